import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { usdaGuaranteeFee, type VaLoan, vaFundingFee } from "./va-and-usda-fees.ts";

const purchase: VaLoan = {
  purpose: "purchase",
  loanCents: 300_000_00,
  priceCents: 300_000_00,
  downCents: 0,
  laterUse: false,
  exempt: false,
};

describe("vaFundingFee", () => {
  it("adds $6,450 to a first loan of $300,000 without a down payment", () => {
    expect(vaFundingFee(purchase, vaRules)).toEqual({ rate: 0.0215, feeCents: 6_450_00, noteCents: 306_450_00 });
  });

  it.each([
    [14_999_99, 0.0215, 0.033],
    [15_000_00, 0.015, 0.015],
    [29_999_99, 0.015, 0.015],
    [30_000_00, 0.0125, 0.0125],
  ])("sets the rate by a down payment of %i cents on 300,000 dollars", (downCents, first, later) => {
    const loan = { ...purchase, downCents, loanCents: 300_000_00 - downCents };
    expect(vaFundingFee(loan, vaRules).rate).toBe(first);
    expect(vaFundingFee({ ...loan, laterUse: true }, vaRules).rate).toBe(later);
  });

  it.each([
    ["cash-out", false, 0.0215], // trap: down payment bands on a cash-out
    ["cash-out", true, 0.033],
    ["interest-rate-reduction", true, 0.005], // trap: 2.15
    ["assumption", false, 0.005],
    ["manufactured-home", true, 0.01],
  ] as const)("charges a %s with later use %s a flat rate of %s", (purpose, laterUse, rate) => {
    expect(vaFundingFee({ ...purchase, purpose, laterUse, downCents: 60_000_00 }, vaRules).rate).toBe(rate);
  });

  it("charges nothing to people who are exempt", () => {
    expect(vaFundingFee({ ...purchase, exempt: true }, vaRules)).toEqual({
      rate: 0,
      feeCents: 0,
      noteCents: 300_000_00,
    });
  });

  it.each([{ downCents: 300_000_01 }, { loanCents: -1 }, { priceCents: Number.NaN }])("refuses %o", (bad) => {
    expect(() => vaFundingFee({ ...purchase, ...bad }, vaRules)).toThrow(RangeError);
  });
});

const onePercent = { upfrontRate: 0.01, annualRate: 0.0035 };

// HB-1-3555, 16.4: 1% of the amount loaned; with the fee financed that is base ÷ 0.99, not base × 1.01 (303,000).
it("turns $300,000 into a note of $303,030.30 and $1,846.15 a month at 6.15%", () => {
  expect(usdaGuaranteeFee(300_000_00, onePercent)).toEqual({ upfrontCents: 3_030_30, noteCents: 303_030_30 });
  expect(monthlyPaymentCents({ loanCents: 303_030_30, annualRate: 0.0615, termMonths: 360 })).toBe(1_846_15);
});

it("charges the fee as a share of the full note", () => {
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
