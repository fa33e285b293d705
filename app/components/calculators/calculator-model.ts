import type { CalculatorSlug } from "#app/content/pages/calculators.ts";
import type { TypedNumber } from "#app/domain/text/typed-number.ts";
import type { OwnNumberName } from "#app/lib/my-path/own-numbers.ts";

// What a calculator is: its fields, its calculation, and the words of its answer. Reading typed text is in `fields/`.

/** One field: what it is called, how its text is read, and which numbers it takes. */
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
  /** An empty field counts as 0: for amounts that many people have none of. Such a field is not called optional. */
  emptyIsZero?: boolean;
  /** Takes a share of that field's amount too: `5%` of the price; for a loan, of the price that the loan is part of. */
  shareOf?: "price" | "loan";
  /**
   * The number of My path that belongs into it; it has to mean the same, by the month or by the year. Null where a field
   * made of a shared one asks for something else.
   */
  own?: OwnNumberName | null;
  /** For a field with a list to choose from. */
  choices?: readonly { value: number; label: string }[];
};
export type FieldRules<Name extends string> = Record<Name, FieldRule>;

/** What was typed into each field. */
export type Texts<Name extends string> = Record<Name, string>;

/** The answer, or by field what has to be fixed first. */
export type Checked<Name extends string, Answer> =
  | { answer: Answer; problems?: undefined }
  | { answer?: undefined; problems: Partial<Record<Name, string>> };

/** The fields, and what is calculated from them. `check` never throws, whatever is typed. */
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

/** Fields that belong together. `folded` ones are planning assumptions that most people leave as they are. */
export type FieldGroup<Name extends string> = { title: string; names: readonly Name[]; folded?: boolean };

/** All that the page of a calculator has to know besides how its answer is drawn. */
export type CalculatorModel<Name extends string, Answer extends object> = Calculation<Name, Answer> & {
  slug: CalculatorSlug;
  /** Every field, in the order of the page. */
  groups: readonly FieldGroup<Name>[];
  /** The whole answer in one sentence, or two short ones. */
  headline: (answer: Answer) => Sentence;
  /** The one figure that stays in view on a phone, and what it is. */
  short: (answer: Answer) => { figure: string; words: string };
  /** What is put side by side when scenarios are compared: three to six of them, the same labels for every answer. */
  figures: (answer: Answer) => readonly Figure[];
};

/** A part of an answer that is calculated when it is first asked for, and then kept. */
export type Later<Value> = () => Value;

/** A keystroke updates only the sentence. What only the drawing shows is calculated in the frames after it. */
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

/** The texts that the fields start with. */
export function exampleTexts<Name extends string>(rules: FieldRules<Name>): Texts<Name> {
  const texts = namesOf(rules).map((name) => [name, exampleText(rules[name])]);
  return Object.fromEntries(texts) as Texts<Name>;
}

export function exampleText({ format, example }: FieldRule): string {
  return format(example);
}

export function hasProblems(problems: Partial<Record<string, string>>): boolean {
  return Object.keys(problems).length > 0;
}
