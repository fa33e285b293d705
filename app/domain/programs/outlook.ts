import {
  annualPremiumOf,
  type HomeCost,
  type HomeTerms,
  homeCost,
  type LoanProgram,
} from "#app/domain/buying/home-cost.ts";
import { monthlyPremiumsByYear } from "#app/domain/insurance/annual-premium.ts";
import { insuranceEnd } from "#app/domain/insurance/private-mortgage-insurance.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { assertMonths, sumCents } from "#app/domain/money.ts";

export type OutlookYear = {
  /** After so many years. */
  years: number;
  /** Principal, interest and mortgage insurance paid until then. */
  paidCents: number;
  interestCents: number;
  /** Monthly or annual mortgage insurance paid until then, without what was charged upfront. */
  insuranceCents: number;
  /** Still owed then. */
  owedCents: number;
  /** The loan's sunk cost: interest, insurance, and the upfront fee. */
  costCents: number;
};

export type ProgramOutlook = {
  cost: HomeCost;
  /** How many months mortgage insurance is charged if no one asks to end it: 0 for none. */
  insuranceMonths: number;
  /** Principal, interest and mortgage insurance of each month. */
  byMonthCents: readonly number[];
  /** The insurance in it. */
  insuranceByMonthCents: readonly number[];
  years: readonly OutlookYear[];
};

/**
 * One home under one kind of loan, from the first payment to the last: what each month takes with its mortgage insurance,
 * when that ends, and what has been paid, owed and lost for good after some numbers of years. Yearly premiums follow the
 * average balance of each year; taxes, home insurance and dues are the same under any loan and are in `cost`.
 * Throws RangeError as `homeCost` does, and for years that are not whole from 1 up.
 */
export function programOutlook(terms: HomeTerms, program: LoanProgram, horizons: readonly number[]): ProgramOutlook {
  const cost = homeCost(terms, program);
  const { annualRate, termMonths } = terms;
  const { rows } = schedule({ loanCents: cost.noteCents, annualRate, termMonths });
  const insurance = insuranceByMonth(terms, program, cost);
  const insuranceAt = (month: number) => (month < rows.length ? (insurance[month] ?? 0) : 0);
  const years = horizons.map((count) => {
    assertMonths(count);
    const paid = rows.slice(0, count * 12);
    const interestCents = sumCents(paid.map((row) => row.interestCents));
    const insuranceCents = sumCents(paid.map((_, month) => insuranceAt(month)));
    return {
      years: count,
      paidCents: sumCents(paid.map((row) => row.paidCents)) + insuranceCents,
      interestCents,
      insuranceCents,
      owedCents: paid.at(-1)?.balanceCents ?? 0,
      costCents: sumCents([interestCents, insuranceCents, cost.upfrontCents]),
    };
  });
  return {
    cost,
    insuranceMonths: Math.min(insurance.length, rows.length),
    byMonthCents: rows.map(({ paidCents }, month) => paidCents + insuranceAt(month)),
    insuranceByMonthCents: rows.map((_, month) => insuranceAt(month)),
    years,
  };
}

/** Mortgage insurance of each month, for as long as it is charged. */
function insuranceByMonth(terms: HomeTerms, program: LoanProgram, cost: HomeCost): number[] {
  if (program.kind === "conventional") {
    const { annualRate, termMonths, priceCents: originalValueCents } = terms;
    const end = insuranceEnd({ loanCents: cost.baseLoanCents, annualRate, termMonths, originalValueCents });
    return Array.from({ length: end.unasked }, () => cost.mortgageInsuranceCents);
  }
  const premium = annualPremiumOf(cost.baseLoanCents, terms, program);
  return premium ? byMonth(monthlyPremiumsByYear(premium), premium.premiumMonths) : [];
}

function byMonth(monthlyByYear: readonly number[], months: number): number[] {
  return monthlyByYear.flatMap((cents) => Array.from({ length: 12 }, () => cents)).slice(0, months);
}

/**
 * The number of the first payment from which `one` asks for more than `other` up to the shorter one's end; null when it
 * does not at the end, 1 when it does from the start. Both as `byMonthCents` of an outlook.
 */
export function costsMoreFrom(one: readonly number[], other: readonly number[]): number | null {
  // The odd last payment of a schedule says nothing about which loan costs more.
  const months = Math.min(one.length, other.length) - 1;
  let first: number | null = null;
  for (let month = months - 1; month >= 0 && (one[month] ?? 0) > (other[month] ?? 0); month--) first = month + 1;
  return first;
}
