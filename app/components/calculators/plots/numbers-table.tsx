import { RowsTable, type RowsTableProps } from "#app/components/ui/rows-table.tsx";
import { formatDollars } from "#app/lib/format/format-currency.ts";

type NumbersTableProps = Omit<RowsTableProps, "className"> & {
  /** What the table has, when it is not simply the plot's numbers. */
  title?: string;
  /** Shown at once instead of behind a line to open. */
  open?: boolean;
};

/** The numbers behind a drawing. */
export function NumbersTable({ title = "The same numbers as a table", open, ...table }: NumbersTableProps) {
  return (
    <details className="tbl" open={open}>
      <summary>{title}</summary>
      <div className="scrollx">
        <RowsTable {...table} className="data" />
      </div>
    </details>
  );
}

type LimitsTableProps<Name extends string> = {
  /** What each limit leaves for housing and allows as a price; null where it does not say or does not bind. */
  limits: readonly { name: Name; housingCents: number | null; priceCents: number | null }[];
  names: Record<Name, string>;
};

/** What each limit allows, in numbers. */
export function LimitsTable<Name extends string>({ limits, names }: LimitsTableProps<Name>) {
  return (
    <NumbersTable
      head={["Limit", "Housing a month", "Price"]}
      rows={limits.map(({ name, housingCents, priceCents }) => [
        names[name],
        housingCents === null ? "–" : formatDollars(housingCents),
        priceCents === null ? "any" : formatDollars(priceCents),
      ])}
    />
  );
}
