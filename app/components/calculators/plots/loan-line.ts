// The numbers of a line, separate from its drawing: models and tables need only these.

/** The payments or balance of one loan. Only months in which something changes need a point; the first is month 0. */
export type LoanLine = {
  name: string;
  look: "own" | "cost" | "plain";
  points: readonly Corner[];
  /** Words above the end of the line. */
  note?: string;
};
export type Corner = { month: number; cents: number };

/** The amount of a line in a month: the latest point's. */
export function centsAt({ points }: LoanLine, month: number): number {
  return points.findLast((point) => point.month <= month)?.cents ?? 0;
}
