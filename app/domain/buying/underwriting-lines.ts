import type { DebtRatios } from "./debt-to-income.ts";

/** The lines for debts and income of one program. Beyond both of them only a lender can say. */
export type UnderwritingLines = {
  /** What a person who reviews a file by hand works with. */
  hand: DebtRatios;
  /** What the program's own guide publishes for its automated approval; null where it publishes nothing. */
  automated: DebtRatios | null;
  /** The most of the income for house and debts: lenders approved 1 in 100 at most above it. */
  mostShare: number;
};

/** The wider of the lines that the program's own guide publishes. */
export function publishedLine({ hand, automated }: UnderwritingLines): DebtRatios {
  return automated ?? hand;
}
