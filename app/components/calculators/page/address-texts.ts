import { exampleTexts, type FieldRules, namesOf, type Texts } from "#app/components/calculators/fields/typed-fields.ts";

/** The scenarios of an address: the one that is being worked on, and those that were kept beside it. */
export type AddressTexts<Name extends string> = { texts: Texts<Name> | null; kept: readonly Texts<Name>[] };

export const mostKept = 2;
/** Longer than any number that people type; anything beyond is no number of theirs. */
const longestText = 40;
const keptKey = "keep";

/**
 * Reads what an address carries, `price=300k&down=5%2C000&keep=price%3D265000`, from its query or fragment. Keys that are
 * no field, texts too long to be a number and choices that are not offered are left out; `texts` is null when nothing
 * was typed.
 */
export function readAddress<Name extends string>(rules: FieldRules<Name>, carried: string): AddressTexts<Name> {
  const parameters = new URLSearchParams(carried.replace(/^[?#]/, ""));
  const kept = parameters.getAll(keptKey).map((inner) => textsOf(rules, new URLSearchParams(inner)));
  return { texts: textsOf(rules, parameters), kept: kept.filter((texts) => texts !== null).slice(0, mostKept) };
}

/** The reverse of `readAddress`, without `#`; empty for the example alone. */
export function writeAddress<Name extends string>(
  rules: FieldRules<Name>,
  { texts, kept }: AddressTexts<Name>,
): string {
  const parameters = texts ? parametersOf(rules, texts) : new URLSearchParams();
  for (const each of kept) parameters.append(keptKey, parametersOf(rules, each).toString());
  return parameters.toString();
}

function textsOf<Name extends string>(rules: FieldRules<Name>, parameters: URLSearchParams): Texts<Name> | null {
  const texts = exampleTexts(rules);
  let found = false;
  for (const name of namesOf(rules)) {
    const text = parameters.get(name);
    if (text === null || text.length > longestText) continue;
    const { choices, format } = rules[name];
    if (choices && !choices.some(({ value }) => format(value) === text)) continue;
    texts[name] = text;
    found = true;
  }
  return found ? texts : null;
}

function parametersOf<Name extends string>(rules: FieldRules<Name>, texts: Texts<Name>): URLSearchParams {
  return new URLSearchParams(namesOf(rules).map((name) => [name, texts[name]]));
}
