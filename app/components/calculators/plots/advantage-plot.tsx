import { area, line } from "d3-shape";
import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { Note, round, type Sheet, sheetsOf, TwoSheets, widthOf } from "./sheet.tsx";
import { YearTicks } from "./year-ticks.tsx";

type AdvantagePlotProps = {
  /** By payments made: how far ahead the second choice is; below 0 it is behind. */
  byMonthCents: readonly number[];
  breakEvenMonths: number | null;
  /** The number of years drawn. */
  years: number;
  /** The slider's first position. */
  startYear: number;
  /** The comparison, such as "Offer B against offer A". */
  label: string;
  /** The one that is ahead after this many years, and by how much, in words. */
  say: (year: number, cents: number) => string;
};

const advantageSheets = sheetsOf(330, 270);

/** The number of years worth drawing: twice the time until both are even, and at least `least`. */
export function yearsDrawn(breakEvenMonths: number | null, least: number, termMonths: number): number {
  const wanted = breakEvenMonths === null ? 10 : Math.ceil((breakEvenMonths * 2) / 12);
  return Math.min(Math.ceil(termMonths / 12), Math.max(wanted, least, 2));
}

/** The upfront cost of a choice, as a hole that its savings fill: below the line it is behind, above it ahead. */
export function AdvantagePlot(props: AdvantagePlotProps) {
  const { byMonthCents, breakEvenMonths, years, startYear, label, say } = props;
  const [walked, setWalked] = useState<number | null>(null);
  const at = Math.min(walked ?? startYear, years);
  const centsAfter = (year: number) => byMonthCents[year * 12] ?? byMonthCents.at(-1) ?? 0;
  const even = breakEvenMonths === null ? "never even" : `even after ${formatSpan(breakEvenMonths)}`;
  return (
    <>
      <TwoSheets
        sheets={advantageSheets}
        label={`${label}, over ${counted(years, "year")}: ${even}. ${say(years, centsAfter(years))}`}
        draw={(sheet) => <Drawn {...props} sheet={sheet} at={at} />}
      />
      <PlotWalk
        label="Years from now"
        count={years + 1}
        at={at}
        say={(year) => say(year, centsAfter(year))}
        onWalk={setWalked}
        axis={{ wide: [4, 770], narrow: [4, 290] }}
      />
    </>
  );
}

function Drawn({ byMonthCents, breakEvenMonths, years, sheet, at }: AdvantagePlotProps & { sheet: Sheet; at: number }) {
  const points = byMonthCents.slice(0, years * 12 + 1);
  const [high, low] = [Math.max(...points, 1), Math.min(...points, -1)];
  const [top, bottom, right] = [30, sheet.height - 36, sheet.width - 10];
  const x = (month: number) => round(4 + (month / (years * 12)) * (right - 4));
  const y = (cents: number) => round(top + ((high - cents) / (high - low)) * (bottom - top));
  const fill = (part: (cents: number) => number) =>
    area<number>()
      .x((_, month) => x(month))
      .y0(y(0))
      .y1((cents) => y(part(cents)))(points) ?? "";
  const curve = line<number>(
    (_, month) => x(month),
    (cents) => y(cents),
  );
  const start = points[0] ?? 0;
  const hole = `${formatDollars(Math.max(0, -start))} to earn back`;
  const walked = points[Math.min(at * 12, points.length - 1)] ?? 0;
  return (
    <>
      <path d={fill((cents) => Math.min(cents, 0))} fill="var(--clay-tint)" />
      <path d={fill((cents) => Math.max(cents, 0))} fill="var(--evergreen-tint)" />
      <path d={`M4 ${y(0)}H${right}`} stroke="var(--rule-strong)" strokeWidth="1.5" />
      <path d={curve(points) ?? ""} fill="none" stroke="var(--evergreen)" strokeWidth="4" strokeLinejoin="round" />
      {start < 0 && (
        <Note x={12} y={y(Math.max(0, centsOver(hole, points, x, sheet))) - 10} size={sheet.text} look="cost" strong>
          {hole}
        </Note>
      )}
      {breakEvenMonths !== null && breakEvenMonths > 0 && breakEvenMonths <= years * 12 && (
        <Even
          x={x(breakEvenMonths)}
          y={y(0)}
          right={right}
          words={`even, ${formatSpan(breakEvenMonths)}`}
          sheet={sheet}
        />
      )}
      <path d={`M${x(at * 12)} ${y(walked)}V${y(0)}`} stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 5" />
      <circle cx={x(at * 12)} cy={y(walked)} r="6" fill="var(--ink)" />
      <YearTicks years={years} x={(year) => x(year * 12)} sheet={sheet} />
    </>
  );
}

/** The highest point of the line under the words on the left, so the words go above it. */
function centsOver(words: string, points: readonly number[], x: (month: number) => number, sheet: Sheet): number {
  return Math.max(...points.filter((_, month) => x(month) < 16 + widthOf(words, sheet)));
}

type EvenProps = { x: number; y: number; right: number; words: string; sheet: Sheet };

/** The words begin to the right of the circle, or farther left if they need the room. */
function Even({ x, y, right, words, sheet }: EvenProps) {
  return (
    <>
      <circle cx={x} cy={y} r="8" fill="var(--paper)" stroke="var(--evergreen)" strokeWidth="4" />
      <Note
        x={Math.max(4, Math.min(x + 12, right - widthOf(words, sheet)))}
        y={y + 28}
        size={sheet.text}
        look="good"
        strong
      >
        {words}
      </Note>
    </>
  );
}
