import { expect, it } from "vitest";
import { datedTables } from "#app/content/editions/dated-tables.ts";
import { assertDay } from "#app/domain/time/calendar.ts";
import { allRules, ruleTables } from "./all-rules.ts";
import { rulesPastReview } from "./past-review.ts";

it("lists a table from its review date on", () => {
  const rules = [{ id: "fha-premiums", reviewBy: "2027-03-20" }];
  expect(rulesPastReview(rules, "2027-03-19")).toEqual([]);
  expect(rulesPastReview(rules, "2027-03-20")).toEqual(["fha-premiums should have been looked up again by 2027-03-20"]);
});

it.each(ruleTables.map((table) => [table.id, table] as const))(
  "%s says who set it, from when and until when",
  (_id, table) => {
    expect(table.source).not.toBe("");
    assertDay(table.effective);
    assertDay(table.reviewBy);
    expect(table.reviewBy > table.effective).toBe(true);
  },
);

it("has unique ids", () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});

it("knows every table with editions, and the page's note when one is overdue", () => {
  for (const table of Object.values(datedTables)) {
    assertDay(table.reviewBy);
    expect(allRules).toContain(table);
    expect(table.overdue).toMatch(/^These .+\. .+ are out; we are updating them\.$/);
  }
  expect(datedTables.conformingLimits.overdue).toMatch(
    /^These are the limits of (\d{4})\. The limits of \d{4} are out; we are updating them\.$/,
  );
});
