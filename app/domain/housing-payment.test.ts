import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HousingTerms, housingPayment } from "./housing-payment.ts";

const example: HousingTerms = {
  priceCents: 400_000_00,
  downCents: 20_000_00,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  mortgageInsuranceRate: 0.006,
};

describe("housingPayment", () => {
  it("adds the parts of a $400,000 home with 5 % down", () => {
    expect(housingPayment(example)).toEqual({
      loanCents: 380_000_00,
      principalAndInterestCents: 2_401_86,
      propertyTaxCents: 366_67,
      homeInsuranceCents: 166_67,
      mortgageInsuranceCents: 190_00,
      totalCents: 3_125_20,
    });
  });

  it("charges mortgage insurance up to the last cent under 20 % down, and none from there on", () => {
    expect(housingPayment({ ...example, downCents: 79_999_99 }).mortgageInsuranceCents).toBeGreaterThan(0);
    expect(housingPayment({ ...example, downCents: 80_000_00 }).mortgageInsuranceCents).toBe(0);
  });

  it("leaves tax and insurance when the whole price is paid down", () => {
    const paid = housingPayment({ ...example, downCents: 400_000_00 });
    expect(paid.principalAndInterestCents).toBe(0);
    expect(paid.totalCents).toBe(366_67 + 166_67);
  });

  it("refuses a down payment above the price", () => {
    expect(() => housingPayment({ ...example, downCents: 400_000_01 })).toThrow(RangeError);
  });

  it("never costs more with more down", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000_000 }), fc.integer({ min: 0, max: 40_000_000 }), (one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        const total = (downCents: number) => housingPayment({ ...example, downCents }).totalCents;
        expect(total(more)).toBeLessThanOrEqual(total(less));
      }),
    );
  });
});
