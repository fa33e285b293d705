import {
  parseTypedMoney,
  parseTypedPercent,
  parseTypedTerm,
  type TypedNumber,
  type TypedProblem,
} from "#app/domain/typed-number.ts";
import { formatRate, formatTypedMoney } from "#app/lib/format-currency.ts";
import { formatSpan } from "#app/lib/format-span.ts";

export type FieldRule = {
  label: string;
  help?: string;
  parse: (raw: string) => TypedNumber;
  format: (value: number) => string;
  /** What the field is called inside a sentence. */
  what: string;
  example: number;
  min: number;
  max: number;
  optional?: boolean;
  /** For a field that is chosen from a list and not typed. */
  choices?: readonly { value: number; label: string }[];
};
export type FieldRules<Name extends string> = Record<Name, FieldRule>;
/** What was typed into each field. */
export type Texts<Name extends string> = Record<Name, string>;

export type Checked<Name extends string, Answer> =
  | { answer: Answer; problems?: undefined }
  | { answer?: undefined; problems: Partial<Record<Name, string>> };

/** What a calculator asks, and what it makes of it. */
export type TypedSum<Name extends string, Answer> = {
  rules: FieldRules<Name>;
  check: (typed: Texts<Name>) => Checked<Name, Answer>;
};

export const moneyField = { parse: parseTypedMoney, format: formatTypedMoney };
export const rateField = { parse: parseTypedPercent, format: formatRate };
/** Years from a list, given to the sum as they are. */
export const yearsField = {
  parse: (raw: string): TypedNumber => ({ ok: true, value: Number(raw) }),
  format: String,
  what: "the years",
  min: 1,
  max: 50,
};

/** How long a loan runs, in months; typed as `30`, `30 years` or `18 months`. */
export const termField = {
  parse: parseTypedTerm,
  format: (months: number) => (months < 12 || months % 12 === 0 ? formatSpan(months) : `${months} months`),
  what: "the years",
  min: 1,
  max: 600,
};

/** One of a few words, each with its label; the sum gets the number of its place. */
export function choiceField<Key extends string>(labels: Record<Key, string>) {
  const keys = Object.keys(labels) as Key[];
  return {
    parse(raw: string): TypedNumber {
      const value = keys.indexOf(raw as Key);
      return value === -1 ? { ok: false, problem: "not-a-number" } : { ok: true, value };
    },
    format: (value: number): string => keys[value] ?? "",
    choices: keys.map((key, value) => ({ value, label: labels[key] })),
    min: 0,
    max: keys.length - 1,
  };
}

export function namesOf<Name extends string>(rules: FieldRules<Name>): Name[] {
  return Object.keys(rules) as Name[];
}

/** The texts that the fields start with. */
export function exampleTexts<Name extends string>(rules: FieldRules<Name>): Texts<Name> {
  const texts = namesOf(rules).map((name) => [name, exampleText(rules[name])]);
  return Object.fromEntries(texts) as Texts<Name>;
}

export function exampleText({ format, example }: FieldRule): string {
  return format(example);
}

/** Reads every field; what is wrong is said by field. A field with a problem has the value 0. */
export function readTyped<Name extends string>(rules: FieldRules<Name>, typed: Texts<Name>) {
  const values = {} as Record<Name, number>;
  const problems: Partial<Record<Name, string>> = {};
  for (const name of namesOf(rules)) {
    const read = readField(rules[name], typed[name]);
    values[name] = typeof read === "string" ? 0 : read;
    if (typeof read === "string") problems[name] = read;
  }
  return { values, problems };
}

export function hasProblems(problems: Partial<Record<string, string>>): boolean {
  return Object.keys(problems).length > 0;
}

/** The value of one field, or what is wrong with it. */
function readField(rule: FieldRule, raw: string): number | string {
  if (rule.optional && raw.trim() === "") return 0;
  const typed = rule.parse(raw);
  if (!typed.ok) return problemWords(typed.problem, raw, rule);
  if (typed.value < rule.min || typed.value > rule.max) {
    return `Type ${rule.what} as a number from ${rule.format(rule.min)} to ${rule.format(rule.max)}.`;
  }
  return typed.value;
}

function problemWords(problem: TypedProblem, raw: string, { what, format, example, min }: FieldRule): string {
  // A field that starts empty has no example to show.
  const sample = format(example) || format(min);
  switch (problem) {
    case "empty":
      return `Type ${what}, such as ${sample}.`;
    case "negative":
      return `Type ${what} without a minus sign, such as ${sample}.`;
    case "decimal-comma":
      return `Did you mean ${raw.trim().replaceAll(".", "").replace(",", ".")}? Type decimals after a point, not a comma.`;
    case "not-a-number":
      return `Type ${what} in digits, such as ${sample}.`;
  }
}

/** The number as the site writes it, once the visitor has left the field; what cannot be read stays as typed. */
export function tidyTyped({ parse, format }: FieldRule, raw: string): string {
  const typed = parse(raw);
  return typed.ok ? format(typed.value) : raw;
}
