import { assertCents, assertMonths, roundCents } from "#app/domain/money.ts";
import { isAboveDeliveredLoanToValue } from "./loan-to-value.ts";

export type PriceAdjustmentRules = {
  /** The matrix holds for longer terms than this; terms up to it have no adjustment by score. */
  termsOverMonths: number;
  /** The upper end of each column in percent of loan-to-value, included; the last column has no end. */
  loanToValue: readonly number[];
  /** The highest score first. `points` are thousandths of a percent of the loan, by column. */
  rows: readonly { from: number; label: string; points: readonly number[] }[];
};

export type PricedLoan = {
  score: number;
  loanCents: number;
  /** The lesser of price and appraisal. */
  valueCents: number;
  termMonths: number;
};

export type PriceAdjustment = {
  /** The row of the matrix, as people write it: "740–759". */
  row: string;
  /** Share of the loan: 0.00875 is 0.875%. */
  share: number;
  /** The one-time charge to the lender; it reaches you as points or as rate. */
  cents: number;
};

/**
 * How much the score and the loan-to-value add to the price of a conventional purchase loan that a lender sells to Fannie
 * Mae: a share of the loan, once. Loan-Level Price Adjustment Matrix; bounds of loan-to-value are included downwards
 * (80.00 is in 75–80, and so is 80.009: Fannie Mae cuts off after two decimals). It is waived for some loans (HomeReady, first-time buyers up to the area's median income), and
 * leaves out what the matrix adds for condos, second loans and large balances. What usually drives a price; not a quote.
 * Throws RangeError when the score is not a whole number from 300 to 850, or an amount or the term is out of range.
 */
export function priceAdjustment(loan: PricedLoan, rules: PriceAdjustmentRules): PriceAdjustment {
  const { score, loanCents, valueCents, termMonths } = loan;
  assertCents(loanCents);
  assertMonths(termMonths);
  if (!Number.isInteger(score) || score < 300 || score > 850) {
    throw new RangeError("A score must be a whole number from 300 to 850");
  }
  if (valueCents === 0) throw new RangeError("A home must be worth more than 0");
  const row = rules.rows.find(({ from }) => score >= from);
  if (!row) throw new RangeError("The matrix has no row for this score");
  const bound = rules.loanToValue.findIndex((percent) => !isAboveDeliveredLoanToValue(loanCents, valueCents, percent));
  const column = bound === -1 ? rules.loanToValue.length : bound;
  const points = termMonths > rules.termsOverMonths ? (row.points[column] ?? 0) : 0;
  return { row: row.label, share: points / 100_000, cents: roundCents(BigInt(loanCents) * BigInt(points), 100_000n) };
}
