import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import type { Payoff, RefinanceAnswer } from "./refinance-model.ts";

/** When the new loan has truly paid off, and how long each way lasts. */
export function RefinancePlot({ answer }: { answer: RefinanceAnswer }) {
  const { byMonthCents, breakEvenMonths, aheadUntilMonths, monthsLeft, newTermMonths } = answer;
  const longest = Math.max(monthsLeft, newTermMonths);
  // If it falls behind again, the plot has to reach that day.
  const years = aheadUntilMonths === null ? yearsDrawn(breakEvenMonths, 5, longest) : Math.ceil(longest / 12);
  return (
    <>
      <AdvantagePlot
        byMonthCents={byMonthCents}
        breakEvenMonths={breakEvenMonths}
        years={years}
        startYear={Math.min(5, years)}
        label="The new loan against the one you have"
        say={leadWords}
      />
      <ThreeWalks answer={answer} />
    </>
  );
}

function leadWords(year: number, cents: number): string {
  const when = year === 0 ? "On the first day" : `After ${counted(year, "year")}`;
  if (cents === 0) return `${when} both loans stand the same`;
  return `${when} the new loan is ${formatDollars(Math.abs(cents))} ${cents > 0 ? "ahead" : "behind"}`;
}

const walkSheets = sheetsOf(300, 300);

/** Each way to pay off as a walk to a door, as long as its payments last. */
export function ThreeWalks({ answer }: { answer: RefinanceAnswer }) {
  const payoffs = answer.payoffs();
  const longest = Math.max(...payoffs.map(({ months }) => months));
  const label = payoffs
    .map(
      ({ name, months, toPayCents }) => `${name}: ${formatSpan(months)}, ${formatDollars(toPayCents)} still to be paid`,
    )
    .join("; ");
  return (
    <TwoSheets
      sheets={walkSheets}
      label={`How long each way lasts. ${label}`}
      draw={(sheet) =>
        payoffs.map((payoff, index) => (
          <Walk
            key={payoff.name}
            payoff={payoff}
            sheet={sheet}
            end={round((payoff.months / longest) * (sheet.width - 40))}
            y={(sheet.height / 3) * (index + 1) - 12}
          />
        ))
      }
    />
  );
}

function Walk({ payoff, sheet, end, y }: { payoff: Payoff; sheet: Sheet; end: number; y: number }) {
  const { name, months, toPayCents, look } = payoff;
  const color = look === "old" ? "var(--clay)" : "var(--evergreen)";
  const size = sheet.text;
  return (
    <>
      <Note x={0} y={y - 70} size={size} strong>
        {name}
      </Note>
      <Note x={0} y={y - 50} size={size} look="quiet">
        {formatSpan(months)}, {formatDollars(toPayCents)} in all
      </Note>
      <path d={`M0 ${y}H${end}`} stroke={color} strokeWidth="4" />
      <g stroke="var(--s-line)" strokeWidth="2.5" strokeLinejoin="round">
        <rect x={end + 2} y={y - 44} width="30" height="46" fill="var(--s-trim)" />
        <rect
          x={end + 7}
          y={y - 38}
          width="20"
          height="40"
          fill={look === "old" ? "var(--s-slate)" : "var(--s-green)"}
        />
      </g>
      <circle cx={end + 22} cy={y - 18} r="2" fill="var(--s-line)" />
    </>
  );
}
