import { stateNames } from "#app/content/places/county-list.ts";
import type { FinderAnswers } from "#app/domain/programs/program-rules.ts";
import {
  chosen,
  type FinderFieldName,
  type FinderTexts,
  finderSteps,
  householdChoices,
  priceBands,
  scoreBands,
  yesOrNo,
} from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import type { PlaceFound } from "#app/lib/places/find-place.ts";

/** An answer in words: after the last question, on the call sheet, and where the visitor checks what to take along. */
export type SaidAnswer = { label: string; text: string; step: number };

/** A question with its answer; null if it was skipped. */
export type AskedAnswer = Omit<SaidAnswer, "text"> & { text: string | null };

/** The questions with their readable answers, in order. */
export function askedAnswers(
  texts: FinderTexts,
  { incomeCents, savingsCents, score }: FinderAnswers,
  { county, state }: PlaceFound,
): readonly AskedAnswer[] {
  const rows: readonly [FinderFieldName, string, string | undefined][] = [
    ["zip", "Place", county?.name ?? stateNames.get(state)],
    ["household", "People in the household", chosen(householdChoices, texts.household)?.label],
    ["income", "Income a year", dollarsOf(incomeCents)],
    ["owned", "Owned a home in the last three years", chosen(yesOrNo, texts.owned)?.label],
    ["military", "Serves or served", chosen(yesOrNo, texts.military)?.label],
    ["price", "Price", chosen(priceBands, texts.price)?.label],
    ["savings", "Savings", dollarsOf(savingsCents)],
    ["score", "Credit score", chosen(scoreBands, texts.score)?.label ?? (score ? texts.score : undefined)],
  ];
  return rows.map(([name, label, text]) => ({ label, text: text ?? null, step: stepOf(name) }));
}

export function isSaid(asked: AskedAnswer): asked is SaidAnswer {
  return asked.text !== null;
}

function stepOf(name: FinderFieldName): number {
  return finderSteps.findIndex((names) => names.includes(name));
}

function dollarsOf(cents: number | null): string | undefined {
  return cents === null ? undefined : formatDollars(cents);
}
