import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AdjustableTerms, adjustableSchedule, fullyIndexedRate } from "./adjustable-rate.ts";
import { schedule } from "./schedule.ts";

const worst = 1;
const sofr = {
  loanCents: 251_750_00,
  annualRate: 0.065,
  termMonths: 360,
  fixedMonths: 60,
  changeMonths: 6,
  caps: { first: 0.02, later: 0.01, lifetime: 0.05 },
  floor: 0.0275,
} as const;

const terms: fc.Arbitrary<AdjustableTerms> = fc.record({
  loanCents: fc.integer({ min: 50_000_00, max: 5_000_000_00 }),
  annualRate: fc.integer({ min: 0, max: 120 }).map((tenths) => tenths / 1000),
  termMonths: fc.integer({ min: 120, max: 480 }),
  fixedMonths: fc.integer({ min: 1, max: 120 }),
  changeMonths: fc.integer({ min: 1, max: 36 }),
  caps: fc.record({
    first: fc.integer({ min: 0, max: 60 }).map((tenths) => tenths / 1000),
    later: fc.integer({ min: 0, max: 30 }).map((tenths) => tenths / 1000),
    lifetime: fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 1000),
  }),
  floor: fc.integer({ min: 0, max: 40 }).map((tenths) => tenths / 1000),
});
const wanted = fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000);

describe("adjustableSchedule", () => {
  it("rises to the payment in Regulation Z’s sample H-14", () => {
    // 12 CFR 1026, Appendix H, H-14: $10,000 over 30 years at 12.41%, changing each year by at most 2 points, and 5 in
    // all: from $106.03 in the first year to at most $145.34 in the fourth, at 17.41%.
    const { steps } = adjustableSchedule(
      {
        loanCents: 10_000_00,
        annualRate: 0.1241,
        termMonths: 360,
        floor: 0,
        fixedMonths: 12,
        changeMonths: 12,
        caps: { first: 0.02, later: 0.02, lifetime: 0.05 },
      },
      worst,
    );
    expect(steps[0]?.paymentCents).toBe(106_03);
    expect(steps.at(-1)).toEqual({ from: 37, annualRate: 0.1741, paymentCents: 145_34 });
  });

  it("rises like the projected payments on Loan Estimate H-24(C), once principal payments begin", () => {
    // 12 CFR 1026, Appendix H, H-24(C): $211,000, interest only for five years, then over 25 years, changing every three
    // years by at most 2 points, up to 12%: at most $1,359, then $1,604, and finally $2,068.
    const { steps } = adjustableSchedule(
      {
        loanCents: 211_000_00,
        annualRate: 0.06,
        termMonths: 300,
        floor: 0.0325,
        fixedMonths: 36,
        changeMonths: 36,
        caps: { first: 0.02, later: 0.02, lifetime: 0.06 },
      },
      worst,
    );
    const dollars = steps.map(({ paymentCents }) => Math.round(paymentCents / 100));
    expect(dollars).toEqual([1_359, 1_604, 1_842, 2_068]);
  });

  it("takes a 5/6 loan with caps of 2/1/5 up in four steps, six months apart", () => {
    const { steps } = adjustableSchedule(sofr, worst);
    expect(steps.map(({ from, annualRate }) => [from, annualRate])).toEqual([
      [1, 0.065],
      [61, 0.085],
      [67, 0.095],
      [73, 0.105],
      [79, 0.115],
    ]);
  });

  it("falls to its floor and no further", () => {
    expect(adjustableSchedule(sofr, 0).steps.at(-1)?.annualRate).toBe(0.0275);
  });

  it("matches a fixed-rate loan when the rate stays the same", () => {
    const { rows, totalInterestCents } = adjustableSchedule(sofr, sofr.annualRate);
    const fixed = schedule(sofr);
    expect(totalInterestCents).toBe(fixed.totalInterestCents);
    expect(rows.map(({ balanceCents }) => balanceCents)).toEqual(fixed.rows.map(({ balanceCents }) => balanceCents));
  });

  it("stays within its caps, ends with its term, and never costs less at a higher index", () => {
    fc.assert(
      fc.property(terms, wanted, wanted, (loan, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const { rows, steps, totalInterestCents } = adjustableSchedule(loan, high);
        expect(rows.at(-1)?.balanceCents).toBe(0);
        expect(rows.reduce((sum, row) => sum + row.principalCents, 0)).toBe(loan.loanCents);
        for (const [index, { from, annualRate }] of steps.entries()) {
          expect(annualRate).toBeLessThanOrEqual(loan.annualRate + loan.caps.lifetime + 1e-9);
          const before = steps[index - 1];
          if (!before) continue;
          const cap = from === loan.fixedMonths + 1 ? loan.caps.first : loan.caps.later;
          if (annualRate > before.annualRate) expect(annualRate - before.annualRate).toBeLessThanOrEqual(cap + 1e-9);
        }
        // The only exception allowed is what half a cent of rounding in a payment grows to over 40 years.
        const less = adjustableSchedule(loan, low).totalInterestCents;
        expect(less).toBeLessThanOrEqual(totalInterestCents * 1.01);
      }),
      { numRuns: 100 },
    );
  });

  it("agrees to the cent with exact fractions over random loans", () => {
    fc.assert(
      fc.property(terms, wanted, (loan, rate) => {
        const found = adjustableSchedule(loan, rate);
        const exact = exactRun(loan, rate);
        expect(found.totalInterestCents).toBe(Number(exact.interest));
        expect(found.steps.map(({ paymentCents }) => BigInt(paymentCents))).toEqual(exact.payments);
      }),
      { numRuns: 150 },
    );
  });
});

describe("fullyIndexedRate", () => {
  it.each([
    [0.0375, 0.0275, 0.065],
    [0.0371, 0.0275, 0.065],
    [0.037, 0.0275, 0.065],
    [0.0363, 0.0275, 0.06375],
  ])("rounds an index of %d plus a margin of %d to %d", (index, margin, rate) => {
    expect(fullyIndexedRate(index, margin)).toBeCloseTo(rate, 10);
  });

  it("rounds down to the lower eighth when exactly halfway", () => {
    expect(fullyIndexedRate(0.035625, 0.0275)).toBe(0.0625);
  });
});

/** The same with BigInt fractions only: simple and slow. Rates are in thousandths of a percent. */
function exactRun(loan: AdjustableTerms, wantedRate: number) {
  const units = (share: number) => BigInt(Math.round(share * 100_000));
  const year = 1_200_000n;
  const [start, floor, target] = [units(loan.annualRate), units(loan.floor), units(wantedRate)];
  const ceiling = start + units(loan.caps.lifetime);
  let [rate, owed, interest, payment] = [start, BigInt(loan.loanCents), 0n, 0n];
  const payments: bigint[] = [];
  for (let month = 0; month < loan.termMonths && owed > 0n; month++) {
    const before = rate;
    const changes = month >= loan.fixedMonths && (month - loan.fixedMonths) % loan.changeMonths === 0;
    if (changes) {
      const cap = units(month === loan.fixedMonths ? loan.caps.first : loan.caps.later);
      if (target > rate) rate = target - rate > cap ? rate + cap : target;
      else rate = rate - target > cap ? rate - cap : target;
      if (rate < floor) rate = floor;
      if (rate > before + cap) rate = before + cap;
      if (rate > ceiling) rate = ceiling;
    }
    if (month === 0 || rate !== before) {
      payment = levelPayment(owed, rate, loan.termMonths - month);
      payments.push(payment);
    }
    const charged = half(owed * rate, year);
    const paid = month === loan.termMonths - 1 || payment > owed + charged ? owed + charged : payment;
    owed += charged - paid;
    interest += charged;
  }
  return { interest, payments };
}

/** `owed / Σ v^k`, the sum built up term by term. */
function levelPayment(owed: bigint, rate: bigint, months: number): bigint {
  let [numerator, denominator] = [0n, 1n];
  for (let k = 0; k < months; k++) {
    numerator = 12n * (denominator + numerator) * 100_000n;
    denominator *= 1_200_000n + rate;
  }
  return half(owed * denominator, numerator);
}

function half(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}
