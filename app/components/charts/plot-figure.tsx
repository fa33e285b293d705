import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import css from "./plot.css?inline";

type PlotFigureProps = {
  /** What the plot shows, in a sentence. */
  answer: ReactNode;
  /** What is drawn: quantity, unit, span. */
  measure: string;
  source: string;
  /** None where the plot before it has the numbers of both. */
  table?: PlotTable;
  children: ReactNode;
};

/** The first cell of each row names it; the others are figures. */
export type PlotTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

/** A plot under the sentence it proves, with its source and the numbers behind it. */
export function PlotFigure({ answer, measure, source, table, children }: PlotFigureProps) {
  return (
    <figure className="pl">
      <InlineStyle name="plot" layer="page" css={css} />
      <figcaption>
        <b>{answer}</b>
        <span>{measure}</span>
      </figcaption>
      {children}
      <p className="fine">{source}</p>
      {table && (
        <details className="pl__table">
          <summary>The same as a table</summary>
          <Table table={table} />
        </details>
      )}
    </figure>
  );
}

function Table({ table: { head, rows } }: { table: PlotTable }) {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
