import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { debtRatios } from "#app/content/rules/debt-ratios.ts";
import { formatShare } from "#app/lib/format/format-currency.ts";
import { debtToIncome, roomWithin } from "./debt-to-income.ts";

describe("debtToIncome", () => {
  it("works out ratios of 28% and 35.5% on $72,000 a year", () => {
    const debtsCents = [300_00, 150_00];
    expect(debtToIncome({ annualIncomeCents: 72_000_00, housingCents: 1_680_00, debtsCents })).toEqual({
      monthlyIncomeCents: 6_000_00,
      front: 0.28,
      back: 0.355,
      allDebtsCents: 2_130_00,
    });
  });

  it("doesn't round twice: 42.946% shows as 42.9%, not as 42.95% and then 43%", () => {
    const { back } = debtToIncome({ annualIncomeCents: 120_000_00, housingCents: 4_294_60, debtsCents: [] });
    expect(formatShare(back ?? 0)).toBe("42.9%");
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
  ] as const)(
    "with the %s ratios, leaves %i cents for housing on 72,000 dollars a year and 450 of debts",
    (program, housing, binding) => {
      const room = roomWithin(debtRatios.programs[program], 72_000_00, 450_00);
      expect(room).toMatchObject({ housingCents: housing, binding });
    },
  );

  it("leaves 0, and never less, when debts use up all the room", () => {
    expect(roomWithin(debtRatios.programs.classic, 72_000_00, 5_000_00)).toEqual({
      frontCents: 1_680_00,
      backCents: 0,
      housingCents: 0,
      binding: "back",
    });
  });

  it("is exact: the room is within both ratios, and a cent more is not", () => {
    const people = fc.tuple(fc.integer({ min: 1_000_00, max: 1_000_000_00 }), fc.integer({ min: 0, max: 5_000_00 }));
    fc.assert(
      fc.property(people, ([annualIncomeCents, debts]) => {
        const { housingCents } = roomWithin(debtRatios.programs.fha, annualIncomeCents, debts);
        const isWithin = (housing: number) =>
          housing * 1200 <= annualIncomeCents * 31 && (housing + debts) * 1200 <= annualIncomeCents * 43;
        if (housingCents > 0) expect(isWithin(housingCents)).toBe(true);
        expect(isWithin(housingCents + 1)).toBe(false);
      }),
    );
  });

  it("refuses debts below 0", () => {
    expect(() => roomWithin(debtRatios.programs.fha, 1, -1)).toThrow(RangeError);
  });
});
