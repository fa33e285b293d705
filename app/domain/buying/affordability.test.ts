import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { fhaRules, usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { type AffordabilityTerms, affordability, leverSteps } from "./affordability.ts";
import { roomWithin } from "./debt-to-income.ts";
import { homeCost, type LoanProgram } from "./home-cost.ts";
import { incomeNeeded } from "./income-needed.ts";
import { type ClosingTerms, closingCashCents } from "./planned-closing.ts";

const example: AffordabilityTerms = {
  annualIncomeCents: 72_000_00,
  monthlyDebtsCents: 450_00,
  ratios: debtRatios.programs.classic,
  comfortableCents: null,
  cashCents: 20_000_00,
  closing: { share: 0.03 },
  closingFromCash: true,
  minimumDownShare: 0.03,
  loanLimitCents: 832_750_00,
  annualRate: 0.065,
  termMonths: 360,
  propertyTaxRate: 0.011,
  homeInsuranceRate: 0.005,
  monthlyDuesCents: 0,
  program: { kind: "conventional", insuranceRate: 0.007 },
};

const programs: LoanProgram[] = [
  { kind: "conventional", insuranceRate: 0.007 },
  { kind: "fha", rules: fhaRules },
  { kind: "va", rules: vaRules, laterUse: false, exempt: false },
  { kind: "usda", rules: usdaRules },
];

const plan: ClosingTerms = {
  feesCents: 4_100_00,
  cashFeesCents: 1_050_00,
  homeInsuranceMonths: 12,
  escrowMonths: { homeInsurance: 2, propertyTax: 2 },
  interestDays: 15,
};

const people = fc.record({
  annualIncomeCents: fc.integer({ min: 0, max: 1_000_000_00 }),
  monthlyDebtsCents: fc.integer({ min: 0, max: 10_000_00 }),
  cashCents: fc.integer({ min: 0, max: 1_000_000_00 }),
  annualRate: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000),
  comfortableCents: fc.option(fc.integer({ min: 0, max: 10_000_00 })),
  monthlyDuesCents: fc.integer({ min: 0, max: 500_00 }),
  closingFromCash: fc.boolean(),
  closing: fc.constantFrom<ClosingTerms>({ share: 0.03 }, plan),
  program: fc.constantFrom(...programs),
});

describe("affordability", () => {
  it("names each of the five limits when it is the one that stops you", () => {
    const bindingOf = (change: Partial<AffordabilityTerms>) => affordability({ ...example, ...change }).binding;
    expect(bindingOf({})).toBe("housing-share");
    expect(bindingOf({ monthlyDebtsCents: 900_00 })).toBe("debts-share");
    expect(bindingOf({ comfortableCents: 1_200_00 })).toBe("comfort");
    expect(bindingOf({ cashCents: 9_000_00 })).toBe("cash");
    expect(bindingOf({ loanLimitCents: 150_000_00 })).toBe("loan-limit");
  });

  it("spends $12,000 of cash on a $200,000 home with 3% down and 3% in closing costs", () => {
    const poor = affordability({ ...example, cashCents: 12_000_00 });
    expect(poor).toMatchObject({ priceCents: 200_000_00, downCents: 6_000_00, closingCents: 6_000_00 });
  });

  it("spends all the cash on closing and the down payment where it adds up the parts of closing", () => {
    const terms = { ...example, closing: plan, cashCents: 12_000_00 };
    const { priceCents, downCents, closingCents, binding } = affordability(terms);
    expect(binding).toBe("cash");
    expect(downCents + closingCents).toBe(12_000_00);
    expect(downCents).toBeGreaterThanOrEqual(priceCents * 0.03);
    // A dollar more of price: 3% of it, 14 months of insurance, 2 of tax and 15 days of interest, rounded to cents.
    expect(downCents - priceCents * 0.03).toBeLessThan(10);
    const pricier = { ...terms, priceCents: priceCents + 1_00, downCents: Math.ceil((priceCents + 1_00) * 0.03) };
    expect(pricier.downCents + closingCashCents(pricier, terms.program, plan)).toBeGreaterThan(12_000_00);
  });

  it("finds no home where the cash does not cover closing", () => {
    const poor = affordability({ ...example, closing: plan, cashCents: 1_000_00 });
    expect(poor).toMatchObject({ priceCents: 0, closingCents: 0, binding: "cash", cost: null });
  });

  // From the closed-form formula (budget + down · (k + m)) / (k + m + tax + insurance), with 60-digit decimals.
  it.each([
    [{}, "housing-share", 209_528],
    [
      { annualIncomeCents: 68_000_00, monthlyDebtsCents: 1_050_00, cashCents: 16_500_00, annualRate: 0.0645 },
      "debts-share",
      134_484,
    ],
    [
      { annualIncomeCents: 120_000_00, monthlyDebtsCents: 0, cashCents: 150_000_00, annualRate: 0.065 },
      "housing-share",
      489_691,
    ],
    [
      { annualIncomeCents: 60_000_00, monthlyDebtsCents: 300_00, cashCents: 3_000_00, annualRate: 0.065 },
      "cash",
      100_000,
    ],
  ] as const)(
    "with %o, finds the price where %s is the limit, with closing costs paid on top",
    (changes, binding, dollars) => {
      const onTop = { ...example, closingFromCash: false, cashCents: 13_250_00, annualRate: 0.0685 };
      const answer = affordability({ ...onTop, ...changes });
      expect(answer.binding).toBe(binding);
      expect(Math.abs(answer.priceCents - dollars * 100)).toBeLessThanOrEqual(2_00);
      expect(answer.downCents).toBe({ ...onTop, ...changes }.cashCents);
    },
  );

  it("needs no cash when the loan needs none and closing costs are paid some other way", () => {
    const none = { ...example, cashCents: 0, minimumDownShare: 0, closingFromCash: false };
    const { limits, binding } = affordability(none);
    expect(limits.find(({ name }) => name === "cash")?.priceCents).toBeNull();
    expect(binding).toBe("housing-share");
  });

  it("never falls with less debt, a lower rate or more cash", () => {
    fc.assert(
      fc.property(people, (person) => {
        const terms = { ...example, ...person };
        const { priceCents } = affordability(terms);
        const better = [
          { monthlyDebtsCents: Math.floor(terms.monthlyDebtsCents / 2) },
          { annualRate: terms.annualRate / 2 },
          { cashCents: terms.cashCents + 1_000_00 },
        ];
        for (const change of better) {
          expect(affordability({ ...terms, ...change }).priceCents).toBeGreaterThanOrEqual(priceCents);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("is the highest price within every limit, to the dollar", () => {
    fc.assert(
      fc.property(people, (person) => {
        const terms = { ...example, ...person };
        const found = affordability(terms);
        for (const { priceCents } of found.limits) {
          if (priceCents !== null) expect(priceCents).toBeGreaterThanOrEqual(found.priceCents);
        }
        const binding = found.limits.find(({ name }) => name === found.binding);
        expect(binding?.priceCents).toBe(found.priceCents);
        if (!found.cost) return;
        const room = roomWithin(terms.ratios, terms.annualIncomeCents, terms.monthlyDebtsCents).housingCents;
        const budget = Math.min(room, terms.comfortableCents ?? room);
        expect(found.cost.monthlyCents).toBeLessThanOrEqual(budget);
        expect(found.cost.baseLoanCents).toBe(found.priceCents - found.downCents);
        expect(found.cost.baseLoanCents).toBeLessThanOrEqual(terms.loanLimitCents ?? 0);
        const closing = terms.closingFromCash ? found.closingCents : 0;
        expect(found.downCents + closing).toBeLessThanOrEqual(terms.cashCents);
      }),
      { numRuns: 60 },
    );
  });

  it("finds a price of 0 without income or cash", () => {
    expect(affordability({ ...example, annualIncomeCents: 0 })).toMatchObject({ priceCents: 0, cost: null });
    expect(affordability({ ...example, cashCents: 0 })).toMatchObject({ priceCents: 0, binding: "cash" });
  });

  it.each([
    { cashCents: -1 },
    { comfortableCents: 0.5 },
    { loanLimitCents: Number.NaN },
    { minimumDownShare: 1.5 },
    { annualRate: 60 },
    { termMonths: 0 },
  ])("refuses %o", (bad) => {
    expect(() => affordability({ ...example, ...bad })).toThrow(RangeError);
  });
});

describe("leverSteps", () => {
  const steps = {
    annualIncomeCents: 1_000_00,
    monthlyDebtsCents: 50_00,
    cashCents: 1_000_00,
    annualRate: 0.0025,
    comfortableCents: 50_00,
  };

  it("says how much each step adds, and that paying off debts adds nothing while the front ratio is the limit", () => {
    const bought = Object.fromEntries(leverSteps(example, steps).map(({ lever, priceCents }) => [lever, priceCents]));
    expect(bought).toMatchObject({ debts: 0 });
    for (const lever of ["income", "cash", "rate"]) expect(bought[lever]).toBeGreaterThan(0);
    expect(bought).not.toHaveProperty("comfort");
  });

  it("adds exactly what the full calculation finds, and never lowers the price", () => {
    fc.assert(
      fc.property(people, (person) => {
        const terms = { ...example, ...person };
        const now = affordability(terms).priceCents;
        for (const { lever, priceCents } of leverSteps(terms, steps)) {
          expect(priceCents).toBeGreaterThanOrEqual(0);
          if (lever !== "income") continue;
          const richer = { ...terms, annualIncomeCents: terms.annualIncomeCents + steps.annualIncomeCents };
          expect(affordability(richer).priceCents - now).toBe(priceCents);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe("incomeNeeded", () => {
  it("is $72,000 a year for $1,680 a month under 28/36, and more with more debts", () => {
    expect(incomeNeeded(debtRatios.programs.classic, 1_680_00, 450_00)).toEqual({
      annualIncomeCents: 72_000_00,
      binding: "front",
    });
    // (1,680 + 900) × 12 / 0.36
    expect(incomeNeeded(debtRatios.programs.classic, 1_680_00, 900_00)).toEqual({
      annualIncomeCents: 86_000_00,
      binding: "back",
    });
    expect(incomeNeeded(debtRatios.programs.va, 0, 0).annualIncomeCents).toBe(0);
  });

  it("is the inverse of affordability: with a dollar less, the home is out of reach", () => {
    const homes = fc.record({
      dollars: fc.integer({ min: 20_000, max: 800_000 }),
      downShare: fc.integer({ min: 4, max: 60 }),
      monthlyDebtsCents: fc.integer({ min: 0, max: 5_000_00 }),
      program: fc.constantFrom(...programs),
    });
    fc.assert(
      fc.property(homes, ({ dollars, downShare, monthlyDebtsCents, program }) => {
        const priceCents = dollars * 100;
        const downCents = dollars * downShare;
        const cashCents = downCents + dollars * 3;
        const { monthlyCents } = homeCost({ ...example, priceCents, downCents }, program);
        const { annualIncomeCents } = incomeNeeded(example.ratios, monthlyCents, monthlyDebtsCents);
        const terms = { ...example, monthlyDebtsCents, program, cashCents, loanLimitCents: null };
        expect(affordability({ ...terms, annualIncomeCents }).priceCents).toBeGreaterThanOrEqual(priceCents);
        const poorer = annualIncomeCents - 100;
        expect(affordability({ ...terms, annualIncomeCents: poorer }).priceCents).toBeLessThan(priceCents);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [{ housingShare: 0, debtsShare: 0.36 }, 1, 1],
    [{ housingShare: null, debtsShare: Number.NaN }, 1, 1],
    [debtRatios.programs.va, -1, 1],
    [debtRatios.programs.va, 1, 0.5],
  ])("refuses %o, %s, %s", (ratios, housing, debts) => {
    expect(() => incomeNeeded(ratios, housing, debts)).toThrow(RangeError);
  });
});
