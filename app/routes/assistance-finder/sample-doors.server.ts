import { sampleLoan } from "#app/domain/programs/most-help.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { finderTexts } from "#app/forms/finder-answers.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { findPlace } from "#app/lib/places/find-place.ts";
import { placesInTables } from "#app/server/places/lookup.server.ts";
import { answerFor, streetDoors } from "./answer.ts";
import type { Sample } from "./before-answer.tsx";
import { readAll } from "./use-finder.ts";

/** Orange County, Florida: all of its doors say what they pay. */
const sampleCounty = { state: "FL", county: "12095" };

/** The doors of a county for somebody who has only named it. */
export async function sampleDoors(): Promise<Sample> {
  const texts = finderTexts(Object.entries(sampleCounty));
  const place = await findPlace(texts, placesInTables);
  if (!place.county) throw new Error(`No county ${sampleCounty.county}`);
  const answer = answerFor(readAll(texts, place).answers, place.county.facts, place);
  const { priceCents, loanCents } = sampleLoan;
  const [newest = ""] = answer.ranked.doors
    .map(({ program }) => program.seenOn)
    .toSorted()
    .toReversed();
  return {
    place: place.county.name,
    basis: `a ${formatDollars(priceCents)} home, a ${formatDollars(loanCents)} loan, read by ${formatDay(newest)}`,
    doors: streetDoors(answer).filter(({ isLater }) => !isLater),
  };
}
