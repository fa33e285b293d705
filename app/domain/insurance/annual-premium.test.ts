import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { schedule } from "#app/domain/loan/schedule.ts";
import { fhaRules } from "#test/rules-of-2026.ts";
import {
  type AnnualPremiumTerms,
  fhaPremium,
  firstMonthlyPremiumCents,
  monthlyPremiumsByYear,
  premiumTotalCents,
} from "./annual-premium.ts";

const upfrontRate = 0.0175;
/** The note for a base loan, with FHA's upfront premium in it. */
function fha(baseCents: number, annualRate: number): AnnualPremiumTerms {
  const loanCents = baseCents + Math.round(baseCents * upfrontRate);
  return { loanCents, annualRate, termMonths: 360, premiumRate: 0.0055, premiumMonths: 360, upfrontRate };
}
const usda: AnnualPremiumTerms = { ...fha(0, 0.0615), loanCents: 303_030_30, premiumRate: 0.0035, upfrontRate: 0 };

describe("monthlyPremiumsByYear", () => {
  it("follows the steps of HUD’s example, from the average balance to the monthly premium", () => {
    // hud.gov/program_offices/housing/comp/premiums/sfpcalc: an average of $106,160.65 at 0.5%, 2.25% of it financed.
    // The average balance of a loan with one payment is the loan amount.
    const example = { ...fha(0, 0.07), loanCents: 106_160_65, termMonths: 1, premiumRate: 0.005, upfrontRate: 0.0225 };
    expect(monthlyPremiumsByYear(example)).toEqual([43_26]);
  });

  it("starts at $116.61 and totals about $27,600 for FHA on $255,725 at 6.5%", () => {
    // $265,000 with 3.5% down; on the balance at the start of each year it would be $117.21 and $28,235.
    const premiums = monthlyPremiumsByYear(fha(255_725_00, 0.065));
    expect(premiums[0]).toBe(116_61);
    expect(premiumTotalCents(premiums, 360, 360)).toBe(27_598_80);
  });

  it("starts at $132.01 for FHA on $289,500 at 6.45%, and at $87.91 for USDA on $303,030.30 at 6.15%", () => {
    expect(monthlyPremiumsByYear(fha(289_500_00, 0.0645))[0]).toBe(132_01);
    expect(monthlyPremiumsByYear(usda)[0]).toBe(87_91);
  });

  it("uses the mean of each year’s balances", () => {
    const balances = schedule(usda).rows.slice(119, 131);
    const mean = balances.reduce((sum, { balanceCents }) => sum + balanceCents, 0) / 12;
    const premiums = monthlyPremiumsByYear(usda);
    expect(premiums).toHaveLength(30);
    expect(Math.abs((premiums[10] ?? 0) - (mean * 0.0035) / 12)).toBeLessThan(1);
  });

  it("charges on the base loan, no matter what was financed with it", () => {
    const base = { ...fha(255_725_00, 0.065), loanCents: 255_725_00, upfrontRate: 0 };
    const [onNote, onBase] = [monthlyPremiumsByYear(fha(255_725_00, 0.065)), monthlyPremiumsByYear(base)];
    expect(onNote.every((cents, year) => Math.abs(cents - (onBase[year] ?? 0)) <= 1)).toBe(true);
  });

  it("ends after eleven years, or with the loan", () => {
    expect(monthlyPremiumsByYear({ ...usda, premiumMonths: 132 })).toHaveLength(11);
    expect(monthlyPremiumsByYear({ ...usda, termMonths: 120, premiumMonths: 132 })).toHaveLength(10);
  });

  it.each([{ premiumMonths: 0 }, { premiumRate: -0.1 }, { loanCents: Number.NaN }, { upfrontRate: -1 }])(
    "refuses %o",
    (bad) => {
      expect(() => monthlyPremiumsByYear({ ...usda, ...bad })).toThrow(RangeError);
      expect(() => firstMonthlyPremiumCents({ ...usda, ...bad })).toThrow(RangeError);
    },
  );
});

it("calculates the first year by itself", () => {
  const terms = fc.record({
    loanCents: fc.integer({ min: 0, max: 2_000_000_00 }),
    termMonths: fc.integer({ min: 1, max: 480 }),
    annualRate: fc.integer({ min: 0, max: 2500 }).map((basisPoints) => basisPoints / 10_000),
  });
  fc.assert(
    fc.property(terms, (some) => {
      const premium = { ...usda, ...some };
      expect(firstMonthlyPremiumCents(premium)).toBe(monthlyPremiumsByYear(premium)[0]);
    }),
  );
});

it("adds up the months that were paid", () => {
  expect(premiumTotalCents([100, 90, 80], 36, 18)).toBe(12 * 100 + 6 * 90);
  expect(premiumTotalCents([100, 90, 80], 30, 360)).toBe(12 * 190 + 6 * 80);
  expect(premiumTotalCents([100], 12, 0)).toBe(0);
  expect(() => premiumTotalCents([100], 12, -1)).toThrow(RangeError);
});

const value = 1_000_000_00;

/** On a million-dollar home, a loan above 72.62% is large, so the standard loans are on a $300,000 home. */
function premium(size: "standard" | "large", percent: number, years: number) {
  const valueCents = size === "large" ? value : 300_000_00;
  return fhaPremium(
    { baseLoanCents: Math.round((valueCents * percent) / 100), valueCents, termMonths: years * 12 },
    fhaRules,
  );
}

describe("fhaPremium", () => {
  it("adds $5,066.25 to $289,500, for $1,852.18 a month at 6.45%", () => {
    const found = fhaPremium({ baseLoanCents: 289_500_00, valueCents: 300_000_00, termMonths: 360 }, fhaRules);
    expect(found).toEqual({
      upfrontCents: 5_066_25,
      noteCents: 294_566_25,
      annualRate: 0.0055,
      months: 360,
      forLife: true,
    });
    expect(monthlyPaymentCents({ loanCents: found.noteCents, annualRate: 0.0645, termMonths: 360 })).toBe(1_852_18);
  });

  // Each row of the letter at both of its bounds. The traps are wrong values found in public code.
  it.each([
    ["standard", 90, 30, 0.005, 132],
    ["standard", 90.01, 30, 0.005, 360],
    ["standard", 95, 30, 0.005, 360], // trap: 0.55 at 5% down
    ["standard", 95.01, 30, 0.0055, 360],
    ["standard", 96.5, 30, 0.0055, 360],
    ["large", 90, 30, 0.007, 132], // trap: 0.55
    ["large", 95, 30, 0.007, 360],
    ["large", 96.5, 30, 0.0075, 360], // trap: 0.60
    ["standard", 90, 15, 0.0015, 132], // trap: 0.45
    ["standard", 90.01, 15, 0.004, 180], // trap: 0.70
    ["large", 78, 15, 0.0015, 132],
    ["large", 78.01, 15, 0.004, 132],
    ["large", 90, 15, 0.004, 132],
    ["large", 90.01, 15, 0.0065, 180], // trap: 0.40
    ["standard", 90, 10, 0.0015, 120],
    ["standard", 90, 16, 0.005, 132],
  ] as const)(
    "charges a %s loan of %s percent over %s years a rate of %s for %s months",
    (size, percent, years, rate, months) => {
      expect(premium(size, percent, years)).toMatchObject({ annualRate: rate, months, forLife: months === years * 12 });
    },
  );

  it("calls a loan large above $726,200, whatever the loan limits are", () => {
    const at = (baseLoanCents: number) => fhaPremium({ baseLoanCents, valueCents: value, termMonths: 360 }, fhaRules);
    expect(at(726_200_00).annualRate).toBe(0.005);
    expect(at(726_200_01).annualRate).toBe(0.007);
  });

  it("never charges less for a larger share of the value", () => {
    const loans = fc.record({
      baseLoanCents: fc.integer({ min: 0, max: value - 1 }),
      more: fc.integer({ min: 1, max: value }),
      termMonths: fc.integer({ min: 12, max: 360 }),
    });
    fc.assert(
      fc.property(loans, ({ baseLoanCents, more, termMonths }) => {
        const at = (loan: number) => fhaPremium({ baseLoanCents: loan, valueCents: value, termMonths }, fhaRules);
        const [less, higher] = [at(baseLoanCents), at(Math.min(value, baseLoanCents + more))];
        expect(higher.annualRate).toBeGreaterThanOrEqual(less.annualRate);
        expect(higher.months).toBeGreaterThanOrEqual(less.months);
        expect(higher.upfrontCents).toBeGreaterThanOrEqual(less.upfrontCents);
      }),
    );
  });

  it.each([{ baseLoanCents: -1 }, { valueCents: 0 }, { baseLoanCents: value + 1 }, { termMonths: 0 }])(
    "refuses %o",
    (bad) => {
      const loan = { baseLoanCents: 100_00, valueCents: value, termMonths: 360, ...bad };
      expect(() => fhaPremium(loan, fhaRules)).toThrow(RangeError);
    },
  );
});
