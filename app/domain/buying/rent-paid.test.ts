import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rentPaid } from "./rent-paid.ts";

describe("the rent paid so far", () => {
  it("is twelve rents a year when the rent stays the same", () => {
    expect(rentPaid(1_450_00, 0, 3)).toEqual({
      yearsCents: [17_400_00, 17_400_00, 17_400_00],
      totalCents: 52_200_00,
    });
  });

  it("was lower in earlier years when the rent rises", () => {
    // 1,545 today was 1,500 a year ago at 3%.
    expect(rentPaid(1_545_00, 0.03, 2).yearsCents).toEqual([18_540_00, 18_000_00]);
  });

  it("grows with each year, and the oldest rent, raised year by year, gives today's rent", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_00, max: 20_000_00 }),
        fc.double({ min: -0.1, max: 0.15, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        (rent, rise, years) => {
          const { yearsCents, totalCents } = rentPaid(rent, rise, years);
          expect(totalCents).toBe(rentPaid(rent, rise, years - 1).totalCents + (yearsCents.at(-1) ?? 0));
          const forward = ((yearsCents.at(-1) ?? 0) / 12) * (1 + rise) ** (years - 1);
          expect(Math.abs(forward - rent)).toBeLessThanOrEqual((1 + Math.max(0, rise)) ** (years - 1));
        },
      ),
    );
  });
});
