import { expect, it } from "vitest";
import { schedule } from "./loan/schedule.ts";

/*
 * 10,000 random loans worked out a second, independent way: with BigInt fractions only, the payment from the sum of the
 * discount factors instead of the closed-form formula, and the interest from the rate's decimal digits.
 */

it("agrees to the cent with exact fractions over 10,000 random loans", () => {
  const random = numbers(20_261_121);
  for (let count = 0; count < 10_000; count++) {
    const loanCents = 1_000_00 + random(count % 2 ? 100_000_00 : 10_000_000_000);
    const rate = random(10) === 0 ? 0 : random(15_000);
    const termMonths = [1 + random(24), 60, 120, 180, 240, 1 + random(480), 360][random(7)] ?? 360;
    const extra = random(3) === 0 ? random(500_00) : 0;
    const found = schedule({ loanCents, annualRate: rate / 100_000, termMonths }, { monthlyCents: extra });
    const loan = `${loanCents} cents at ${rate}/100000 over ${termMonths}, ${extra} extra`;
    const exact = exactSchedule(BigInt(loanCents), BigInt(rate), termMonths, BigInt(extra));
    if (exact.payment !== BigInt(found.paymentCents)) expect(found.paymentCents, loan).toBe(Number(exact.payment));
    expect(found.rows.length, loan).toBe(exact.payments);
    expect(found.totalInterestCents, loan).toBe(Number(exact.interest));
    expect(found.rows.at(-1)?.paidCents, loan).toBe(Number(exact.lastPaid));
  }
});

/** `rate` in hundred-thousandths a year, so a month is `rate / 1,200,000`. */
function exactSchedule(loan: bigint, rate: bigint, months: number, extra: bigint) {
  const unit = 1_200_000n;
  const payment = exactPayment(loan, rate, unit, months);
  let [owed, interest, payments, lastPaid] = [loan, 0n, 0, 0n];
  while (owed > 0n) {
    payments++;
    const charged = half(owed * rate, unit);
    lastPaid = owed + charged;
    if (payments < months && payment + extra < lastPaid) lastPaid = payment + extra;
    owed += charged - lastPaid;
    interest += charged;
  }
  return { payment, interest, payments, lastPaid };
}

/** `loan / Σ v^k` for k from 1 to `months` with `v = unit / (unit + rate)`, the sum built up term by term. */
function exactPayment(loan: bigint, rate: bigint, unit: bigint, months: number): bigint {
  const [v, w] = lowest(unit, unit + rate);
  // Σ v^k = v/w · (1 + v/w · (1 + …)): numerator and denominator by Horner's rule.
  let [numerator, denominator] = [0n, 1n];
  for (let k = 0; k < months; k++) {
    numerator = v * (denominator + numerator);
    denominator *= w;
  }
  return half(loan * denominator, numerator);
}

/** The nearest whole number, with halves rounded up. */
function half(numerator: bigint, denominator: bigint): bigint {
  const whole = numerator / denominator;
  return 2n * (numerator - whole * denominator) >= denominator ? whole + 1n : whole;
}

function lowest(a: bigint, b: bigint): [bigint, bigint] {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return [a / x, b / x];
}

/** Whole numbers below `limit`, the same ones in every run (mulberry32). */
function numbers(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}
