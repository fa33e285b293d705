import {
  type Calculation,
  type CalculatorModel,
  exampleTexts,
  type FieldRule,
  type FieldRules,
  later,
  type Texts,
} from "#app/components/calculators/calculator-model.ts";
import { fragmentOf } from "#app/components/calculators/page/calculator-address.ts";
import type { CalculatorSlug } from "#app/content/pages/calculators.ts";

/** A few fields of a calculator, on a page that is about something else. */
export type Excerpt<Name extends string, Answer> = Calculation<Name, Answer> & {
  /** The calculator with a page of its own. */
  slug: CalculatorSlug;
  /** The fragment that fills that page with these texts: only what its own example differs in. Null is the example. */
  carried(texts: Texts<Name> | null): string;
};

/** What a field is called here, and what it starts with. How it is read and which numbers it takes stays as in the calculator. */
type Words = Partial<Pick<FieldRule, "label" | "help" | "choices" | "example">>;

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
  return {
    slug: model.slug,
    rules,
    check: (texts) => model.check({ ...others(), ...texts }),
    carried: (texts) =>
      fragmentOf(model.rules, { ...assumed, ...(texts ?? exampleTexts(rules)) } as Partial<Texts<Name>>),
  };
}
