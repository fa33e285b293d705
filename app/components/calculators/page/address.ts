import {
  exampleText,
  exampleTexts,
  type FieldRule,
  type FieldRules,
  namesOf,
  startText,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";

// The numbers in a calculator's URL, after its `#` or in its query: `price=265000&rate=6.5`.

/** The scenarios in a URL: the current one, and those that were kept for comparison. */
export type AddressTexts<Name extends string> = { texts: Texts<Name> | null; kept: readonly Texts<Name>[] };

export const mostKept = 2;
/** Longer than any number that people type. */
const longestText = 40;
const keptKey = "keep";

/**
 * Reads a URL's query or fragment, `price=300k&down=5%2C000&keep=price%3D265000`. A field that it does not name holds
 * what it starts with beside the others. Keys that aren't fields, texts too long to be a number, and choices that do not exist
 * are ignored; `texts` is null if the URL names no field.
 */
export function readAddress<Name extends string>(rules: FieldRules<Name>, carried: string): AddressTexts<Name> {
  const parameters = new URLSearchParams(carried.replace(/^[?#]/, ""));
  const kept = parameters
    .getAll(keptKey)
    .map((inner) => (inner === "" ? exampleTexts(rules) : textsOf(rules, new URLSearchParams(inner))));
  return { texts: textsOf(rules, parameters), kept: kept.filter((texts) => texts !== null).slice(0, mostKept) };
}

/**
 * Reads the query of a form that was sent without script: it has every field. A part of the price that still holds the example's
 * dollars was not touched, and neither was a rate that still is the example's: they begin again beside the new price or loan.
 */
export function readSent<Name extends string>(rules: FieldRules<Name>, query: string): Texts<Name> | null {
  const sent = new URLSearchParams(query);
  for (const name of namesOf(rules)) {
    const { shareOf, follows } = rules[name];
    const hangsOn = shareOf === "price" || follows !== undefined;
    if (hangsOn && tidyTyped(rules[name], sent.get(name) ?? "") === exampleText(rules[name])) sent.delete(name);
  }
  return readAddress(rules, sent.toString()).texts;
}

/** The reverse of `readAddress`, without `#`; empty for just the example. */
export function writeAddress<Name extends string>(
  rules: FieldRules<Name>,
  { texts, kept }: AddressTexts<Name>,
): string {
  const parameters = texts ? parametersOf(rules, texts) : new URLSearchParams();
  for (const each of kept) parameters.append(keptKey, parametersOf(rules, each).toString());
  return parameters.toString();
}

/** The fragment for a link to a calculator; empty if the calculator starts with these texts. */
export function fragmentOf<Name extends string>(rules: FieldRules<Name>, texts: Partial<Texts<Name>>): string {
  const parameters = parametersOf(rules, texts);
  return parameters.size === 0 ? "" : `#${parameters}`;
}

function textsOf<Name extends string>(rules: FieldRules<Name>, parameters: URLSearchParams): Texts<Name> | null {
  const texts: Partial<Texts<Name>> = {};
  for (const name of namesOf(rules)) {
    const text = parameters.get(name);
    if (text === null || text.length > longestText) continue;
    const { choices, format } = rules[name];
    if (choices && !choices.some(({ value }) => format(value) === text)) continue;
    texts[name] = tidyTyped(rules[name], text);
  }
  return Object.keys(texts).length > 0 ? exampleTexts(rules, texts) : null;
}

/** Only the texts that differ from what the fields start with. */
function parametersOf<Name extends string>(rules: FieldRules<Name>, texts: Partial<Texts<Name>>): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of namesOf(rules)) {
    const start = startText(rules, name, texts);
    const tidy = tidyTyped(rules[name], texts[name] ?? start);
    if (tidy !== start) parameters.append(name, inDigits(rules[name], tidy));
  }
  return parameters;
}

/** `265000` for `$265,000`, `6.5` for `6.5%`, `30` for `30 years`, if that reads the same. */
function inDigits(rule: FieldRule, tidy: string): string {
  const digits = tidy.replaceAll(/[$,%]| years?$/g, "");
  return tidyTyped(rule, digits) === tidy ? digits : tidy;
}
