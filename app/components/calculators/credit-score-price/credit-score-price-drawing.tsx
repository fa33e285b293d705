import { calculator } from "#app/components/calculators/page/calculator.tsx";
import { NumbersTable } from "#app/components/calculators/plots/numbers-table.tsx";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { scoreDoors, scoreDoorsChecked } from "#app/content/pages/buying/score-doors.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { type ScorePriceAnswer, scorePriceModel } from "./credit-score-price-model.ts";
import { ScoreBandsPlot } from "./credit-score-price-plot.tsx";
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

export const creditScorePrice = calculator(scorePriceModel, ScorePriceDrawing);
