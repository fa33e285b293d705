import { expect, it } from "vitest";
import { isAboveDeliveredLoanToValue, isAboveLoanToValue, lendingValueCents } from "./loan-to-value.ts";

it("takes the lesser of price and appraisal", () => {
  expect(lendingValueCents({ priceCents: 300_000_00 })).toBe(300_000_00);
  expect(lendingValueCents({ priceCents: 300_000_00, appraisalCents: 290_000_00 })).toBe(290_000_00);
});

it("tells 95.00% from a cent above it", () => {
  expect(isAboveLoanToValue(285_000_00, 300_000_00, 95)).toBe(false);
  expect(isAboveLoanToValue(285_000_01, 300_000_00, 95)).toBe(true);
});

it("cuts a new loan’s percentage off after two decimals", () => {
  // Fannie Mae Selling Guide B2-1.2-01: 80.001% is delivered as 80%, 94.01% as 95%.
  expect(isAboveDeliveredLoanToValue(320_004_00, 400_000_00, 80)).toBe(false);
  expect(isAboveDeliveredLoanToValue(376_040_00, 400_000_00, 94)).toBe(true);
  expect(isAboveDeliveredLoanToValue(376_039_99, 400_000_00, 94)).toBe(false);
  // 20% of $333,333 is $66,666.60; most people type $66,666.
  expect(isAboveDeliveredLoanToValue(266_667_00, 333_333_00, 80)).toBe(false);
});

it.each([{ priceCents: 0 }, { priceCents: -1 }, { priceCents: 100, appraisalCents: 0.5 }])("refuses %o", (bad) => {
  expect(() => lendingValueCents(bad)).toThrow(RangeError);
});
