import { type AmortizationAnswer, amortizationModel } from "#app/components/calculators/amortization/model.ts";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { monthsToHalf, scheduleByYear } from "#app/domain/loan/schedule.ts";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { classNames } from "#app/lib/format/class-names.ts";
import { formatCents, formatDollars } from "#app/lib/format/format-currency.ts";
import { excerptOf } from "./excerpt.ts";
import { TypedCalculator } from "./typed-calculator.tsx";

/** The loan's cost each month when nothing extra is paid. */
export const loanPayment = excerptOf(
  amortizationModel,
  {
    loan: {},
    rate: { help: planningRateSource },
    term: {
      label: "Years",
      help: "",
      choices: [30, 20, 15, 10].map((years) => ({ value: years * 12, label: `${years} years` })),
    },
  },
  { monthly: "0" },
);

/** The loan's cost each month, and why so much of it is still owed for so long. */
export function LoanPayment() {
  return (
    <TypedCalculator
      id="loan"
      title="What does the loan take each month?"
      excerpt={loanPayment}
      say={({ plain }) => `${formatDollars(plain.paymentCents)} a month`}
    >
      {(answer) => (
        <>
          <p className="answer">
            <strong>{formatDollars(answer.plain.paymentCents)}</strong> a month. You owe half of it after{" "}
            <span className="more">{formatSpan(monthsToHalf(answer.plain))}</span>
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

type Sheet = { width: number; height: number; left: number; text: number; narrow: boolean };

const wide: Sheet = { width: 780, height: 340, left: 84, text: 15, narrow: false };
const narrow: Sheet = { width: 300, height: 250, left: 76, text: 15, narrow: true };

/** The balance year by year, and the point that surprises most people: when half of it is paid. */
function BalancePlot({ answer }: { answer: AmortizationAnswer }) {
  return (
    <>
      <BalanceOnSheet answer={answer} sheet={wide} />
      <BalanceOnSheet answer={answer} sheet={narrow} />
    </>
  );
}

function BalanceOnSheet({ answer, sheet }: { answer: AmortizationAnswer; sheet: Sheet }) {
  const { loanCents, termMonths, plain } = answer;
  const balances = [loanCents, ...plain.rows.map(({ balanceCents }) => balanceCents)];
  const halfAfterMonths = monthsToHalf(plain);
  const top = 14;
  const bottom = sheet.height - 34;
  const right = sheet.width - 16;
  const x = (month: number) => sheet.left + (month / termMonths) * (right - sheet.left);
  const y = (cents: number) => bottom - (cents / Math.max(loanCents, 1)) * (bottom - top);
  const curve = balances
    .map((balance, month) => ({ balance, month }))
    .filter(({ month }) => month % 12 === 0)
    .map(({ balance, month }) => `${x(month).toFixed(1)} ${y(balance).toFixed(1)}`)
    .join("L");
  const half = { x: x(halfAfterMonths), y: y(balances[halfAfterMonths] ?? 0) };
  const every = sheet.narrow && termMonths > 180 ? 10 : 5;
  const years = Array.from({ length: termMonths / 12 / every + 1 }, (_, index) => index * every);
  return (
    <svg
      className={classNames("plot", sheet.narrow ? "plot--narrow" : "plot--wide")}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={`What is still owed, over ${counted(termMonths / 12, "year")}: half of ${formatDollars(loanCents)} after ${formatSpan(halfAfterMonths)}`}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <path d={`M${sheet.left} ${y(loanCents * share)}H${sheet.width}`} stroke="var(--rule)" />
          <text className="mut" x="0" y={y(loanCents * share) + 5} fontSize={sheet.text}>
            {share === 0 ? "0" : formatDollars(loanCents * share)}
          </text>
        </g>
      ))}
      <path d={`M${curve}L${sheet.left} ${bottom}z`} fill="var(--evergreen-tint)" />
      <path d={`M${curve}`} fill="none" stroke="var(--evergreen)" strokeWidth="4" strokeLinejoin="round" />
      {years.map((year) => (
        <text
          key={year}
          className="mut"
          x={x(year * 12)}
          y={sheet.height - 8}
          fontSize={sheet.text}
          textAnchor={year === 0 ? "start" : year * 12 === termMonths ? "end" : "middle"}
        >
          {year === 0 ? "Year 0" : year}
        </text>
      ))}
      <path d={`M${half.x} ${half.y}V${bottom}`} stroke="var(--clay)" strokeWidth="2.5" strokeDasharray="3 6" />
      <circle cx={half.x} cy={half.y} r="8" fill="var(--paper)" stroke="var(--clay)" strokeWidth="4" />
      <text
        className="rent"
        x={half.x - 14}
        y={half.y + 30}
        fontSize={sheet.text + 1}
        fontWeight="600"
        textAnchor="end"
      >
        half left, {formatSpan(halfAfterMonths)}
      </text>
      <text className="mut" x={sheet.left + 14} y={bottom - 14} fontSize={sheet.text}>
        what you still owe
      </text>
    </svg>
  );
}
