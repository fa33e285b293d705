import { expect, it } from "vitest";
import { allRules, ruleTables } from "#app/content/rules/all-rules.ts";
import { assertDay } from "#app/domain/calendar.ts";
import { rulesPastReview } from "./rules-past-review.server.ts";

it("names a table from its day of review on", () => {
  const rules = [{ id: "fha-premiums", reviewBy: "2027-03-20" }];
  expect(rulesPastReview(rules, "2027-03-19")).toEqual([]);
  expect(rulesPastReview(rules, "2027-03-20")).toEqual([
    "the rules fha-premiums were to be looked up again by 2027-03-20",
  ]);
});

it.each(ruleTables.map((table) => [table.id, table] as const))(
  "%s says by whom, since when, until when",
  (_id, table) => {
    expect(table.source).not.toBe("");
    assertDay(table.effective);
    assertDay(table.reviewBy);
    expect(table.reviewBy > table.effective).toBe(true);
  },
);

it("gives no id twice", () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
