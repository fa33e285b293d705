// The numbers of a line, apart from its drawing: models and tables need no more, and the drawing loads later.

/** What one loan takes or leaves owed. Only months in which something changes need a point; the first is month 0. */
export type LoanLine = {
  name: string;
  look: "own" | "cost" | "plain";
  points: readonly Corner[];
  /** Words above its end. */
  note?: string;
};
export type Corner = { month: number; cents: number };

/** The amount of a line in a month: the last one that was set. */
export function centsAt({ points }: LoanLine, month: number): number {
  return points.findLast((point) => point.month <= month)?.cents ?? 0;
}
