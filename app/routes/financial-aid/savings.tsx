import { exampleTexts, namesOf } from "#app/components/calculators/typed-fields.ts";
import { useKeyboardInset } from "#app/components/calculators/use-keyboard-inset.ts";
import { useTypedNumbers } from "#app/components/calculators/use-typed-numbers.ts";
import { Field } from "#app/components/forms/field.tsx";
import { Tag } from "#app/components/ui/tag.tsx";
import { IncomeLimit, SavingsBar, SavingsSentence, SpokenSavings } from "./savings-answer.tsx";
import { SavingsAssumptions } from "./savings-assumptions.tsx";
import { SavingsStoop } from "./savings-stoop.tsx";
import { savingsRules, savingsSum } from "./savings-sum.ts";
import { SavingsTable } from "./savings-table.tsx";

const examples = exampleTexts(savingsRules);

/** What is due at closing, and what example amounts of help would cover. Without JavaScript it is the finished sample. */
export function Savings() {
  const { answer, isExample, problems, fields, onInput, onBlur } = useTypedNumbers(savingsSum);
  const stale = Object.keys(problems).length > 0;
  useKeyboardInset(fields);
  return (
    <section className="leg leg--L sec" aria-labelledby="savings-title">
      <div className="wrap calc">
        <fieldset className="calc__in" ref={fields} onInput={onInput} onBlur={onBlur}>
          <legend>
            <h2 id="savings-title">How much lower could the step be?</h2>
          </legend>
          <noscript>
            <p className="small">
              This is a finished sample. Changing the numbers needs JavaScript, which is off in this browser.
            </p>
          </noscript>
          {namesOf(savingsRules).map((name) => (
            <Field
              key={name}
              id={`savings-${name}`}
              name={name}
              label={savingsRules[name].label}
              help={savingsRules[name].help ?? ""}
              errors={problems[name] ? [problems[name]] : undefined}
              defaultValue={examples[name]}
              inputMode="decimal"
              autoComplete="off"
            />
          ))}
          <IncomeLimit answer={answer} />
        </fieldset>
        <div className={stale ? "calc__out calc__out--stale" : "calc__out"}>
          <div className="calc__state">
            {stale ? (
              <p className="err">This is the answer to your last good numbers. Mend the marked one and it follows.</p>
            ) : (
              <Tag>{isExample ? "Sample until you change a number" : "Your numbers, with example amounts of help"}</Tag>
            )}
          </div>
          <SavingsSentence answer={answer} isExample={isExample} />
          <SpokenSavings answer={answer} silent={isExample} />
          <SavingsStoop answer={answer} />
          <SavingsTable answer={answer} isExample={isExample} />
        </div>
        <SavingsAssumptions />
        <SavingsBar answer={answer} stale={stale} />
      </div>
    </section>
  );
}
