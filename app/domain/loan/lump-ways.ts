import { assertCents, sumCents } from "#app/domain/money.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";
import { type ExtraPayments, type Schedule, schedule } from "./schedule.ts";

/** The balance, over the payments that are left, and a sum of extra money for it. */
export type LumpTerms = LoanTerms & {
  /** The extra money; at most the loan. */
  lumpCents: number;
  /** The servicer's one-time charge for a recast. */
  recastFeeCents: number;
  /** The charges of a biweekly plan at its start, and for each year in which it adds something. */
  planStartCents: number;
  planYearlyCents: number;
};

/** One way to put extra money into a loan. */
export type LumpWay = {
  /** The level payment from now on. */
  paymentCents: number;
  /** Payments until nothing is owed. */
  months: number;
  /** How much more than the level payments went into the debt. */
  extraCents: number;
  feesCents: number;
  /** Interest that is not paid, less the fees; below 0 the way costs more than it saves. */
  savedCents: number;
  /** Still owed after each payment. */
  owedCents: readonly number[];
};

export type LumpWays = {
  /** The loan without extra money. */
  plain: Schedule;
  /** All of it today; the payment stays. */
  atOnce: LumpWay;
  /** All of it today; the payment is worked out again over the payments that are left. */
  recast: LumpWay;
  /** Halves every two weeks, so a thirteenth payment with every twelfth, until the money is used up. */
  biweekly: LumpWay;
  /** A twelfth of the payment more each month, until the money is used up. */
  monthly: LumpWay;
  /** Biweekly halves up to the end, whatever that takes. */
  biweeklyToEnd: LumpWay;
};

/**
 * The same extra money put into a loan in four ways, and biweekly payments kept up to the end. A servicer may hold a half
 * payment until a whole one is there (12 CFR 1026.36(c)(1)(ii)), so 26 halves a year are 13 payments, the last of them a
 * year from now.
 * Throws RangeError when a term is negative, not whole where it must be, too large, or the money is more than the loan.
 */
export function lumpWays(terms: LumpTerms): LumpWays {
  const { loanCents, annualRate, termMonths, lumpCents, recastFeeCents, planStartCents, planYearlyCents } = terms;
  for (const cents of [lumpCents, recastFeeCents, planStartCents, planYearlyCents]) assertCents(cents);
  if (lumpCents > loanCents) throw new RangeError("The extra money cannot be more than the loan");
  const loan = { loanCents, annualRate, termMonths };
  const rest = { ...loan, loanCents: loanCents - lumpCents };
  const plain = schedule(loan);
  const { paymentCents } = plain;
  const way = (run: Schedule, feesCents: number, extraCents = extraOf(run)): LumpWay => ({
    paymentCents: run.paymentCents,
    months: run.rows.length,
    extraCents,
    feesCents,
    savedCents: plain.totalInterestCents - run.totalInterestCents - feesCents,
    owedCents: run.rows.map(({ balanceCents }) => balanceCents),
  });
  const plan = (extra: ExtraPayments) => {
    const run = schedule(loan, extra);
    const years = run.rows.filter(({ extraCents }) => extraCents > 0).length;
    return way(run, years === 0 ? 0 : sumCents([planStartCents, planYearlyCents * years]));
  };
  return {
    plain,
    atOnce: {
      ...way(schedule(rest, { monthlyCents: paymentCents - monthlyPaymentCents(rest) }), 0, lumpCents),
      paymentCents,
    },
    recast: way(schedule(rest), lumpCents === 0 ? 0 : recastFeeCents, lumpCents),
    biweekly: plan({ once: usedUp(lumpCents, paymentCents, 12, termMonths) }),
    monthly: way(schedule(loan, { once: usedUp(lumpCents, Math.ceil(paymentCents / 12), 1, termMonths) }), 0),
    biweeklyToEnd: plan({ yearly: { cents: paymentCents, first: 12 } }),
  };
}

/** The same amount with every so many payments, until the money or the loan is used up. */
function usedUp(lumpCents: number, eachCents: number, every: number, termMonths: number) {
  const once: { cents: number; with: number }[] = [];
  let left = lumpCents;
  for (let number = every; left > 0 && number <= termMonths; number += every) {
    once.push({ cents: Math.min(eachCents, left), with: number });
    left -= eachCents;
  }
  return once;
}

function extraOf({ rows }: Schedule): number {
  return sumCents(rows.map(({ extraCents }) => extraCents));
}
