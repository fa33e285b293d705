import { leadDoor } from "#app/components/my-path/result/path-headline.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Household, Month } from "#app/domain/path/household.ts";
import type { PathDoors } from "#app/domain/path/path-answer.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { canBeSent, type SentParts, sentPartNames } from "#app/domain/plan/sent-parts.ts";

type Parts = SentParts["parts"];

/** The parts of a plan that can be sent. Skipped parts and parts the schema would refuse are missing. */
export function partsToSend(household: Household, now: Month): Parts {
  const { place, incomes = [], debts, score, marks } = household;
  const { rentCents, leaseEnd, noticeDays, savedCents, monthlySavingCents, giftCents, priceCents, comfortCents } =
    household;
  const parts: Record<keyof Parts, unknown> = {
    place: place && { name: place.name, state: place.state, fips: place.fips },
    income: incomes,
    lease: { rentCents, leaseEnd, noticeDays },
    savings: { savedCents, monthlySavingCents, giftCents },
    debts,
    score,
    marks,
    home: { priceCents, comfortCents },
    month: monthOf(household, now),
  };
  // As JSON, omitted parts have no key.
  const written = JSON.parse(JSON.stringify(parts)) as Parts;
  return Object.fromEntries(
    sentPartNames.filter((name) => canBeSent(name, written[name])).map((name) => [name, written[name]]),
  );
}

/** The first door of the plan, without the help of a place: that is looked up on the page of the plan. */
function monthOf(household: Household, now: Month): Parts["month"] | null {
  const answer = answerOf(household, now);
  const door = answer && leadDoor(answer);
  if (!door || door.month === null) return null;
  const { program, month, open, isSupposed } = door;
  const heldBy = month === now || open.length > 0 ? null : (door.binding[month - now - 1] ?? null);
  return { program, month, asked: now, heldBy, open: [...open], isSupposed };
}

/** A clock that was set back makes a plan that no sum takes; the form is worth more than its month. */
function answerOf(household: Household, now: Month): PathDoors | null {
  try {
    return planDoors(household, now, pathRules);
  } catch {
    return null;
  }
}
