import { type FieldRule, tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";

/** What was typed as the site writes it; of a choice its label. */
export function shownText(rule: FieldRule, text: string): string {
  const chosen = rule.choices?.find(({ value }) => rule.format(value) === text);
  return chosen?.label ?? (tidyTyped(rule, text) || "–");
}
