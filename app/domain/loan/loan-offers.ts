import { assertCents, shareCents, sumCents } from "#app/domain/money.ts";
import { type LoanAdvantage, loanAdvantage } from "./loan-advantage.ts";
import { mortgageApr } from "./mortgage-apr.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";
import { schedule } from "./schedule.ts";
import { simpleBreakEvenMonths } from "./simple-break-even.ts";

export type LoanOffer = LoanTerms & {
  /** Points as a share of the loan: one point is 0.01. Paid in cash at closing. */
  pointsShare: number;
  /** The lender's own fees, paid in cash at closing. */
  feesCents: number;
};

export type OfferCost = {
  pointsCents: number;
  /** Points and fees: all that is due at the start. */
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
 * What an offer asks for at the start and each month.
 * Throws RangeError when an amount, rate, share or term is out of range.
 */
export function offerCost({ pointsShare, feesCents, ...loan }: LoanOffer): OfferCost {
  const pointsCents = shareCents(loan.loanCents, pointsShare);
  assertCents(feesCents);
  const startCents = sumCents([pointsCents, feesCents]);
  return { pointsCents, startCents, paymentCents: monthlyPaymentCents(loan) };
}

export type OfferComparison = LoanAdvantage & {
  /** What the second offer asks for more at the start, divided by what it saves a month. */
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
