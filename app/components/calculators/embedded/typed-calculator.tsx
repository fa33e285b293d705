import type { ReactNode } from "react";
import {
  CalculatorFrame,
  SpokenAnswer,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { namesOf } from "#app/components/calculators/fields/calculator-model.ts";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import type { Excerpt } from "./excerpt.ts";
import { OwnLoanNote, useOwnLoan } from "./use-own-loan.tsx";

type TypedCalculatorProps<Name extends string, Answer extends object> = {
  /** Prefix for the ids of the fields. */
  id: string;
  title: string;
  excerpt: Excerpt<Name, Answer>;
  /** The answer in a few words, for screen readers. */
  say: (answer: Answer) => string;
  children: (answer: Answer) => ReactNode;
};

/** A small calculator inside another page. Without JavaScript it is a finished example. */
export function TypedCalculator<Name extends string, Answer extends object>({
  id,
  title,
  excerpt: asked,
  say,
  children,
}: TypedCalculatorProps<Name, Answer>) {
  const { placed: excerpt, own } = useOwnLoan(asked);
  const numbers = useTypedNumbers(excerpt);
  return (
    <CalculatorFrame
      className="calc--two"
      numbers={numbers}
      full={excerpt}
      legend={<h3>{title}</h3>}
      fields={namesOf(excerpt.rules).map((name) => (
        <TypedField
          key={name}
          id={`${id}-${name}`}
          name={name}
          rule={excerpt.rules[name]}
          problem={numbers.problems[name]}
        />
      ))}
    >
      {children(numbers.answer)}
      <OwnLoanNote own={own} />
      <SpokenAnswer numbers={numbers} text={say(numbers.answer)} />
    </CalculatorFrame>
  );
}
