import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { randomHousehold as household, now } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { maricopa } from "#test/sample-place.ts";
import { isRatio } from "./answer.ts";
import { priceOf } from "./home.ts";
import type { Household } from "./household.ts";
import { isBeyondLines } from "./lead-door.ts";
import { plainDoors } from "./plan-path.ts";
import { carries, priceThatWorks } from "./price-that-works.ts";

const dear: Household = {
  place: { ...maricopa, isAssumed: false },
  incomes: [{ kind: "job", monthlyCents: 4_833_33, since: now - 60 }],
  savedCents: 80_000_00,
  monthlySavingCents: 300_00,
  debts: [],
  score: { points: 700, from: "lender" },
  marks: [],
  ownedLately: false,
  served: false,
  priceCents: 414_000_00,
};
const carriersAt = (asked: Household, priceCents: number) =>
  plainDoors({ ...asked, priceCents }, now, rules).filter(carries);

it("names the highest price in whole $5,000 that has a month within published lines, and its door", () => {
  const found = priceThatWorks(dear, now, rules);
  expect(found?.priceCents).toBeLessThan(414_000_00);
  expect((found?.priceCents ?? 1) % 5_000_00).toBe(0);
  expect(carriersAt(dear, found?.priceCents ?? 0)).toContainEqual(
    expect.objectContaining({ program: found?.lead.program, month: found?.lead.month }),
  );
  expect(carriersAt(dear, (found?.priceCents ?? 0) + 5_000_00)).toEqual([]);
});

it("starts from a typical home where no price was named", () => {
  const { priceCents: _price, ...unnamed } = dear;
  expect(priceThatWorks(unnamed, now, rules)?.priceCents).toBe(priceThatWorks(dear, now, rules)?.priceCents);
});

it("names none where the plan has a month, nothing has a price, or no price helps", () => {
  expect(priceThatWorks({ ...dear, priceCents: 150_000_00 }, now, rules)).toBeNull();
  const { place: _place, priceCents: _price, ...nowhere } = dear;
  expect(priceThatWorks(nowhere, now, rules)).toBeNull();
  expect(priceThatWorks({ ...dear, savedCents: 0, monthlySavingCents: 0 }, now, rules)).toBeNull();
  expect(
    priceThatWorks({ ...dear, priceCents: 9_000_00, savedCents: 0, monthlySavingCents: 0 }, now, rules),
  ).toBeNull();
});

/** $48,000 a year, a car, and a score of 640: a plan for a home that is far too dear. */
const worker: Household = {
  ...dear,
  place: { ...maricopa, conformingCents: 832_750_00, fhaCents: 557_750_00, usdaIncomeCents: 119_850_00 },
  incomes: [{ kind: "job", monthlyCents: 4_000_00, since: now - 60 }],
  savedCents: 30_000_00,
  debts: [{ kind: "car", balanceCents: 15_000_00, monthlyCents: 350_00, annualRate: 0.07 }],
  score: { points: 640, from: "bank" },
  priceCents: 500_000_00,
};
const job = (monthlyCents: number) => ({ kind: "job", monthlyCents, since: now - 60 }) as const;

it.each([
  ["one income and a car", {}, 0.5],
  ["two incomes", { incomes: [job(4_000_00), job(3_000_00)], priceCents: 700_000_00 }, 0.5],
  ["no debts", { debts: [] }, 0.5],
  ["service", { served: true }, 0.5],
  ["little saved", { savedCents: 1_000_00 }, 0.5],
  ["a score that no one takes by computer alone", { score: { points: 590, from: "bank" } }, 0.43],
] as const)("rests on no exception and on no map: %s", (_, change, mostShare) => {
  const { lead, priceCents } = priceThatWorks({ ...worker, ...change }, now, rules) ?? {};
  expect(priceCents).toBeGreaterThan(100_000_00);
  expect(lead?.program).not.toBe("usda");
  const shares = (lead?.limits ?? []).filter(({ kind }) => isRatio(kind));
  expect(shares.some(isBeyondLines)).toBe(false);
  // In the month of the door the car is paid.
  const yearly = ("incomes" in change ? 7_000_00 : 4_000_00) * 12;
  expect(((lead?.mostPaymentCents ?? 0) * 12) / yearly).toBeLessThanOrEqual(mostShare);
});

it("rests on no exception and on no map, for households of all kinds", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const { lead } = priceThatWorks({ ...asked, priceCents: 300_000_00 }, now, rules) ?? {};
      expect(lead?.open ?? []).not.toContain("area");
      expect((lead?.limits ?? []).some(isBeyondLines)).toBe(false);
    }),
    { numRuns: rounds(20, 1_000) },
  );
}, 240_000);

it("finds what trying each price from the top finds", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const price = priceOf(asked);
      const top = price === null ? 0 : Math.ceil(price / 5_000_00) - 1;
      let steps = price !== null && carriersAt(asked, price).length > 0 ? 0 : top;
      while (steps >= 2 && carriersAt(asked, steps * 5_000_00).length === 0) steps -= 1;
      const slow = steps >= 2 ? steps * 5_000_00 : null;
      expect(priceThatWorks(asked, now, rules)?.priceCents ?? null).toBe(slow);
    }),
    { numRuns: rounds(30, 1_000) },
  );
}, 240_000);
