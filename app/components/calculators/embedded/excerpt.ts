import {
  type Calculation,
  type CalculatorModel,
  exampleTexts,
  type FieldRule,
  type FieldRules,
  later,
  type Texts,
} from "#app/components/calculators/calculator-model.ts";
import type { CalculatorSlug } from "#app/content/pages/calculators.ts";

/** A few fields of a calculator, on a page that is about something else. */
export type Excerpt<Name extends string, Answer> = Calculation<Name, Answer> & {
  /** The calculator with a page of its own. */
  slug: CalculatorSlug;
  /** The fragment that fills that page with these texts, empty where it starts with them; null is the example. */
  carried(texts: Texts<Name> | null): string;
};

/** What a field is called here. How it is read and which numbers it takes stays as in the calculator. */
type Words = Partial<Pick<FieldRule, "label" | "help" | "choices">>;

/**
 * A calculator with the fields of `asked` only, under the names that they have there. The others are `assumed`, or hold
 * the calculator's own example. So it answers what the calculator's own page answers, and a field that the calculator
 * does not have is a type error.
 */
export function excerptOf<Name extends string, Answer extends object, Asked extends Name>(
  model: Pick<CalculatorModel<Name, Answer>, "slug" | "rules" | "check">,
  asked: Record<Asked, Words>,
  assumed: Partial<Record<Exclude<Name, Asked>, string>> = {},
): Excerpt<Asked, Answer> {
  const names = Object.keys(asked) as Asked[];
  const rules = Object.fromEntries(
    names.map((name) => [name, { ...model.rules[name], ...asked[name] }]),
  ) as FieldRules<Asked>;
  const others = later(() => ({ ...exampleTexts(model.rules), ...assumed }));
  const startsAlike = Object.keys(assumed).length === 0;
  return {
    slug: model.slug,
    rules,
    check: (texts) => model.check({ ...others(), ...texts }),
    carried(texts) {
      if (texts === null && startsAlike) return "";
      return `#${new URLSearchParams({ ...assumed, ...(texts ?? exampleTexts(rules)) })}`;
    },
  };
}
