import fc from "fast-check";
import { expect, test } from "vitest";
import {
  formatCents,
  formatDollars,
  formatRate,
  formatShare,
  formatShort,
  formatTenths,
  formatTypedMoney,
} from "./format-currency.ts";

const inEnglish = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat("en-US", options);
const dollars = inEnglish({ style: "currency", currency: "USD", maximumFractionDigits: 0 });
const dollarsAndCents = inEnglish({ style: "currency", currency: "USD" });
const percent = inEnglish({ style: "percent", maximumFractionDigits: 3 });

/** Up to a hundred million dollars, owed or owned. */
const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const anyAmount = fc.oneof(amounts, fc.integer({ min: -200_000, max: 200_000 }));

test("writes amounts as the platform does", () => {
  fc.assert(
    fc.property(anyAmount, (cents) => {
      expect(formatCents(cents)).toBe(dollarsAndCents.format(cents / 100));
      // Adding 0 turns -0 into 0; the platform would write its sign.
      expect(formatDollars(cents)).toBe(dollars.format(Math.round(cents / 100) + 0));
    }),
    { numRuns: 2000 },
  );
});

test("writes rates as the platform does, from a ten-thousandth of a percent up", () => {
  fc.assert(
    fc.property(fc.integer({ min: -12_000_000, max: 12_000_000 }), (millionths) => {
      const rate = millionths / 1e6;
      expect(formatRate(rate)).toBe(percent.format(rate + 0).replace(/^-0%$/, "0%"));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [formatDollars(-30), "$0"],
  [formatCents(-0), "$0.00"],
  [formatRate(-0.000001), "0%"],
  [formatRate(0.0685), "6.85%"],
  [formatShort(999_99), "$1,000"],
  [formatShort(0), "$0"],
  [formatShort(2_500_00), "$2.5k"],
  [formatShort(99_960_00), "$100k"],
  [formatShort(345_400_00), "$345k"],
  [formatShort(999_500_00), "$1M"],
  [formatShort(10_240_000_00), "$10.2M"],
  [formatShort(99_999_00, 100_000_00), "$99,999"],
  [formatRate(0.068505), "6.851%"],
  [formatRate(12.345), "1,234.5%"],
  [formatTypedMoney(189_600), "$1,896"],
  [formatTypedMoney(189_620), "$1,896.20"],
  [formatTypedMoney(-5), "-$0.05"],
  // Rounded only once. Rounded to 42.95 first, it would be 43.
  [formatTenths(0.42946), "42.9%"],
  [formatTenths(0.355), "35.5%"],
  [formatTenths(0.4304), "43%"],
  [formatShare(0.43), "43%"],
  [formatShare(0.4304), "just above 43%"],
  [formatShare(0.4296), "just under 43%"],
  [formatShare(0.43051), "43.1%"],
  [formatShare(0), "0%"],
])("writes %s", (written, expected) => {
  expect(written).toBe(expected);
});
