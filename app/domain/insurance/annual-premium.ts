import { type LoanTerms, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { assertCents, assertMonths, monthlyShareOf, rateToRatio, roundCents, sumCents } from "#app/domain/money.ts";

/** `loanCents` is the note: the base loan plus what was financed with it. */
export type AnnualPremiumTerms = LoanTerms & {
  /** The yearly charge, as a share of the balance. */
  premiumRate: number;
  /** For how many months it is charged. */
  premiumMonths: number;
  /** The upfront premium in the note, as a share of the base loan; 0 if the yearly premium is charged on it, too. */
  upfrontRate: number;
};

/**
 * The monthly part of a yearly premium, one entry per year of the loan, as HUD bills it: the mean of the balances before
 * each of the year's payments by the original schedule, times `premiumRate`, divided by `1 + upfrontRate`, divided by
 * 12, and rounded to the cent at each of the three steps. The list ends with the premium.
 * FHA: HUD, "Monthly (Periodic) Mortgage Insurance Premium Calculation" (hud.gov/program_offices/housing/comp/premiums/
 * sfpcalc), Mortgagee Letter 98-22. USDA bills its annual fee on the average scheduled balance too, HB-1-3555, 16.5.
 * Throws RangeError when a term is negative, not whole where it must be, or too large.
 */
export function monthlyPremiumsByYear(terms: AnnualPremiumTerms): number[] {
  assertMonths(terms.premiumMonths);
  const balances = balancesBefore(terms, terms.termMonths);
  const years = Math.ceil(Math.min(terms.premiumMonths, terms.termMonths) / 12);
  return Array.from({ length: years }, (_, year) =>
    monthlyPremiumCents(balances.slice(year * 12, year * 12 + 12), terms),
  );
}

/** The first entry of `monthlyPremiumsByYear`, without the later years. Throws RangeError in the same cases. */
export function firstMonthlyPremiumCents(terms: AnnualPremiumTerms): number {
  assertMonths(terms.premiumMonths);
  return monthlyPremiumCents(balancesBefore(terms, Math.min(12, terms.termMonths)), terms);
}

/** Balances before each of the first payments, as in `schedule`, but without working out the rest of the loan. */
function balancesBefore(terms: LoanTerms, payments: number): number[] {
  const payment = monthlyPaymentCents(terms);
  const interestOn = monthlyShareOf(terms.annualRate);
  const balances = [terms.loanCents];
  for (let balance = terms.loanCents; balances.length < payments; balances.push(balance)) {
    balance = Math.max(0, balance + interestOn(balance) - payment);
  }
  return balances;
}

function monthlyPremiumCents(balances: readonly number[], { premiumRate, upfrontRate }: AnnualPremiumTerms): number {
  const [rate, upfront] = [rateToRatio(premiumRate), rateToRatio(upfrontRate)];
  const annual = roundCents(BigInt(sumCents(balances)) * rate.numerator, BigInt(balances.length) * rate.denominator);
  const onBase = roundCents(BigInt(annual) * upfront.denominator, upfront.denominator + upfront.numerator);
  return roundCents(BigInt(onBase), 12n);
}

/**
 * Total of such a premium over `months` payments.
 * Throws RangeError when the months are not whole from 0 up, or the total is too large to be exact.
 */
export function premiumTotalCents(monthlyByYear: readonly number[], premiumMonths: number, months: number): number {
  assertMonths(premiumMonths);
  assertCents(months);
  const paid = Math.min(months, premiumMonths);
  return sumCents(monthlyByYear.map((cents, year) => cents * Math.min(12, Math.max(0, paid - year * 12))));
}
