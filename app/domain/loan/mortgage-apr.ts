import { assertCents } from "#app/domain/money.ts";
import { annualPercentageRate, type CashFlow } from "./annual-percentage-rate.ts";

export type MortgageCharges = {
  /** The loan that is paid off, financed fees included. */
  noteCents: number;
  /**
   * What counts as a finance charge and is paid at or before closing, or is financed in the note: points, the lender's
   * fees, an upfront premium, prepaid interest. Not: appraisal, title, recording. 12 CFR 1026.4.
   */
  financeChargesCents: number;
  /** What is paid each month for principal, interest and mortgage insurance, from the first month to the last. */
  byMonthCents: readonly number[];
};

/**
 * The APR of a mortgage with monthly payments, the first one month after closing: what is financed is the note less the
 * finance charges, what is paid is each month's principal, interest and mortgage insurance. A regular transaction of
 * Regulation Z, Appendix J; a disclosed APR may differ from it by an eighth of a percent, 12 CFR 1026.22(a)(2).
 * Throws RangeError when the charges are not less than the note, a sum is out of range, or less is paid than financed.
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
