import type { ReactNode } from "react";
import { TapField } from "#app/components/forms/choice-fields.tsx";
import { Field } from "#app/components/forms/field.tsx";
import { stateNames } from "#app/content/places/county-list.ts";
import {
  type FinderFieldName,
  type FinderProblems,
  type FinderTexts,
  householdChoices,
  priceBands,
  scoreBands,
  yesOrNo,
} from "#app/forms/finder-answers.ts";
import type { PlaceFound } from "#app/lib/places/find-place.ts";

type QuestionsProps = { texts: FinderTexts; problems: FinderProblems; place: PlaceFound };
type Choice = { value: string; label: string };

const stateChoices = [...stateNames].map(([value, label]) => ({ value, label }));

/** The eight questions. Nothing has to be answered. The ids are those of the fields in the list of problems. */
export function Questions({ texts, problems, place }: QuestionsProps) {
  const typed = (name: FinderFieldName) => ({
    id: fieldId(name),
    name,
    defaultValue: texts[name],
    errors: problems[name] ? [problems[name]] : undefined,
    optional: true,
    autoComplete: "off",
  });
  return (
    <ol className="af-ask">
      <Question>
        <fieldset className="af-place">
          <legend className="lab">Where do you want to buy?</legend>
          <Field {...typed("zip")} label="ZIP code" inputMode="numeric" maxLength={10} />
          <Pick name="state" label="Or a state" choices={stateChoices} value={texts.state} />
          {place.choices.length > 1 && (
            <Pick
              key={place.choices.map(({ fips }) => fips).join()}
              name="county"
              label={texts.zip === "" ? "Which county?" : `ZIP code ${texts.zip} lies in several counties. Which one?`}
              choices={place.choices.map(({ fips, name }) => ({ value: fips, label: name }))}
              value={texts.county}
            />
          )}
        </fieldset>
      </Question>
      <Question>
        <Pick
          name="household"
          label="How many people would live there?"
          choices={householdChoices}
          value={texts.household}
        />
      </Question>
      <Question>
        <Field
          {...typed("income")}
          label="What do all of them earn in a year, before tax?"
          inputMode="decimal"
          placeholder="$62,000"
        />
      </Question>
      <Question>
        <YesOrNo name="owned" legend="Have you owned a home in the last three years?" value={texts.owned} />
      </Question>
      <Question>
        <YesOrNo name="military" legend="Is anyone buying in the military, or a veteran?" value={texts.military} />
      </Question>
      <Question>
        <Pick name="price" label="What price do you have in mind?" choices={priceBands} value={texts.price} />
      </Question>
      <Question>
        <Field {...typed("savings")} label="What have you saved for it?" inputMode="decimal" placeholder="$9,000" />
      </Question>
      <Question>
        <Pick name="score" label="Where is your credit score?" choices={scoreBands} value={texts.score} />
      </Question>
    </ol>
  );
}

export function fieldId(name: FinderFieldName): string {
  return `finder-${name}`;
}

function Question({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}

function Pick({
  name,
  label,
  choices,
  value,
}: {
  name: FinderFieldName;
  label: string;
  choices: readonly Choice[];
  value: string;
}) {
  return (
    <div className="field">
      <label htmlFor={fieldId(name)}>{label}</label>
      <select className="inp" id={fieldId(name)} name={name} defaultValue={value} autoComplete="off">
        <option value="">Skip</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function YesOrNo({ name, legend, value }: { name: FinderFieldName; legend: string; value: string }) {
  return <TapField id={fieldId(name)} name={name} legend={legend} choices={yesOrNo} defaultValue={value} />;
}
