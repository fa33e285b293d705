import { describe, expect, it } from "vitest";
import { type AnnualPremiumTerms, monthlyPremiumsByYear, premiumTotalCents } from "./annual-premium.ts";
import type { LoanTerms } from "./payment.ts";
import { schedule } from "./schedule.ts";

const fha: AnnualPremiumTerms = {
  loanCents: 289_500_00,
  annualRate: 0.0645,
  termMonths: 360,
  premiumRate: 0.0055,
  premiumMonths: 360,
  basis: "opening",
};
const usda: AnnualPremiumTerms = { ...fha, loanCents: 303_000_00, annualRate: 0.0615, premiumRate: 0.0035 };

/** What is owed before the first payment, and after each. */
function balancesCents(loan: LoanTerms): number[] {
  return [loan.loanCents, ...schedule(loan).rows.map(({ balanceCents }) => balanceCents)];
}

describe("monthlyPremiumsByYear", () => {
  it("starts with $132.69 for FHA on $289,500 and $88.38 for USDA on $303,000", () => {
    expect(monthlyPremiumsByYear(fha)[0]).toBe(132_69);
    expect(monthlyPremiumsByYear(usda)[0]).toBe(88_38);
  });

  it("takes each year's own balance", () => {
    const balances = balancesCents(fha);
    const premiums = monthlyPremiumsByYear(fha);
    expect(premiums).toHaveLength(30);
    expect(premiums[10]).toBe(Math.round(((balances[120] ?? 0) * 0.0055) / 12));
  });

  it("is a little less on the average balance", () => {
    const average = monthlyPremiumsByYear({ ...fha, basis: "average" });
    // The mean of the twelve balances before each payment of the first year is 287,988.66.
    const first = balancesCents(fha).slice(0, 12);
    const mean = first.reduce((sum, cents) => sum + cents, 0) / 12;
    expect(average[0]).toBe(Math.round((mean * 0.0055) / 12));
    expect(average.every((cents, year) => cents < (monthlyPremiumsByYear(fha)[year] ?? 0))).toBe(true);
  });

  it("ends after eleven years, or with the loan", () => {
    expect(monthlyPremiumsByYear({ ...fha, premiumMonths: 132 })).toHaveLength(11);
    expect(monthlyPremiumsByYear({ ...fha, termMonths: 120, premiumMonths: 132 })).toHaveLength(10);
  });

  it.each([{ premiumMonths: 0 }, { premiumRate: -0.1 }, { loanCents: Number.NaN }])("refuses %o", (bad) => {
    expect(() => monthlyPremiumsByYear({ ...fha, ...bad })).toThrow(RangeError);
  });
});

it("adds up the months that were paid", () => {
  expect(premiumTotalCents([100, 90, 80], 36, 18)).toBe(12 * 100 + 6 * 90);
  expect(premiumTotalCents([100, 90, 80], 30, 360)).toBe(12 * 190 + 6 * 80);
  expect(premiumTotalCents([100], 12, 0)).toBe(0);
  expect(() => premiumTotalCents([100], 12, -1)).toThrow(RangeError);
});
