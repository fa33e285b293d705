import { formatCents, formatDollars } from "#app/lib/format-currency.ts";
import { BalancePlot, spanOf } from "./balance-plot.tsx";
import { type LoanPaymentAnswer, loanPayment } from "./loan-payment-sum.ts";
import { NumbersTable } from "./numbers-table.tsx";
import { TypedCalculator } from "./typed-calculator.tsx";

/** What a loan takes each month, and why so much of it is still owed for so long. */
export function LoanPayment() {
  return (
    <TypedCalculator
      id="loan"
      title="What does the loan take each month?"
      sum={loanPayment}
      full="amortization"
      say={({ paymentCents }) => `${formatDollars(paymentCents)} a month`}
    >
      {(answer) => (
        <>
          <p className="answer">
            <strong>{formatDollars(answer.paymentCents)}</strong> a month. You owe half of it after{" "}
            <span className="more">{spanOf(answer.halfAfterMonths)}</span>
            {answer.interestCents > 0 && ", because interest is paid first"}.
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

function BalanceTable({
  answer: { balances, termMonths, interestCents, paymentCents },
}: {
  answer: LoanPaymentAnswer;
}) {
  const years = Array.from({ length: termMonths / 60 }, (_, index) => (index + 1) * 5);
  return (
    <NumbersTable
      head={["After", "Paid so far", "Still owed"]}
      rows={years.map((year) => [
        `${year} years`,
        formatDollars(year * 12 * paymentCents),
        formatCents(balances[year * 12] ?? 0),
      ])}
      sum={["Interest in all", formatCents(interestCents), null]}
    />
  );
}
