import type { CSSProperties, ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Tag } from "#app/components/ui/plate.tsx";
import { bandIndexOf, creditBands } from "#app/content/loans/credit-bands.ts";
import { placeOfScore, scoreScale, scoresInAll } from "#app/domain/loan/score-scale.ts";
import { TableBehind } from "./plot-figure.tsx";
import css from "./score-bands.css?inline";

type ScoreBandsProps = {
  /** A sample score to mark, and one that it moves to. */
  from?: number;
  to?: number;
};

/** The five credit bands to scale: across the page, or vertical if there is little room. */
export function ScoreBands({ from, to }: ScoreBandsProps) {
  const marked = from !== undefined || to !== undefined;
  return (
    <figure className="sb">
      <InlineStyle name="score-bands" layer="page" css={css} />
      <div className="sb__plot">
        <ol className="sb__bands">
          {creditBands.map((band, index) => (
            <li key={band.label} className="sb__band" style={{ flexGrow: widthOf(band) }}>
              <i style={{ background: `var(--band-${index + 1})` }} aria-hidden="true" />
              <b>{band.label}</b>
              <span className="small">
                {band.from}–{band.to}
              </span>
            </li>
          ))}
        </ol>
        {from !== undefined && <Mark score={from} kind="from" />}
        {to !== undefined && <Mark score={to} kind="to" />}
      </div>
      <figcaption>
        <b>{pointOf(from, to)}</b>{" "}
        <span className="small">
          Scores run from {scoreScale.lowest} to {scoreScale.highest}. {marked && <Tag>Sample scores</Tag>}
        </span>
        {/* A caption is the last thing in its figure, so the table is a part of it. */}
        <BandTable />
      </figcaption>
    </figure>
  );
}

function Mark({ score, kind }: { score: number; kind: "from" | "to" }) {
  return (
    <span className={`sb__mark sb__mark--${kind}`} style={{ "--at": placeOfScore(score) } as CSSProperties}>
      <span className="vh">{kind === "from" ? "Sample score before: " : "Sample score after: "}</span>
      {score}
    </span>
  );
}

function BandTable() {
  return (
    <TableBehind
      title="See the bands as a table"
      className="sb__table"
      head={["Band", "Scores", "Width", "Share of the scale"]}
      rows={creditBands.map((band) => [
        band.label,
        `${band.from}–${band.to}`,
        `${widthOf(band)} scores`,
        `${Math.round((widthOf(band) / scoresInAll) * 100)}%`,
      ])}
    />
  );
}

function widthOf({ from, to }: { from: number; to: number }): number {
  return to - from + 1;
}

const crossedWords = ["no line", "one line", "two lines", "three lines", "four lines"];

/** The drawing in a sentence. */
function pointOf(from: number | undefined, to: number | undefined): ReactNode {
  if (from === undefined || to === undefined) {
    return "Half of the scale is Poor. The four bands above it share the rest, so there a step up is never far.";
  }
  const [before, after] = [bandIndexOf(from), bandIndexOf(to)];
  const crossed = crossedWords[Math.abs(after - before)];
  if (before === after) return `Going from ${from} to ${to} crosses no line: both are ${creditBands[after]?.label}.`;
  return `Going from ${from} to ${to} crosses ${crossed}: ${creditBands[before]?.label} to ${creditBands[after]?.label}.`;
}
