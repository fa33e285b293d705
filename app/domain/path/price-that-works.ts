import type { ProgramAnswer } from "./answer.ts";
import { priceOf } from "./home.ts";
import type { Household, Month } from "./household.ts";
import { isBeyondLines, leadOf, mayLead } from "./lead-door.ts";
import { plainDoors } from "./plan-path.ts";
import type { PathRules } from "./terms.ts";

/** Prices are named in whole steps of this; the page takes no home for less than two of them. */
const stepCents = 5_000_00;
const leastSteps = 2;

/** A price, and the door that carries it. */
export type PriceThatWorks = { priceCents: number; lead: ProgramAnswer & { month: Month } };

/**
 * The highest price, in whole $5,000 and below the plan's own, with which a door opens within ten years and within the lines for
 * debts and income that its program publishes (`carries`). Null where none does, without a price, and where such a door opens at
 * the plan's own price. Each price is tried on the whole engine. A lower price never shuts a door, so halving the span finds
 * the highest in some eight tries; only what a seller may pay shrinks with the price, so with a seller's payment each price is
 * tried from the top. Throws RangeError as `planPath` does.
 */
export function priceThatWorks(household: Household, now: Month, rules: PathRules): PriceThatWorks | null {
  const price = priceOf(household);
  if (price === null || carrierAt(household, now, rules)) return null;
  const at = (steps: number) => carrierAt({ ...household, priceCents: steps * stepCents }, now, rules);
  const fails = Math.ceil(price / stepCents);
  return household.sellerPaysCents ? fromTheTop(at, fails) : byHalves(at, fails);
}

type TriedPrice = (steps: number) => PriceThatWorks["lead"] | null;

function byHalves(at: TriedPrice, failing: number): PriceThatWorks | null {
  let [works, fails] = [leastSteps, failing];
  let lead = works < fails ? at(works) : null;
  while (lead && fails - works > 1) {
    const middle = Math.floor((works + fails) / 2);
    const found = at(middle);
    if (found) [works, lead] = [middle, found];
    else fails = middle;
  }
  return lead && { priceCents: works * stepCents, lead };
}

function fromTheTop(at: TriedPrice, failing: number): PriceThatWorks | null {
  for (let steps = failing - 1; steps >= leastSteps; steps -= 1) {
    const lead = at(steps);
    if (lead) return { priceCents: steps * stepCents, lead };
  }
  return null;
}

/** The door that the plan would be about if no other had a month than those that carry the price. */
function carrierAt(household: Household, now: Month, rules: PathRules): PriceThatWorks["lead"] | null {
  const lead = leadOf(plainDoors(household, now, rules).filter(carries));
  return lead?.month == null ? null : { ...lead, month: lead.month };
}

/**
 * Whether a price may rest on a door: the plan may go by it, and it has a month within a line that the program publishes, by
 * hand or by computer, also at the high end of an assumed tax and insurance. No exception of a lender counts, no line that takes
 * reasons, and no door that hangs on USDA's map: nobody has looked there, and it leaves out cities and their suburbs.
 */
export function carries(door: ProgramAnswer): boolean {
  if (door.month === null || !mayLead(door) || door.open.includes("area")) return false;
  // Cheaper to see than the months of the lines.
  if (door.limits.some(isBeyondLines)) return false;
  const { hand, automated } = door.linesAtMost;
  return hand !== null || (automated ?? null) !== null;
}
