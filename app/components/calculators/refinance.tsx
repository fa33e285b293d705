import { counted } from "#app/domain/counted.ts";
import { formatCents, formatDollars } from "#app/lib/format-currency.ts";
import { BreakEvenPlot } from "./break-even-plot.tsx";
import { type RefinanceAnswer, refinance } from "./refinance-sum.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

/** When a refinance has earned back what it costs. */
export function Refinance() {
  return (
    <TypedCalculator
      id="refi"
      title="When does a new loan pay off?"
      sum={refinance}
      full="refinance"
      say={({ breakEvenMonths }) =>
        breakEvenMonths === null ? "It never pays off" : `Even after ${counted(breakEvenMonths, "month")}`
      }
    >
      {(answer) => (
        <>
          <AnswerSentence answer={answer} />
          <BreakEvenPlot answer={answer} />
          <PaymentsTable answer={answer} />
          <p className="fine">
            The simple rule: costs divided by what you save each month. It leaves out what your cash would earn, taxes,
            and a sale before that day. A longer loan can save every month and still cost more in the end: the table
            shows both.
          </p>
        </>
      )}
    </TypedCalculator>
  );
}

function AnswerSentence({
  answer: { breakEvenMonths: months, monthlySavingCents: saving },
}: {
  answer: RefinanceAnswer;
}) {
  if (months === null) {
    return (
      <p className="answer">
        {saving > 0 ? "The loan ends before it pays off." : "The payment does not fall."}{" "}
        <span className="more">The costs never come back.</span>
      </p>
    );
  }
  return (
    <p className="answer">
      You are even after <strong>{counted(months, "month")}</strong>, saving {formatDollars(saving)} a month. Stay
      longer than that and it pays.
    </p>
  );
}

function PaymentsTable({ answer }: { answer: RefinanceAnswer }) {
  const { currentPaymentCents, newPaymentCents, monthlySavingCents, wholeTermCents } = answer;
  return (
    <table className="data refi">
      <caption className="vh">The loan you have and the new one</caption>
      <tbody>
        <tr>
          <th scope="row">Payment now</th>
          <td>{formatCents(currentPaymentCents)}</td>
        </tr>
        <tr>
          <th scope="row">New payment</th>
          <td>{formatCents(newPaymentCents)}</td>
        </tr>
        <tr>
          <th scope="row">{monthlySavingCents < 0 ? "More each month" : "Less each month"}</th>
          <td>{formatCents(Math.abs(monthlySavingCents))}</td>
        </tr>
        <tr className="sum">
          <th scope="row">Over the whole loan, costs included</th>
          <td>
            {formatDollars(Math.abs(wholeTermCents))} {wholeTermCents > 0 ? "more" : "less"}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
