import { RowsTable, type RowsTableProps } from "#app/components/ui/rows-table.tsx";

type NumbersTableProps = Omit<RowsTableProps, "className"> & {
  /** The table's content, if it isn't just the plot's numbers. */
  title?: string;
  /** Shown open at first. */
  open?: boolean;
};

/** The numbers behind a drawing. */
export function NumbersTable({ title = "The same numbers as a table", open, ...table }: NumbersTableProps) {
  return (
    <details className="unfold tbl" open={open}>
      <summary>{title}</summary>
      <div className="scrollx">
        <RowsTable {...table} className="data" />
      </div>
    </details>
  );
}
