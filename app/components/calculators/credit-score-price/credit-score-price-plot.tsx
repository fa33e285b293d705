import { useState } from "react";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";
import type { PricedBand, ScorePriceAnswer } from "./credit-score-price-model.ts";

const sheets = sheetsOf(440, 460);

/** The extra cost of each band a month above the best one: by the rate, and by mortgage insurance. */
export function ScoreBandsPlot({ answer }: { answer: ScorePriceAnswer }) {
  const { yours } = answer;
  const bands = answer.bands();
  const [walked, setWalked] = useState<number | null>(null);
  const at = walked ?? bands.findIndex(({ isYours }) => isYours);
  const label = bands.map((band) => `${band.row}: ${formatDollars(extraOf(band, answer).all)} more`).join("; ");
  return (
    <>
      <TwoSheets
        sheets={sheets}
        label={`What each score pays a month above the best one. ${label}`}
        draw={(sheet) => <Drawn answer={answer} sheet={sheet} at={at} />}
      />
      <PlotWalk
        label="Score band"
        count={bands.length}
        at={at}
        say={(index) => {
          const { row, rate, monthlyCents } = bands[index] ?? yours;
          return `${row}: ${formatRate(rate)}, ${formatDollars(monthlyCents)} a month`;
        }}
        onWalk={setWalked}
      />
    </>
  );
}

/** The amount a band pays each month above the best one. Insurance may change at scores other than the matrix's. */
function extraOf(band: PricedBand, { best }: ScorePriceAnswer) {
  const byRate = Math.max(0, band.paymentCents - best.paymentCents);
  const byInsurance = Math.max(0, band.insuranceCents - best.insuranceCents);
  return { byRate, byInsurance, all: byRate + byInsurance };
}

function Drawn({ answer, sheet, at }: { answer: ScorePriceAnswer; sheet: Sheet; at: number }) {
  const bands = answer.bands();
  const most = Math.max(...bands.map((band) => extraOf(band, answer).all), 1);
  const left = sheet.name === "wide" ? 140 : 92;
  const right = sheet.width - (sheet.name === "wide" ? 90 : 62);
  const step = (sheet.height - 34) / bands.length;
  const width = (cents: number) => round((cents / most) * (right - left));
  const size = sheet.text - 1;
  return (
    <>
      <Swatch
        x={left}
        color="brick"
        size={size}
        words={sheet.name === "wide" ? "more a month by the rate" : "by the rate"}
      />
      {answer.insured && (
        <Swatch
          x={left + (sheet.name === "wide" ? 220 : 104)}
          color="slate"
          size={size}
          words={sheet.name === "wide" ? "and by mortgage insurance" : "by insurance"}
        />
      )}
      {bands.map((band, index) => {
        const { byRate, byInsurance, all } = extraOf(band, answer);
        const y = round(26 + index * step);
        const height = round(step - 12);
        return (
          <g key={band.row}>
            {index === at && (
              <rect x="0" y={y - 4} width={sheet.width} height={height + 8} fill="var(--paper-sunk)" rx="3" />
            )}
            <text x="4" y={y + height / 2 + 5} fontSize={size} fontWeight={band.isYours ? 700 : 400}>
              {band.row}
            </text>
            <path d={`M${left} ${y}v${height}`} stroke="var(--ink)" strokeWidth="2.5" />
            <rect x={left} y={y} width={width(byRate)} height={height} fill="var(--s-brick)" />
            <rect x={left + width(byRate)} y={y} width={width(byInsurance)} height={height} fill="var(--s-slate)" />
            <text
              x={left + width(all) + 8}
              y={y + height / 2 + 5}
              fontSize={size}
              fontWeight={band.isYours ? 700 : 500}
              style={{ fill: band.isYours ? "var(--clay)" : "var(--ink)" }}
            >
              {all === 0 ? "the best" : `+${formatDollars(all)}`}
              {band.isYours && sheet.name === "wide" ? " you" : ""}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Swatch({ x, color, size, words }: { x: number; color: "brick" | "slate"; size: number; words: string }) {
  return (
    <>
      <rect x={x} y="2" width="13" height="13" fill={`var(--s-${color})`} stroke="var(--s-line)" strokeWidth="1.5" />
      <Note x={x + 20} y={14} size={size} look="quiet">
        {words}
      </Note>
    </>
  );
}
