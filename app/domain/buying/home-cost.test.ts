import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fhaRules, usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { type HomeTerms, homeCost, type LoanProgram, priceForPayment } from "./home-cost.ts";

const home: HomeTerms = {
  priceCents: 300_000_00,
  downCents: 10_500_00,
  annualRate: 0.0645,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  monthlyDuesCents: 40_00,
};

describe("homeCost", () => {
  it("adds up an FHA loan with 3.5% down at 6.45%", () => {
    expect(homeCost(home, { kind: "fha", rules: fhaRules })).toEqual({
      baseLoanCents: 289_500_00,
      upfrontCents: 5_066_25,
      noteCents: 294_566_25,
      principalAndInterestCents: 1_852_18,
      propertyTaxCents: 275_00,
      homeInsuranceCents: 125_00,
      mortgageInsuranceCents: 132_01,
      duesCents: 40_00,
      monthlyCents: 2_424_19,
    });
  });

  it("adds up USDA and VA loans without a down payment", () => {
    const nothingDown = { ...home, downCents: 0, annualRate: 0.0615 };
    expect(homeCost(nothingDown, { kind: "usda", rules: usdaRules })).toMatchObject({
      noteCents: 303_030_30,
      principalAndInterestCents: 1_846_15,
      mortgageInsuranceCents: 87_91,
    });
    expect(homeCost(nothingDown, { kind: "va", rules: vaRules, laterUse: true, exempt: false })).toMatchObject({
      upfrontCents: 9_900_00,
      mortgageInsuranceCents: 0,
    });
  });

  it("charges insurance on a conventional loan above 80%, cut off after two decimals", () => {
    const program: LoanProgram = { kind: "conventional", insuranceRate: 0.006 };
    expect(homeCost({ ...home, downCents: 60_000_00 }, program).mortgageInsuranceCents).toBe(0);
    expect(homeCost({ ...home, downCents: 59_970_01 }, program).mortgageInsuranceCents).toBe(0);
    // 80.01%: a twelfth of 0.6% of $240,030.
    expect(homeCost({ ...home, downCents: 59_970_00 }, program).mortgageInsuranceCents).toBe(120_02);
  });

  it("adds up a conventional loan with 5% down, and leaves only tax and insurance on a home paid in full", () => {
    const program: LoanProgram = { kind: "conventional", insuranceRate: 0.006 };
    const dear = { ...home, priceCents: 400_000_00, downCents: 20_000_00, annualRate: 0.065, monthlyDuesCents: 0 };
    expect(homeCost(dear, program)).toMatchObject({
      noteCents: 380_000_00,
      principalAndInterestCents: 2_401_86,
      propertyTaxCents: 366_67,
      homeInsuranceCents: 166_67,
      mortgageInsuranceCents: 190_00,
      monthlyCents: 3_125_20,
    });
    expect(homeCost({ ...dear, downCents: 400_000_00 }, program).monthlyCents).toBe(366_67 + 166_67);
  });

  it("never costs more with more down", () => {
    const down = fc.integer({ min: 0, max: home.priceCents });
    const programs = fc.constantFrom<LoanProgram>(
      { kind: "conventional", insuranceRate: 0.006 },
      { kind: "fha", rules: fhaRules },
    );
    fc.assert(
      fc.property(down, down, programs, (one, other, program) => {
        const cost = (downCents: number) => homeCost({ ...home, downCents }, program).monthlyCents;
        expect(cost(Math.max(one, other))).toBeLessThanOrEqual(cost(Math.min(one, other)));
      }),
    );
  });

  it.each([{ priceCents: 0 }, { downCents: 300_000_01 }, { monthlyDuesCents: -1 }, { annualRate: Number.NaN }])(
    "refuses %o",
    (bad) => {
      expect(() => homeCost({ ...home, ...bad }, { kind: "fha", rules: fhaRules })).toThrow(RangeError);
    },
  );
});

const terms = {
  downShare: 0.05,
  annualRate: 0.0685,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  monthlyDuesCents: 0,
  program: { kind: "conventional", insuranceRate: 0.007 } as const,
};

it("finds the price that a payment of $1,450 covers", () => {
  // 95% of the price at 6.85% over 30 years, 1.6% of it a year for tax and insurance, 0.7% of the loan a year.
  const { priceCents, downCents, cost } = priceForPayment({ ...terms, monthlyCents: 1_450_00 });
  expect(priceCents).toBe(178_739_00);
  expect(downCents).toBe(8_936_95);
  expect(cost.monthlyCents).toBeLessThanOrEqual(1_450_00);
});

it("finds a price equal to the sum of the payments when nothing else is charged", () => {
  const program = { kind: "conventional", insuranceRate: 0 } as const;
  const free = { annualRate: 0, propertyTaxRate: 0, homeInsuranceRate: 0, downShare: 0, program };
  expect(priceForPayment({ ...terms, ...free, monthlyCents: 100_00 }).priceCents).toBe(36_000_00 + 100);
});

it("finds no home for a payment of 0, and refuses a share out of range", () => {
  expect(() => priceForPayment({ ...terms, monthlyCents: 0 })).toThrow(RangeError);
  expect(() => priceForPayment({ ...terms, monthlyCents: 100_00, downShare: 1 })).toThrow(RangeError);
});

it("finds a price that never costs more than the payment, and a higher one for $10 more", () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_00, max: 9_000_00 }), (monthlyCents) => {
      const { priceCents, cost } = priceForPayment({ ...terms, monthlyCents });
      expect(cost.monthlyCents).toBeLessThanOrEqual(monthlyCents);
      expect(priceForPayment({ ...terms, monthlyCents: monthlyCents + 10_00 }).priceCents).toBeGreaterThan(priceCents);
    }),
    { numRuns: 30 },
  );
});
