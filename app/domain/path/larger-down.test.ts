import fc from "fast-check";
import { expect, it } from "vitest";
import { pathRulesOf2026 as rules } from "#test/path-rules-of-2026.ts";
import { dollars, now, randomHousehold } from "#test/random-household.ts";
import { rounds } from "#test/rounds.ts";
import { maricopa } from "#test/sample-place.ts";
import type { PathProgram } from "./answer.ts";
import type { Household } from "./household.ts";
import { plainDoors } from "./plan-path.ts";

/** $180,000 a year and $150,000 saved. */
const saver: Household = {
  place: { ...maricopa, isAssumed: false, conformingCents: 832_750_00, fhaCents: 541_287_00 },
  incomes: [{ kind: "job", monthlyCents: 15_000_00, since: now - 60 }],
  savedCents: 150_000_00,
  monthlySavingCents: 0,
  debts: [],
  score: { points: 700, from: "lender" },
  marks: [],
  ownedLately: false,
  served: false,
  priceCents: 600_000_00,
};

function doorOf(program: PathProgram, change: Partial<Household> = {}) {
  const door = plainDoors({ ...saver, ...change }, now, rules).find((each) => each.program === program);
  if (!door) throw new Error(`No door of ${program}`);
  return door;
}

it("brings a loan within the county’s limit by a larger down payment, and puts down no more than that takes", () => {
  const { month, open, cash, limits } = doorOf("fha");
  expect([month, open]).toEqual([now, []]);
  // $600,000 less FHA's $541,287.
  expect(cash).toMatchObject({ downCents: 58_713_00, leastDownCents: 21_000_00 });
  expect(limits.find(({ kind }) => kind === "loan-limit")).toMatchObject({ state: "held", has: 541_287_00 });
  expect(doorOf("fha", { savedCents: 40_000_00 })).toMatchObject({ month: null });
});

it("brings a payment within the line by a larger down payment, with the cash for closing left", () => {
  const poorer = { incomes: [{ kind: "job", monthlyCents: 9_000_00, since: now - 60 }] as const };
  const short = doorOf("conventional-97", { ...poorer, savedCents: 30_000_00 });
  expect(short.open).toContain("debt-to-income");
  const { month, open, cash, monthlyPaymentCents } = doorOf("conventional-97", poorer);
  expect([month, open]).toEqual([now, []]);
  expect(cash.downCents).toBeGreaterThan(cash.leastDownCents);
  expect(cash.totalCents).toBeLessThanOrEqual(150_000_00);
  expect(monthlyPaymentCents).toBeLessThanOrEqual(4_500_00);
  expect(monthlyPaymentCents).toBeGreaterThan(4_499_00);
});

it("puts down the least that a program takes where that opens the door today", () => {
  expect(doorOf("conventional-97").cash).toMatchObject({ downCents: 18_000_00, leastDownCents: 18_000_00 });
});

it("puts down no more than savings and gifts leave beside closing, and the least where more gains nothing", () => {
  fc.assert(
    fc.property(randomHousehold, dollars(200_000), (asked, cents) => {
      const rich = { ...asked, savedCents: (asked.savedCents ?? 0) + cents };
      for (const { cash, month } of plainDoors(rich, now, rules)) {
        expect(cash.downCents).toBeGreaterThanOrEqual(cash.leastDownCents);
        const has = rich.savedCents + (rich.giftCents ?? 0);
        if (cash.downCents > cash.leastDownCents) expect(cash.totalCents).toBeLessThanOrEqual(has);
        if (month === null && cash.totalCents > has) expect(cash.downCents).toBe(cash.leastDownCents);
      }
    }),
    { numRuns: rounds(100, 2_000) },
  );
});
