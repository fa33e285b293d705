import { leadDoor } from "#app/components/my-path/result/path-headline.ts";
import { pathRules } from "#app/content/my-path/path-rules.ts";
import type { Debt, Household, Month } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import type { PathDoors, PathProgram, ProgramAnswer } from "#app/domain/path/path-answer.ts";
import { planDoors } from "#app/domain/path/plan-path.ts";
import { canBeSent, type SentPartName, type SentParts, sentPartNames } from "#app/domain/plan/sent-parts.ts";
import type { KeptPath } from "#app/lib/my-path/kept-path.ts";

type Parts = SentParts["parts"];

/**
 * The parts of a plan that can be sent. Skipped parts and parts the schema would refuse are missing. They have only what the
 * visitor typed, with savings and debts as they were typed; the month alone is ours.
 */
export function partsToSend({ household, typed }: Pick<KeptPath, "household" | "typed">, now: Month): Parts {
  const { place, incomes = [], debts, score, marks, savedCents, monthlySavingCents } = { ...household, ...typed };
  const { rentCents, leaseEnd, noticeDays, giftCents, priceCents, comfortCents, sellerPaysCents } = household;
  const parts: Record<keyof Parts, unknown> = {
    place: place && { name: place.name, state: place.state, fips: place.fips },
    income: incomes,
    lease: { rentCents, leaseEnd, noticeDays },
    savings: { savedCents, monthlySavingCents, giftCents },
    debts: debts?.map(withoutOurBalance),
    score,
    marks,
    home: { priceCents, comfortCents, sellerPaysCents },
    month: monthOf(household, now),
  };
  // As JSON, omitted parts have no key.
  const written = JSON.parse(JSON.stringify(parts)) as Parts;
  return Object.fromEntries(
    sentPartNames.filter((name) => canBeSent(name, written[name])).map((name) => [name, written[name]]),
  );
}

/** The picked parts as they are sent, with the month in which savings and debts were typed where one of them needs it. */
export function sentParts(parts: Parts, picked: readonly SentPartName[], asOf: Month | undefined): SentParts {
  return {
    version: 2,
    ...(asOf !== undefined && picked.some((name) => ofThatMonth.includes(name)) && { asOf }),
    parts: Object.fromEntries(picked.map((name) => [name, parts[name]])),
  };
}

const ofThatMonth: readonly SentPartName[] = ["savings", "debts", "month"];

/** A balance that nobody typed is the sum of the payments left, or 0. */
function withoutOurBalance({ balanceCents, ...debt }: Debt): Omit<Debt, "balanceCents"> & Partial<Debt> {
  const isOurs = debt.monthlyCents > 0 && balanceCents === debt.monthlyCents * (debt.paymentsLeft ?? 0);
  return isOurs ? debt : { ...debt, balanceCents };
}

/** The first door of the plan, without the help of a place: that is looked up on the page of the plan. */
function monthOf(household: Household, now: Month): Parts["month"] | null {
  const answer = answerOf(household, now);
  const own = answer && leadDoor(answer);
  // No lender goes by the payment that feels right, so the team hears of both.
  const free = answer?.withoutWish ?? null;
  const door = free ?? own;
  if (!door || door.month === null) return null;
  const { program, month, open, isSupposed } = door;
  const heldBy = month === now || open.length > 0 ? null : (door.binding[month - now - 1] ?? null);
  const typicalPriceCents = household.priceCents === undefined ? household.place?.typicalPriceCents : undefined;
  return {
    program,
    month,
    asked: now,
    heldBy,
    open: [...open],
    isSupposed,
    ...(door.limits.some(isBeyondLines) && { asksLender: true as const }),
    ...(free !== null && { ownLimit: { comfortCents: household.comfortCents ?? 0, within: withinOf(own) } }),
    ...(typicalPriceCents != null && { typicalPriceCents }),
  };
}

function withinOf(own: ProgramAnswer | null): { program: PathProgram; month: Month } | null {
  return own?.month == null ? null : { program: own.program, month: own.month };
}

/** A clock that was set back makes a plan that no sum takes; the form is worth more than its month. */
function answerOf(household: Household, now: Month): PathDoors | null {
  try {
    return planDoors(household, now, pathRules);
  } catch {
    return null;
  }
}
