import type { LocalProgram, LocalProgramTerms } from "#app/content/finder/local-program-record.ts";
import { shareCents } from "#app/domain/money.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";

/** The home that all program pages work with, so that they can be compared: 5% down, 30 years. */
export const sampleLoan = { priceCents: 300_000_00, loanCents: 285_000_00, termMonths: 360 } as const;

export type Most = NonNullable<LocalProgramTerms["amount"]["most"]>;

/** The most that a program pays on the sample home, in cents. */
export function mostOnSample(most: Most): number {
  if ("cents" in most) return most.cents;
  const cents = shareCents(most.of === "price" ? sampleLoan.priceCents : sampleLoan.loanCents, most.share);
  return most.capCents === null ? cents : Math.min(cents, most.capCents);
}

/** What a program pays at most, in dollars, and what that is counted on: `$8,550`, `on a $285,000 loan`. */
export type HelpInDollars = { most: string; on: string | null };

/** Null where nobody says an amount. */
export function helpInDollars({ terms }: Pick<LocalProgram, "terms">): HelpInDollars | null {
  const { most } = terms.amount;
  if (most === null) return null;
  return { most: formatDollars(mostOnSample(most)), on: sampleOf(most) };
}

function sampleOf(most: Most): string | null {
  if ("cents" in most) return null;
  return most.of === "price"
    ? `on a ${formatDollars(sampleLoan.priceCents)} home`
    : `on a ${formatDollars(sampleLoan.loanCents)} loan`;
}
