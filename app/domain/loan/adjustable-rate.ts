import { monthlyShareCents } from "#app/domain/money.ts";
import { type LoanTerms, monthlyPaymentCents } from "./payment.ts";
import type { ScheduleRow } from "./schedule.ts";

/** How far the rate may move, as decimals: 0.02 is two percentage points. */
export type RateCaps = {
  /** At the first change, up or down. */
  first: number;
  /** At each later change, up or down. */
  later: number;
  /** Above the first rate, ever. */
  lifetime: number;
};

export type AdjustableTerms = LoanTerms & {
  /** Payments at the first rate. The payment after them is the first that can change. */
  fixedMonths: number;
  /** Months from one change to the next. */
  changeMonths: number;
  caps: RateCaps;
  /** The rate never falls below this: the margin, as lenders have it. */
  floor: number;
};

/** A rate and its payment, from a payment number on. */
export type RateStep = { from: number; annualRate: number; paymentCents: number };

export type AdjustableSchedule = {
  rows: readonly Omit<ScheduleRow, "extraCents">[];
  /** The first rate and every change of it. */
  steps: readonly RateStep[];
  totalInterestCents: number;
};

/**
 * The schedule of an adjustable loan if index and margin came to `wantedRate` at every change. The rate moves toward it
 * as far as the caps allow, and the payment is set again so that the loan still ends with its term. A wanted rate as high
 * as rates can be gives the worst path. Interest is rounded as in `schedule`.
 * Throws RangeError when a term, rate or cap is negative, not whole where it must be, or too large.
 */
export function adjustableSchedule(terms: AdjustableTerms, wantedRate: number): AdjustableSchedule {
  assertChanges(terms);
  const rows: AdjustableSchedule["rows"][number][] = [];
  const steps: RateStep[] = [];
  let [annualRate, paymentCents, balance, totalInterestCents] = [clean(terms.annualRate), 0, terms.loanCents, 0];
  for (let number = 1; balance > 0; number++) {
    const next = number === 1 ? annualRate : rateFrom(number, annualRate, terms, wantedRate);
    if (number === 1 || next !== annualRate) {
      annualRate = next;
      const termMonths = terms.termMonths - number + 1;
      paymentCents = monthlyPaymentCents({ loanCents: balance, annualRate, termMonths });
      steps.push({ from: number, annualRate, paymentCents });
    }
    const interestCents = monthlyShareCents(balance, annualRate);
    const principalCents = number === terms.termMonths ? balance : Math.min(paymentCents - interestCents, balance);
    balance -= principalCents;
    totalInterestCents += interestCents;
    rows.push({
      number,
      paidCents: interestCents + principalCents,
      interestCents,
      principalCents,
      balanceCents: balance,
    });
  }
  return { rows, steps, totalInterestCents };
}

/**
 * Interest paid by each month of the term, from 0 on. Of two loans of one size, the one with less of it leaves you
 * better off, since what is paid beside interest is debt paid off.
 */
export function interestByMonth(rows: readonly Pick<ScheduleRow, "interestCents">[], termMonths: number): number[] {
  const paid = [0];
  for (let month = 1; month <= termMonths; month++) {
    paid.push((paid[month - 1] ?? 0) + (rows[month - 1]?.interestCents ?? 0));
  }
  return paid;
}

/** The rate of a payment: the one before it, or what it changes to. */
function rateFrom(number: number, before: number, terms: AdjustableTerms, wanted: number): number {
  const since = number - 1 - terms.fixedMonths;
  if (since < 0 || since % terms.changeMonths !== 0) return before;
  const cap = since === 0 ? terms.caps.first : terms.caps.later;
  const highest = Math.min(before + cap, terms.annualRate + terms.caps.lifetime);
  const lowest = Math.max(before - cap, terms.floor);
  return clean(Math.min(highest, Math.max(lowest, wanted)));
}

/** Without the noise that adding decimals leaves behind, and never -0. */
function clean(rate: number): number {
  return Math.round(rate * 1e8) / 1e8 || 0;
}

function assertChanges({ fixedMonths, changeMonths, caps, floor }: AdjustableTerms): void {
  const counts = [fixedMonths, changeMonths].every((months) => Number.isInteger(months) && months >= 1);
  if (!counts) throw new RangeError("A rate must be fixed for whole months and change after whole months");
  const shares = [caps.first, caps.later, caps.lifetime, floor];
  if (!shares.every((share) => share >= 0 && share <= 1)) {
    throw new RangeError("A cap or floor must be from 0 to 1, where 0.02 means two points");
  }
}

/**
 * Index and margin together, rounded to the nearest eighth of a percent; a sixteenth goes down. Fannie Mae Selling Guide
 * B2-1.4-02. Throws RangeError when one of them is not from 0 to 1.
 */
export function fullyIndexedRate(index: number, margin: number): number {
  if (![index, margin].every((share) => share >= 0 && share <= 1)) {
    throw new RangeError("Index and margin must be from 0 to 1, where 0.02 means 2%");
  }
  const eighths = Number(((index + margin) * 800).toPrecision(12));
  return Math.ceil(eighths - 0.5) / 800;
}
