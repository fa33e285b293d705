import { expect, test } from "vitest";
import { rentOrOwn } from "./rent-or-own.ts";

test("what is paid for owning is what went to the loan and what is gone", () => {
  const { own, rentPaidCents, ownPaidCents, paidOffCents, goneCents, moreAMonthCents } = rentOrOwn();
  expect(rentPaidCents).toBe(87_000_00);
  expect(paidOffCents + goneCents).toBe(ownPaidCents);
  expect(ownPaidCents).toBe(own.monthlyCents * 60);
  expect(moreAMonthCents).toBe(own.monthlyCents - 1_450_00);
  // Worked out by hand, month by month: 60 payments of 1,649.62 at 6.85 % on 251,750 leave 236,592.09.
  expect(Math.abs(paidOffCents - 15_157_91)).toBeLessThan(100);
});
