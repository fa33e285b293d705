import { scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/page/plot-place.tsx";
import { Note, round, type Sheet, type Sheets, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate, formatTenths } from "#app/lib/format/format-currency.ts";
import { formatSpan } from "#app/lib/format/format-span.ts";
import type { InsuredYear } from "./mortgage-insurance-model.ts";
import { type InsuranceAnswer, monthOf } from "./mortgage-insurance-model.ts";

/** What is owed as a share of the price, falling past 80 and 78 percent, over the roof that insurance puts on it. */
export function InsurancePlot({ answer, sheets }: { answer: InsuranceAnswer; sheets: Sheets }) {
  const [walked, setWalked] = useState(0);
  const { years } = answer;
  const at = Math.min(walked, years.length - 1);
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What is owed as a share of the price, year by year, and how long mortgage insurance is charged: ${chargedWords(answer)}`}
        draw={(sheet) => <Fall answer={answer} sheet={sheet} at={at} />}
      />
      <PlotWalk label="Year" count={years.length} at={at} say={(year) => say(years[year])} onWalk={setWalked} />
    </>
  );
}

function chargedWords({ monthlyCents, endsAfter, withLoan }: InsuranceAnswer): string {
  if (monthlyCents === 0) return "none is charged";
  return withLoan ? "as long as the loan" : `for ${formatSpan(endsAfter)} if nobody asks`;
}

function say(year: InsuredYear | undefined): string {
  if (!year) return "";
  const when = year.years === 0 ? "At the start" : `After ${formatSpan(year.years * 12)}`;
  const insurance =
    year.insuranceCents === 0 ? "no mortgage insurance" : `${formatDollars(year.insuranceCents)} a month`;
  return `${when}: ${formatTenths(year.owedShare)} of the price owed, ${insurance}`;
}

function Fall({ answer, sheet, at }: { answer: InsuranceAnswer; sheet: Sheet; at: number }) {
  const { years, termMonths, endsAfter, requestAfter, monthlyCents, withLoan } = answer;
  const { width, height, text } = sheet;
  const narrow = sheet.name === "narrow";
  const left = 52;
  const bottom = height - 92;
  const lastYear = termMonths / 12;
  const x = scaleLinear([0, lastYear], [left, width - 12]);
  const y = scaleLinear([0, Math.max(1, years[0]?.owedShare ?? 1)], [bottom, 14]);
  const path = line<InsuredYear>(
    ({ years: year }) => x(Math.min(year, lastYear)),
    ({ owedShare }) => y(owedShare),
  ).digits(1)(years);
  const here = years[at];
  const end = round(x(endsAfter / 12));
  const asked = requestAfter !== null && requestAfter < endsAfter ? round(x(requestAfter / 12)) : null;
  return (
    <>
      {[0, 0.5, 0.8, 1].map((share) => (
        <g key={share}>
          <path
            d={`M${left} ${round(y(share))}H${width}`}
            stroke={share === 0.8 ? "var(--clay)" : "var(--rule)"}
            strokeWidth={share === 0.8 ? 2.5 : 1}
            strokeDasharray={share === 0.8 ? "3 6" : undefined}
          />
          <Note x={left - 8} y={y(share) + 5} size={text - 1} anchor="end" look={share === 0.8 ? "cost" : "quiet"}>
            {formatRate(share)}
          </Note>
        </g>
      ))}
      <path d={path ?? ""} fill="none" stroke="var(--evergreen)" strokeWidth="4" strokeLinejoin="round" />
      {monthlyCents > 0 && (
        <g>
          <rect
            x={left}
            y={bottom + 12}
            width={Math.max(2, end - left)}
            height="24"
            fill="var(--s-brick)"
            stroke="var(--s-line)"
            strokeWidth="2.5"
          />
          {asked !== null && (
            <>
              <path d={`M${asked} ${bottom + 6}v36`} stroke="var(--s-line)" strokeWidth="2.5" />
              <circle cx={asked} cy={round(y(0.8))} r="9" fill="var(--s-go)" stroke="var(--s-line)" strokeWidth="3" />
              <Note
                x={asked + (asked > width / 2 ? -14 : 14)}
                y={y(0.8) - 14}
                size={text}
                anchor={asked > width / 2 ? "end" : "start"}
                strong
              >
                {narrow ? "ask" : "ask for its end"}
              </Note>
            </>
          )}
          <Note x={left} y={bottom + 58} size={text} look="cost" strong>
            {narrow ? "insurance" : "mortgage insurance"}
            {withLoan
              ? ", with the loan"
              : ` until ${narrow ? monthOf(answer, endsAfter).slice(-4) : monthOf(answer, endsAfter)}`}
          </Note>
        </g>
      )}
      {x.ticks(narrow ? 3 : 6).map((year) => (
        <Note
          key={year}
          x={x(year)}
          y={height - 2}
          size={text - 1}
          anchor={year === 0 ? "start" : "middle"}
          look="quiet"
        >
          {year === 0 ? "Year 0" : year}
        </Note>
      ))}
      {here && (
        <circle
          cx={round(x(Math.min(here.years, lastYear)))}
          cy={round(y(here.owedShare))}
          r="7"
          fill="var(--paper)"
          stroke="var(--evergreen)"
          strokeWidth="4"
        />
      )}
    </>
  );
}
