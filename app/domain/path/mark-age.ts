import type { MarkAge } from "./answer.ts";
import type { Mark, MarkKind, Month } from "./household.ts";
import type { PathRules } from "./terms.ts";

const clocks: Record<MarkKind, MarkAge["clock"]> = {
  "late-payment": "event",
  collection: "first-late-payment",
  "charge-off": "first-late-payment",
  repossession: "first-late-payment",
  foreclosure: "event",
  "short-sale": "event",
  "bankruptcy-7": "filing",
  "bankruptcy-13": "filing",
};

/**
 * The month each mark must leave a credit report at the latest, 15 U.S.C. 1681c: seven years from the event; for what was
 * charged off, collected or taken back, seven years that begin 180 days after the first late payment, at most six months;
 * ten years from the filing of a bankruptcy. Paying or selling a debt starts no clock again.
 */
export function markAges(marks: readonly Mark[], now: Month, report: PathRules["reportMonths"]): MarkAge[] {
  return marks.map(({ kind, month }, index) => {
    const clock = clocks[kind];
    const later = clock === "first-late-payment" ? report.chargedOffLater : 0;
    const leaves = month + (clock === "filing" ? report.bankruptcy : report.most + later);
    return { index, leaves, clock, isOver: leaves < now };
  });
}
