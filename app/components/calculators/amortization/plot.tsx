import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";
import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { counted, formatSpan } from "#app/domain/text/counted.ts";
import { formatDollars, formatShort } from "#app/lib/format/format-currency.ts";
import type { AmortizationAnswer, BalanceYear } from "./model.ts";

const sheets = sheetsOf(360, 260);

/** The balance with the extra payments and without. The area between the two lines is what the extra payments save. */
export function BalanceRace({ answer }: { answer: AmortizationAnswer }) {
  const [walked, setWalked] = useState(5);
  const years = answer.byYear();
  const at = Math.min(walked, years.length - 1);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What is owed over ${formatSpan(answer.termMonths)}: with the extra payments nothing is left after ${formatSpan(answer.faster.rows.length)}`}
        draw={(sheet) => <Race answer={answer} years={years} at={at} sheet={sheet} />}
      />
      <PlotWalk
        label="Year"
        count={years.length}
        at={at}
        say={(year) => say(years[year] ?? { years: 0, plainCents: 0, fasterCents: 0 })}
        onWalk={setWalked}
        axis={{ wide: [88, 766], narrow: [70, 286] }}
      />
    </>
  );
}

function say({ years, plainCents, fasterCents }: BalanceYear): string {
  const when = years === 0 ? "At the start" : `After ${formatSpan(years * 12)}`;
  const without = plainCents === fasterCents ? "" : `, ${formatDollars(plainCents)} without the extra`;
  return `${when}: ${formatDollars(fasterCents)} owed${without}`;
}

type RaceProps = { answer: AmortizationAnswer; years: readonly BalanceYear[]; at: number; sheet: Sheet };

function Race({ answer: { loanCents, termMonths, faster, saved }, years, at, sheet }: RaceProps) {
  const { width, height } = sheet;
  const narrow = sheet.name === "narrow";
  const left = narrow ? 70 : 88;
  const text = sheet.text - 1;
  const bottom = height - 34;
  const last = termMonths / 12;
  const x = scaleLinear([0, last], [left, width - 14]);
  const y = scaleLinear([0, loanCents], [bottom, 16]);
  const xOf = (entry: BalanceYear) => x(Math.min(entry.years, last));
  const plain = line<BalanceYear>(xOf, (entry) => y(entry.plainCents)).digits(1)(years) ?? "";
  const done = faster.rows.length / 12;
  const run = [...years.filter((entry) => entry.years < done), { years: done, plainCents: 0, fasterCents: 0 }];
  const owed = area<BalanceYear>(xOf, bottom, (entry) => y(entry.fasterCents)).digits(1)(run) ?? "";
  const fast = line<BalanceYear>(xOf, (entry) => y(entry.fasterCents)).digits(1)(run) ?? "";
  const here = years[at];
  const toLeft = x(done) > (left + width) / 2;
  return (
    <>
      {y.ticks(4).map((cents) => (
        <g key={cents}>
          <path d={`M${left} ${y(cents)}H${width}`} stroke="var(--rule)" />
          <text className="mut" x={left - 10} y={y(cents) + 5} fontSize={text} textAnchor="end">
            {narrow ? formatShort(cents) : formatDollars(cents)}
          </text>
        </g>
      ))}
      {x.ticks(narrow ? 4 : 7).map((year) => (
        <text key={year} className="mut" x={x(year)} y={height - 8} fontSize={text} textAnchor="middle">
          {year}
        </text>
      ))}
      <path d={owed} fill="var(--evergreen-tint)" />
      <path d={plain} fill="none" stroke="var(--clay)" strokeWidth="2.5" strokeDasharray="3 6" strokeLinecap="round" />
      <path d={fast} fill="none" stroke="var(--evergreen)" strokeWidth="4" strokeLinejoin="round" />
      {saved.monthsSaved > 0 && (
        <>
          <path d={`M${round(x(done))} ${bottom}V44`} stroke="var(--evergreen)" strokeWidth="2.5" />
          <Note x={x(done) + (toLeft ? 6 : -6)} y={34} size={text + 1} strong anchor={toLeft ? "end" : "start"}>
            {narrow ? counted(saved.monthsSaved, "month") : `paid off ${formatSpan(saved.monthsSaved)}`} sooner
          </Note>
        </>
      )}
      {here && (
        <>
          <circle
            cx={xOf(here)}
            cy={y(here.plainCents)}
            r="5"
            fill="var(--paper)"
            stroke="var(--clay)"
            strokeWidth="3"
          />
          <circle
            cx={xOf(here)}
            cy={y(here.fasterCents)}
            r="7"
            fill="var(--paper)"
            stroke="var(--evergreen)"
            strokeWidth="4"
          />
        </>
      )}
    </>
  );
}
