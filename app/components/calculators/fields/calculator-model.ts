import type { TypedNumber } from "#app/domain/text/typed-number.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import type { OwnNumberName, OwnNumbers } from "#app/lib/my-path/own-numbers.ts";

// A calculator's parts: its fields, its calculation, and the words of its answer. Reading typed text is in `fields/`.

/** One field: its label, how its text is read, and which numbers it takes. */
export type FieldRule = {
  label: string;
  help?: string;
  parse: (raw: string) => TypedNumber;
  format: (value: number) => string;
  /** The field's name inside a sentence. */
  what: string;
  example: number;
  min: number;
  max: number;
  optional?: boolean;
  /** The value of an empty field, if it isn't 0. */
  empty?: number;
  /** The keyboard of a phone, if not that for numbers. */
  inputMode?: "text";
  /** An empty field counts as 0: for amounts that many people have none of. Such a field is not called optional. */
  emptyIsZero?: boolean;
  /** Also takes a share of that field's amount: `5%` of the price; for a loan, of the price that the loan is part of. */
  shareOf?: "price" | "loan";
  /**
   * The My path number that fills this field. It must mean the same, by the month or by the year. Null if a field that is
   * built on a shared one asks for something else.
   */
  own?: OwnNumberName | null;
  /** For a list that has no place for that number: what to choose in it. Undefined where nothing is known. */
  ownText?: (numbers: OwnNumbers) => string | undefined;
  /** Whether the answer says that it still holds the example, though no plan could fill it. */
  saidAsSample?: true;
  /** For a field that starts by a choice in another field: its example for each of the choices there, in their order. */
  follows?: { field: string; examples: readonly number[] };
  /** Whether the example is a planning rate: it is for a score of 740, and the visitor's may be lower. */
  isPlanningRate?: boolean;
  /** For a field with a list to choose from. */
  choices?: readonly { value: number; label: string }[];
};
export type FieldRules<Name extends string> = Record<Name, FieldRule>;

/** The text typed into each field. */
export type Texts<Name extends string> = Record<Name, string>;

/** The answer, or the problems to fix first, by field. */
export type Checked<Name extends string, Answer> =
  | { answer: Answer; problems?: undefined }
  | { answer?: undefined; problems: Partial<Record<Name, string>> };

/** The fields, and the calculation from them. `check` never throws, whatever someone types. */
export type Calculation<Name extends string, Answer> = {
  rules: FieldRules<Name>;
  check: (typed: Texts<Name>) => Checked<Name, Answer>;
};

/** A sentence as it is shown: plain words, and words that stand out as a figure, as bad news or as good news. */
export type Sentence = readonly (string | { text: string; look: "strong" | "more" | "less" })[];

/** Words that stand out as a figure. */
export function strong(text: string) {
  return { text, look: "strong" } as const;
}

export type Figure = { label: string; value: string };

/** Fields that belong together. `folded` ones are planning assumptions that most people do not change. */
export type FieldGroup<Name extends string> = { title: string; names: readonly Name[]; folded?: boolean };

/** Everything a calculator's page needs to know except how its answer is drawn. */
export type CalculatorModel<Name extends string, Answer extends object> = Calculation<Name, Answer> & {
  /** Its folder's name, and its address. */
  slug: string;
  /** Every field, in the order of the page. */
  groups: readonly FieldGroup<Name>[];
  /** The whole answer in one sentence, or two short ones. */
  headline: (answer: Answer) => Sentence;
  /** The one figure that stays in view on a phone, and its caption. */
  short: (answer: Answer) => { figure: string; words: string };
  /** The figures to compare between scenarios: three to six of them, the same labels for every answer. */
  figures: (answer: Answer) => readonly Figure[];
};

/** A part of an answer that is calculated on first use, and then kept. */
export type Later<Value> = () => Value;

/** A keystroke updates only the sentence. Values that only the drawing shows are calculated in later frames. */
export function later<Value>(make: () => Value): Later<Value> {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export function sentenceText(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

export function namesOf<Name extends string>(rules: FieldRules<Name>): Name[] {
  return Object.keys(rules) as Name[];
}

/** The texts that the fields start with, beside texts that are typed already. */
export function exampleTexts<Name extends string>(
  rules: FieldRules<Name>,
  typed: Partial<Texts<NoInfer<Name>>> = {},
): Texts<Name> {
  const texts = namesOf(rules).map((name) => [name, typed[name] ?? startText(rules, name, typed)]);
  return Object.fromEntries(texts) as Texts<Name>;
}

/**
 * The text that a field starts with: its example, or the one that goes with the choice in the field that it follows. Beside
 * another price than the example's, a part of the price is the same share of it.
 */
export function startText<Name extends string>(
  rules: FieldRules<Name>,
  name: Name,
  typed: Partial<Texts<Name>>,
): string {
  const { follows, shareOf, format, example } = rules[name];
  const price = "price" as Name;
  if (
    shareOf === "price" &&
    price in rules &&
    (typed[price] ?? exampleText(rules[price])) !== exampleText(rules[price])
  ) {
    return formatTypedRate(example / rules[price].example);
  }
  const leader = follows?.field as Name | undefined;
  const rule: FieldRule | undefined = leader && rules[leader];
  const at = rule?.choices?.findIndex(({ value }) => rule.format(value) === (leader && typed[leader])) ?? -1;
  return format(follows?.examples[at] ?? example);
}

/** The texts of an answer without those of some fields, which are as they start. */
export function heldTexts<Name extends string>(
  rules: FieldRules<Name>,
  texts: Texts<Name>,
  without: readonly Name[],
): Texts<Name> {
  if (without.length === 0) return texts;
  const held = namesOf(rules).filter((name) => !without.includes(name));
  return exampleTexts(rules, Object.fromEntries(held.map((name) => [name, texts[name]])) as Partial<Texts<Name>>);
}

/** What changes with a new choice in `field`: fields that follow it, and still hold what they started with by some choice. */
export function followingTexts<Name extends string>(
  rules: FieldRules<Name>,
  field: NoInfer<Name>,
  texts: Texts<Name>,
): Partial<Texts<Name>> {
  const following = namesOf(rules).filter((name) => {
    const { follows, format } = rules[name];
    return follows?.field === field && follows.examples.some((example) => format(example) === texts[name]);
  });
  return Object.fromEntries(following.map((name) => [name, startText(rules, name, texts)])) as Partial<Texts<Name>>;
}

export function exampleText({ format, example }: FieldRule): string {
  return format(example);
}

/**
 * The fields about the visitor or their home that still hold their first value, which is only a sample. Planning rates, costs
 * and what is chosen from a list do not count.
 */
export function sampleFields<Name extends string>(rules: FieldRules<Name>, texts: Texts<Name>): Name[] {
  return namesOf(rules).filter((name) => {
    const { own, shareOf, choices, saidAsSample } = rules[name];
    if (!saidAsSample && (choices || (!own && shareOf === undefined))) return false;
    return texts[name] !== "" && [exampleText(rules[name]), startText(rules, name, texts)].includes(texts[name]);
  });
}

/** `home price $265,000`, for a list of what a field holds. */
export function heldText({ label, choices, parse }: FieldRule, text: string): string {
  const read = parse(text);
  const chosen = choices?.find(({ value }) => read.ok && value === read.value);
  const own = label.replace(/^Your /, "");
  return `${own.charAt(0).toLowerCase()}${own.slice(1)} ${chosen?.label ?? text}`;
}

export function hasProblems(problems: Partial<Record<string, string>>): boolean {
  return Object.keys(problems).length > 0;
}
