import { AnswerSentence } from "#app/components/calculators/fields/calculator-frame.tsx";
import { sentenceText } from "#app/components/calculators/fields/calculator-model.ts";
import { type RefinanceAnswer, refinanceModel } from "#app/components/calculators/refinance/model.ts";
import { planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { counted } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { excerptOf } from "./excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

const { headline } = refinanceModel;

/** A refinance of loans without mortgage insurance, its costs paid in cash. */
export const refinance = excerptOf(refinanceModel, {
  balance: {},
  rate: {},
  years: {},
  newRate: { help: planningRateSource },
  newYears: {},
  costs: { help: "Fees and closing costs, paid in cash" },
});

/** When a refinance has earned back its costs. */
export function Refinance() {
  return (
    <TypedCalculator
      id="refi"
      title="When does a new loan pay off?"
      excerpt={refinance}
      say={(answer) => sentenceText(headline(answer))}
    >
      {(answer) => (
        <>
          <AnswerSentence sentence={headline(answer)} />
          <BreakEvenPlot answer={answer} />
          <PaymentsTable answer={answer} />
          <p className="fine">
            The drawing goes by the payments: costs against what you save each month. It does not count what your cash
            would earn, taxes, or a sale before that day. A longer loan can save every month and still cost more in the
            end: the table shows both.
          </p>
        </>
      )}
    </TypedCalculator>
  );
}

function PaymentsTable({ answer }: { answer: RefinanceAnswer }) {
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

type Sheet = { width: number; height: number; text: number; narrow: boolean };

const wide: Sheet = { width: 780, height: 300, text: 16, narrow: false };
const narrow: Sheet = { width: 300, height: 230, text: 15, narrow: true };

/** The costs as a hole that the savings fill: below the line the new loan has cost money, above it has saved money. */
function BreakEvenPlot({ answer }: { answer: RefinanceAnswer }) {
  return (
    <>
      <PlotOnSheet answer={answer} sheet={wide} />
      <PlotOnSheet answer={answer} sheet={narrow} />
    </>
  );
}

/** How many months are drawn: twice the time to the break-even, in whole years. */
function monthsDrawn({ simpleMonths, monthsLeft, newTermMonths }: RefinanceAnswer): number {
  const wanted = simpleMonths === null ? 60 : Math.max(12, simpleMonths * 2);
  return Math.min(monthsLeft, newTermMonths, Math.ceil(wanted / 12) * 12);
}

function PlotOnSheet({ answer, sheet }: { answer: RefinanceAnswer; sheet: Sheet }) {
  const { costsCents, monthlySavingCents, simpleMonths } = answer;
  const months = monthsDrawn(answer);
  const endCents = monthlySavingCents * months - costsCents;
  const high = Math.max(endCents, costsCents / 4, 1);
  const low = Math.min(-costsCents, endCents);
  const top = 34;
  const bottom = sheet.height - 34;
  const x = (month: number) => 4 + (month / months) * (sheet.width - 12);
  const y = (cents: number) => top + ((high - cents) / (high - low)) * (bottom - top);
  const crossing = simpleMonths === null ? x(months) : x(costsCents / Math.max(monthlySavingCents, 1));
  const said = simpleMonths === null ? "never" : `after ${counted(simpleMonths, "month")}`;
  return (
    <svg
      className={classNames("plot", sheet.narrow ? "plot--narrow" : "plot--wide")}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`Savings less costs over ${counted(months, "month")}: it starts at minus ${formatDollars(costsCents)} and by the payments alone is even ${said}`}
    >
      <path
        d={`M${x(0)} ${y(0)}H${crossing}${simpleMonths === null ? `V${y(endCents)}` : ""}L${x(0)} ${y(-costsCents)}z`}
        fill="var(--clay-tint)"
      />
      {simpleMonths !== null && (
        <path d={`M${crossing} ${y(0)}H${x(months)}V${y(endCents)}z`} fill="var(--evergreen-tint)" />
      )}
      <path d={`M${x(0)} ${y(0)}H${x(months)}`} stroke="var(--rule-strong)" strokeWidth="1.5" />
      <path d={`M${x(0)} ${y(-costsCents)}L${x(months)} ${y(endCents)}`} stroke="var(--evergreen)" strokeWidth="4" />
      {!sheet.narrow && (
        <text className="rent" x={x(0) + 8} y={y(0) - 10} fontSize={sheet.text} fontWeight="600">
          {formatDollars(costsCents)} to earn back
        </text>
      )}
      <text className="mut" x="4" y={sheet.height - 8} fontSize={sheet.text}>
        {/* Above the hole it would run into the savings line. */}
        {sheet.narrow ? `today, ${formatDollars(costsCents)} to earn back` : "today"}
      </text>
      <text className="mut" x={sheet.width - 8} y={sheet.height - 8} fontSize={sheet.text} textAnchor="end">
        {counted(months, "month")}
      </text>
      {simpleMonths !== null && (
        <>
          <circle cx={crossing} cy={y(0)} r="8" fill="var(--paper)" stroke="var(--evergreen)" strokeWidth="4" />
          <text x={crossing + 14} y={y(0) + 26} fontSize={sheet.text} fontWeight="600">
            {sheet.narrow ? "even" : "even by the payments"}, month {simpleMonths}
          </text>
          <text
            x={x(months)}
            y={Math.max(18, y(endCents) - 12)}
            fontSize={sheet.text}
            fontWeight="600"
            textAnchor="end"
          >
            {formatDollars(endCents)} saved
          </text>
        </>
      )}
    </svg>
  );
}
