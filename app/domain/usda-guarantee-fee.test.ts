import fc from "fast-check";
import { expect, it } from "vitest";
import { usdaRules } from "#app/content/rules/usda.ts";
import { monthlyPaymentCents } from "./payment.ts";
import { usdaGuaranteeFee } from "./usda-guarantee-fee.ts";

it("makes $300,000 a note of $303,000 and $1,845.96 a month at 6.15 %", () => {
  expect(usdaGuaranteeFee(300_000_00, usdaRules, "base")).toEqual({ upfrontCents: 3_000_00, noteCents: 303_000_00 });
  expect(monthlyPaymentCents({ loanCents: 303_000_00, annualRate: 0.0615, termMonths: 360 })).toBe(1_845_96);
});

it("makes the fee 1 % of the whole note when it is part of it", () => {
  expect(usdaGuaranteeFee(300_000_00, usdaRules, "total")).toEqual({ upfrontCents: 3_030_30, noteCents: 303_030_30 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), (loan) => {
      const { upfrontCents, noteCents } = usdaGuaranteeFee(loan, usdaRules, "total");
      expect(Math.abs(upfrontCents - noteCents / 100)).toBeLessThanOrEqual(1);
    }),
  );
});

it("refuses a loan below 0 and a fee as large as the loan", () => {
  expect(() => usdaGuaranteeFee(-1, usdaRules, "base")).toThrow(RangeError);
  expect(() => usdaGuaranteeFee(100, { ...usdaRules, upfrontRate: 1 }, "total")).toThrow(RangeError);
});
