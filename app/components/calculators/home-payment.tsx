import { formatRate } from "#app/lib/format-currency.ts";
import { CalculatorFrame } from "./calculator-frame.tsx";
import { fieldRules, homePayment } from "./home-payment-fields.ts";
import { AnswerBar, AnswerSentence, SpokenAnswer } from "./payment-answer.tsx";
import { PaymentAssumptions } from "./payment-assumptions.tsx";
import { PaymentHouse } from "./payment-house.tsx";
import { PaymentTable } from "./payment-table.tsx";
import { TypedField } from "./typed-field.tsx";
import { hasProblems, namesOf } from "./typed-fields.ts";
import { useKeyboardInset } from "./use-keyboard-inset.ts";
import { useTypedNumbers } from "./use-typed-numbers.ts";

/** The quick monthly payment. Without JavaScript it is a finished example. */
export function HomePayment({ title }: { title: string }) {
  const numbers = useTypedNumbers(homePayment);
  const { answer, isExample, problems } = numbers;
  useKeyboardInset(numbers.fields);
  const downShare = `${formatRate(Math.round(answer.downShare * 1000) / 1000)} of the price`;
  return (
    <CalculatorFrame
      className="wrap"
      numbers={numbers}
      full="monthly-payment"
      legend={<h2>{title}</h2>}
      fields={namesOf(fieldRules).map((name) => (
        <TypedField
          key={name}
          id={`payment-${name}`}
          name={name}
          rule={fieldRules[name]}
          problem={problems[name]}
          help={name === "down" ? downShare : undefined}
        />
      ))}
      after={
        <>
          <PaymentAssumptions />
          <AnswerBar answer={answer} stale={hasProblems(problems)} />
        </>
      }
    >
      <AnswerSentence answer={answer} />
      <SpokenAnswer answer={answer} silent={isExample} />
      <PaymentHouse answer={answer} />
      <PaymentTable answer={answer} />
    </CalculatorFrame>
  );
}
