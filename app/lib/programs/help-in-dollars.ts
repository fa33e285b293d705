import { type HomeLoan, type MostHelp, mostHelpCents, sampleLoan } from "#app/domain/programs/most-help.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

/** What a program pays at most, in dollars, and what that is counted on: `$8,550`, `on a $285,000 loan`. */
export type HelpInDollars = { cents: number; most: string; on: string | null };

/** Null where nobody says an amount. */
export function helpInDollars(most: MostHelp | null, home: HomeLoan = sampleLoan): HelpInDollars | null {
  if (!most) return null;
  const cents = mostHelpCents(most, home);
  return { cents, most: formatDollars(cents), on: countedOn(most, home) };
}

function countedOn(most: MostHelp, { priceCents, loanCents }: HomeLoan): string | null {
  if ("cents" in most) return null;
  return most.of === "price" ? `on a ${formatDollars(priceCents)} home` : `on a ${formatDollars(loanCents)} loan`;
}
