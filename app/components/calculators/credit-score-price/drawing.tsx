import { useState } from "react";
import { calculatorOf } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { PlotWalk } from "#app/components/calculators/plots/plot-walk.tsx";
import { Note, round, type Sheet, sheetsOf, TwoSheets } from "#app/components/calculators/plots/sheet.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { scoreDoors, scoreDoorsChecked } from "#app/content/pages/buying/score-doors.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { type PricedBand, type ScorePriceAnswer, scorePriceModel } from "./model.ts";
import css from "./score-street.css?inline";
import { ScoreStreet } from "./score-street.tsx";

/** The doors that a score opens, every band with its price, and the FHA loan to compare. */
function ScorePriceDrawing({ answer }: { answer: ScorePriceAnswer }) {
  const bands = answer.bands();
  return (
    <>
      {answer.notes.map((note) => (
        <p key={note} className="cost small">
          {note}
        </p>
      ))}
      <ScoreDoors answer={answer} />
      <h2>What each score costs</h2>
      <div className="cp-plot">
        <ScoreBandsPlot answer={answer} />
      </div>
      <FhaBeside answer={answer} />
      <NumbersTable
        title="Every band"
        head={["Score", "Charge", "In dollars", "As a rate", "Insurance", "A month"]}
        rows={bands.map((band) => [
          band.isYours ? `${band.row} (you)` : band.row,
          formatRate(band.adjustmentShare),
          formatDollars(band.upfrontCents),
          formatRate(band.rate),
          band.insuranceCents > 0 ? formatDollars(band.insuranceCents) : "–",
          formatDollars(band.monthlyCents),
        ])}
      />
    </>
  );
}

/** A ruler of scores to drag, with the doors along it, and the same as a table. */
function ScoreDoors({ answer }: { answer: ScorePriceAnswer }) {
  return (
    <section className="score-doors" aria-labelledby="score-doors">
      <InlineStyle name="score-street" layer="page" css={css} />
      <h2 id="score-doors">Drag the score. Watch the doors.</h2>
      <div className="cp-plot">
        <ScoreStreet answer={answer} />
      </div>
      <p className="fine">
        Open means the loan usually accepts that score. It is not an approval, and nothing here predicts a score. Looked
        up on {formatDay(scoreDoorsChecked.asOf)}.
      </p>
      <NumbersTable
        title="The doors as a table"
        head={["Loan", "Lowest score", "Who says so"]}
        rows={scoreDoors.map(({ name, from, says }) => [name, from === null ? "any" : String(from), says])}
      />
    </section>
  );
}

/** FHA doesn't charge by score, so it is more likely to cost less at a lower score. */
function FhaBeside({ answer }: { answer: ScorePriceAnswer }) {
  const { fhaBarrier, yours } = answer;
  const fha = answer.fha();
  if (!fha) return <p className="calc-note">{`No FHA loan to compare: ${fhaBarrier}`}</p>;
  const less = yours.monthlyCents - fha.monthlyCents;
  return (
    <p className="calc-note">
      <b>FHA instead:</b> {formatDollars(fha.monthlyCents)} a month at {formatTypedRate(fha.annualRate)},{" "}
      {less === 0 ? "the same" : `${formatDollars(Math.abs(less))} ${less > 0 ? "less" : "more"}`}, with{" "}
      {formatDollars(fha.upfrontCents)} upfront added to the loan.{" "}
      {fha.forLife ? "Its insurance stays as long as the loan." : "Its insurance ends after 11 years."} FHA itself
      charges nothing by score
      {fha.addedRate > 0 && `; lenders do, so ${formatRate(fha.addedRate)} is counted for yours`}.
    </p>
  );
}

const sheets = sheetsOf(440, 460);

/** The extra cost of each band a month above the best one: by the rate, and by mortgage insurance. */
function ScoreBandsPlot({ answer }: { answer: ScorePriceAnswer }) {
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

export const calculator = calculatorOf(scorePriceModel, ScorePriceDrawing);
