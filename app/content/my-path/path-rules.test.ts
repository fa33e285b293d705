import { expect, it } from "vitest";
import { allRules } from "#app/content/review/all-rules.ts";
import { fewPaymentsRules, studentLoanRules } from "#app/content/rules/debt-counting.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { scoreMinimums } from "#app/content/rules/score-minimums.ts";
import { pathPrograms } from "#app/domain/path/answer.ts";
import { planPath } from "#app/domain/path/plan-path.ts";
import { pathRulesOf2026 } from "#test/path-rules-of-2026.ts";
import { loanWaits, pathAssumptions } from "./path-assumptions.ts";
import { pathRules } from "./path-rules.ts";

const tables = [loanWaits, studentLoanRules, fewPaymentsRules, scoreMinimums, incomeLimits, pathAssumptions];

it.each(pathPrograms)("%s has the November 2026 figures until a table changes", (program) => {
  // Catches a typo that changes a figure but not its table's effective date.
  if (tables.some(({ effective }) => effective !== "2026-11-21") || nationalLimits[0].year !== 2026) return;
  const { used: _used, ...terms } = pathRules.programs[program];
  const { used: _then, ...then } = pathRulesOf2026.programs[program];
  expect(terms).toMatchObject(then);
});

it("names the tables that a month depends on, each with a review date", () => {
  const known = new Set([...allRules.map(({ id }) => id), ...nationalLimits.map(({ id }) => id), "conventional-down"]);
  for (const { rules } of planPath({}, 24_322, pathRules).programs) {
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter(({ id }) => !known.has(id))).toEqual([]);
  }
});
