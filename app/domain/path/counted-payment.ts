import { shareCents } from "#app/domain/money.ts";
import type { Debt } from "./household.ts";

/**
 * What a student loan counts each month when its own payment is 0 (`zero`), or at least (`least`), as a share of the balance.
 * `takesPlanZero`: nothing is counted where an income plan sets $0 and a paper says so.
 */
export type StudentRule = { shareOfBalance: number; when: "zero" | "least"; takesPlanZero?: boolean };

/** How a program counts a debt: a student loan, and any other that has a balance and no payment, as a share of the balance. */
export type CountingRule = { studentLoans: StudentRule; unstatedShare: number };

/** The monthly payment that a program counts for a debt with this balance: its own, or a share of what is owed. */
export function countedPayment(
  { kind, monthlyCents, planZero }: Pick<Debt, "kind" | "monthlyCents" | "planZero">,
  balanceCents: number,
  { studentLoans, unstatedShare }: CountingRule,
): number {
  if (kind === "student" && studentLoans.when === "least") {
    return Math.max(monthlyCents, shareCents(balanceCents, studentLoans.shareOfBalance));
  }
  if (monthlyCents > 0) return monthlyCents;
  if (kind === "student" && planZero && studentLoans.takesPlanZero) return 0;
  return shareCents(balanceCents, kind === "student" ? studentLoans.shareOfBalance : unstatedShare);
}
