import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ResidualRules, type ResidualTerms, residualIncome } from "./residual-income.ts";

/** Tables 9 and 10 of VA Pamphlet 26-7, chapter 4, as of 2026. */
const rules: ResidualRules = {
  smallBelowCents: 80_000_00,
  small: {
    centsByPeople: {
      northeast: [390_00, 654_00, 788_00, 888_00, 921_00],
      midwest: [382_00, 641_00, 772_00, 868_00, 902_00],
      south: [382_00, 641_00, 772_00, 868_00, 902_00],
      west: [425_00, 713_00, 859_00, 967_00, 1_004_00],
    },
    eachMoreCents: 75_00,
  },
  large: {
    centsByPeople: {
      northeast: [450_00, 755_00, 909_00, 1_025_00, 1_062_00],
      midwest: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      south: [441_00, 738_00, 889_00, 1_003_00, 1_039_00],
      west: [491_00, 823_00, 990_00, 1_117_00, 1_158_00],
    },
    eachMoreCents: 80_00,
  },
  mostPeople: 7,
  baseShare: 0.05,
  ratioGuide: 0.41,
  moreShare: 0.2,
  upkeepCentsPerSquareFoot: 14,
};

const household: ResidualTerms = {
  region: "south",
  people: 3,
  loanCents: 250_000_00,
  usesBase: false,
  grossCents: 5_000_00,
  taxFreeCents: 0,
  taxesCents: 800_00,
  housingCents: 1_600_00,
  squareFeet: 1_500,
  debtsCents: 450_00,
  careCents: 0,
};

const amount = fc.integer({ min: 0, max: 10_000_00 });
const anyone: fc.Arbitrary<ResidualTerms> = fc.record({
  region: fc.constantFrom("northeast", "midwest", "south", "west"),
  people: fc.integer({ min: 1, max: 12 }),
  loanCents: fc.integer({ min: 0, max: 900_000_00 }),
  usesBase: fc.boolean(),
  grossCents: amount,
  taxFreeCents: amount,
  taxesCents: amount,
  housingCents: amount,
  squareFeet: fc.integer({ min: 1, max: 9_000 }),
  debtsCents: amount,
  careCents: amount,
});

describe("residualIncome", () => {
  it("subtracts taxes, housing, 14 cents a square foot and debts from the pay", () => {
    // 5,000 − 800 − 1,600 − 210 − 450; (1,600 + 450) ÷ 5,000 is 41%, so not above it.
    expect(residualIncome(household, rules)).toEqual({
      upkeepCents: 210_00,
      leftCents: 1_940_00,
      tableCents: 889_00,
      ratio: 0.41,
      aboveGuide: false,
      wantedCents: 889_00,
      spareCents: 1_051_00,
    });
  });

  it("asks for a fifth more above 41%: $1,066.80 for three people in Texas", () => {
    const found = residualIncome({ ...household, debtsCents: 450_01 }, rules);
    expect(found).toMatchObject({ aboveGuide: true, tableCents: 889_00, wantedCents: 1_066_80 });
  });

  it.each([
    ["northeast", 1, 79_999_99, 390_00],
    ["northeast", 1, 80_000_00, 450_00],
    ["west", 5, 80_000_00, 1_158_00],
    ["west", 6, 80_000_00, 1_238_00],
    ["west", 7, 80_000_00, 1_318_00],
    ["west", 9, 80_000_00, 1_318_00],
    ["midwest", 7, 60_000_00, 1_052_00],
  ] as const)(
    "in the %s, with %i people and a loan of %i cents, asks for %i cents",
    (region, people, loanCents, cents) => {
      expect(residualIncome({ ...household, region, people, loanCents }, rules).tableCents).toBe(cents);
    },
  );

  it("asks for 5% less near a base", () => {
    expect(residualIncome({ ...household, usesBase: true }, rules).tableCents).toBe(889_00 - 44_45);
  });

  it("leaves more with more pay and less with higher bills, and never asks less of a larger family", () => {
    fc.assert(
      fc.property(anyone, fc.integer({ min: 1, max: 1_000_00 }), (terms, more) => {
        const found = residualIncome(terms, rules);
        expect(residualIncome({ ...terms, grossCents: terms.grossCents + more }, rules).leftCents).toBe(
          found.leftCents + more,
        );
        for (const bill of ["taxesCents", "housingCents", "debtsCents", "careCents"] as const) {
          const withMore = residualIncome({ ...terms, [bill]: terms[bill] + more }, rules);
          expect(withMore.leftCents).toBe(found.leftCents - more);
          expect(withMore.wantedCents).toBeGreaterThanOrEqual(found.wantedCents);
        }
        const larger = residualIncome({ ...terms, people: terms.people + 1 }, rules);
        expect(larger.tableCents).toBeGreaterThanOrEqual(found.tableCents);
        expect(found.spareCents).toBe(found.leftCents - found.wantedCents);
      }),
    );
  });

  it.each([{ people: 0 }, { people: 1.5 }, { squareFeet: 0 }, { taxesCents: -1 }, { loanCents: Number.NaN }])(
    "refuses %j",
    (wrong) => {
      expect(() => residualIncome({ ...household, ...wrong }, rules)).toThrow(RangeError);
    },
  );
});
