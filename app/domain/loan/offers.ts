import { assertCents, shareCents, sumCents } from "#app/domain/money.ts";
import { type LoanAdvantage, loanAdvantage, simpleBreakEvenMonths } from "./advantage.ts";
import { annualPercentageRate, type CashFlow } from "./annual-percentage-rate.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";
import { schedule } from "./schedule.ts";

export type LoanOffer = LoanTerms & {
  /** Points as a share of the loan: one point is 0.01. Paid in cash at closing. */
  pointsShare: number;
  /** The lender's own fees, paid in cash at closing. */
  feesCents: number;
};

export type OfferCost = {
  pointsCents: number;
  /** Points and fees: everything due at the start. */
  startCents: number;
  paymentCents: number;
};

/**
 * The APR that an offer's payments and its cost at the start make, not rounded: points and fees are a prepaid finance
 * charge (12 CFR 1026.4), so what is financed is the loan less both. Mortgage insurance, prepaid interest and an upfront
 * premium are not in it. See `mortgageApr`.
 * Throws RangeError when an amount, rate, share or term is out of range, or points and fees are not less than the loan.
 */
export function offerApr(offer: LoanOffer): number {
  const byMonthCents = schedule(offer).rows.map(({ paidCents }) => paidCents);
  return mortgageApr({
    noteCents: offer.loanCents,
    financeChargesCents: offerCost(offer).startCents,
    byMonthCents,
  });
}

/**
 * An offer's cost at the start and each month.
 * Throws RangeError when an amount, rate, share or term is out of range.
 */
export function offerCost({ pointsShare, feesCents, ...loan }: LoanOffer): OfferCost {
  const pointsCents = shareCents(loan.loanCents, pointsShare);
  assertCents(feesCents);
  const startCents = sumCents([pointsCents, feesCents]);
  return { pointsCents, startCents, paymentCents: monthlyPaymentCents(loan) };
}

export type OfferComparison = LoanAdvantage & {
  /** The extra cost of the second offer at the start, divided by what it saves a month. */
  simpleMonths: number | null;
};

/**
 * After how many payments the second offer, with its points and fees, has overtaken the first: by the rule of thumb, and
 * truly, with what is still owed counted. Null where it never does.
 * Throws RangeError when an amount, rate, share or term is out of range, or when the second asks for less at the start than the first.
 */
export function compareOffers(first: LoanOffer, second: LoanOffer): OfferComparison {
  const [one, two] = [offerCost(first), offerCost(second)];
  const moreAtStart = two.startCents - one.startCents;
  if (moreAtStart < 0) throw new RangeError("The second offer must not ask for less at the start");
  const lastMonth = Math.min(first.termMonths, second.termMonths);
  return {
    ...loanAdvantage({ ...first, startCents: one.startCents }, { ...second, startCents: two.startCents }),
    simpleMonths: simpleBreakEvenMonths(moreAtStart, one.paymentCents - two.paymentCents, lastMonth),
  };
}

type MortgageCharges = {
  /** The loan that is paid off, financed fees included. */
  noteCents: number;
  /**
   * Costs that count as a finance charge and are paid at or before closing, or financed in the note: points, the lender's
   * fees, an upfront premium, prepaid interest. Not: appraisal, title, recording. 12 CFR 1026.4.
   */
  financeChargesCents: number;
  /** Monthly payments for principal, interest and mortgage insurance, from the first month to the last. */
  byMonthCents: readonly number[];
};

/**
 * The APR of a mortgage with monthly payments, the first one month after closing: what is financed is the note less the
 * finance charges, what is paid is each month's principal, interest and mortgage insurance. A regular transaction of
 * Regulation Z, Appendix J; a disclosed APR may differ from it by an eighth of a percent, 12 CFR 1026.22(a)(2).
 * Throws RangeError when the charges are not less than the note, an amount is out of range, or less is paid than financed.
 */
export function mortgageApr({ noteCents, financeChargesCents, byMonthCents }: MortgageCharges): number {
  assertCents(noteCents);
  assertCents(financeChargesCents);
  if (financeChargesCents >= noteCents) throw new RangeError("The charges must be less than the loan");
  return annualPercentageRate({
    advances: [{ cents: noteCents - financeChargesCents, whole: 0 }],
    payments: runsOf(byMonthCents),
    unitPeriodsPerYear: 12,
  });
}

/** Equal payments in a row as one flow. */
function runsOf(byMonthCents: readonly number[]): CashFlow[] {
  const runs: { cents: number; whole: number; count: number }[] = [];
  for (const [month, cents] of byMonthCents.entries()) {
    const run = runs.at(-1);
    if (run?.cents === cents) run.count++;
    else runs.push({ cents, whole: month + 1, count: 1 });
  }
  return runs;
}
