import { monthlyCentsWithin } from "#app/domain/money.ts";
import type { DebtRatios } from "./debt-to-income.ts";

/** The lines for debts and income of one program. Beyond both of them only a lender can say. */
export type UnderwritingLines = {
  /** What a person who reviews a file by hand works with. */
  hand: DebtRatios;
  /** The least score that this person may take; null where the guide names none beside the program's own. */
  handFrom: number | null;
  /** The least share of the price to put down for this person; null where it is the program's own. */
  handDownShare: number | null;
  /** As far as that person may go with reasons that the guide names, the easiest first. */
  wider: readonly WiderLine[];
  /** What the program's own guide publishes for its automated approval; null where it publishes nothing. */
  automated: DebtRatios | null;
  /** The most of the income for house and debts: no guide goes beyond it, or lenders approved 1 in 100 at most above it. */
  mostShare: number;
};

/** What opens a wider line by hand; the words are the content's. */
export type WidensBy = "one-reason" | "no-debts" | "two-reasons" | "score-or-savings" | "in-writing" | "waiver";

/** A line beyond the one by hand. `scoreFrom`: only from this score on; null where the guide names none. */
export type WiderLine = DebtRatios & { opens: WidensBy; scoreFrom: number | null };

/** The wider of the lines that the program's own guide publishes. */
export function publishedLine({ hand, automated }: UnderwritingLines): DebtRatios {
  return automated ?? hand;
}

/** The first line that a household stays within; `lender` between the published ones and what lenders approve. */
export type LineReached = "hand" | "automated" | "lender" | "beyond";

/** What a household has a year before tax, and what goes to the house and to debts each month. */
export type Spent = { annualIncomeCents: number; housingCents: number; debtsCents: number };

/** Exact to the cent, as `roomWithin` is. Throws RangeError when an amount or share is out of range. */
export function lineReached({ hand, automated, mostShare }: UnderwritingLines, spent: Spent): LineReached {
  const { annualIncomeCents, housingCents, debtsCents } = spent;
  const isWithin = ({ housingShare, debtsShare }: DebtRatios) =>
    housingCents + debtsCents <= monthlyCentsWithin(annualIncomeCents, debtsShare) &&
    (housingShare === null || housingCents <= monthlyCentsWithin(annualIncomeCents, housingShare));
  if (isWithin(hand)) return "hand";
  if (automated && isWithin(automated)) return "automated";
  return isWithin({ housingShare: null, debtsShare: mostShare }) ? "lender" : "beyond";
}
