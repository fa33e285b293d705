import { Plot, plotPlace } from "#app/components/calculators/page/plot-place.tsx";
import { CalcNote } from "#app/components/calculators/plots/calc-note.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { sheetsOf } from "#app/components/calculators/plots/sheet.tsx";
import { formatDollars, formatRate, formatTypedRate } from "#app/lib/format/format-currency.ts";
import type { ScorePriceAnswer } from "./credit-score-price-model.ts";

const plot = plotPlace(async () => (await import("./credit-score-price-plot.tsx")).ScoreBandsPlot, sheetsOf(440, 460));

/** Every band with its price, and FHA beside it. */
export function ScorePriceDrawing({ answer }: { answer: ScorePriceAnswer }) {
  const bands = answer.bands();
  return (
    <>
      {answer.notes.map((note) => (
        <p key={note} className="cost small">
          {note}
        </p>
      ))}
      <Plot place={plot} answer={answer} />
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

/** FHA charges nothing by score, so with a lower score it is more likely to cost less. */
function FhaBeside({ answer }: { answer: ScorePriceAnswer }) {
  const { fhaBarrier, yours } = answer;
  const fha = answer.fha();
  if (!fha) return <CalcNote>{`No FHA loan beside it: ${fhaBarrier}`}</CalcNote>;
  const less = yours.monthlyCents - fha.monthlyCents;
  return (
    <CalcNote>
      <b>FHA instead:</b> {formatDollars(fha.monthlyCents)} a month at {formatTypedRate(fha.annualRate)},{" "}
      {less === 0 ? "the same" : `${formatDollars(Math.abs(less))} ${less > 0 ? "less" : "more"}`}, with{" "}
      {formatDollars(fha.upfrontCents)} upfront added to the loan.{" "}
      {fha.forLife ? "Its insurance stays as long as the loan." : "Its insurance ends after 11 years."} FHA itself
      charges nothing by score
      {fha.addedRate > 0 && `; lenders do, so ${formatRate(fha.addedRate)} is counted for yours`}.
    </CalcNote>
  );
}
