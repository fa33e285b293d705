import type { ReactNode } from "react";
import { SelectField } from "#app/components/calculators/fields/select-field.tsx";
import { TapField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { isPlaceName, stateCalled, stateNames } from "#app/content/places/county-list.ts";
import { housingCounselor } from "#app/content/site/housing-counselor.ts";
import type { FinderAnswers } from "#app/domain/programs/rules.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import {
  chosen,
  type FinderFieldName,
  type FinderProblems,
  type FinderTexts,
  finderSteps,
  householdChoices,
  priceBands,
  scoreBands,
  yesOrNo,
} from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFound } from "#app/lib/places/find-place.ts";

type QuestionsProps = {
  texts: FinderTexts;
  problems: FinderProblems;
  place: PlaceFound;
  /** The screen shown when scripts run; without scripts all of them show. */
  step: number;
  /** The income line of help programs for this household, as a sentence; null while that is open. */
  incomeLine: string | null;
};
type Choice = { value: string; label: string };

const stateChoices = [...stateNames].map(([value, label]) => ({ value, label }));

/** The questions, one screen each. All are optional. The ids are those of the fields in the list of problems. */
export function Questions({ texts, problems, place, step, incomeLine }: QuestionsProps) {
  const typed = (name: FinderFieldName, help = "") => ({
    id: fieldId(name),
    name,
    defaultValue: texts[name],
    errors: problems[name] ? [problems[name]] : undefined,
    ...(help && { help }),
    optional: true,
    autoComplete: "off",
  });
  const screen = (index: number) => ({ index, shown: index === step });
  return (
    <>
      <Screen {...screen(0)} title="Where do you want to buy?" help="One of these is enough.">
        <Field {...typed("zip")} label="ZIP code or city" maxLength={40} placeholder="85201 or Mesa, AZ" />
        <Pick name="state" label="Or pick a state" choices={stateChoices} value={texts.state} />
        {place.choices.length > 1 && (
          <Pick
            key={place.choices.map(({ fips }) => fips).join()}
            name="county"
            label={countyLabel(texts.zip, place.state)}
            help={place.state === "CT" ? connecticut : ""}
            error={problems.county}
            choices={place.choices.map(({ fips, name }) => ({ value: fips, label: name }))}
            value={texts.county}
          />
        )}
      </Screen>
      <Screen {...screen(1)} title="How many people will live there?" help="Everyone, children too.">
        <TapField
          id={fieldId("household")}
          name="household"
          legend="People"
          choices={householdChoices}
          defaultValue={texts.household}
        />
      </Screen>
      <Screen
        {...screen(2)}
        title="What do all of you earn in a year?"
        help="Before tax, everyone who will live there."
      >
        <Field {...typed("income", incomeLine ?? "")} label="Income a year" inputMode="decimal" placeholder="$62,000" />
      </Screen>
      <Screen
        {...screen(3)}
        title="Do you know a credit score?"
        help="Any score helps. Looking at your own does not lower it."
      >
        <Field
          {...typed("score", scoreHelp)}
          label="Credit score"
          inputMode="numeric"
          maxLength={7}
          placeholder="640"
        />
      </Screen>
      <Screen {...screen(4)} title="Have you owned a home, or served?">
        <YesOrNo name="owned" legend="Have you owned a home in the last three years?" value={texts.owned} />
        <YesOrNo name="military" legend="Is anyone buying in the military, or a veteran?" value={texts.military} />
      </Screen>
      <Screen {...screen(5)} title="What would you spend?">
        <Pick name="price" label="What price do you have in mind?" choices={priceBands} value={texts.price} />
        <Field {...typed("savings")} label="What have you saved for it?" inputMode="decimal" placeholder="$9,000" />
      </Screen>
    </>
  );
}

const scoreHelp = `Not sure? Three free ways to find it: your bank’s app, your card’s bill, or a HUD housing counselor at ${housingCounselor.phone}.`;
const connecticut =
  "Connecticut now has nine planning regions in place of its counties. Not sure? A ZIP code finds yours.";

function countyLabel(typed: string, state: string): string {
  if (isPlaceName(typed) && stateCalled(typed) === null) return `More than one place is called ${typed}. Which county?`;
  if (typed !== "" && !isPlaceName(typed))
    return `ZIP code ${readZip(typed) ?? typed} is in more than one county. Which one?`;
  return state === "CT" ? "Which planning region?" : "Which county?";
}

export function fieldId(name: FinderFieldName): string {
  return `finder-${name}`;
}

export function screenId(step: number): string {
  return `finder-question-${step + 1}`;
}

type ScreenProps = { index: number; shown: boolean; title: string; help?: string; children: ReactNode };

function Screen({ index, shown, title, help, children }: ScreenProps) {
  return (
    <fieldset className={shown ? "q" : "q af-q--later"} aria-labelledby={screenId(index)}>
      <h2 id={screenId(index)} tabIndex={-1}>
        <span className="vh">
          Question {index + 1} of {finderSteps.length}:{" "}
        </span>
        {title}
      </h2>
      {help && <p className="small">{help}</p>}
      {children}
    </fieldset>
  );
}

type PickProps = {
  name: FinderFieldName;
  label: string;
  help?: string;
  error?: string | undefined;
  choices: readonly Choice[];
  value: string;
};

/** A list that may be skipped. */
function Pick({ name, choices, value, ...words }: PickProps) {
  const all = [{ value: "", label: "Skip" }, ...choices];
  return <SelectField id={fieldId(name)} name={name} choices={all} defaultValue={value} {...words} />;
}

function YesOrNo({ name, legend, value }: { name: FinderFieldName; legend: string; value: string }) {
  return <TapField id={fieldId(name)} name={name} legend={legend} choices={yesOrNo} defaultValue={value} />;
}

/** An answer in words: after the last question, on the call sheet, and where the visitor checks what to take along. */
export type SaidAnswer = { label: string; text: string; step: number };

/** A question with its answer; null if it was skipped. */
export type AskedAnswer = Omit<SaidAnswer, "text"> & { text: string | null };

/** The questions with their readable answers, in order. */
export function askedAnswers(
  texts: FinderTexts,
  { incomeCents, savingsCents, score }: FinderAnswers,
  { county, state }: PlaceFound,
): readonly AskedAnswer[] {
  const rows: readonly [FinderFieldName, string, string | undefined][] = [
    ["zip", "Place", county?.name ?? stateNames.get(state)],
    ["household", "People in the household", chosen(householdChoices, texts.household)?.label],
    ["income", "Income a year", dollarsOf(incomeCents)],
    ["owned", "Owned a home in the last three years", chosen(yesOrNo, texts.owned)?.label],
    ["military", "Serves or served", chosen(yesOrNo, texts.military)?.label],
    ["price", "Price", chosen(priceBands, texts.price)?.label],
    ["savings", "Savings", dollarsOf(savingsCents)],
    ["score", "Credit score", chosen(scoreBands, texts.score)?.label ?? (score ? texts.score : undefined)],
  ];
  return rows.map(([name, label, text]) => ({ label, text: text ?? null, step: stepOf(name) }));
}

export function isSaid(asked: AskedAnswer): asked is SaidAnswer {
  return asked.text !== null;
}

function stepOf(name: FinderFieldName): number {
  return finderSteps.findIndex((names) => names.includes(name));
}

function dollarsOf(cents: number | null): string | undefined {
  return cents === null ? undefined : formatDollars(cents);
}
