import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type HomeTerms, homeCost, type LoanProgram } from "#app/domain/buying/home-cost.ts";
import { fhaRules, usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { costsMoreFrom, programOutlook } from "./outlook.ts";

const home: HomeTerms = {
  priceCents: 300_000_00,
  downCents: 15_000_00,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  monthlyDuesCents: 0,
};
const conventional: LoanProgram = { kind: "conventional", insuranceRate: 0.0073 };
const fha: LoanProgram = { kind: "fha", rules: fhaRules };
const programs: LoanProgram[] = [
  conventional,
  fha,
  { kind: "va", rules: vaRules, laterUse: false, exempt: true },
  { kind: "usda", rules: usdaRules },
];

describe("programOutlook", () => {
  it("ends insurance by each program's rule", () => {
    const months = (program: LoanProgram, downCents: number) =>
      programOutlook({ ...home, downCents }, program, []).insuranceMonths;
    expect(months(conventional, 15_000_00)).toBe(135);
    expect(programs.slice(1).map((program) => months(program, 15_000_00))).toEqual([360, 0, 360]);
    expect(months(fha, 30_000_00)).toBe(132);
    expect(months(conventional, 60_000_00)).toBe(0);
  });

  it("charges FHA's premium each year on that year's average balance", () => {
    const { byMonthCents, cost } = programOutlook(home, fha, []);
    const premiums = byMonthCents.slice(0, 359).map((cents) => cents - cost.principalAndInterestCents);
    // 0.50% a year, by HUD's steps, checked with Python’s fractions.
    expect([premiums[0], premiums[11], premiums[12]]).toEqual([118_15, 118_15, 116_78]);
  });

  it("finds when FHA’s lasting insurance costs more than conventional insurance that ends", () => {
    const [one, other] = [programOutlook(home, fha, []), programOutlook(home, conventional, [])];
    expect(costsMoreFrom(one.byMonthCents, other.byMonthCents)).toBe(136);
    expect(costsMoreFrom(other.byMonthCents, one.byMonthCents)).toBeNull();
    expect(costsMoreFrom([2, 2, 9], [1, 1, 9])).toBe(1);
  });

  it("adds up: the payments are interest, insurance and debt paid off", () => {
    const terms = fc.record({
      priceCents: fc.integer({ min: 10_000_00, max: 1_000_000_00 }),
      downPercent: fc.integer({ min: 0, max: 99 }),
      annualRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1000),
      termMonths: fc.constantFrom(120, 180, 360),
      program: fc.constantFrom(...programs),
    });
    fc.assert(
      fc.property(terms, ({ downPercent, program, ...changes }) => {
        const downCents = Math.floor((changes.priceCents * downPercent) / 100);
        const all = { ...home, ...changes, downCents };
        const { years, cost, byMonthCents } = programOutlook(all, program, [5, 10, 40]);
        expect(cost).toEqual(homeCost(all, program));
        for (const { paidCents, interestCents, insuranceCents, owedCents, costCents } of years) {
          expect(paidCents).toBe(interestCents + insuranceCents + cost.noteCents - owedCents);
          expect(costCents).toBe(interestCents + insuranceCents + cost.upfrontCents);
        }
        expect(years.at(-1)?.owedCents).toBe(0);
        expect(years.at(-1)?.paidCents).toBe(byMonthCents.reduce((sum, cents) => sum + cents, 0));
      }),
      { numRuns: 40 },
    );
  });

  it("refuses half a year and a price of 0", () => {
    expect(() => programOutlook(home, fha, [0.5])).toThrow(RangeError);
    expect(() => programOutlook({ ...home, priceCents: 0, downCents: 0 }, fha, [5])).toThrow(RangeError);
  });
});
