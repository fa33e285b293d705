import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fhaRules, usdaRules, vaRules } from "#test/rules-of-2026.ts";
import { homeCost, type LoanProgram } from "./home-cost.ts";
import {
  afterCredit,
  type ClosingPlan,
  closingCashCents,
  downAfterClosing,
  plannedClosing,
} from "./planned-closing.ts";

const plan: ClosingPlan = {
  feesCents: 4_100_00,
  cashFeesCents: 1_050_00,
  homeInsuranceMonths: 12,
  escrowMonths: { homeInsurance: 2, propertyTax: 2 },
  interestDays: 15,
};
const home = {
  priceCents: 300_000_00,
  downCents: 15_000_00,
  annualRate: 0.06,
  termMonths: 360,
  propertyTaxRate: 0.012,
  homeInsuranceRate: 0.006,
};
const conventional: LoanProgram = { kind: "conventional", insuranceRate: 0.007 };
const va = { kind: "va", rules: vaRules, laterUse: false, exempt: false } as const;
const fha = { kind: "fha", rules: fhaRules } as const;
const usda = { kind: "usda", rules: usdaRules } as const;

// $300,000 × 0.6% ÷ 12 is $150 a month of insurance, × 1.2% ÷ 12 is $300 of tax.
const escrowCents = 14 * 150_00 + 2 * 300_00;
const interest = (noteCents: number) => Math.round((noteCents * 0.06 * 15) / 365);
const withLoan = (noteCents: number) => 4_100_00 + escrowCents + interest(noteCents);

describe("closingCashCents", () => {
  it("adds up fees, 14 months of insurance, 2 of tax and 15 days of interest", () => {
    expect(closingCashCents(home, conventional, plan)).toBe(withLoan(285_000_00));
  });

  it("counts interest on the fee or premium that is added to the loan", () => {
    const nothingDown = { ...home, downCents: 0 };
    expect(closingCashCents(nothingDown, va, plan)).toBe(withLoan(300_000_00 * 1.0215));
    expect(closingCashCents(nothingDown, { ...va, laterUse: true }, plan)).toBe(withLoan(300_000_00 * 1.033));
    expect(closingCashCents(nothingDown, { ...va, exempt: true }, plan)).toBe(withLoan(300_000_00));
    // USDA's 1% is of the loan with the fee in it.
    expect(closingCashCents(nothingDown, usda, plan)).toBe(withLoan(Math.round(300_000_00 / 0.99)));
    expect(closingCashCents({ ...home, downCents: 10_500_00 }, fha, plan)).toBe(withLoan(289_500_00 * 1.0175));
  });

  it("charges a buyer without a loan for the title, the county and a year of insurance", () => {
    for (const program of [conventional, va, fha, usda]) {
      expect(closingCashCents({ ...home, downCents: 300_000_00 }, program, plan)).toBe(1_050_00 + 12 * 150_00);
    }
  });

  it("costs nothing without a home, and takes a share that was typed instead", () => {
    expect(closingCashCents({ ...home, priceCents: 0, downCents: 0 }, conventional, plan)).toBe(0);
    expect(closingCashCents(home, conventional, { share: 0.03 })).toBe(9_000_00);
    expect(closingCashCents(home, conventional, { share: 0 })).toBe(0);
  });

  it("takes off the seller's credit, and never more than there is to pay", () => {
    const all = withLoan(285_000_00);
    expect(closingCashCents(home, conventional, plan, 5_000_00)).toBe(all - 5_000_00);
    expect(closingCashCents(home, conventional, plan, all + 1)).toBe(0);
    expect(closingCashCents(home, conventional, { share: 0.03 }, 2_000_00)).toBe(7_000_00);
  });

  it.each([
    [{ downCents: 300_000_01 }, plan, 0],
    [{ annualRate: -0.01 }, plan, 0],
    [{}, { share: -0.01 }, 0],
    [{}, plan, -1],
  ] as const)("refuses %o with %o and a credit of %i", (bad, closing, credit) => {
    for (const program of [conventional, va, fha, usda]) {
      expect(() => closingCashCents({ ...home, ...bad }, program, closing, credit)).toThrow(RangeError);
    }
  });
});

it("a seller's credit pays fees first, then what is paid ahead", () => {
  const planned = { feesCents: 4_100_00, aheadCents: 3_000_00 };
  expect(afterCredit(planned, 0)).toEqual(planned);
  expect(afterCredit(planned, 5_000_00)).toEqual({ feesCents: 0, aheadCents: 2_100_00 });
  expect(afterCredit(planned, 9_000_00)).toEqual({ feesCents: 0, aheadCents: 0 });
});

it("is the sum of the parts that My path shows", () => {
  const cost = homeCost({ ...home, monthlyDuesCents: 0 }, fha);
  const { feesCents, aheadCents } = plannedClosing(cost, home.annualRate, plan);
  expect(closingCashCents(home, fha, plan)).toBe(feesCents + aheadCents);
});

describe("downAfterClosing", () => {
  it("is what closing leaves of the cash, to the cent", () => {
    const downCents = downAfterClosing(20_000_00, home, conventional, plan);
    expect(downCents + closingCashCents({ ...home, downCents }, conventional, plan)).toBe(20_000_00);
  });

  it("says how much is missing for closing with nothing down", () => {
    expect(downAfterClosing(5_000_00, home, conventional, plan)).toBe(5_000_00 - withLoan(300_000_00));
    expect(downAfterClosing(0, home, conventional, plan)).toBe(-withLoan(300_000_00));
  });

  it("pays the whole price where the cash reaches for that and a closing without a loan", () => {
    const least = 300_000_00 + 1_050_00 + 12 * 150_00;
    expect(downAfterClosing(least, home, conventional, plan)).toBe(300_000_00);
    expect(downAfterClosing(least + 50_000_00, home, conventional, plan)).toBe(300_000_00);
    // One cent less needs a loan, with a lender's fees.
    expect(downAfterClosing(least - 1, home, conventional, plan)).toBeLessThan(300_000_00 - 3_000_00);
  });

  it("is the largest one that the cash covers, with any loan, and falls as the price rises", () => {
    const cases = fc.record({
      cashCents: fc.integer({ min: 0, max: 600_000_00 }),
      priceCents: fc.integer({ min: 100, max: 900_000_00 }),
      annualRate: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000),
      program: fc.constantFrom<LoanProgram>(conventional, va, fha, usda),
    });
    fc.assert(
      fc.property(cases, ({ cashCents, program, ...change }) => {
        const asked = { ...home, ...change };
        const found = downAfterClosing(cashCents, asked, program, plan);
        const spent = (downCents: number) => downCents + closingCashCents({ ...asked, downCents }, program, plan);
        if (found >= 0) expect(spent(found)).toBeLessThanOrEqual(cashCents);
        else expect(spent(0)).toBe(cashCents - found);
        const next = Math.max(0, found + 1);
        if (next <= asked.priceCents) expect(spent(next)).toBeGreaterThan(cashCents);
        const pricier = { ...asked, priceCents: asked.priceCents + 1_00 };
        expect(downAfterClosing(cashCents, pricier, program, plan)).toBeLessThanOrEqual(
          found === asked.priceCents ? found + 1_00 : found,
        );
      }),
    );
  });
});
