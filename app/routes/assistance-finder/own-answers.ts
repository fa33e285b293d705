import type { Household } from "#app/domain/path/household.ts";
import { type FinderTexts, priceBands } from "#app/forms/finder-answers.ts";
import { formatTypedMoney } from "#app/lib/format/format-currency.ts";
import { type OwnNumber, ownNumbers } from "#app/lib/my-path/own-numbers.ts";

/** A part of a plan that answers a finder question: its wording, and which values go into which fields. */
export type OwnAnswer = Pick<OwnNumber, "label" | "text"> & { texts: Partial<FinderTexts> };

/** A plan's answers; a question it skipped stays open here, too. */
export function ownAnswers(household: Household): readonly OwnAnswer[] {
  const { place, people, ownedLately, served, priceCents } = household;
  const { yearlyIncome, saved, score } = ownNumbers(household);
  const band = priceBands.find(
    ({ holds }) => priceCents !== undefined && priceCents >= holds.low && priceCents <= holds.high,
  );
  return [
    place && answer("Place", place.name, { state: place.state, county: place.fips ?? "" }),
    people !== undefined &&
      answer("Household", people === 1 ? "1 person" : `${people} people`, { household: `${people}` }),
    yearlyIncome && { ...yearlyIncome, texts: { income: formatTypedMoney(yearlyIncome.value) } },
    score && { ...score, texts: { score: score.text } },
    ownedLately !== undefined && answer("Owned a home lately", yesOrNo(ownedLately), { owned: yesOrNo(ownedLately) }),
    served !== undefined && answer("Served", yesOrNo(served), { military: yesOrNo(served) }),
    band && answer("Home price", formatTypedMoney(priceCents ?? 0), { price: band.value }),
    saved && { ...saved, texts: { savings: saved.text } },
  ].filter((one) => one !== undefined && one !== false);
}

function answer(label: string, text: string, texts: Partial<FinderTexts>): OwnAnswer {
  return { label, text, texts };
}

function yesOrNo(value: boolean): string {
  return value ? "yes" : "no";
}
