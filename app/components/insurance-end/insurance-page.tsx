import { type ReactNode, useState } from "react";
import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { type Sentence, sentenceText, strong } from "#app/components/calculators/fields/calculator-model.ts";
import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { DeviceNotices } from "#app/components/device/device-notices.tsx";
import { DevicePart, useKept } from "#app/components/device/device-part.tsx";
import { LetterPaper } from "#app/components/device/letter-paper.tsx";
import { DatesWay, PrintWay, Way, WipeWay } from "#app/components/device/way.tsx";
import { TickField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { SpokenProblem, SpokenText } from "#app/components/ui/spoken-text.tsx";
import { Stop } from "#app/components/ui/stop.tsx";
import { insuranceStatementNames, insuranceStatements } from "#app/content/insurance-end/insurance-statements.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { saveCalendar, saveFile } from "#app/lib/device/save-file.ts";
import { useRounds } from "#app/lib/device/use-rounds.ts";
import { letterText } from "#app/lib/letters/paper-letter.ts";
import {
  type InsuranceField,
  type InsuranceKind,
  type InsurancePlan,
  insuranceDates,
  insuranceFields,
  insuranceKinds,
  insuranceLetter,
  insuranceMore,
  insuranceRules,
  insuranceSentence,
  insuranceStore,
  isWorthAsking,
  type KeptInsurance,
  mostTextLetters,
  readInsurance,
} from "./insurance-plan.ts";

/** Changes the kept texts or statements, even if another tab has just changed them. */
function keepPart(change: (before: KeptInsurance) => Partial<KeptInsurance>): void {
  const { kept } = insuranceStore.snapshot();
  insuranceStore.keep({ ...kept, ...change(kept) });
}

/** The loan, the days on which its insurance ends, and the letter that requests it. */
export function InsuranceEnd() {
  return <DevicePart Part={InsurancePage} />;
}

/** Everything, once the date and the data on this device are known. */
function InsurancePage({ today }: { today: string }) {
  const page = useKept(insuranceStore);
  const { kept } = page;
  const read = readInsurance(kept.texts);
  const round = useRounds(insuranceStore, kept);
  return (
    <>
      <div className="wrap screen-only">
        <DeviceNotices
          page={page}
          store={insuranceStore}
          what="loan"
          instead="Print or save the letter if you want to keep it."
          file="mortgage-insurance-unread.txt"
        />
      </div>
      <section className="wrap cols cols--start ie" key={`numbers-${page.round}`}>
        <Numbers key={round} texts={kept.texts} problems={read.is === "typing" ? read.problems : {}} />
        <div data-worked-out="">
          {read.is === "plan" ? (
            <Answer plan={read.plan} today={today} />
          ) : read.is === "other" ? (
            <Other kind={read.kind} />
          ) : read.is === "none" ? (
            <Said sentence={["A loan like this ", strong("needs none"), "."]}>
              <p>
                You borrowed 80% of the price or less. If you still pay private mortgage insurance, ask your servicer
                why.
              </p>
            </Said>
          ) : (
            <p className="small">
              {read.missing
                ? "Fill in the five numbers of your loan to see the dates. They are on your closing papers."
                : "One number cannot be read yet. The dates show when it can."}
            </p>
          )}
        </div>
      </section>
      {read.is === "plan" && isWorthAsking(read.plan) && (
        <LetterPart
          key={`letter-${page.round}-${round}`}
          kept={kept}
          plan={read.plan}
          today={today}
          onWipe={page.onWipe}
        />
      )}
    </>
  );
}

type NumbersProps = { texts: KeptInsurance["texts"]; problems: Partial<Record<InsuranceField, string>> };

/** The loan at its start. A problem shows once the visitor leaves its field. */
function Numbers({ texts, problems }: NumbersProps) {
  const [start] = useState(texts);
  const [left, setLeft] = useState<readonly string[]>([]);
  const shown: typeof problems = Object.fromEntries(Object.entries(problems).filter(([name]) => left.includes(name)));
  return (
    <form
      className="screen-only ie-numbers"
      noValidate
      autoComplete="off"
      aria-label="Your loan"
      onSubmit={(event) => event.preventDefault()}
      onInput={({ currentTarget }) => {
        const typed = [...new FormData(currentTarget)].map(([name, value]) => [
          name,
          String(value).slice(0, mostTextLetters),
        ]);
        keepPart((before) => ({ texts: { ...before.texts, ...Object.fromEntries(typed) } }));
      }}
      onBlur={({ target }) => {
        if (target instanceof HTMLInputElement && target.value !== "") setLeft((before) => [...before, target.name]);
      }}
    >
      <h2>Your loan</h2>
      <SpokenProblem problems={shown} />
      <SelectField
        id="insurance-kind"
        name="kind"
        label="Which insurance is it?"
        choices={insuranceKinds}
        defaultValue={start.kind ?? insuranceKinds[0].value}
      />
      <div className="two">
        {insuranceFields.map((name) => (
          <TypedField
            key={name}
            id={`insurance-${name}`}
            name={name}
            rule={insuranceRules[name]}
            start={start[name] ?? ""}
            problem={shown[name]}
          />
        ))}
      </div>
    </form>
  );
}

function Said({ sentence, children }: { sentence: Sentence; children: ReactNode }) {
  return (
    <>
      <div className="ie-said">
        <AnswerSentence sentence={sentence} />
        {children}
      </div>
      <SpokenText text={sentenceText(sentence)} silent={false} />
    </>
  );
}

function Answer({ plan, today }: { plan: InsurancePlan; today: string }) {
  const dates = insuranceDates(plan);
  const next = dates.findIndex(({ day }) => day >= today);
  return (
    <>
      <Said sentence={insuranceSentence(plan, today)}>
        <p>{insuranceMore(plan, today)}</p>
      </Said>
      <ol className="vpath ie-dates">
        {dates.map(({ id, day, title, text }, index) => (
          <li key={id}>
            <Stop state={index === next ? "next" : day < today ? "done" : "later"} />
            <div>
              <p className="ie-when">{formatDay(day)}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const otherWays: Record<Exclude<InsuranceKind, "private">, { sentence: Sentence; text: string }> = {
  adjustable: {
    sentence: ["The days on such a loan ", strong("move with its rate"), "."],
    text: "The same 80% and 78% of the original value count, but by the schedule that holds after each change of the rate (12 U.S.C. 4901). So no one can work out the days in advance. Ask your servicer in writing for both days by today’s schedule, and ask again after each change.",
  },
  fha: {
    sentence: ["FHA insurance ", strong("does not end by asking"), "."],
    text: "On loans since June 2013: if your down payment was 10% or more, it ends after 11 years. If it was less, it lasts as long as the loan. Older loans have other rules: ask your servicer. The way out is a new loan without it, once you owe 80% of what the home is worth.",
  },
  usda: {
    sentence: ["USDA’s annual fee ", strong("does not end by asking"), "."],
    text: "It lasts as long as the loan. The way out is a new loan without it.",
  },
  lender: {
    sentence: ["Insurance that the lender pays ", strong("does not end by asking"), "."],
    text: "You pay it through a higher rate, for as long as you have the loan. The way out is a new loan.",
  },
};

function Other({ kind }: { kind: Exclude<InsuranceKind, "private"> }) {
  const { sentence, text } = otherWays[kind];
  return (
    <Said sentence={sentence}>
      <p>
        {text} <a href="/calculators/refinance">See whether a new loan pays</a>.
      </p>
    </Said>
  );
}

type LetterPartProps = { kept: KeptInsurance; plan: InsurancePlan; today: string; onWipe: () => void };

/** The letter that requests the end, and the ways to take it and the dates along. */
function LetterPart({ kept, plan, today, onWipe }: LetterPartProps) {
  const [start] = useState(kept);
  const letter = insuranceLetter(kept, plan);
  const steps = insuranceDates(plan).filter(({ day }) => day >= today);
  const text = (name: string, label: string, help?: string, multiline = false) => {
    const field = { id: `letter-${name}`, name, label, ...(help && { help }), maxLength: mostTextLetters };
    const rest = { mayBeEmpty: true, defaultValue: start.texts[name] ?? "", errors: undefined };
    return multiline ? <Field multiline rows={3} {...field} {...rest} /> : <Field {...field} {...rest} />;
  };
  return (
    <section className="wrap sec--tight ie-letter">
      <h2 className="screen-only">The letter that asks</h2>
      <div className="cols cols--start">
        <LetterPaper letter={letter} />
        <div className="screen-only">
          <form
            noValidate
            autoComplete="off"
            aria-label="The letter that asks"
            onSubmit={(event) => event.preventDefault()}
            onInput={({ currentTarget }) => {
              const form = new FormData(currentTarget);
              const checked = form.getAll("statements");
              form.delete("statements");
              keepPart((before) => ({
                texts: {
                  ...before.texts,
                  ...Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
                },
                statements: insuranceStatementNames.filter((name) => checked.includes(name)),
              }));
            }}
          >
            <TickField
              name="statements"
              legend="Which of these are true?"
              help="Check only what is true. The servicer looks it up."
              ticked={start.statements}
              choices={insuranceStatementNames.map((value) => ({ value, ...insuranceStatements[value] }))}
            />
            <div className="two">
              {text("name", "Your name")}
              {text("loanNumber", "Loan number", "From your statement")}
            </div>
            {text("address", "Your address", undefined, true)}
            {text("servicer", "Your servicer", "Who you pay each month")}
            {text("servicerAddress", "Its address", "For letters, not for payments", true)}
          </form>
          <ul className="rows take">
            <PrintWay title="The letter on paper" text="Sign it, and send it by certified mail." />
            <Way title="The letter as text" text="To paste into your servicer’s website, or to edit.">
              <Button
                look="line"
                small
                onClick={() => saveFile("end-mortgage-insurance.txt", "text/plain", letterText(letter))}
              >
                Save Text
              </Button>
            </Way>
            <DatesWay
              count={steps.length}
              none="All of them are past."
              onSave={() => saveCalendar({ id: "end-mortgage-insurance", name: "When mortgage insurance ends", steps })}
            />
            <WipeWay onWipe={onWipe} />
          </ul>
        </div>
      </div>
    </section>
  );
}
