/** Kinds of loans as lenders report them; conventional ones are Fannie Mae's, Freddie Mac's and others' alike. */
export const decidedLoans = ["conventional", "fha", "va", "usda"] as const;
export type DecidedLoan = (typeof decidedLoans)[number];

/** Where each counted range of house and debts begins, in percent of the income; the last one holds what is above it. */
export const ratioBounds: readonly number[] = [
  0, 20, 30, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 60,
];

/** Approved purchases by loan, one count for each of `ratioBounds`, and their first and last year. */
export type Decisions = Readonly<Record<DecidedLoan, readonly number[]>> & { first: number; last: number };

/** The share of the approved purchases at a bound of `ratioBounds` or above it. */
export function approvedFrom(counts: readonly number[], bound: number): number {
  return sumOf(counts.slice(ratioBounds.indexOf(bound))) / sumOf(counts);
}

/**
 * The bound from which purchases took more than `share` of the income: 44 for 0.43. Below 36% all that took more than the
 * published ranges tell apart, and from 50 to 60% the whole range, which holds some that took less.
 */
export function boundAbove(share: number): number {
  // 0.58 × 100 is a hair below 58.
  const percent = Math.floor(share * 100 + 1e-9);
  if (percent >= 60) return 60;
  return percent >= 49 ? 50 : Math.max(36, percent + 1);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
