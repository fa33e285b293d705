import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { randomHousehold as household, now } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { maricopa } from "#test/sample-place.ts";
import type { Household } from "./household.ts";
import { leadOf } from "./lead-door.ts";
import { priceOf } from "./path-home.ts";
import { plainDoors } from "./plan-path.ts";
import { priceThatWorks } from "./price-that-works.ts";

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
const leadAt = (asked: Household, priceCents: number) => leadOf(plainDoors({ ...asked, priceCents }, now, rules));

it("names the highest price in whole $5,000 that has a month, and its door", () => {
  const found = priceThatWorks(dear, now, rules);
  expect(found?.priceCents).toBeLessThan(414_000_00);
  expect((found?.priceCents ?? 1) % 5_000_00).toBe(0);
  expect(leadAt(dear, found?.priceCents ?? 0)).toMatchObject({
    program: found?.lead.program,
    month: found?.lead.month,
  });
  expect(leadAt(dear, (found?.priceCents ?? 0) + 5_000_00)).toBeNull();
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

it("finds what trying each price from the top finds", () => {
  fc.assert(
    fc.property(household, (asked) => {
      const price = priceOf(asked);
      const top = price === null ? 0 : Math.ceil(price / 5_000_00) - 1;
      let steps = price !== null && leadOf(plainDoors(asked, now, rules)) ? 0 : top;
      while (steps >= 2 && !leadAt(asked, steps * 5_000_00)) steps -= 1;
      const slow = steps >= 2 ? steps * 5_000_00 : null;
      expect(priceThatWorks(asked, now, rules)?.priceCents ?? null).toBe(slow);
    }),
    { numRuns: rounds(60, 1_000) },
  );
}, 240_000);
