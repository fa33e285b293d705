import { expect, it } from "vitest";
import { fanniePriceAdjustments } from "#app/content/rules/fannie-price-adjustments.ts";
import { fhaDownPayments, fhaRules } from "#app/content/rules/fha.ts";
import type { RuleTable } from "#app/content/rules/rule-table.ts";
import { usdaRules } from "#app/content/rules/usda.ts";
import { vaRules } from "#app/content/rules/va.ts";
import * as asOf2026 from "#test/rules-of-2026.ts";
import { allRules } from "./all-rules.ts";

/** Typed from the publications that the tables name. The tests in app/domain/ use every one of these figures. */
const published = [
  [fhaRules, asOf2026.fhaRules],
  [fhaDownPayments, asOf2026.fhaDownPayments],
  [vaRules, asOf2026.vaRules],
  [usdaRules, asOf2026.usdaRules],
  [fanniePriceAdjustments, asOf2026.fanniePriceAdjustments],
] as const;

it.each(published.map(([table, then]) => [table.id, table, then] as const))(
  "%s holds what was published, until a new one is in force",
  (_id, table, then) => {
    // Catches a typo that changes a figure but not the table's effective date.
    if (table.effective === then.effective) expect(table).toMatchObject(then);
  },
);

const files = import.meta.glob<Record<string, unknown>>(["../**/*.ts", "!../**/*.test.ts", "!../review/**"], {
  eager: true,
});

it("lists every table with a review date", () => {
  const listed = new Set(allRules.map(({ id }) => id));
  const tables = Object.values(files).flatMap((file) => Object.values(file).filter(isTable));
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter(({ id }) => !listed.has(id)).map(({ id }) => id)).toEqual([]);
});

function isTable(value: unknown): value is RuleTable {
  return typeof value === "object" && value !== null && "id" in value && "effective" in value && "reviewBy" in value;
}

it("lists each table once", () => {
  expect(new Set(allRules.map(({ id }) => id)).size).toBe(allRules.length);
});
