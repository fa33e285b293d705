import fc from "fast-check";
import { expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { usdaRules } from "#test/rules-of-2026.ts";
import { usdaGuaranteeFee } from "./usda-guarantee-fee.ts";

const onePercent = { upfrontRate: 0.01, annualRate: 0.0035 };

// HB-1-3555, 16.4: 1 % of the amount loaned; with the fee financed that is base ÷ 0.99, not base × 1.01 (303,000).
it("makes $300,000 a note of $303,030.30 and $1,846.15 a month at 6.15 %", () => {
  expect(usdaGuaranteeFee(300_000_00, onePercent)).toEqual({ upfrontCents: 3_030_30, noteCents: 303_030_30 });
  expect(monthlyPaymentCents({ loanCents: 303_030_30, annualRate: 0.0615, termMonths: 360 })).toBe(1_846_15);
});

it("makes the fee its share of the whole note", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (loan) => {
      const { upfrontCents, noteCents } = usdaGuaranteeFee(loan, usdaRules);
      expect(noteCents).toBe(loan + upfrontCents);
      expect(Math.abs(upfrontCents - noteCents * usdaRules.upfrontRate)).toBeLessThanOrEqual(1);
    }),
  );
});

it("refuses a loan below 0 and a fee as large as the loan", () => {
  expect(() => usdaGuaranteeFee(-1, usdaRules)).toThrow(RangeError);
  expect(() => usdaGuaranteeFee(100, { ...usdaRules, upfrontRate: 1 })).toThrow(RangeError);
});
