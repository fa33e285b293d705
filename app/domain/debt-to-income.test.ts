import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { debtToIncome, roomWithin } from "./debt-to-income.ts";

describe("debtToIncome", () => {
  it("finds 28 % and 35.5 % of $72,000 a year", () => {
    const debtsCents = [300_00, 150_00];
    expect(debtToIncome({ annualIncomeCents: 72_000_00, housingCents: 1_680_00, debtsCents })).toEqual({
      monthlyIncomeCents: 6_000_00,
      front: 0.28,
      back: 0.355,
      allDebtsCents: 2_130_00,
    });
  });

  it("has no ratio without an income", () => {
    expect(debtToIncome({ annualIncomeCents: 0, housingCents: 1, debtsCents: [] })).toMatchObject({
      front: null,
      back: null,
    });
  });

  it.each([{ annualIncomeCents: -1 }, { housingCents: 0.5 }, { debtsCents: [Number.NaN] }])("refuses %o", (bad) => {
    expect(() => debtToIncome({ annualIncomeCents: 1, housingCents: 1, debtsCents: [], ...bad })).toThrow(RangeError);
  });
});

describe("roomWithin", () => {
  it.each([
    ["classic", 1_680_00, "front"],
    ["fha", 1_860_00, "front"],
    ["usda", 1_740_00, "front"],
    ["va", 2_010_00, "back"],
    ["fannieAutomated", 2_550_00, "back"],
  ] as const)("leaves $72,000 a year with $450 of debts by %s %i cents for housing", (program, housing, binding) => {
    const room = roomWithin(debtRatios.programs[program], 72_000_00, 450_00);
    expect(room).toMatchObject({ housingCents: housing, binding });
  });

  it("leaves nothing, and not less, where debts take it all", () => {
    expect(roomWithin(debtRatios.programs.classic, 72_000_00, 5_000_00)).toEqual({
      frontCents: 1_680_00,
      backCents: 0,
      housingCents: 0,
      binding: "back",
    });
  });

  it("keeps the ratios of what it leaves within the limits, to a cent of rounding", () => {
    const people = fc.tuple(fc.integer({ min: 1_000_00, max: 1_000_000_00 }), fc.integer({ min: 0, max: 5_000_00 }));
    fc.assert(
      fc.property(people, ([annualIncomeCents, debts]) => {
        const { housingCents } = roomWithin(debtRatios.programs.fha, annualIncomeCents, debts);
        expect(housingCents * 12).toBeLessThanOrEqual(annualIncomeCents * 0.31 + 12);
        if (housingCents > 0) expect((housingCents + debts) * 12).toBeLessThanOrEqual(annualIncomeCents * 0.43 + 12);
      }),
    );
  });

  it("refuses debts below 0", () => {
    expect(() => roomWithin(debtRatios.programs.fha, 1, -1)).toThrow(RangeError);
  });
});
