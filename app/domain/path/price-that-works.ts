import type { Household, Month } from "./household.ts";
import { leadOf } from "./lead-door.ts";
import type { ProgramAnswer } from "./path-answer.ts";
import { priceOf } from "./path-home.ts";
import type { PathRules } from "./path-terms.ts";
import { plainDoors } from "./plan-path.ts";

/** Prices are named in whole steps of this; the page takes no home for less than two of them. */
const stepCents = 5_000_00;
const leastSteps = 2;

/** A price, and the door that the plan would be about with it. */
export type PriceThatWorks = { priceCents: number; lead: ProgramAnswer & { month: Month } };

/**
 * The highest price, in whole $5,000 and below the plan's own, with which a door opens within ten years. Null where none does,
 * without a price, and where a door opens at the plan's own price. Each price is tried on the whole engine; a lower price
 * never shuts a door, so halving the span finds the highest: some eight tries. Throws RangeError as `planPath` does.
 */
export function priceThatWorks(household: Household, now: Month, rules: PathRules): PriceThatWorks | null {
  const price = priceOf(household);
  if (price === null || leadAt(household, now, rules)) return null;
  const at = (steps: number) => leadAt({ ...household, priceCents: steps * stepCents }, now, rules);
  let works = leastSteps;
  let found = works * stepCents < price ? at(works) : null;
  if (!found) return null;
  let fails = Math.ceil(price / stepCents);
  while (fails - works > 1) {
    const middle = Math.floor((works + fails) / 2);
    const lead = at(middle);
    if (lead) [works, found] = [middle, lead];
    else fails = middle;
  }
  return { priceCents: works * stepCents, lead: found };
}

function leadAt(household: Household, now: Month, rules: PathRules): PriceThatWorks["lead"] | null {
  const lead = leadOf(plainDoors(household, now, rules));
  return lead?.month == null ? null : { ...lead, month: lead.month };
}
