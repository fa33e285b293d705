import { daysBetween } from "#app/domain/time/calendar.ts";

/** Terms that two estimates must share for their costs to compare; null if a box is empty. */
export type EstimateKind = {
  loanType: string;
  product: string;
  loanCents: number | null;
  termMonths: number | null;
  /** The last day of the rate lock; null if the rate is not locked. */
  lockedUntil: string | null;
  issued: string | null;
};

export type Unlike = "loan-type" | "product" | "loan-amount" | "term" | "lock" | "lock-length" | "issued";

/** Locks that end within a week of each other cost about the same: our own allowance. */
const alikeLockDays = 7;

/** How the estimates differ, the most serious first. Empty boxes are not compared. */
export function unlikeIn(estimates: readonly EstimateKind[]): Unlike[] {
  const differ = (of: (estimate: EstimateKind) => unknown) =>
    new Set(estimates.map(of).filter((value) => value !== null)).size > 1;
  const locks = estimates.flatMap(({ lockedUntil }) => lockedUntil ?? []).toSorted();
  const [first, last] = [locks[0], locks.at(-1)];
  const found: Record<Unlike, boolean> = {
    "loan-type": differ(({ loanType }) => loanType),
    product: differ(({ product }) => product),
    "loan-amount": differ(({ loanCents }) => loanCents),
    term: differ(({ termMonths }) => termMonths),
    lock: locks.length > 0 && locks.length < estimates.length,
    "lock-length": first !== undefined && last !== undefined && daysBetween(first, last) > alikeLockDays,
    issued: differ(({ issued }) => issued),
  };
  return (Object.keys(found) as Unlike[]).filter((name) => found[name]);
}

/** The estimates that have a cost, the lowest first; equal ones in the order they came. */
export function byCost<Estimate extends { costCents: number | null }>(
  estimates: readonly Estimate[],
): (Estimate & { costCents: number })[] {
  return estimates
    .filter((estimate): estimate is Estimate & { costCents: number } => estimate.costCents !== null)
    .toSorted((one, other) => one.costCents - other.costCents);
}
