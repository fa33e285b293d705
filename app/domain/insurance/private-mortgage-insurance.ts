import { isAboveDeliveredLoanToValue, isAboveLoanToValue } from "#app/domain/loan/loan-to-value.ts";
import type { LoanTerms } from "#app/domain/loan/payment.ts";
import { type ExtraPayments, schedule } from "#app/domain/loan/schedule.ts";
import { assertCents, assertMonths, monthlyShareCents } from "#app/domain/money.ts";
import { addMonths } from "#app/domain/time/calendar.ts";

export type InsuredLoan = LoanTerms & {
  /** The lesser of price and appraisal when the loan was made. */
  originalValueCents: number;
};

export type InsuranceEnd = {
  /** After how many payments you may ask in writing, by the original schedule. 0: from the start. */
  requestScheduled: number;
  /** The same, based on what was really paid, extra payments included. */
  requestActual: number;
  /** After this payment it ends by itself, if payments are current; by the original schedule, whatever extra is paid. */
  automatic: number;
  /** The last payment up to the middle of the term: if payments are current, no premium may be charged after it. */
  midpoint: number;
  /**
   * Payments after which it ends if no one asks: the earlier of `automatic` and `midpoint`, or when the loan is paid off.
   */
  unasked: number;
};

/**
 * When the mortgage insurance of a conventional fixed-rate loan ends, in payments made. You may ask at 80% of the
 * original value, by the schedule or by what was paid; it ends by itself when the balance is first scheduled to reach 78%; and
 * it is over at the middle of the term. Homeowners Protection Act, 12 U.S.C. 4901–4902, for loans closed from
 * July 29, 1999, on a home you live in; not for FHA, VA or USDA loans, loans called high-risk, or insurance that the
 * lender pays. To ask, you also need a good payment record and a home that is worth no less.
 * A loan of 80% or less (of 80.009%, since lenders cut that off) needs none: all its numbers except `midpoint` are 0.
 * Throws RangeError when a term is negative, not whole where it must be, or too large, or the value is 0.
 */
export function insuranceEnd(loan: InsuredLoan, extra: ExtraPayments = {}): InsuranceEnd {
  assertCents(loan.originalValueCents);
  if (loan.originalValueCents === 0) throw new RangeError("A home must be worth more than 0");
  assertMonths(loan.termMonths);
  const original = schedule(loan).rows;
  const actual = schedule(loan, extra).rows;
  const insured = isAboveDeliveredLoanToValue(loan.loanCents, loan.originalValueCents, 80);
  const reaches = (rows: typeof original, percent: number) =>
    insured ? rows.findIndex((row) => !isAboveLoanToValue(row.balanceCents, loan.originalValueCents, percent)) + 1 : 0;
  const requestScheduled = reaches(original, 80);
  const automatic = reaches(original, 78);
  // The term begins a month before its first payment, so half of 359 months lies between payments 179 and 180.
  const midpoint = Math.max(1, Math.floor(loan.termMonths / 2));
  return {
    requestScheduled,
    requestActual: reaches(actual, 80),
    automatic,
    midpoint,
    unasked: Math.min(automatic, midpoint, actual.length),
  };
}

export type InsuranceEndDays = {
  /** Due days of the payments that bring the balance to 80% and 78%; null without insurance. */
  requestScheduled: string | null;
  requestActual: string | null;
  automatic: string | null;
  /** The first day of the month after the middle of the term. */
  final: string;
};

/**
 * The days that the numbers of `insuranceEnd` fall on, when the first payment is due on `firstPaymentDay` and each later
 * one a month after. 12 U.S.C. 4901(2), (7), (18) and 4902(c).
 * Throws RangeError when the day is not on the calendar.
 */
export function insuranceEndDays(end: InsuranceEnd, firstPaymentDay: string): InsuranceEndDays {
  const dueDay = (number: number) => (number === 0 ? null : addMonths(firstPaymentDay, number - 1));
  const middle = addMonths(firstPaymentDay, end.midpoint - 1);
  return {
    requestScheduled: dueDay(end.requestScheduled),
    requestActual: dueDay(end.requestActual),
    automatic: dueDay(end.automatic),
    final: `${addMonths(middle, 1).slice(0, 8)}01`,
  };
}

export type InsuranceCost = {
  monthlyCents: number;
  /** All premiums if no one asks. */
  untilUnaskedCents: number;
  /** All premiums if you ask as soon as you may. */
  untilRequestCents: number;
};

/**
 * The cost of the insurance: `loan × annualRate / 12` each month, a level premium on the original loan, with every
 * payment until it ends. Insurers set the rate by score, loan-to-value and coverage, so ours is an assumption.
 * Throws RangeError when the rate is out of range.
 */
export function insuranceCost(loanCents: number, annualRate: number, end: InsuranceEnd): InsuranceCost {
  const monthlyCents = monthlyShareCents(loanCents, annualRate);
  return {
    monthlyCents,
    untilUnaskedCents: monthlyCents * end.unasked,
    untilRequestCents: monthlyCents * Math.min(end.requestActual, end.unasked),
  };
}
