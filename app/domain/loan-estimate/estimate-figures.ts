import { insuranceEnd } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { mortgageApr } from "#app/domain/loan/offers.ts";
import type { LoanTerms } from "#app/domain/loan/payment.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { firstRows, schedule } from "#app/domain/loan/schedule.ts";
import { assertCents, sumCents } from "#app/domain/money.ts";
import type { Range } from "#app/domain/programs/rules.ts";
import { once } from "#app/domain/remember-lately.ts";

/** The boxes that we work from, for a loan with a fixed rate and level payments. Amounts as printed. */
export type EstimateTerms = LoanTerms & {
  /** Mortgage insurance a month. A Loan Estimate prints whole dollars. */
  insuranceCents: number;
  /** The last year with mortgage insurance ("Years 1-7"); 0 if there is none. */
  insuranceYears: number;
  /** The sale price, for conventional loans, whose insurance ends by it under the law; null for others, or if not known. */
  valueCents: number | null;
  /** Section A. */
  originationCents: number;
  /** Sections B and C. */
  servicesCents: number;
  /** The figure in section F. */
  prepaidInterestCents: number;
  /** The figure in section J, as a positive number. */
  lenderCreditsCents: number;
  /** The prepaid finance charge, if the lender told it; if null, see `countedFees`. */
  countedCents: number | null;
};

export type EstimateFigures = {
  paymentCents: number;
  /** Not rounded; null if the fees take the whole loan, or if more is credited than paid. */
  apr: number | null;
  /** The same if everything in sections B and C counted as well. */
  aprIfAllCount: number | null;
  /** The total interest percentage as a share: 0.6945 is 69.45%. */
  totalInterestShare: number;
  /** Total paid within five years: interest, principal, mortgage insurance and loan costs. */
  paidCents: number;
  /** Its lowest and highest value, since boxes are rounded and the month in which insurance ends is not certain. */
  paidRange: Range;
  /** How much of it pays off the loan, and how much is mortgage insurance. */
  principalCents: number;
  insurancePaidCents: number;
};

const fiveYears = 60;

/**
 * Works out again what a Loan Estimate prints: the payment, the APR (12 CFR 1026, Appendix J), the total interest percentage
 * (12 CFR 1026.37(l)(3): all interest with the prepaid days, divided by the loan) and "In 5 years" (1026.37(l)(1): principal,
 * interest, mortgage insurance and loan costs).
 * Throws RangeError when an amount, rate or term is out of range.
 */
export function estimateFigures(terms: EstimateTerms): EstimateFigures {
  for (const cents of [terms.insuranceCents, terms.originationCents, terms.servicesCents]) assertCents(cents);
  const { prepaidInterestCents, insuranceCents } = terms;
  const first = firstRows(terms, fiveYears);
  const whole = once(() => schedule(terms));
  const months = insuranceMonths(terms);
  // If even the earliest end comes after these years, the likely one doesn't matter.
  const insured = months.low < first.length ? months.likely() : first.length;
  const paidIn = (insuredMonths: number, cents: number) =>
    sumCents([
      ...first.map(({ paidCents }) => paidCents),
      Math.min(insuredMonths, first.length) * cents,
      terms.originationCents + terms.servicesCents,
      prepaidInterestCents,
    ]);
  // A whole dollar can mean anything within half a dollar; so can the sums of costs.
  const half = insuranceCents > 0 && insuranceCents % 100 === 0 ? 50 : 0;
  const byMonthCents = once(() =>
    whole().rows.map(({ paidCents, number }) => paidCents + (number <= months.likely() ? insuranceCents : 0)),
  );
  const counted = countedFees(terms);
  // The whole schedule and two searches are worked out where they are read: the sentence that follows each key does without.
  const apr = once(() => aprOf(terms.loanCents, counted, byMonthCents()));
  const aprIfAllCount = once(() =>
    aprOf(terms.loanCents, Math.max(counted, counted + terms.servicesCents), byMonthCents()),
  );
  return {
    paymentCents: monthlyPaymentCents(terms),
    get apr() {
      return apr();
    },
    get aprIfAllCount() {
      return aprIfAllCount();
    },
    get totalInterestShare() {
      return (whole().totalInterestCents + prepaidInterestCents) / terms.loanCents;
    },
    paidCents: paidIn(insured, insuranceCents),
    paidRange: {
      low: paidIn(months.low, insuranceCents - half) - 100,
      high: paidIn(months.high, insuranceCents + half) + 100,
    },
    principalCents: sumCents(first.map(({ principalCents }) => principalCents)),
    insurancePaidCents: Math.min(insured, first.length) * insuranceCents,
  };
}

/**
 * The prepaid finance charge: what the lender told, or section A and the prepaid interest, less the lender's credits. Some
 * fees in B and C count, too, but the form does not say which (12 CFR 1026.4).
 */
function countedFees(terms: EstimateTerms): number {
  const { countedCents, originationCents, prepaidInterestCents, lenderCreditsCents } = terms;
  return countedCents ?? Math.max(0, originationCents + prepaidInterestCents - lenderCreditsCents);
}

function aprOf(noteCents: number, financeChargesCents: number, byMonthCents: readonly number[]): number | null {
  if (financeChargesCents >= noteCents) return null;
  try {
    return mortgageApr({ noteCents, financeChargesCents, byMonthCents });
  } catch (error) {
    // With fees of nearly the whole loan, no rate below 1,000% a month fits.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/**
 * After how many payments the mortgage insurance ends. The form names only the year. If the price is known, the month is
 * the one the law sets (12 U.S.C. 4902: 78% of the price by the schedule), otherwise the last one of that year.
 */
function insuranceMonths({ insuranceYears, valueCents, ...loan }: EstimateTerms): Range & { likely: () => number } {
  if (insuranceYears === 0) return { low: 0, high: 0, likely: () => 0 };
  const high = Math.min(insuranceYears * 12, loan.termMonths);
  const low = Math.min((insuranceYears - 1) * 12 + 1, high);
  const likely = once(() => {
    if (!valueCents) return high;
    const byLaw = insuranceEnd({ ...loan, originalValueCents: valueCents }).unasked;
    return Math.min(Math.max(byLaw, low), high);
  });
  return { low, high, likely };
}
