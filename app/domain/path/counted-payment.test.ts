import { expect, it } from "vitest";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { countedPayment } from "./counted-payment.ts";
import type { Debt, Household } from "./household.ts";
import { plainDoors } from "./plan-path.ts";

const now = 2026 * 12 + 10;
const paused: Debt = { kind: "student", balanceCents: 60_000_00, monthlyCents: 0 };
const onPlan: Debt = { ...paused, planZero: true };

it("counts the $0 of an income plan with a paper at Fannie Mae alone", () => {
  const counts = (debt: Debt) =>
    Object.entries(pathRulesOf2026.programs).map(([name, terms]) => [
      name,
      countedPayment(debt, debt.balanceCents, terms) / 100,
    ]);
  expect(Object.fromEntries(counts(paused))).toEqual({
    fha: 300,
    "conventional-97": 600,
    homeready: 600,
    "home-possible": 300,
    va: 250,
    usda: 300,
  });
  expect(Object.fromEntries(counts(onPlan))).toEqual({
    fha: 300,
    "conventional-97": 0,
    homeready: 0,
    "home-possible": 300,
    va: 250,
    usda: 300,
  });
  expect(Object.fromEntries(counts({ ...paused, planZero: false }))).toEqual(Object.fromEntries(counts(paused)));
});

it("opens Fannie Mae's loans, which 1% of the balance closes", () => {
  const household: Household = { ...designHousehold, savedCents: 40_000_00, score: { points: 700, from: "bank" } };
  const debtsAt = (debt: Debt) =>
    plainDoors(
      { ...household, debts: [{ ...debt, balanceCents: 90_000_00 }], priceCents: 240_000_00 },
      now,
      pathRulesOf2026,
    )
      .filter(({ program }) => program === "conventional-97" || program === "homeready")
      .map(({ limits }) => limits.find(({ kind }) => kind === "debt-to-income")?.state);
  expect(debtsAt(paused)).toEqual(["unknown", "closed"]);
  expect(debtsAt(onPlan)).toEqual(["held", "held"]);
});
