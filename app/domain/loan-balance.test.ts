import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { balancesCents, monthsToHalf, totalInterestCents } from "./loan-balance.ts";

describe("balancesCents", () => {
  it("takes 124 payments to 80 % and 135 to 78 % of a $400,000 price, with 5 % down at 6.5 %", () => {
    const balances = balancesCents({ loanCents: 380_000_00, annualRate: 0.065, termMonths: 360 });
    expect(balances.findIndex((balance) => balance <= 320_000_00)).toBe(124);
    expect(balances.findIndex((balance) => balance <= 312_000_00)).toBe(135);
  });

  it("costs $382,636.71 in interest to borrow $300,000 at 6.5 % for 30 years", () => {
    const balances = balancesCents({ loanCents: 300_000_00, annualRate: 0.065, termMonths: 360 });
    expect(totalInterestCents(balances, 0.065)).toBe(382_636_71);
  });

  it("falls in a straight line at 0 %, and half is paid at half time", () => {
    const balances = balancesCents({ loanCents: 1_200_00, annualRate: 0, termMonths: 12 });
    expect(balances).toEqual([
      120000, 110000, 100000, 90000, 80000, 70000, 60000, 50000, 40000, 30000, 20000, 10000, 0,
    ]);
    expect(monthsToHalf(balances)).toBe(6);
  });

  it("never rises, starts at the loan and ends at nothing", () => {
    const loans = fc.record({
      loanCents: fc.integer({ min: 0, max: 5_000_000_00 }),
      annualRate: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000),
      termMonths: fc.integer({ min: 1, max: 480 }),
    });
    fc.assert(
      fc.property(loans, (terms) => {
        const balances = balancesCents(terms);
        expect(balances).toHaveLength(terms.termMonths + 1);
        expect(balances[0]).toBe(terms.loanCents);
        expect(balances.at(-1)).toBe(0);
        for (const [month, balance] of balances.entries()) {
          expect(balance).toBeLessThanOrEqual(balances[month - 1] ?? balance);
        }
      }),
      { numRuns: 60 },
    );
  });
});
