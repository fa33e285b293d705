import { shareCents } from "#app/domain/money.ts";
import { formatSpan } from "#app/domain/text/counted.ts";
import {
  isTypedPercent,
  parseTypedMoney,
  parseTypedPercent,
  parseTypedRate,
  parseTypedTerm,
  plainTyped,
  type TypedNumber,
  typedProblemWords,
} from "#app/domain/text/typed-number.ts";
import { formatTypedMoney, formatTypedRate } from "#app/lib/format/format-currency.ts";
import { type FieldRule, type FieldRules, namesOf, type Texts } from "./calculator-model.ts";

export const moneyField = { parse: parseTypedMoney, format: formatTypedMoney };
/** A credit, also with the minus or in the brackets that a form prints: `-9,000`, `$9,000-`, `(9,000)`. */
export const creditField = {
  ...moneyField,
  parse: (raw: string) => {
    const unsigned = plainTyped(raw).replace(/^[^\d.]*/, (before) => before.replace(/[-(]/g, ""));
    return parseTypedMoney(unsigned.replace(/\s*[-)]$/, ""));
  },
};
export const rateField = { parse: parseTypedRate, format: formatTypedRate };
/** A number from a list; its value is the number itself. */
export const listedNumber = { parse: (raw: string): TypedNumber => ({ ok: true, value: Number(raw) }), format: String };

/** Years from a list. */
export const yearsField = {
  ...listedNumber,
  what: "the years",
  min: 1,
  max: 50,
};

/** The length of a loan, in months; typed as `30`, `30 years` or `18 months`. */
export const termField = {
  parse: parseTypedTerm,
  format: (months: number) => (months < 12 || months % 12 === 0 ? formatSpan(months) : `${months} months`),
  what: "the years",
  min: 1,
  max: 600,
};

/** One of a few words, each with its label. Its value is its place in the list, from 0. */
export function choiceField<Key extends string>(labels: Record<Key, string>) {
  const keys = Object.keys(labels) as Key[];
  const choices = Object.values<string>(labels).map((label, value) => ({ value, label }));
  return {
    parse(raw: string): TypedNumber {
      const value = keys.indexOf(raw as Key);
      return value === -1 ? { ok: false, problem: "not-a-number" } : { ok: true, value };
    },
    format: (value: number): string => keys[value] ?? "",
    choices,
    min: 0,
    max: keys.length - 1,
  };
}

/** Reads every field, and returns the problems by field. A field with a problem has the value 0. */
export function readTyped<Name extends string>(rules: FieldRules<Name>, typed: Texts<Name>) {
  const values = {} as Record<Name, number>;
  const problems: Partial<Record<Name, string>> = {};
  for (const name of namesOf(rules)) {
    const read = readShare(rules, name, typed) ?? readField(rules[name], typed[name]);
    values[name] = typeof read === "string" ? 0 : read;
    if (typeof read === "string") problems[name] = read;
  }
  return { values, problems };
}

/** The value of one field, or its problem. */
function readField(rule: FieldRule, raw: string): number | string {
  if (raw.trim() === "" && mayBeEmpty(rule)) return rule.empty ?? 0;
  const typed = rule.parse(raw);
  // A field that starts empty has no example to show.
  if (!typed.ok) return typedProblemWords(typed, rule.what, rule.format(rule.example) || rule.format(rule.min));
  if (typed.value < rule.min || typed.value > rule.max) {
    return `Type ${rule.what} as a number from ${rule.format(rule.min)} to ${rule.format(rule.max)}.`;
  }
  return typed.value;
}

/** An amount whose example is 0 may also be cleared. */
export function mayBeEmpty({ optional, emptyIsZero, example, min, choices }: FieldRule): boolean {
  return optional || emptyIsZero || (example === 0 && min <= 0 && !choices);
}

/** The amount of a typed share, or its problem; null if no share is typed or allowed. */
function readShare<Name extends string>(rules: FieldRules<Name>, name: Name, typed: Texts<Name>) {
  const { shareOf, what, example, format } = rules[name];
  if (!shareOf || !isTypedPercent(typed[name])) return null;
  const share = parseTypedPercent(typed[name]);
  if (!share.ok) return typedProblemWords(share, what, "5%");
  if (share.value >= 1) return `Type ${what} as less than 100%.`;
  const whole = shareOf as Name;
  if (!(whole in rules)) return `Type ${what} in dollars, such as ${format(example)}.`;
  const amount = readField(rules[whole], typed[whole]);
  // The other field shows its own problem.
  if (typeof amount === "string") return 0;
  return shareOf === "price" ? shareCents(amount, share.value) : Math.round((amount * share.value) / (1 - share.value));
}

/** The number in the site's format, for a field the visitor has left. Text that cannot be read stays as typed. */
export function tidyTyped({ parse, format }: FieldRule, raw: string): string {
  const typed = parse(raw);
  return typed.ok ? format(typed.value) : raw;
}
