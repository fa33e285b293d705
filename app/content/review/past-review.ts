import type { RuleTable } from "#app/content/rules/rule-table.ts";

/** Whether the day to look something up again has come. Both days as `YYYY-MM-DD`. */
export function isPastReview(reviewBy: string, today = new Date().toISOString().slice(0, 10)): boolean {
  return reviewBy <= today;
}

/** Names what should have been looked up again by now, the longest overdue first. `today` as `YYYY-MM-DD`. */
export function rulesPastReview(rules: readonly Pick<RuleTable, "id" | "reviewBy">[], today: string): string[] {
  return rules
    .filter(({ reviewBy }) => isPastReview(reviewBy, today))
    .toSorted((one, other) => one.reviewBy.localeCompare(other.reviewBy))
    .map(({ id, reviewBy }) => `${id} should have been looked up again by ${reviewBy}`);
}
