import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { monthlyShareCents, rateToRatio, roundCents } from "./money.ts";

describe("roundCents", () => {
  it("takes the nearest cent, and an exact half away from zero", () => {
    expect(roundCents(149n, 100n)).toBe(1);
    expect(roundCents(150n, 100n)).toBe(2);
    expect(roundCents(250n, 100n)).toBe(3);
    expect(roundCents(-150n, 100n)).toBe(-2);
    expect(roundCents(-149n, 100n)).toBe(-1);
  });

  it("refuses a denominator of zero and a result that no number holds exactly", () => {
    expect(() => roundCents(1n, 0n)).toThrow(RangeError);
    expect(() => roundCents(10n ** 17n, 1n)).toThrow(RangeError);
  });

  it("is never further than half a cent away", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.bigInt({ min: 1n, max: 10n ** 6n }),
        (n, d) => {
          const off = 2n * (BigInt(roundCents(n, d)) * d - n);
          return off <= d && -off <= d;
        },
      ),
    );
  });
});

describe("rateToRatio", () => {
  it("reads decimal rates without their binary error", () => {
    expect(rateToRatio(0.0685)).toEqual({ numerator: 685_000_000n, denominator: 10_000_000_000n });
  });

  it.each([-0.01, 11, Number.NaN, Number.POSITIVE_INFINITY])("refuses %s", (rate) => {
    expect(() => rateToRatio(rate)).toThrow(RangeError);
  });
});

describe("monthlyShareCents", () => {
  it("charges a twelfth of the yearly share", () => {
    expect(monthlyShareCents(38_000_000, 0.006)).toBe(19_000);
    expect(monthlyShareCents(26_500_000, 0.011)).toBe(24_292);
  });

  it.each([0.5, -1, Number.NaN, 2 ** 53])("refuses %s cents", (cents) => {
    expect(() => monthlyShareCents(cents, 0.01)).toThrow(RangeError);
  });
});
