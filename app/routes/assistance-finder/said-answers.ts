import { stateNames } from "#app/content/places/county-list.ts";
import type { FinderAnswers } from "#app/domain/programs/program-rules.ts";
import {
  chosen,
  type FinderTexts,
  householdChoices,
  priceBands,
  scoreBands,
  yesOrNo,
} from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFacts } from "#app/lib/places/find-place.ts";

/** An answer as it is said again: on the call sheet, and where the visitor ticks what to take along. */
export type SaidAnswer = { label: string; text: string };

/** What was answered and could be read, in the order of the questions. */
export function saidAnswers(
  texts: FinderTexts,
  { incomeCents, savingsCents }: FinderAnswers,
  county: PlaceFacts | null,
): readonly SaidAnswer[] {
  const rows: readonly [string, string | undefined][] = [
    ["Place", county?.name ?? stateNames.get(texts.state)],
    ["People in the household", chosen(householdChoices, texts.household)?.label],
    ["Income a year", dollarsOf(incomeCents)],
    ["Owned a home in the last three years", chosen(yesOrNo, texts.owned)?.label],
    ["Serves or served", chosen(yesOrNo, texts.military)?.label],
    ["Price", chosen(priceBands, texts.price)?.label],
    ["Savings", dollarsOf(savingsCents)],
    ["Credit score", chosen(scoreBands, texts.score)?.label],
  ];
  return rows.flatMap(([label, text]) => (text === undefined ? [] : [{ label, text }]));
}

function dollarsOf(cents: number | null): string | undefined {
  return cents === null ? undefined : formatDollars(cents);
}
