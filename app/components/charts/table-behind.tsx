import { InlineStyle } from "#app/components/inline-style.tsx";
import { RowsTable, type RowsTableProps } from "#app/components/ui/rows-table.tsx";
import css from "./table-behind.css?inline";

export type TableRows = Pick<RowsTableProps, "head" | "rows">;

type TableBehindProps = TableRows & { title: string; className: string };

/** A drawing's data, as a table in a disclosure; in print it is open. */
export function TableBehind({ title, className, ...table }: TableBehindProps) {
  return (
    <details className={`tb on-paper ${className}`}>
      <InlineStyle name="table-behind" layer="page" css={css} />
      <summary>{title}</summary>
      <div className="scrollx">
        <RowsTable {...table} />
      </div>
    </details>
  );
}
