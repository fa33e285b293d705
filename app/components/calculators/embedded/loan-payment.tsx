import type { AmortizationAnswer } from "#app/components/calculators/amortization/amortization-model.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { monthsToHalf, scheduleByYear } from "#app/domain/loan/schedule.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { BalancePlot, spanOf } from "./balance-plot.tsx";
import { loanPayment } from "./loan-payment-excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

/** What a loan takes each month, and why so much of it is still owed for so long. */
export function LoanPayment() {
  return (
    <TypedCalculator
      id="loan"
      title="What does the loan take each month?"
      sum={loanPayment}
      say={({ plain }) => `${formatDollars(plain.paymentCents)} a month`}
    >
      {(answer) => (
        <>
          <p className="answer">
            <strong>{formatDollars(answer.plain.paymentCents)}</strong> a month. You owe half of it after{" "}
            <span className="more">{spanOf(monthsToHalf(answer.plain))}</span>
            {answer.plain.totalInterestCents > 0 && ", because interest is paid first"}.
          </p>
          <BalancePlot answer={answer} />
          <BalanceTable answer={answer} />
          <p className="fine">
            Principal and interest only; tax, insurance and mortgage insurance come on top. The APR, which counts a
            lender’s fees, is higher than the rate.
          </p>
        </>
      )}
    </TypedCalculator>
  );
}

function BalanceTable({ answer: { plain } }: { answer: AmortizationAnswer }) {
  let paidCents = 0;
  const years = scheduleByYear(plain.rows).map(({ year, balanceCents, ...row }) => {
    paidCents += row.paidCents;
    return { year, paidCents, balanceCents };
  });
  return (
    <NumbersTable
      head={["After", "Paid so far", "Still owed"]}
      rows={years
        .filter(({ year }) => year % 5 === 0)
        .map((row) => [`${row.year} years`, formatDollars(row.paidCents), formatCents(row.balanceCents)])}
      sum={["Interest in all", formatCents(plain.totalInterestCents), null]}
    />
  );
}
