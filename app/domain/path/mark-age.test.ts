import { expect, it } from "vitest";
import { designHousehold } from "#test/path-household.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import type { MarkKind } from "./household.ts";
import { markAges } from "./mark-age.ts";
import { planPath } from "./plan-path.ts";

const month = (year: number, number: number) => year * 12 + number - 1;
const now = month(2026, 11);
const ages = (kind: MarkKind, since: number, today = now) =>
  markAges([{ kind, month: since }], today, pathRulesOf2026.reportMonths)[0];

it.each([
  // 15 U.S.C. 1681c(a)(5): seven years. (a)(4) and (c)(1): seven years that begin after 180 days. (a)(1): ten years.
  ["late-payment", month(2028, 3), "event"],
  ["foreclosure", month(2028, 3), "event"],
  ["short-sale", month(2028, 3), "event"],
  ["collection", month(2028, 9), "first-late-payment"],
  ["charge-off", month(2028, 9), "first-late-payment"],
  ["repossession", month(2028, 9), "first-late-payment"],
  ["bankruptcy-7", month(2031, 3), "filing"],
  ["bankruptcy-13", month(2031, 3), "filing"],
] as const)("a %s from March 2021 leaves when the law says", (kind, leaves, clock) => {
  expect(ages(kind, month(2021, 3))).toEqual({ index: 0, leaves, clock, isOver: false });
});

it("a mark is over in the month after it leaves", () => {
  const since = month(2019, 11);
  expect(ages("late-payment", since)?.isOver).toBe(false);
  expect(ages("late-payment", since, now + 1)?.isOver).toBe(true);
});

it("that should be gone lets nobody ask a lender before its dispute is answered", () => {
  const about = (month: number) => {
    const steps = planPath({ ...designHousehold, marks: [{ kind: "collection", month }] }, now, pathRulesOf2026).steps;
    return steps.find(({ kind }) => kind === "ask-lenders")?.about;
  };
  expect([about(now - 12 * 9), about(now - 12)]).toEqual(["disputes", null]);
});
