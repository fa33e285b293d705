import { line } from "d3-shape";
import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { YearTicks } from "#app/components/calculators/plots/year-ticks.tsx";
import { counted } from "#app/domain/text/counted.ts";
import { formatDollars, formatRate, formatSignedDollars } from "#app/lib/format/format-currency.ts";
import { type RentOrBuyAnswer, rentOrBuyModel } from "./model.ts";

/** Buyer and renter year by year, and the assumptions that the comparison depends on. */
function NetWorthDrawing({ answer }: { answer: RentOrBuyAnswer }) {
  return (
    <>
      <div className="cp-plot">
        <NetWorthPlot answer={answer} />
      </div>
      <Turns answer={answer} />
      <NumbersTable
        title="Year by year"
        head={["Year", "Home is worth", "Still owed", "Buyer has", "Renter has"]}
        rows={answer.years.map(({ year, homeValueCents, owedCents, buyerCents, renterCents }) => [
          `Year ${year}`,
          formatDollars(homeValueCents),
          formatDollars(owedCents),
          formatSignedDollars(buyerCents),
          formatSignedDollars(renterCents),
        ])}
      />
    </>
  );
}

function Turns({ answer }: { answer: RentOrBuyAnswer }) {
  const {
    buyerMonthlyCents: own,
    renterMonthlyCents: rent,
    startCents,
    closingCents,
    sellingShare,
    stayYears,
  } = answer;
  const breakEvenRentCents = answer.breakEvenRentCents();
  const years = counted(stayYears, "year");
  return (
    <p className="calc-note">
      <b>The same money.</b> In the first year owning takes {formatDollars(own)} a month and renting{" "}
      {formatDollars(rent)}.{" "}
      {own === rent
        ? "Neither has anything left over."
        : `The ${own > rent ? "renter" : "buyer"} puts aside the ${formatDollars(Math.abs(own - rent))} difference`}
      {own !== rent &&
        `, and the renter keeps the ${formatDollars(startCents)} that buying takes at the start, ${formatDollars(closingCents)} of it for closing. `}
      The home counts as sold, less {formatRate(sellingShare)}.{" "}
      {breakEvenRentCents === null
        ? `After ${years} no rent would make buying the better choice.`
        : `After ${years} both are even at a rent of ${formatDollars(breakEvenRentCents)}.`}
    </p>
  );
}

type Point = readonly [year: number, buyer: number, renter: number];

const sheets = sheetsOf(400, 330);

/** The money that buyer and renter would each have after every year, and where the lines cross. */
function NetWorthPlot({ answer }: { answer: RentOrBuyAnswer }) {
  const [walked, setWalked] = useState<number | null>(null);
  const at = walked ?? answer.stayYears - 1;
  const { breakEvenYear, years } = answer;
  const crossing =
    breakEvenYear === null ? "the renter has more throughout" : `the buyer has more from year ${breakEvenYear}`;
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What each would have after every year, for ${years.length} years: ${crossing}`}
        draw={(sheet) => <Drawn answer={answer} sheet={sheet} at={at} />}
      />
      <PlotWalk
        label="Years from now"
        count={years.length}
        at={at}
        say={(index) => say(answer, index)}
        onWalk={setWalked}
        axis={{ wide: [4 + 764 / years.length, 768], narrow: [4 + 284 / years.length, 288] }}
      />
    </>
  );
}

function say({ years }: RentOrBuyAnswer, index: number): string {
  const { year, buyerCents, renterCents } = years[index] ?? { year: 0, buyerCents: 0, renterCents: 0 };
  return `After ${counted(year, "year")} the buyer has ${formatSignedDollars(buyerCents)}, the renter ${formatSignedDollars(renterCents)}`;
}

function Drawn({ answer, sheet, at }: { answer: RentOrBuyAnswer; sheet: Sheet; at: number }) {
  const { years, breakEvenYear, startCents } = answer;
  // At the start both have the same cash; a sale on the first day would cost the buyer most of it.
  const points: Point[] = years.map(({ year, buyerCents, renterCents }) => [year, buyerCents, renterCents]);
  const all = points.flatMap(([, buyer, renter]) => [buyer, renter]);
  const [high, low] = [Math.max(...all, startCents, 1), Math.min(...all, 0)];
  const [top, bottom, right] = [34, sheet.height - 36, sheet.width - 12];
  const x = (year: number) => round(4 + (year / years.length) * (right - 4));
  const y = (cents: number) => round(top + ((high - cents) / (high - low)) * (bottom - top));
  const path = (side: 1 | 2) =>
    line<Point>(
      ([year]) => x(year),
      (point) => y(point[side]),
    )(points) ?? "";
  const walked = points[at];
  const crossing = points.find(([year]) => year === breakEvenYear);
  return (
    <>
      <path d={`M4 ${y(0)}H${right}`} stroke="var(--rule-strong)" strokeWidth="1.5" />
      {roundLevels(high).map((cents) => (
        <g key={cents}>
          <path d={`M4 ${y(cents)}H${right}`} stroke="var(--rule)" />
          <Note x={4} y={y(cents) - 6} size={sheet.text - 2} look="quiet">
            {formatDollars(cents)}
          </Note>
        </g>
      ))}
      <path d={path(2)} fill="none" stroke="var(--clay)" strokeWidth="4" strokeDasharray="2 7" strokeLinecap="round" />
      <path d={path(1)} fill="none" stroke="var(--evergreen)" strokeWidth="4" strokeLinejoin="round" />
      {walked && (
        <>
          <path d={`M${x(walked[0])} ${top}V${bottom}`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 5" />
          <circle cx={x(walked[0])} cy={y(walked[1])} r="6" fill="var(--evergreen)" />
          <circle cx={x(walked[0])} cy={y(walked[2])} r="6" fill="var(--clay)" />
        </>
      )}
      {crossing && (
        <Crossing x={x(crossing[0])} y={y(crossing[1])} words={`year ${crossing[0]}`} right={right} size={sheet.text} />
      )}
      <Ends points={points} x={right} y={y} sheet={sheet} />
      <YearTicks years={years.length} x={x} sheet={sheet} first="now" />
    </>
  );
}

/** One to four round amounts up to `high`. */
function roundLevels(high: number): number[] {
  const unit = 10 ** Math.floor(Math.log10(high));
  const step = [5, 2, 1, 0.5].map((part) => part * unit).find((size) => high / size >= 2) ?? unit / 2;
  return Array.from({ length: Math.min(4, Math.floor(high / step)) }, (_, index) => (index + 1) * step);
}

type CrossingProps = { x: number; y: number; words: string; right: number; size: number };

function Crossing({ x, y, words, right, size }: CrossingProps) {
  const room = right - x > 90;
  return (
    <>
      <circle cx={x} cy={y} r="8" fill="var(--paper)" stroke="var(--evergreen)" strokeWidth="4" />
      <Note x={x} y={y + 30} size={size} anchor={room ? "start" : "end"} look="good" strong>
        {words}
      </Note>
    </>
  );
}

/** The names of the lines at their ends, kept apart. */
function Ends({
  points,
  x,
  y,
  sheet,
}: {
  points: readonly Point[];
  x: number;
  y: (cents: number) => number;
  sheet: Sheet;
}) {
  const [, buyer = 0, renter = 0] = points.at(-1) ?? [];
  const [upper, lower] = buyer >= renter ? [buyer, renter] : [renter, buyer];
  const upperY = Math.max(16, y(upper) - 12);
  // Both lines rise, so words that end on the right go above the line where they begin.
  const before = points.at(sheet.name === "narrow" ? -13 : -7) ?? [0, lower, lower];
  const lowerY = Math.max(y(Math.min(before[1], before[2], lower)) + 26, upperY + 40);
  return (
    <>
      <Note x={x} y={buyer >= renter ? upperY : lowerY} size={sheet.text} anchor="end" look="good" strong>
        {`buyer ${formatSignedDollars(buyer)}`}
      </Note>
      <Note x={x} y={buyer >= renter ? lowerY : upperY} size={sheet.text} anchor="end" look="cost" strong>
        {`renter ${formatSignedDollars(renter)}`}
      </Note>
    </>
  );
}

export const calculator = calculatorOf(rentOrBuyModel, NetWorthDrawing);
