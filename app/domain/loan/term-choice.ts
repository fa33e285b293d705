import { annualPercentageRate } from "./annual-percentage-rate.ts";
import type { LoanTerms } from "./payment.ts";
import { type Schedule, schedule } from "./schedule.ts";

type Offer = Pick<LoanTerms, "annualRate" | "termMonths">;

export type TermChoice = {
  long: Schedule;
  short: Schedule;
  /** The long loan, paid with `paidCents` a month. */
  faster: Schedule;
  /** The faster way's monthly payment: never less than the long loan asks for. */
  paidCents: number;
  /** The extra monthly payment of the short loan; below 0 it asks for less. */
  moreCents: number;
};

/**
 * One loan over a long and a short term, each at its own rate, and the long one paid with more than it asks for.
 * Without `paidCents` that is the payment of the short one.
 * Throws RangeError when the short term is not the shorter one, or an amount, rate or term is out of range.
 */
export function termChoice(loanCents: number, long: Offer, short: Offer, paidCents?: number): TermChoice {
  if (short.termMonths >= long.termMonths) throw new RangeError("The short term must be the shorter one");
  const [longLoan, shortLoan] = [
    { loanCents, ...long },
    { loanCents, ...short },
  ];
  const [slow, quick] = [schedule(longLoan), schedule(shortLoan)];
  const paid = Math.max(slow.paymentCents, paidCents ?? quick.paymentCents);
  return {
    long: slow,
    short: quick,
    faster: schedule(longLoan, { monthlyCents: paid - slow.paymentCents }),
    paidCents: paid,
    moreCents: quick.paymentCents - slow.paymentCents,
  };
}

/**
 * The yearly return on the short loan's higher payments, as a decimal: the yearly rate at which they, put aside each month
 * instead, would grow to what is still owed on the long loan when the short one is paid off. Null where the short loan
 * asks for nothing more, or where less than the payments would come back.
 * Throws RangeError when an amount is out of range.
 */
export function earnedByPayingMore({ long, short, moreCents }: TermChoice): number | null {
  const months = short.rows.length;
  const owedCents = long.rows[months - 1]?.balanceCents ?? 0;
  if (moreCents <= 0 || owedCents < moreCents * months) return null;
  return annualPercentageRate({
    advances: [{ cents: moreCents, whole: 1, count: months }],
    payments: [{ cents: owedCents, whole: months }],
    unitPeriodsPerYear: 12,
  });
}
