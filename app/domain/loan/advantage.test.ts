import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type LoanRun, loanAdvantage, simpleBreakEvenMonths } from "./advantage.ts";
import { type RefinanceByBalanceTerms, refinanceByBalance } from "./refinance-by-balance.ts";
import { schedule } from "./schedule.ts";

const loan: LoanRun = { loanCents: 200_000_00, annualRate: 0.07, termMonths: 360, startCents: 0 };

const runs = fc.record({
  loanCents: fc.integer({ min: 1, max: 1_000_000_00 }),
  annualRate: fc.integer({ min: 0, max: 150 }).map((tenths) => tenths / 1000),
  termMonths: fc.integer({ min: 1, max: 360 }),
  startCents: fc.integer({ min: 0, max: 20_000_00 }),
});

describe("loanAdvantage", () => {
  it("finds no difference between a loan and itself", () => {
    const { byMonthCents, breakEvenMonths, aheadUntilMonths } = loanAdvantage(loan, loan);
    expect(new Set(byMonthCents)).toEqual(new Set([0]));
    expect([breakEvenMonths, aheadUntilMonths]).toEqual([0, null]);
  });

  it("counts insurance for as long as payments include it", () => {
    const insured = { ...loan, insurance: { monthlyCents: 100_00, months: 24 } };
    expect(loanAdvantage(insured, loan).byMonthCents.at(-1)).toBe(24 * 100_00);
  });

  it("starts as the difference in upfront costs, and ends as the difference in all costs and interest", () => {
    fc.assert(
      fc.property(runs, runs, (first, other) => {
        const second = { ...other, loanCents: first.loanCents };
        const { byMonthCents } = loanAdvantage(first, second);
        const cost = (run: LoanRun) => run.startCents + schedule(run).totalInterestCents;
        expect(byMonthCents[0]).toBe(first.startCents - second.startCents);
        expect(byMonthCents.at(-1)).toBe(cost(first) - cost(second));
      }),
      { numRuns: 50 },
    );
  });

  it("names the first payment when it isn't behind, and the last one before it falls behind again", () => {
    fc.assert(
      fc.property(runs, runs, (first, other) => {
        const { byMonthCents, breakEvenMonths, aheadUntilMonths } = loanAdvantage(first, {
          ...other,
          loanCents: first.loanCents,
        });
        const ahead = byMonthCents.map((cents) => cents >= 0);
        expect(breakEvenMonths ?? -1).toBe(ahead.indexOf(true));
        if (aheadUntilMonths !== null) expect(ahead[aheadUntilMonths + 1]).toBe(false);
      }),
      { numRuns: 50 },
    );
  });

  it.each([{ startCents: -1 }, { insurance: { monthlyCents: 1, months: -1 } }, { termMonths: 0 }])(
    "refuses %o",
    (bad) => {
      expect(() => loanAdvantage(loan, { ...loan, ...bad })).toThrow(RangeError);
    },
  );
});

const refinance: RefinanceByBalanceTerms = {
  balanceCents: 240_000_00,
  currentRate: 0.0725,
  monthsLeft: 336,
  newRate: 0.0615,
  newTermMonths: 360,
  costsCents: 4_800_00,
  costsFinanced: false,
};

describe("refinanceByBalance", () => {
  it("earns $4,800 back in interest within 22 payments, while the lower payment alone takes 24", () => {
    // 240,000 at 1.10 points less is about $220 of interest a month: 4,800 / 220 = 21.8.
    const found = refinanceByBalance(refinance);
    expect(found).toMatchObject({ breakEvenMonths: 22, newLoanCents: 240_000_00, extraMonths: 24 });
    expect(simpleBreakEvenMonths(4_800_00, found.currentPaymentCents - found.newPaymentCents, 336)).toBe(24);
  });

  it("shows that a lower payment over a longer term can lose money in the end", () => {
    const reset = refinanceByBalance({ ...refinance, monthsLeft: 120, newRate: 0.07 });
    expect(reset.newPaymentCents).toBeLessThan(reset.currentPaymentCents);
    expect(reset.byMonthCents.at(-1)).toBeLessThan(0);
  });

  it("breaks even later with financed costs, and sooner when it ends mortgage insurance", () => {
    const plain = refinanceByBalance(refinance).breakEvenMonths ?? 0;
    expect(refinanceByBalance({ ...refinance, costsFinanced: true }).breakEvenMonths ?? 0).toBeGreaterThan(plain);
    const insured = { ...refinance, currentInsurance: { monthlyCents: 120_00, months: 60 } };
    expect(refinanceByBalance(insured).breakEvenMonths ?? 0).toBeLessThan(plain);
  });

  it("starts out behind by the costs, and isn't behind anymore at the break-even", () => {
    const changes = fc.record({
      newRate: fc.integer({ min: 20, max: 90 }).map((tenths) => tenths / 1000),
      newTermMonths: fc.constantFrom(120, 180, 240, 360),
      costsCents: fc.integer({ min: 1, max: 20_000_00 }),
      costsFinanced: fc.boolean(),
    });
    fc.assert(
      fc.property(changes, (terms) => {
        const { byMonthCents, breakEvenMonths: even } = refinanceByBalance({ ...refinance, ...terms });
        expect(byMonthCents[0]).toBe(-terms.costsCents);
        const before = byMonthCents.slice(0, even ?? byMonthCents.length);
        expect(Math.max(...before)).toBeLessThan(0);
        if (even !== null) expect(byMonthCents[even]).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it("never breaks even at a higher rate with costs", () => {
    expect(refinanceByBalance({ ...refinance, newRate: 0.08 }).breakEvenMonths).toBeNull();
  });
});

describe("simpleBreakEvenMonths", () => {
  it.each([
    [4_800_00, 200_00, 360, 24],
    [4_800_01, 200_00, 360, 25],
    [0, 1, 360, 0],
    [4_800_00, 200_00, 24, 24],
    [4_800_00, 200_00, 23, null],
    [4_800_00, 0, 360, null],
    [4_800_00, -200_00, 360, null],
    [0, -1, 360, null],
  ])(
    "earns back %i cents at %i cents a month, with %i months to go, after %j months",
    (costs, saving, last, months) => {
      expect(simpleBreakEvenMonths(costs, saving, last)).toBe(months);
    },
  );

  it("refuses costs that aren't whole cents of 0 or more", () => {
    expect(() => simpleBreakEvenMonths(-1, 100, 360)).toThrow(RangeError);
    expect(() => simpleBreakEvenMonths(Number.NaN, 100, 360)).toThrow(RangeError);
  });
});
