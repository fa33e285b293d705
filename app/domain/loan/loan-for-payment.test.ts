import fc from "fast-check";
import { expect, test } from "vitest";
import { loanForPaymentCents } from "./loan-for-payment.ts";
import { monthlyPaymentCents } from "./payment.ts";

test("finds the loan behind a known payment", () => {
  // $200,000 at 6.5 % over 30 years costs $1,264.14 a month; a dollar more still rounds to the same cent.
  const paymentCents = monthlyPaymentCents({ loanCents: 20_000_000, annualRate: 0.065, termMonths: 360 });
  expect(loanForPaymentCents({ paymentCents, annualRate: 0.065, termMonths: 360 })).toBe(20_000_100);
});

test("lends the sum of the payments at 0 %, and nothing for no payment", () => {
  expect(loanForPaymentCents({ paymentCents: 150_000, annualRate: 0, termMonths: 360 })).toBe(54_000_100);
  expect(loanForPaymentCents({ paymentCents: 0, annualRate: 0.07, termMonths: 360 })).toBe(0);
});

test("never costs more than the payment, and a dollar more would", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2_000_000 }),
      fc.double({ min: 0.01, max: 0.2, noNaN: true }),
      fc.constantFrom(180, 360),
      (paymentCents, annualRate, termMonths) => {
        const loanCents = loanForPaymentCents({ paymentCents, annualRate, termMonths });
        expect(monthlyPaymentCents({ loanCents, annualRate, termMonths })).toBeLessThanOrEqual(paymentCents);
        expect(monthlyPaymentCents({ loanCents: loanCents + 100, annualRate, termMonths })).toBeGreaterThan(
          paymentCents,
        );
      },
    ),
    { numRuns: 40 },
  );
});
