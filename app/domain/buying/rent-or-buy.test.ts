import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenRentCents, type RentOrBuyTerms, rentOrBuy } from "./rent-or-buy.ts";

const example: RentOrBuyTerms = {
  years: 15,
  priceCents: 300_000_00,
  downCents: 15_000_00,
  closingCents: 9_000_00,
  annualRate: 0.065,
  termMonths: 360,
  mortgageInsuranceRate: 0.007,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  maintenanceRate: 0.01,
  monthlyDuesCents: 0,
  sellingShare: 0.06,
  homeGrowth: 0.035,
  monthlyRentCents: 1_950_00,
  rentGrowth: 0.03,
  monthlyRentersInsuranceCents: 15_00,
  depositCents: 1_950_00,
  investmentReturn: 0.05,
};

/** Nothing grows, and the only cost is a loan without interest: easy to check in your head. */
const still: RentOrBuyTerms = {
  ...example,
  years: 2,
  priceCents: 120_000_00,
  downCents: 0,
  closingCents: 0,
  annualRate: 0,
  termMonths: 120,
  mortgageInsuranceRate: 0,
  propertyTaxRate: 0,
  homeInsuranceRate: 0,
  maintenanceRate: 0,
  sellingShare: 0,
  homeGrowth: 0,
  monthlyRentCents: 1_000_00,
  rentGrowth: 0,
  monthlyRentersInsuranceCents: 0,
  depositCents: 0,
  investmentReturn: 0,
};

describe("rentOrBuy", () => {
  it("makes the buyer $12,000 a year richer when both pay $1,000 a month and the buyer's is all principal", () => {
    const { years, breakEvenYear } = rentOrBuy(still);
    expect(years.map(({ buyerCents, renterCents }) => [buyerCents, renterCents])).toEqual([
      [12_000_00, 0],
      [24_000_00, 0],
    ]);
    expect(breakEvenYear).toBe(1);
  });

  it("sets the difference aside for the side that pays less", () => {
    const cheapRent = rentOrBuy({ ...still, monthlyRentCents: 400_00 }).years[0];
    expect(cheapRent).toMatchObject({ buyerCents: 12_000_00, renterCents: 7_200_00 });
    const dearRent = rentOrBuy({ ...still, monthlyRentCents: 1_500_00 }).years[0];
    expect(dearRent).toMatchObject({ buyerCents: 18_000_00, renterCents: 0, renterPaidCents: 18_000_00 });
  });

  it("earns a return on savings, and subtracts the cost of selling", () => {
    const { years } = rentOrBuy({ ...still, closingCents: 10_000_00, investmentReturn: 0.12, sellingShare: 0.06 });
    // 10,000 at 1% a month for a year, each month rounded: 11,268.25.
    expect(years[0]).toMatchObject({ renterCents: 11_268_25, buyerCents: 12_000_00 - 7_200_00 });
  });

  it("has buying break even in the sixth year of the example", () => {
    // Checked with Python’s fractions.
    const { years, breakEvenYear } = rentOrBuy(example);
    expect(breakEvenYear).toBe(6);
    expect(years.at(-1)).toMatchObject({ buyerCents: 268_230_29, renterCents: 151_695_67 });
    for (const { year, buyerCents, renterCents } of years) expect(buyerCents >= renterCents).toBe(year >= 6);
  });

  it("leaves the renter only the starting money when both pay the same and savings earn nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000_00 }), (closingCents) => {
        for (const year of rentOrBuy({ ...still, closingCents }).years) expect(year.renterCents).toBe(closingCents);
      }),
      { numRuns: 20 },
    );
  });

  it("never favors renting more as the rent rises", () => {
    const rents = fc.tuple(fc.integer({ min: 0, max: 5_000_00 }), fc.integer({ min: 1, max: 1_000_00 }));
    fc.assert(
      fc.property(rents, ([monthlyRentCents, more]) => {
        const lead = (rent: number) => {
          const last = rentOrBuy({ ...example, monthlyRentCents: rent }).years.at(-1);
          return (last?.buyerCents ?? 0) - (last?.renterCents ?? 0);
        };
        // Rounding moves each month's earnings by up to half a cent.
        expect(lead(monthlyRentCents + more)).toBeGreaterThanOrEqual(lead(monthlyRentCents) - 1_00);
      }),
      { numRuns: 25 },
    );
  });

  it("names the first year in which the buyer isn't behind, or none if there is no such year", () => {
    const terms = fc.record({
      monthlyRentCents: fc.integer({ min: 500_00, max: 4_000_00 }),
      homeGrowth: fc.integer({ min: -50, max: 80 }).map((tenths) => tenths / 1000),
      investmentReturn: fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 1000),
      downCents: fc.integer({ min: 15_000_00, max: 300_000_00 }),
    });
    fc.assert(
      fc.property(terms, (changes) => {
        const { years, breakEvenYear } = rentOrBuy({ ...example, ...changes });
        const ahead = years.map(({ buyerCents, renterCents }) => buyerCents >= renterCents);
        expect(breakEvenYear).toBe(ahead.includes(true) ? ahead.indexOf(true) + 1 : null);
      }),
      { numRuns: 50 },
    );
  });

  it("finds the rent at which buying wins, to the dollar", () => {
    const rent = breakEvenRentCents(example) ?? 0;
    const lastYear = (monthlyRentCents: number) => rentOrBuy({ ...example, monthlyRentCents }).years.at(-1);
    const [at, below] = [lastYear(rent), lastYear(rent - 100)];
    expect((at?.buyerCents ?? 0) - (at?.renterCents ?? 0)).toBeGreaterThanOrEqual(0);
    expect((below?.buyerCents ?? 0) - (below?.renterCents ?? 0)).toBeLessThan(0);
    expect(breakEvenRentCents({ ...example, homeGrowth: -1, priceCents: 90_000_000_00 })).toBeNull();
  });

  it.each([
    { years: 0 },
    { years: 51 },
    { years: 1.5 },
    { priceCents: 0 },
    { downCents: 300_000_01 },
    { depositCents: 30_000_00 },
    { homeGrowth: -1.5 },
    { investmentReturn: Number.NaN },
    { monthlyRentCents: -1 },
  ])("refuses %o", (bad) => {
    expect(() => rentOrBuy({ ...example, ...bad })).toThrow(RangeError);
  });
});
