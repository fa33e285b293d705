import {
  type Calculation,
  type CalculatorModel,
  exampleTexts,
  type FieldRule,
  type FieldRules,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { fragmentOf } from "#app/components/calculators/page/address.ts";
import type { OwnNumberName } from "#app/lib/my-path/own-numbers.ts";

/** A few fields of a calculator, on a page that is about something else. */
export type Excerpt<Name extends string, Answer> = Calculation<Name, Answer> & {
  /** The calculator that has its own page. */
  slug: string;
  /** The fragment that fills that page with these texts: only those that differ from its example. Null is the example. */
  carried(texts: Texts<Name> | null): string;
  /** What the calculator counts of a loan that My path may know, and that is not asked for here. */
  unasked: FieldRules<string>;
  /** The same with those from the visitor's plan. */
  withLoan(texts: Partial<Texts<string>>): Excerpt<Name, Answer>;
};

const ofLoan: readonly (OwnNumberName | null | undefined)[] = [
  "propertyTaxRate",
  "mortgageInsuranceRate",
  "loanKind",
] satisfies OwnNumberName[];

/** The field's name here, and its first value. How it is read and which numbers it takes stays as in the calculator. */
type Words = Partial<Pick<FieldRule, "label" | "help" | "choices" | "example">>;

/**
 * A calculator with only the fields of `asked`, under their own names. The others are `assumed`, or hold the
 * calculator's example. So the answer is the one the calculator's own page gives, and a field that the calculator
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
  const excerpt: Excerpt<Asked, Answer> = {
    slug: model.slug,
    rules,
    check: (texts) => model.check(exampleTexts(model.rules, { ...assumed, ...texts } as Partial<Texts<Name>>)),
    carried: (texts) =>
      fragmentOf(model.rules, { ...assumed, ...(texts ?? exampleTexts(rules)) } as Partial<Texts<Name>>),
    unasked: Object.fromEntries(
      Object.entries<FieldRule>(model.rules).filter(([name, { own }]) => ofLoan.includes(own) && !(name in asked)),
    ),
    withLoan: (texts) => excerptOf(model, asked, { ...assumed, ...texts }),
  };
  return excerpt;
}
