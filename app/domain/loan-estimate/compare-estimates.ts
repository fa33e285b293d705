import { daysBetween } from "#app/domain/time/calendar.ts";
import type { EstimateFigures } from "./estimate-figures.ts";

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

/** Figures that are printed on the form; null if the box is empty. */
export type PrintedFigures = {
  paymentCents: number | null;
  paidCents: number | null;
  principalCents: number | null;
  apr: number | null;
  totalInterestShare: number | null;
};

type CheckedBox = "payment" | "paid" | "principal" | "apr" | "tip";
export type BoxCheck = {
  box: CheckedBox;
  /** `fees`: the APR is between the one with section A alone and the one with all of B and C as well. */
  is: "agrees" | "higher" | "lower" | "fees";
};

/** A disclosed APR may be off by an eighth of a percentage point: 12 CFR 1026.22(a)(2). */
const aprTolerance = 0.00125;
/** Our own allowance: a tenth of a percentage point of the loan, for days and rounding. */
const interestAllowance = 0.001;
/** Ours too: a payment may be rounded up, and sums of five years differ by cents each month. */
const paymentAllowanceCents = 1_00;
const principalAllowanceCents = 30_00;

/** Compares each printed figure with the one that its own boxes add up to. Empty boxes are skipped. */
export function checkEstimate(printed: PrintedFigures, ours: EstimateFigures): BoxCheck[] {
  const { paymentCents, paidCents, principalCents, apr, totalInterestShare } = printed;
  const checks: (BoxCheck | null)[] = [
    near("payment", paymentCents, ours.paymentCents, paymentAllowanceCents),
    paidCents === null ? null : within("paid", paidCents, ours.paidRange.low, ours.paidRange.high),
    near("principal", principalCents, ours.principalCents, principalAllowanceCents),
    apr === null || ours.apr === null || ours.aprIfAllCount === null
      ? null
      : checkApr(apr, ours.apr, ours.aprIfAllCount),
    near("tip", totalInterestShare, ours.totalInterestShare, interestAllowance),
  ];
  return checks.filter((check) => check !== null);
}

function checkApr(printed: number, ours: number, ifAllCount: number): BoxCheck {
  // A tiny floating-point error must not push a figure past the tolerance.
  const most = aprTolerance + 1e-9;
  if (Math.abs(printed - ours) <= most) return { box: "apr", is: "agrees" };
  if (printed < ours) return { box: "apr", is: "lower" };
  return { box: "apr", is: printed <= ifAllCount + most ? "fees" : "higher" };
}

function near(box: CheckedBox, printed: number | null, ours: number, allowance: number): BoxCheck | null {
  return printed === null ? null : within(box, printed, ours - allowance, ours + allowance);
}

function within(box: CheckedBox, printed: number, low: number, high: number): BoxCheck {
  return { box, is: printed < low ? "lower" : printed > high ? "higher" : "agrees" };
}
