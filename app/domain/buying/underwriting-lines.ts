import type { DebtRatios } from "./debt-to-income.ts";

/**
 * The lines for debts and income of one program. A person who reviews a file by hand works with `hand`; `automated` is what
 * the program's own guide publishes for its automated approval, null where it publishes none. Beyond both only a lender can
 * say, up to `mostShare` of the income for house and debts: lenders approved 1 in 100 at most above it.
 */
export type UnderwritingLines = { hand: DebtRatios; automated: DebtRatios | null; mostShare: number };

/** The first line that a household is within. `lender`: only a lender can say. `beyond`: almost no one was approved. */
export type LineReached = "hand" | "automated" | "lender" | "beyond";

/** The wider of the lines that the program's own guide publishes. */
export function publishedLine({ hand, automated }: UnderwritingLines): DebtRatios {
  return automated ?? hand;
}

/**
 * The line that shares of the income are within: housing alone (`front`), and housing with debts (`back`), not rounded; null
 * where there is no income, which is beyond all of them.
 */
export function lineReached(lines: UnderwritingLines, front: number | null, back: number | null): LineReached {
  if (front === null || back === null) return "beyond";
  const within = ({ housingShare, debtsShare }: DebtRatios) => front <= (housingShare ?? 1) && back <= debtsShare;
  if (within(lines.hand)) return "hand";
  if (lines.automated && within(lines.automated)) return "automated";
  return back <= lines.mostShare ? "lender" : "beyond";
}
