import { expect, test } from "vitest";
import { exampleMortgage } from "#app/content/loans/example-mortgage.ts";
import { rentOrOwn } from "./rent-and-own.tsx";

test("the cost of owning is the part that paid off the loan plus the part that is gone", () => {
  const { own, rentPaidCents, ownPaidCents, paidOffCents, goneCents, moreAMonthCents } = rentOrOwn();
  expect(rentPaidCents).toBe(exampleMortgage.rentCents * 60);
  expect(paidOffCents + goneCents).toBe(ownPaidCents);
  expect(ownPaidCents).toBe(own.monthlyCents * 60);
  expect(moreAMonthCents).toBe(own.monthlyCents - exampleMortgage.rentCents);
  // The closed form for what is left of a loan after 60 level payments: L(1 + i)^60 − P((1 + i)^60 − 1) / i.
  const i = exampleMortgage.annualRate / 12;
  const growth = (1 + i) ** 60;
  const left = own.noteCents * growth - (own.principalAndInterestCents * (growth - 1)) / i;
  expect(Math.abs(paidOffCents - (own.noteCents - left))).toBeLessThan(100);
});
