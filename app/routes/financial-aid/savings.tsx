import { hasProblems, namesOf } from "#app/components/calculators/calculator-model.ts";
import {
  type HelpAnswer,
  savingsPlanModel,
} from "#app/components/calculators/down-payment-savings/down-payment-savings-model.ts";
import { IncomeLimit } from "#app/components/calculators/down-payment-savings/income-limit.tsx";
import { excerptOf } from "#app/components/calculators/embedded/excerpt.ts";
import {
  CalculatorFrame,
  SpokenAnswer,
  useTypedNumbers,
} from "#app/components/calculators/fields/calculator-frame.tsx";
import { TypedField } from "#app/components/calculators/fields/typed-field.tsx";
import { useKeyboardInset } from "#app/components/calculators/fields/use-keyboard-inset.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { ClaimFigure, Disclosure, DisclosureText } from "#app/components/ui/claim.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { assistance } from "#app/content/claims/assistance-claims.ts";
import { loans } from "#app/content/claims/loans.ts";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { countyMedianIncomes, savingsAssumptions } from "#app/content/finder/assistance-example.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import { HelpSum, SavingsBar, SavingsSentence } from "./savings-answer.tsx";
import { SavingsStoop } from "./savings-stoop.tsx";

/** What help could cover, from the price and the income alone. */
export const helpExcerpt = excerptOf(savingsPlanModel, {
  price: { label: "Home Price" },
  income: { label: "Annual Income" },
});

/** What is due at closing, and what example amounts of help would cover. Without JavaScript it is the finished sample. */
export function Savings() {
  const numbers = useTypedNumbers(helpExcerpt);
  const { isExample, problems } = numbers;
  const answer = numbers.answer.help;
  useKeyboardInset(numbers.fields);
  return (
    <section className="leg leg--L sec" aria-labelledby="savings-title">
      <CalculatorFrame
        className="wrap calc--two"
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
        <SpokenAnswer
          numbers={numbers}
          text={`Help could cover ${formatDollars(answer.helpCents)}. You bring ${formatDollars(answer.leftCents)}`}
        />
        <SavingsStoop answer={answer} />
        <SavingsTable answer={answer} isExample={isExample} />
      </CalculatorFrame>
    </section>
  );
}

/** What the answer takes for granted and what it leaves out. */
export function SavingsAssumptions() {
  return (
    <div className="calc__notes">
      <h3 className="h4">What this assumes</h3>
      <ul className="lines facts">
        <li>
          <b>Down payment</b>
          <span>
            <ClaimFigure claim={loans.conventionalDown} /> of the price, the least that a conventional loan for
            first-time buyers asks. FHA asks <ClaimFigure claim={loans.fhaDown} />.
          </span>
        </li>
        <li>
          <b>Closing costs</b>
          <span>
            {formatRate(savingsAssumptions.closingShare)} of the price. A planning assumption: they commonly run from 2%
            to 5%, and your Loan Estimate says yours.
          </span>
        </li>
        <li>
          <b>Help</b>
          <span>
            Example amounts: <ClaimFigure claim={assistance.firstTimeBuyer} /> toward the down payment and{" "}
            <ClaimFigure claim={assistance.closingCosts} /> toward closing costs, and never more than is due.
          </span>
        </li>
      </ul>
      <p className="cost small">
        <b>What this leaves out.</b> Moving, first repairs and the savings a lender may want to see. Whether two
        programs may be combined, and whether yours are open today. Help that is a second loan has to be paid back.
      </p>
      <DisclosureText>
        <Disclosure
          claims={[
            assistance.sampleSavings,
            assistance.firstTimeBuyer,
            assistance.closingCosts,
            loans.conventionalDown,
            loans.fhaDown,
          ]}
        />{" "}
        Area medians: {countyMedianIncomes.source}.
      </DisclosureText>
      <Overdue table={datedTables.incomeLimits} />
    </div>
  );
}

export function SavingsTable({ answer, isExample }: { answer: HelpAnswer; isExample: boolean }) {
  const rows = [
    { name: "Down payment", due: answer.downCents, help: answer.downHelpCents },
    { name: "Closing costs", due: answer.closingCents, help: answer.closingHelpCents },
  ];
  return (
    <NumbersTable
      head={["At closing", "Due", "Help", "You bring"]}
      rows={rows.map(({ name, due, help }) => [
        name,
        formatDollars(due),
        amountOrNothing(help),
        amountOrNothing(due - help),
      ])}
      sum={[
        "Together",
        formatDollars(answer.dueCents),
        <HelpSum key="help" answer={answer} isExample={isExample} />,
        amountOrNothing(answer.leftCents),
      ]}
    />
  );
}

function amountOrNothing(cents: number): string {
  return cents === 0 ? "nothing" : formatDollars(cents);
}
