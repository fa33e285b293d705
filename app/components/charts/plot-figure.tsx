import type { ReactNode } from "react";
import { InlineStyle } from "#app/components/inline-style.tsx";
import { Overdue } from "#app/components/ui/overdue.tsx";
import { RowsTable, type RowsTableProps } from "#app/components/ui/rows-table.tsx";
import type { DatedTable } from "#app/content/editions/dated-tables.ts";
import css from "./plot.css?inline";
import tableCss from "./table-behind.css?inline";

type PlotFigureProps = {
  /** The plot's message, in a sentence. */
  answer: ReactNode;
  /** The quantity drawn, its unit and its period. */
  measure: string;
  source: string;
  /** The data, if a newer edition may come out. */
  dated?: DatedTable;
  /** Undefined if the plot before it has the numbers of both. */
  table?: TableRows;
  children: ReactNode;
};

/** A plot under the sentence it supports, with its source and the numbers behind it. */
export function PlotFigure({ answer, measure, source, dated, table, children }: PlotFigureProps) {
  return (
    <figure className="pl" data-worked-out="">
      <InlineStyle name="plot" layer="page" css={css} />
      <figcaption>
        <b>{answer}</b>
        <span className="small">{measure}</span>
      </figcaption>
      {children}
      <p className="fine">{source}</p>
      {dated && <Overdue table={dated} />}
      {table && <TableBehind title="The same as a table" className="pl__table" {...table} />}
    </figure>
  );
}

type TableRows = Pick<RowsTableProps, "head" | "rows">;

type TableBehindProps = TableRows & { title: string; className: string };

/** A drawing's data, as a table in a disclosure; in print it is open. */
export function TableBehind({ title, className, ...table }: TableBehindProps) {
  return (
    <details className={`tb on-paper ${className}`}>
      <InlineStyle name="table-behind" layer="page" css={tableCss} />
      <summary>{title}</summary>
      <div className="scrollx">
        <RowsTable {...table} />
      </div>
    </details>
  );
}
