import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { fhaRules } from "#test/rules-of-2026.ts";
import { fhaPremium } from "./fha-premium.ts";

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
