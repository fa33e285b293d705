import { SpokenText } from "#app/components/calculators/fields/spoken-text.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { hasProblems, namesOf } from "#app/components/calculators/fields/typed-fields.ts";
import { useTypedNumbers } from "#app/components/calculators/fields/use-typed-numbers.ts";
import {
  besideRent,
  type MonthlyPaymentAnswer,
  monthlyPaymentModel,
} from "#app/components/calculators/monthly-payment/monthly-payment-model.ts";
import { paymentInYear } from "#app/components/calculators/monthly-payment/payment-in-year.ts";
import { AnswerSentence } from "#app/components/calculators/page/answer-sentence.tsx";
import { PaymentHouse } from "#app/components/calculators/plots/payment-house.tsx";
import { PaymentTable } from "#app/components/calculators/plots/payment-table.tsx";
import { formatDollars, formatShare } from "#app/lib/format/format-currency.ts";
import { CalculatorFrame } from "./calculator-frame.tsx";
import { homePayment } from "./home-payment-excerpt.ts";
import { PaymentAssumptions } from "./payment-assumptions.tsx";
import { useKeyboardInset } from "./use-keyboard-inset.ts";

/** The quick monthly payment. Without JavaScript it is a finished example. */
export function HomePayment({ title }: { title: string }) {
  const numbers = useTypedNumbers(homePayment);
  const { answer, isExample, problems } = numbers;
  useKeyboardInset(numbers.fields);
  const { rules } = homePayment;
  const downShare = `${formatShare(answer.downCents / answer.priceCents)} of the price`;
  const payment = paymentInYear(answer, 0);
  return (
    <CalculatorFrame
      className="wrap"
      numbers={numbers}
      full={homePayment}
      legend={<h2>{title}</h2>}
      fields={namesOf(rules).map((name) => (
        <TypedField
          key={name}
          id={`payment-${name}`}
          name={name}
          rule={rules[name]}
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
      <AnswerSentence sentence={monthlyPaymentModel.headline(answer)} />
      <SpokenText text={`About ${formatDollars(answer.cost.monthlyCents)} a month`} silent={isExample} />
      <PaymentHouse answer={payment} />
      <PaymentTable answer={payment} />
    </CalculatorFrame>
  );
}

/** On phones: the answer at the bottom of the window while a field is being edited. CSS shows it only then. */
function AnswerBar({ answer, stale }: { answer: MonthlyPaymentAnswer; stale: boolean }) {
  const beside = besideRent(answer);
  return (
    <p className="answerbar" aria-hidden="true">
      <b>{formatDollars(answer.cost.monthlyCents)}</b> a month
      <span>
        {stale && "Fix the marked number"}
        {!stale && beside === "same" && "same as rent"}
        {!stale && beside && beside !== "same" && `${beside.text} than rent`}
      </span>
    </p>
  );
}
