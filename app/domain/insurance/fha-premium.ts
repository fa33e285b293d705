import { isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import { assertCents, assertMonths, shareCents, sumCents } from "#app/domain/money.ts";

export type FhaRow = {
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

export type FhaLoan = {
  /** The loan before the upfront premium is added. */
  baseLoanCents: number;
  /** The lesser of price and appraisal. */
  valueCents: number;
  termMonths: number;
};

export type FhaPremium = {
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
