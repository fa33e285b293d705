import { AnswerSentence } from "#app/components/calculators/page/answer-sentence.tsx";
import { sentenceText } from "#app/components/calculators/page/calculator-model.ts";
import type { FullRefinanceAnswer } from "#app/components/calculators/refinance/refinance-calculation.ts";
import { refinanceModel } from "#app/components/calculators/refinance/refinance-model.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { BreakEvenPlot } from "./break-even-plot.tsx";
import { refinance } from "./refinance-excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

const { headline } = refinanceModel;

/** When a refinance has earned back what it costs. */
export function Refinance() {
  return (
    <TypedCalculator
      id="refi"
      title="When does a new loan pay off?"
      sum={refinance}
      say={(answer) => sentenceText(headline(answer))}
    >
      {(answer) => (
        <>
          <AnswerSentence sentence={headline(answer)} />
          <BreakEvenPlot answer={answer} />
          <PaymentsTable answer={answer} />
          <p className="fine">
            The drawing goes by the payments: costs against what you save each month. It leaves out what your cash would
            earn, taxes, and a sale before that day. A longer loan can save every month and still cost more in the end:
            the table shows both.
          </p>
        </>
      )}
    </TypedCalculator>
  );
}

function PaymentsTable({ answer }: { answer: FullRefinanceAnswer }) {
  const { currentPaymentCents, newPaymentCents, monthlySavingCents } = answer;
  const { toPayNewCents, toPayNowCents } = answer.toTheEnd();
  const moreCents = toPayNewCents - toPayNowCents;
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
            {formatDollars(Math.abs(moreCents))} {moreCents > 0 ? "more" : "less"}
          </td>
        </tr>
      </tbody>
    </table>
  );
}
