import { expect, it } from "vitest";
import { isAboveLoanToValue, lendingValueCents } from "./loan-to-value.ts";

it("takes the lesser of price and appraisal", () => {
  expect(lendingValueCents({ priceCents: 300_000_00 })).toBe(300_000_00);
  expect(lendingValueCents({ priceCents: 300_000_00, appraisalCents: 290_000_00 })).toBe(290_000_00);
});

it("tells 95.00% from a cent above it", () => {
  expect(isAboveLoanToValue(285_000_00, 300_000_00, 95)).toBe(false);
  expect(isAboveLoanToValue(285_000_01, 300_000_00, 95)).toBe(true);
});

it.each([{ priceCents: 0 }, { priceCents: -1 }, { priceCents: 100, appraisalCents: 0.5 }])("refuses %o", (bad) => {
  expect(() => lendingValueCents(bad)).toThrow(RangeError);
});
