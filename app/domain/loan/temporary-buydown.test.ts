import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schedule } from "./schedule.ts";
import { temporaryBuydown } from "./temporary-buydown.ts";

describe("temporaryBuydown", () => {
  it("pays a 3-2-1 like MortgageQnA’s example of $100,000 at 7% over 20 years", () => {
    // mortgageqna.com, types of temporary subsidy buydowns: $169.32, $115.34 and $58.87 a month of help.
    const found = temporaryBuydown({ loanCents: 100_000_00, annualRate: 0.07, termMonths: 240 }, [0.03, 0.02, 0.01]);
    expect(found.fullPaymentCents).toBe(775_30);
    expect(found.years.map(({ paymentCents, helpCents }) => [paymentCents, helpCents])).toEqual([
      [605_98, 169_32],
      [659_96, 115_34],
      [716_43, 58_87],
    ]);
  });

  it("costs $8,632 for a 2-1 on $400,000 at 5.5%, as in E5 Home Loans’ example", () => {
    // e5homeloans.com/2-1-buydown: $474 a month in the first year, $244 in the second, cents cut off.
    const found = temporaryBuydown({ loanCents: 400_000_00, annualRate: 0.055, termMonths: 360 }, [0.02, 0.01]);
    expect(found.years.map(({ helpCents }) => Math.floor(helpCents / 100))).toEqual([474, 244]);
    expect(found.costCents).toBe(8_632_80);
    expect(found.leftByMonthCents[12]).toBe(12 * 244_42);
    expect(found.leftByMonthCents).toHaveLength(25);
  });

  it("never takes a rate below 0", () => {
    const found = temporaryBuydown({ loanCents: 100_000_00, annualRate: 0.015, termMonths: 360 }, [0.03]);
    expect(found.years[0]).toMatchObject({ annualRate: 0, paymentCents: 277_78 });
  });

  it("covers the full payment each month, and leaves nothing at the end", () => {
    const cuts = fc.constantFrom([0.01], [0.02, 0.01], [0.03, 0.02, 0.01], [0.01, 0.01]);
    const loans = fc.record({
      loanCents: fc.integer({ min: 1_000_00, max: 5_000_000_00 }),
      annualRate: fc.integer({ min: 0, max: 250 }).map((tenths) => tenths / 1000),
      termMonths: fc.integer({ min: 120, max: 480 }),
    });
    fc.assert(
      fc.property(loans, cuts, (loan, steps) => {
        const { years, fullPaymentCents, costCents, leftByMonthCents } = temporaryBuydown(loan, steps);
        expect(fullPaymentCents).toBe(schedule(loan).paymentCents);
        for (const { paymentCents, helpCents } of years) expect(paymentCents + helpCents).toBe(fullPaymentCents);
        expect(leftByMonthCents[0]).toBe(costCents);
        expect(leftByMonthCents.at(-1)).toBe(0);
        // The simple way: add up what isn't paid out yet, month by month.
        for (const [month, left] of leftByMonthCents.entries()) {
          let open = 0;
          for (let later = month; later < steps.length * 12; later++)
            open += years[Math.floor(later / 12)]?.helpCents ?? 0;
          expect(left).toBe(open);
        }
      }),
      { numRuns: 100 },
    );
  });
});
