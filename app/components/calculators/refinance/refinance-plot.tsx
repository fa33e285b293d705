import { AdvantagePlot, yearsDrawn } from "#app/components/calculators/plots/advantage-plot.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import { type FullRefinanceAnswer, type Way, waysOf } from "./refinance-model.ts";

/** When the new loan has truly paid off, and how long each way lasts. */
export function RefinancePlot({ answer }: { answer: FullRefinanceAnswer }) {
  const { byMonthCents, breakEvenMonths, aheadUntilMonths, monthsLeft, newTermMonths } = answer;
  const longest = Math.max(monthsLeft, newTermMonths);
  // Where it is behind again one day, that day has to be in sight.
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

/** Each way as a walk as long as its payments last, to a door that is yours. */
export function ThreeWalks({ answer }: { answer: FullRefinanceAnswer }) {
  const ways = waysOf(answer);
  const longest = Math.max(...ways.map(({ months }) => months));
  const label = ways
    .map(
      ({ name, months, toPayCents }) => `${name}: ${formatSpan(months)}, ${formatDollars(toPayCents)} still to be paid`,
    )
    .join("; ");
  return (
    <TwoSheets
      sheets={walkSheets}
      label={`How long each way lasts. ${label}`}
      draw={(sheet) =>
        ways.map((way, index) => (
          <Walk
            key={way.name}
            way={way}
            sheet={sheet}
            end={round((way.months / longest) * (sheet.width - 40))}
            y={(sheet.height / 3) * (index + 1) - 12}
          />
        ))
      }
    />
  );
}

function Walk({ way, sheet, end, y }: { way: Way; sheet: Sheet; end: number; y: number }) {
  const { name, months, toPayCents, look } = way;
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
