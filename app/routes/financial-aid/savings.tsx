import { hasProblems, namesOf } from "#app/components/calculators/calculator-model.ts";
import { savingsPlanModel } from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";
import { IncomeLimit } from "#app/components/calculators/down-payment-savings/income-limit.tsx";
import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import {
  CalculatorFrame,
  useKeyboardInset,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { SpokenText } from "#app/components/calculators/fields/spoken-text.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { SavingsBar, SavingsSentence } from "./savings-answer.tsx";
import { SavingsAssumptions } from "./savings-assumptions.tsx";
import { SavingsStoop } from "./savings-stoop.tsx";
import { SavingsTable } from "./savings-table.tsx";

/** What is due at closing, and what example amounts of help would cover. Without JavaScript it is the finished sample. */
export function Savings() {
  const numbers = useTypedNumbers(helpExcerpt);
  const { isExample, problems } = numbers;
  const answer = numbers.answer.help;
  useKeyboardInset(numbers.fields);
  return (
    <section className="leg leg--L sec" aria-labelledby="savings-title">
      <CalculatorFrame
        className="wrap"
        numbers={numbers}
        full={helpExcerpt}
        legend={<h2 id="savings-title">How much lower could the step be?</h2>}
        withoutScript="This is a finished sample. Changing the numbers needs JavaScript, which is off in this browser."
        words={{ example: "Sample until you change a number", own: "Your numbers, with example amounts of help" }}
        fields={
          <>
            {namesOf(helpExcerpt.rules).map((name) => (
              <TypedField
                key={name}
                id={`savings-${name}`}
                name={name}
                rule={helpExcerpt.rules[name]}
                problem={problems[name]}
              />
            ))}
            <IncomeLimit answer={answer} />
          </>
        }
        after={
          <>
            <SavingsAssumptions />
            <SavingsBar answer={answer} stale={hasProblems(problems)} />
          </>
        }
      >
        <SavingsSentence answer={answer} isExample={isExample} />
        <SpokenText
          text={`Help could cover ${formatDollars(answer.helpCents)}. You bring ${formatDollars(answer.leftCents)}`}
          silent={isExample}
        />
        <SavingsStoop answer={answer} />
        <SavingsTable answer={answer} isExample={isExample} />
      </CalculatorFrame>
    </section>
  );
}

/** What help could cover, from the price and the income alone. */
export const helpExcerpt = excerptOf(savingsPlanModel, {
  price: { label: "Home Price" },
  income: { label: "Annual Income" },
});
