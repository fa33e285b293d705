import { useMemo } from "react";
import { mainSentence, reachesHome } from "#app/components/calculators/affordability/model.ts";
import { OneLoan } from "#app/components/calculators/affordability/one-loan.tsx";
import { AffordabilityAssumptions } from "#app/components/calculators/embedded/affordability.tsx";
import { OwnLoanNote, useOwnLoan } from "#app/components/calculators/embedded/use-own-loan.tsx";
import { AnswerState, SentenceParts, SpokenAnswer } from "#app/components/calculators/fields/calculator-frame.tsx";
import { namesOf, sentenceText, type Texts } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { useAfterFrame } from "#app/components/calculators/fields/use-after-frame.ts";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { useCalculatorPage } from "#app/components/calculators/page/use-calculator-page.ts";
import { OwnStripPlace } from "#app/components/own-numbers/own-strip-place.tsx";
import type { SceneColor } from "#app/components/scenes/shapes.tsx";
import { Arrow } from "#app/components/ui/icons.tsx";
import type { CalculatorQuestionId } from "#app/content/calculators/calculator-list.ts";
import { counted } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import type { OwnNumberName } from "#app/lib/my-path/own-numbers.ts";
import { type DoorAnswers, doorAnswers, homeTexts, threeNumbers } from "./door-answers.ts";
import { HallDoor } from "./hall-door-scene.tsx";

/** A question, and what its door leads to. */
export type HallQuestion = {
  id: CalculatorQuestionId;
  question: string;
  /** What it is about, for numbers that have no answer. */
  about: string;
  /** A tool that isn't a calculator. */
  also: { to: string; label: string } | null;
  calculators: readonly HallCalculator[];
};
/** `takes` are the fields that the hall has numbers for. */
type HallCalculator = { slug: string; title: string; takes: readonly CarriedName[] };
export type CarriedName = keyof typeof carriedFields;

/** The three numbers, the home that they reach, and its loan: the fields, and what each means. */
export const carriedFields = {
  income: "yearlyIncome",
  debts: "debts",
  cash: "cash",
  price: "price",
  down: "downShare",
  program: "loanKind",
  tax: "propertyTaxRate",
  mortgageInsurance: "mortgageInsuranceRate",
} as const satisfies Partial<Record<string, OwnNumberName>>;

type HallProps = {
  questions: readonly HallQuestion[];
  /** The fields that a browser without JavaScript sent with the form; null if it sent none. */
  sent: Texts<keyof typeof threeNumbers.rules> | null;
};

const { rules } = threeNumbers;
const colors: Record<CalculatorQuestionId, SceneColor> = {
  "can-i": "go",
  "each-month": "slate",
  cash: "brick",
  "which-loan": "green",
  "worth-it": "slate",
  "i-own-it": "brick",
};

/** Three numbers, the price that they reach, and six doors that each answer a question with them. */
export function Hall({ questions, sent }: HallProps) {
  const { placed, own: loan } = useOwnLoan(threeNumbers);
  // The fields stay the same, whichever loan a plan brings.
  const calculation = useMemo(() => ({ rules, check: placed.check }), [placed]);
  const { numbers, start, own } = useCalculatorPage(calculation, sent);
  useKeyboardInset(numbers.fields);
  const { answer, problems, waits } = numbers;
  // A keystroke updates only the sentence. The doors follow in later frames.
  const shown = useAfterFrame(numbers.answered);
  const plan = loan?.texts;
  const answers = useMemo(() => doorAnswers(placed, shown, plan), [placed, shown, plan]);
  const sentence = mainSentence(answer);
  const carried = numbers.isExample || own.areAll ? null : { ...plan, ...shown.texts, ...homeTexts(shown.answer) };
  const hrefOf = ({ slug, takes }: HallCalculator) => {
    const path = `/calculators/${slug}`;
    if (!carried) return path;
    return path + (slug === placed.slug ? placed.carried(numbers.held) : fragmentOf(takes, carried));
  };
  return (
    <div className="calc">
      <OwnStripPlace said={own.said} onUse={own.use} onDrop={own.drop} />
      <section className="wrap cols cols--end hl__head">
        {/* The claims check accepts figures in here: they are the calculators' own. */}
        <div className={classNames("calc__out", waits && "calc__out--stale")} data-worked-out="">
          <AnswerState numbers={numbers} given={own.used} />
          <h1 className="hl__say">
            <SentenceParts sentence={sentence} />
          </h1>
          <SpokenAnswer numbers={numbers} given={own.used} text={sentenceText(sentence)} />
        </div>
        <form method="get" action="/calculators" noValidate onSubmit={(event) => event.preventDefault()}>
          <fieldset
            className="calc__in hl__three"
            ref={numbers.fields}
            onInput={numbers.onInput}
            onBlur={numbers.onBlur}
          >
            <legend className="vh">Three numbers you know</legend>
            {namesOf(rules).map((name) => (
              <TypedField
                key={name}
                id={`hall-${name}`}
                name={name}
                rule={rules[name]}
                problem={problems[name]}
                start={start[name]}
              />
            ))}
          </fieldset>
          <noscript>
            <button type="submit" className="btn btn--sm">
              Show
            </button>
          </noscript>
          <p className="fine">Income before tax, for everyone who signs. Your rent is not a debt.</p>
        </form>
      </section>
      <section className={classNames("hl", waits && "hl--stale")} aria-label="Calculators by question">
        <ul className="hl__doors">
          {questions.map((question) => (
            <Door
              key={question.id}
              question={question}
              answers={answers}
              open={question.id === "can-i" && reachesHome(shown.answer)}
              hrefOf={hrefOf}
            />
          ))}
        </ul>
      </section>
      <div className="wrap hl__notes" data-worked-out="">
        <OneLoan answer={answer} />
        <AffordabilityAssumptions closing="cash" />
        <OwnLoanNote own={loan} />
      </div>
      <p className="answerbar" aria-hidden="true">
        {waits ? "Waiting for the whole number" : sentenceText(answers["can-i"] ?? sentence)}
      </p>
    </div>
  );
}

type DoorProps = {
  question: HallQuestion;
  answers: DoorAnswers;
  open: boolean;
  hrefOf: (calculator: HallCalculator) => string;
};

/** A door, its question with the answer to the numbers above, and the calculators behind it. */
function Door({ question: { id, question, about, also, calculators }, answers, open, hrefOf }: DoorProps) {
  const says = answers[id];
  return (
    <li id={id}>
      <div className="hl__wall">
        <HallDoor count={calculators.length} color={colors[id]} open={open} />
      </div>
      <div className="hl__text">
        <h2>{question}</h2>
        <p className="hl__answer" data-worked-out="">
          {says ? <SentenceParts sentence={says} /> : about}
        </p>
      </div>
      <details className="unfold on-paper">
        <summary>{counted(calculators.length, "calculator")}</summary>
        <ul>
          {calculators.map((calculator) => (
            <li key={calculator.slug} id={calculator.slug}>
              <a href={hrefOf(calculator)}>{calculator.title}</a>
            </li>
          ))}
          {also && (
            <li>
              <a href={also.to}>
                {also.label} <Arrow />
              </a>
            </li>
          )}
        </ul>
      </details>
    </li>
  );
}

/** The numbers that a calculator asks for, after the `#`, which browsers do not send. */
function fragmentOf(takes: readonly CarriedName[], texts: Partial<Texts<CarriedName>>): string {
  const given = takes.flatMap((name) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, text]];
  });
  return given.length === 0 ? "" : `#${new URLSearchParams(given)}`;
}
