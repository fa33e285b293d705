import { formatDollars } from "#app/lib/format/format-currency.ts";
import { NumbersTable } from "./numbers-table.tsx";

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
