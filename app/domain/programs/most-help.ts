import { shareCents } from "#app/domain/money.ts";
import type { Range } from "./rules.ts";

/** The most that a program pays: a share of the price or of the first loan, up to a cap, or a sum. */
export type MostHelp = { share: number; of: "price" | "loan"; capCents: number | null } | { cents: number };

/** A home and the loan for it. */
export type HomeLoan = { priceCents: number; loanCents: number };

const downShare = 0.05;

/** The home that all program pages work with, so that they can be compared: 5% down, 30 years. */
export const sampleLoan = { ...homeAt(300_000_00), termMonths: 360 } as const;

/** A home with the down payment of the sample. */
function homeAt(priceCents: number): HomeLoan {
  return { priceCents, loanCents: priceCents - shareCents(priceCents, downShare) };
}

/**
 * The home in the middle of the prices that someone has in mind, with the sample's down payment; the sample where they have
 * named none. The highest band has no end: its middle is taken as half again its start.
 */
export function homeIn(priceCents: Range | null): HomeLoan {
  if (priceCents === null) return sampleLoan;
  const { low, high } = priceCents;
  return homeAt(Math.round(Math.min((low + high) / 2, low * 1.5)));
}

/** The most that a program pays on a home, in cents. */
export function mostHelpCents(most: MostHelp, { priceCents, loanCents }: HomeLoan): number {
  if ("cents" in most) return most.cents;
  const cents = shareCents(most.of === "price" ? priceCents : loanCents, most.share);
  return most.capCents === null ? cents : Math.min(cents, most.capCents);
}
