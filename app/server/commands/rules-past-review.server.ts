import type { RuleTable } from "#app/content/rules/rule-table.ts";

/** Names the tables of rules whose day of review has come. `today` as `YYYY-MM-DD`. */
export function rulesPastReview(rules: readonly Pick<RuleTable, "id" | "reviewBy">[], today: string): string[] {
  return rules
    .filter(({ reviewBy }) => reviewBy <= today)
    .map(({ id, reviewBy }) => `the rules ${id} were to be looked up again by ${reviewBy}`);
}
