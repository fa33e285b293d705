import { assertCents, monthlyShareOf, sumCents } from "#app/domain/money.ts";
import { rememberLately } from "#app/domain/remember-lately.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";

/** Payments on top of the level payment. Payment numbers count from 1. */
export type ExtraPayments = {
  /** With every payment. */
  monthlyCents?: number;
  /** Once a year: with payment `first`, and every twelfth after it. */
  yearly?: { cents: number; first: number };
  /** With one payment. Several with the same number add up. */
  once?: readonly { cents: number; with: number }[];
};

export type ScheduleRow = {
  /** 1 for the first payment. */
  number: number;
  /** Total paid in this month: `interestCents + principalCents`. */
  paidCents: number;
  interestCents: number;
  /** How much the debt shrinks, extra payment included. */
  principalCents: number;
  /** The part of `principalCents` that is more than the level payment asks for. */
  extraCents: number;
  /** Still owed after this payment. */
  balanceCents: number;
};

export type Schedule = {
  /** The level payment; the last one absorbs what rounding left over. */
  paymentCents: number;
  /** One row a payment, up to the one that closes the balance. Empty for a loan of 0. */
  rows: readonly ScheduleRow[];
  totalInterestCents: number;
};

/**
 * The schedule of a level-payment loan, with extra payments or without. Each month the interest is `balance × annualRate /
 * 12` rounded to the cent, everything else paid reduces the balance, and the last payment takes the rest, so that the
 * principal adds up to the loan and the last balance is 0.
 * Throws RangeError when a term or an extra payment is negative, not whole where it must be, or too large.
 */
export function schedule(terms: LoanTerms, extra?: ExtraPayments): Schedule {
  return extra && addsAnything(extra)
    ? runOf(terms, extra)
    : plainRun(terms.termMonths)(terms.annualRate)(terms.loanCents);
}

/**
 * The first rows of the same schedule, without extra payments, at most `most` of them: for sums of a few years, which need
 * not wait for the rest. Throws RangeError as `schedule` does.
 */
export function firstRows(terms: LoanTerms, most: number): readonly ScheduleRow[] {
  return runOf(terms, {}, most).rows;
}

function addsAnything({ monthlyCents = 0, yearly, once = [] }: ExtraPayments): boolean {
  return monthlyCents !== 0 || yearly !== undefined || once.length > 0;
}

/** The last few without extra payments: one answer asks for the same one two or three times. */
const plainRun = rememberLately(
  (termMonths: number) =>
    rememberLately(
      (annualRate: number) =>
        rememberLately((loanCents: number) => runOf({ loanCents, annualRate, termMonths }, {}), 2),
      4,
    ),
  2,
);

function runOf(terms: LoanTerms, extra: ExtraPayments, most = Number.POSITIVE_INFINITY): Schedule {
  const paymentCents = monthlyPaymentCents(terms);
  const interestOn = monthlyShareOf(terms.annualRate);
  const extraWith = extraByNumber(extra);
  const rows: ScheduleRow[] = [];
  let balance = terms.loanCents;
  let totalInterestCents = 0;
  for (let number = 1; balance > 0 && number <= most; number++) {
    const row = payOnce(number, balance, interestOn(balance), paymentCents, extraWith(number), terms.termMonths);
    rows.push(row);
    balance = row.balanceCents;
    totalInterestCents += row.interestCents;
  }
  return { paymentCents, rows, totalInterestCents };
}

function payOnce(number: number, balance: number, interest: number, payment: number, extra: number, term: number) {
  const due = number === term ? balance : Math.min(payment - interest, balance);
  const extraCents = Math.min(extra, balance - due);
  const principalCents = due + extraCents;
  return {
    number,
    paidCents: interest + principalCents,
    interestCents: interest,
    principalCents,
    extraCents,
    balanceCents: balance - principalCents,
  };
}

function extraByNumber({ monthlyCents = 0, yearly, once = [] }: ExtraPayments): (number: number) => number {
  assertCents(monthlyCents);
  if (yearly) assertExtra(yearly.cents, yearly.first);
  const single = new Map<number, number>();
  for (const { cents, with: number } of once) {
    assertExtra(cents, number);
    single.set(number, (single.get(number) ?? 0) + cents);
  }
  return (number) =>
    monthlyCents +
    (yearly && number >= yearly.first && (number - yearly.first) % 12 === 0 ? yearly.cents : 0) +
    (single.get(number) ?? 0);
}

function assertExtra(cents: number, number: number): void {
  assertCents(cents);
  if (!Number.isInteger(number) || number < 1) {
    throw new RangeError("An extra payment needs the whole number of the payment it goes with, from 1 up");
  }
}

/** The number of payments after which half of the loan or less is owed; 0 for a loan of 0. */
export function monthsToHalf({ rows }: Schedule): number {
  const loanCents = sumCents(rows.map(({ principalCents }) => principalCents));
  return rows.findIndex(({ balanceCents }) => balanceCents * 2 <= loanCents) + 1;
}

export type EarlyPayoff = {
  /** How many payments fewer than without the extra payments. */
  monthsSaved: number;
  interestSavedCents: number;
};

/** Savings from extra payments: the difference between two schedules of the same loan. */
export function earlyPayoff(plain: Schedule, faster: Schedule): EarlyPayoff {
  return {
    monthsSaved: plain.rows.length - faster.rows.length,
    interestSavedCents: plain.totalInterestCents - faster.totalInterestCents,
  };
}

export type ScheduleYear = Omit<ScheduleRow, "number"> & {
  /** 1 for the first twelve payments. */
  year: number;
};

/** The rows of a schedule added up by twelves; the balance is that at the end of each year of the loan. */
export function scheduleByYear(rows: readonly ScheduleRow[]): ScheduleYear[] {
  const years: ScheduleYear[] = [];
  for (const { number, ...row } of rows) {
    const year = Math.ceil(number / 12);
    const total = years[year - 1];
    if (!total) {
      years.push({ year, ...row });
      continue;
    }
    total.paidCents += row.paidCents;
    total.interestCents += row.interestCents;
    total.principalCents += row.principalCents;
    total.extraCents += row.extraCents;
    total.balanceCents = row.balanceCents;
  }
  return years;
}
