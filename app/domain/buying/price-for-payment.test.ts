import fc from "fast-check";
import { expect, it } from "vitest";
import { priceForPayment } from "./price-for-payment.ts";

const terms = {
  downShare: 0.05,
  annualRate: 0.0685,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  monthlyDuesCents: 0,
  program: { kind: "conventional", insuranceRate: 0.007 } as const,
};

it("carries what a payment of $1,450 pays for", () => {
  // 95 % of the price at 6.85 % over 30 years, 1.6 % of it a year for tax and insurance, 0.7 % of the loan a year.
  const { priceCents, downCents, cost } = priceForPayment({ ...terms, monthlyCents: 1_450_00 });
  expect(priceCents).toBe(178_739_00);
  expect(downCents).toBe(8_936_95);
  expect(cost.monthlyCents).toBeLessThanOrEqual(1_450_00);
});

it("is the sum of the payments when nothing is charged", () => {
  const program = { kind: "conventional", insuranceRate: 0 } as const;
  const free = { annualRate: 0, propertyTaxRate: 0, homeInsuranceRate: 0, downShare: 0, program };
  expect(priceForPayment({ ...terms, ...free, monthlyCents: 100_00 }).priceCents).toBe(36_000_00 + 100);
});

it("finds no home for no payment, and says so when a share is none", () => {
  expect(() => priceForPayment({ ...terms, monthlyCents: 0 })).toThrow(RangeError);
  expect(() => priceForPayment({ ...terms, monthlyCents: 100_00, downShare: 1 })).toThrow(RangeError);
});

it("never costs more than asked, and a dollar more would", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 9_000_00 }), (monthlyCents) => {
      const { priceCents, cost } = priceForPayment({ ...terms, monthlyCents });
      expect(cost.monthlyCents).toBeLessThanOrEqual(monthlyCents);
      expect(priceForPayment({ ...terms, monthlyCents: monthlyCents + 10_00 }).priceCents).toBeGreaterThan(priceCents);
    }),
    { numRuns: 30 },
  );
});
