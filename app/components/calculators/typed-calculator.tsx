import type { ReactNode } from "react";
import { Tag } from "#app/components/ui/tag.tsx";
import { SpokenText } from "./spoken-text.tsx";
import { TypedField } from "./typed-field.tsx";
import { hasProblems, namesOf, type TypedSum } from "./typed-fields.ts";
import { useTypedNumbers } from "./use-typed-numbers.ts";

type TypedCalculatorProps<Name extends string, Answer extends object> = {
  /** Stands before the ids of the fields. */
  id: string;
  title: string;
  sum: TypedSum<Name, Answer>;
  /** The answer in a few words, for those who hear it. */
  say: (answer: Answer) => string;
  children: (answer: Answer) => ReactNode;
};

/** Fields on the left, the answer on the right. Without JavaScript it is a finished example. */
export function TypedCalculator<Name extends string, Answer extends object>({
  id,
  title,
  sum,
  say,
  children,
}: TypedCalculatorProps<Name, Answer>) {
  const { answer, isExample, problems, fields, onInput, onBlur } = useTypedNumbers(sum);
  const stale = hasProblems(problems);
  return (
    <div className="calc">
      <fieldset className="calc__in" ref={fields} onInput={onInput} onBlur={onBlur}>
        <legend>
          <h3>{title}</h3>
        </legend>
        <noscript>
          <p className="small">
            This is a finished example. Changing the numbers needs JavaScript, which is off in this browser.
          </p>
        </noscript>
        {namesOf(sum.rules).map((name) => (
          <TypedField key={name} id={`${id}-${name}`} name={name} rule={sum.rules[name]} problem={problems[name]} />
        ))}
      </fieldset>
      <div className={stale ? "calc__out calc__out--stale" : "calc__out"}>
        <div className="calc__state">
          {stale ? (
            <p className="err">This is the answer to your last good numbers. Mend the marked one and it follows.</p>
          ) : (
            <Tag>{isExample ? "Example until you change a number" : "Your numbers, not an offer of credit"}</Tag>
          )}
        </div>
        {children(answer)}
        <SpokenText text={say(answer)} silent={isExample} />
      </div>
    </div>
  );
}
