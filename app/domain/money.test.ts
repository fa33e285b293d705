import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  assertMonths,
  grownCents,
  isAtLeastShare,
  monthlyShareCents,
  monthlyShareOf,
  rateToRatio,
  roundCents,
  shareCents,
  sumCents,
} from "./money.ts";

describe("roundCents", () => {
  it("rounds to the nearest cent, and an exact half away from zero", () => {
    expect(roundCents(149n, 100n)).toBe(1);
    expect(roundCents(150n, 100n)).toBe(2);
    expect(roundCents(250n, 100n)).toBe(3);
    expect(roundCents(-150n, 100n)).toBe(-2);
    expect(roundCents(-149n, 100n)).toBe(-1);
  });

  it("refuses a denominator of zero, and a result that a number can't hold exactly", () => {
    expect(() => roundCents(1n, 0n)).toThrow(RangeError);
    expect(() => roundCents(10n ** 17n, 1n)).toThrow(RangeError);
  });

  it("is never off by more than half a cent", () => {
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

  it.each([0.5, -1, -0, Number.NaN, 2 ** 53])("refuses %s cents", (cents) => {
    expect(() => monthlyShareCents(cents, 0.01)).toThrow(RangeError);
  });
});

describe("monthlyShareOf", () => {
  it("equals the exact fraction, both within and beyond what ordinary numbers hold", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
        fc.integer({ min: 0, max: 10 ** 9 }).map((units) => units / 10 ** 10),
        (cents, rate) => {
          const { numerator, denominator } = rateToRatio(rate);
          expect(monthlyShareOf(rate)(cents)).toBe(roundCents(BigInt(cents) * numerator, 12n * denominator));
        },
      ),
    );
  });
});

describe("shareCents and grownCents", () => {
  it("takes a share and adds one", () => {
    expect(shareCents(300_000_00, 0.0175)).toBe(5_250_00);
    expect(shareCents(1, 0.5)).toBe(1);
    expect(grownCents(300_000_00, 0.035)).toBe(310_500_00);
    expect(grownCents(300_000_00, -0.1)).toBe(270_000_00);
    expect(grownCents(300_000_00, -1)).toBe(0);
  });

  it.each([-1.01, 9.5, Number.NaN])("refuses a change of %s", (change) => {
    expect(() => grownCents(100, change)).toThrow(RangeError);
  });
});

describe("isAtLeastShare", () => {
  it("tells the bound itself from a cent below it", () => {
    expect(isAtLeastShare(10_500_00, 0.035, 300_000_00)).toBe(true);
    expect(isAtLeastShare(10_499_99, 0.035, 300_000_00)).toBe(false);
  });
});

it("adds cents as long as the sum is exact", () => {
  expect(sumCents([1, 2, 3])).toBe(6);
  expect(() => sumCents([Number.MAX_SAFE_INTEGER, 2])).toThrow(RangeError);
});

it.each([0, 1.5, 1201, Number.NaN])("refuses a term of %s months", (months) => {
  expect(() => assertMonths(months)).toThrow(RangeError);
});
