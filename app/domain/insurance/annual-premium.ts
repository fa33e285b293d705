import { isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { type LoanTerms, monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import {
  assertCents,
  assertMonths,
  monthlyShareOf,
  rateToRatio,
  roundCents,
  shareCents,
  sumCents,
} from "#app/domain/money.ts";

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

type FhaRow = {
  /** Terms up to 15 years, or longer ones. */
  term: "to15" | "over15";
  /** Base loans up to the threshold, or larger ones. */
  size: "standard" | "large";
  /** The row goes up to this loan-to-value in percent, from where the row before ends. */
  upTo: number;
  /** The annual premium as a share of the balance. */
  rate: number;
  /** For how many months it is charged; null for the whole term. */
  months: number | null;
};

export type FhaRules = {
  upfrontRate: number;
  /** Base loans above this are large. It does not follow the loan limits. */
  largeAboveCents: number;
  /** Sorted by loan-to-value, the lowest first, within each term and size. */
  rows: readonly FhaRow[];
};

type FhaLoan = {
  /** The loan before the upfront premium is added. */
  baseLoanCents: number;
  /** The lesser of price and appraisal. */
  valueCents: number;
  termMonths: number;
};

type FhaPremium = {
  upfrontCents: number;
  /** Base loan and upfront premium together: the loan that is paid off. */
  noteCents: number;
  annualRate: number;
  /** For how many months the annual premium is charged. */
  months: number;
  /** Whether that is the whole term. */
  forLife: boolean;
};

/**
 * FHA's charges for its insurance. The upfront premium is a share of the base loan and usually added to it. The annual
 * one depends on term, base loan and loan-to-value (base loan divided by the lesser of price and appraisal; a row includes
 * its upper bound: 95.00 is not above 95). HUD Mortgagee Letter 2023-05; `rules` are its table.
 * Throws RangeError when an amount or term is out of range, the value is 0, or the loan is more than the value.
 */
export function fhaPremium({ baseLoanCents, valueCents, termMonths }: FhaLoan, rules: FhaRules): FhaPremium {
  assertCents(baseLoanCents);
  assertMonths(termMonths);
  if (valueCents === 0) throw new RangeError("A home must be worth more than 0");
  if (isAboveLoanToValue(baseLoanCents, valueCents, 100)) {
    throw new RangeError("The loan cannot be more than the home is worth");
  }
  const term = termMonths > 180 ? "over15" : "to15";
  const size = baseLoanCents > rules.largeAboveCents ? "large" : "standard";
  const row = rules.rows.find(
    (each) => each.term === term && each.size === size && !isAboveLoanToValue(baseLoanCents, valueCents, each.upTo),
  );
  if (!row) throw new RangeError("The table of premiums has no row for this loan");
  const upfrontCents = shareCents(baseLoanCents, rules.upfrontRate);
  const months = Math.min(row.months ?? termMonths, termMonths);
  return {
    upfrontCents,
    noteCents: sumCents([baseLoanCents, upfrontCents]),
    annualRate: row.rate,
    months,
    forLife: months === termMonths,
  };
}
