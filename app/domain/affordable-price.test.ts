import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AffordabilityTerms, affordablePrice } from "./affordable-price.ts";
import { housingPayment } from "./housing-payment.ts";

const example: AffordabilityTerms = {
  annualIncomeCents: 72_000_00,
  monthlyDebtsCents: 450_00,
  downCents: 13_250_00,
  annualRate: 0.0685,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  mortgageInsuranceRate: 0.007,
  housingShare: 0.28,
  debtsShare: 0.36,
  minimumDownShare: 0.03,
};

const people = fc.record({
  annualIncomeCents: fc.integer({ min: 0, max: 1_000_000_00 }),
  monthlyDebtsCents: fc.integer({ min: 0, max: 20_000_00 }),
  downCents: fc.integer({ min: 0, max: 2_000_000_00 }),
  annualRate: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000),
});

describe("affordablePrice", () => {
  // From the closed formula (budget + down · (k + m)) / (k + m + tax + insurance), with 60-digit decimals.
  it.each([
    [{}, "income", 209_528],
    [
      { annualIncomeCents: 68_000_00, monthlyDebtsCents: 1_050_00, downCents: 16_500_00, annualRate: 0.0645 },
      "debts",
      134_484,
    ],
    [
      { annualIncomeCents: 120_000_00, monthlyDebtsCents: 0, downCents: 150_000_00, annualRate: 0.065 },
      "income",
      489_691,
    ],
    [
      { annualIncomeCents: 60_000_00, monthlyDebtsCents: 300_00, downCents: 3_000_00, annualRate: 0.065 },
      "savings",
      100_000,
    ],
  ] as const)("lets %o buy up to where %s stops it", (changes, binding, dollars) => {
    const answer = affordablePrice({ ...example, ...changes });
    expect(answer.binding).toBe(binding);
    expect(Math.abs(answer.priceCents - dollars * 100)).toBeLessThanOrEqual(2_00);
  });

  it("works out the monthly limits of $72,000 a year with $450 of debts", () => {
    const [income, debts] = affordablePrice(example).limits;
    expect(income?.housingCents).toBe(1_680_00);
    expect(debts?.housingCents).toBe(1_710_00);
  });

  it("finds nothing where the debts take all that the ratio allows", () => {
    expect(affordablePrice({ ...example, monthlyDebtsCents: 2_160_00 })).toMatchObject({
      priceCents: 0,
      binding: "debts",
    });
    expect(affordablePrice({ ...example, annualIncomeCents: 0 })).toMatchObject({ priceCents: 0, binding: "income" });
  });

  it("asks for no savings where the loan asks for none", () => {
    const { limits, binding } = affordablePrice({ ...example, downCents: 0, minimumDownShare: 0 });
    expect(limits[2]?.priceCents).toBeNull();
    expect(binding).toBe("income");
  });

  it("is the highest price within every limit, to the dollar", () => {
    fc.assert(
      fc.property(people, (person) => {
        const terms = { ...example, ...person };
        const { priceCents, limits, payment } = affordablePrice(terms);
        const monthly = limits.flatMap(({ housingCents }) => housingCents ?? []);
        expect(payment.totalCents).toBeLessThanOrEqual(Math.min(...monthly));
        const oneMore = {
          ...terms,
          priceCents: priceCents + 100,
          downCents: Math.min(terms.downCents, priceCents + 100),
        };
        const budget = Math.min(...monthly);
        const tooDear = budget === 0 || housingPayment(oneMore).totalCents > budget;
        const tooLittleDown = (priceCents + 100) * 0.03 > terms.downCents;
        expect(tooDear || tooLittleDown).toBe(true);
        for (const limit of limits) expect(limit.priceCents ?? priceCents).toBeGreaterThanOrEqual(priceCents);
      }),
      { numRuns: 60 },
    );
  });

  it("never falls with less debt, a lower rate or more savings", () => {
    fc.assert(
      fc.property(people, (person) => {
        const terms = { ...example, ...person };
        const { priceCents } = affordablePrice(terms);
        const better = [
          { monthlyDebtsCents: Math.floor(terms.monthlyDebtsCents / 2) },
          { annualRate: terms.annualRate / 2 },
          { downCents: terms.downCents + 1_000_00 },
        ];
        for (const change of better) {
          expect(affordablePrice({ ...terms, ...change }).priceCents).toBeGreaterThanOrEqual(priceCents);
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([{ annualIncomeCents: -1 }, { monthlyDebtsCents: 0.5 }, { housingShare: 28 }, { annualRate: Number.NaN }])(
    "refuses %o",
    (bad) => {
      expect(() => affordablePrice({ ...example, ...bad })).toThrow(RangeError);
    },
  );
});
