import {
  exampleText,
  type FieldRules,
  namesOf,
  startText,
  type Texts,
} from "#app/components/calculators/fields/calculator-model.ts";
import { tidyTyped } from "#app/components/calculators/fields/typed-fields.ts";
import type { Household } from "#app/domain/path/household.ts";
import { formatTypedRate } from "#app/lib/format/format-currency.ts";
import { type OwnNumber, type OwnNumbers, ownNumbers } from "#app/lib/my-path/own-numbers.ts";
import { rateNote, scoreNote } from "#app/lib/my-path/rate-note.ts";

// The visitor's own numbers as texts of a calculator's fields. Loads only if there is a plan.

/** The operations of a calculator on a plan. Each takes the fields' current texts. `more`: numbers that take the engine. */
export function ownFields<Name extends string>(rules: FieldRules<Name>, household: Household, more: OwnNumbers = {}) {
  const numbers = { ...ownNumbers(household), ...more };
  const own = ownTexts(rules, numbers);
  const named = (fields: readonly Name[]) => numbersBehind(rules, fields, numbers);
  const standsIn = (texts: Texts<Name>, wanted: (name: Name) => string | undefined) =>
    namesOf(rules).filter((name) => name in own && tidyTyped(rules[name], texts[name]) === wanted(name));
  const used = (texts: Texts<Name>) => standsIn(texts, (name) => own[name]);
  const free = (texts: Texts<Name>) =>
    standsIn(texts, (name) => (own[name] === exampleText(rules[name]) ? undefined : exampleText(rules[name])));
  return {
    /** The visitor's texts for the fields that hold the example. */
    toUse: (texts: Texts<Name>) => textsBy(free(texts), (name) => own[name]),
    /** The examples for the fields that hold a number of the visitor. */
    toDrop: (texts: Texts<Name>) => textsBy(used(texts), (name) => exampleText(rules[name])),
    /** The visitor's numbers that are in these texts, and those that could be. */
    said: (texts: Texts<Name>) => ({
      used: named(used(texts)),
      free: named(free(texts)),
      note:
        [holdsPlanningRate(rules, texts) && rateNote(household), countsConventional(rules) && scoreNote(household)]
          .filter(Boolean)
          .join(" ") || null,
    }),
    /** The fields that hold a number of the plan. */
    used,
    /** Whether one of the texts is the visitor's: typed here or in My path, and not the example's or the county's. */
    areTheirs: (texts: Texts<Name>) =>
      namesOf(rules).some((name) => {
        if (texts[name] === exampleText(rules[name])) return false;
        if (texts[name] !== own[name]) return true;
        const number = rules[name].own;
        return Boolean(number && numbers[number] && !numbers[number].ofPlace);
      }),
    /** Whether the texts are only the visitor's own numbers and the example. */
    areAll: (texts: Texts<Name>) =>
      namesOf(rules).every((name) => texts[name] === (own[name] ?? exampleText(rules[name]))),
  };
}

/**
 * The texts for the fields that a number of the visitor's fits. A part of the price is the plan's share of it, or else the
 * example's: 5% of the new price, and not the same dollars. What follows such a field begins as that field asks: FHA's rate.
 */
export function ownTexts<Name extends string>(rules: FieldRules<Name>, numbers: OwnNumbers): Partial<Texts<Name>> {
  const texts: Partial<Texts<Name>> = {};
  for (const name of namesOf(rules)) {
    const { own, ownText, parse, min, max, format } = rules[name];
    const chosen = ownText?.(numbers);
    // VA's table has no Guam.
    if (chosen !== undefined && parse(chosen).ok) texts[name] = chosen;
    const value = own && !ownText ? numbers[own]?.value : undefined;
    if (value === undefined || value < min || value > max) continue;
    texts[name] = own === "downShare" ? formatTypedRate(value) : format(value);
  }
  for (const name of namesOf(rules)) {
    if (rules[name].shareOf === "price" && texts["price" as Name] !== undefined)
      texts[name] ??= startText(rules, name, texts);
  }
  for (const name of namesOf(rules)) {
    const { follows } = rules[name];
    if (follows && (texts as Partial<Record<string, string>>)[follows.field] !== undefined) {
      texts[name] ??= startText(rules, name, texts);
    }
  }
  return texts;
}

/** Whether a rate is still ours, and not one that the visitor was told. */
function holdsPlanningRate<Name extends string>(rules: FieldRules<Name>, texts: Texts<Name>): boolean {
  return namesOf(rules).some((name) => rules[name].isPlanningRate && texts[name] === startText(rules, name, texts));
}

/** Whether a conventional loan is one of those counted: only its mortgage insurance goes by the score. */
export function countsConventional<Name extends string>(rules: FieldRules<Name>): boolean {
  return namesOf(rules).some((name) => rules[name].own === "mortgageInsuranceRate");
}

/** Each number once, even if several fields hold it. */
function numbersBehind<Name extends string>(
  rules: FieldRules<Name>,
  names: readonly Name[],
  numbers: OwnNumbers,
): readonly OwnNumber[] {
  const behind = new Set(names.flatMap((name) => rules[name].own ?? []));
  return [...behind].flatMap((own) => numbers[own] ?? []);
}

function textsBy<Name extends string>(names: readonly Name[], textOf: (name: Name) => string | undefined) {
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Partial<Texts<Name>>;
}
