import type { TypedSum } from "#app/components/calculators/fields/typed-fields.ts";
import type { CalculatorSlug } from "#app/content/pages/calculators.ts";

/** A sentence as it is shown: plain words, and words that stand out as a figure, as bad news or as good news. */
export type Sentence = readonly (string | { text: string; look: "strong" | "more" | "less" })[];

export type Figure = { label: string; value: string };

/** Fields that belong together. `folded` ones are planning assumptions that most people leave as they are. */
export type FieldGroup<Name extends string> = { title: string; names: readonly Name[]; folded?: boolean };

/** All that the page of a calculator has to know besides how its answer is drawn. */
export type CalculatorModel<Name extends string, Answer extends object> = TypedSum<Name, Answer> & {
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

export function sentenceText(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === "string" ? part : part.text)).join("");
}
