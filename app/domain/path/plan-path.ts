import { monthlyShareCents } from "#app/domain/money.ts";
import { once } from "#app/domain/remember-lately.ts";
import { assertHousehold } from "./check-household.ts";
import type { Household, Month, Skippable } from "./household.ts";
import { bestOf, isAllShut, leadOf, mayLead, soonerWithoutWish } from "./lead-door.ts";
import { leaseWindow } from "./lease-window.ts";
import { leverAnswers } from "./levers.ts";
import { markAges } from "./mark-age.ts";
import { debtEnds, moneyByMonth } from "./money-by-month.ts";
import { type PathAnswer, type PathDoors, type ProgramAnswer, pathPrograms } from "./path-answer.ts";
import { priceOf } from "./path-home.ts";
import { pathSteps } from "./path-steps.ts";
import type { Nearby, PathRules } from "./path-terms.ts";
import { type AskedProgram, assistedAnswers, programMonths } from "./program-months.ts";

/**
 * The month in which a household could buy, by program, with what holds each door shut until then and what would move it.
 * `now` is the month of the question, `since` that in which the plan was typed, so that its first steps keep their days. For
 * planning: it does not qualify anyone for a loan and predicts no score.
 * Throws RangeError when an amount, rate, month or count is out of range.
 */
export function planPath(
  household: Household,
  now: Month,
  rules: PathRules,
  { since = now, ...nearby }: Nearby & { since?: Month | undefined } = {},
): PathAnswer {
  const asked = askedOf(household, now, rules);
  const plain = doorsWithoutHelp(asked);
  const programs = [...plain, ...assistedAnswers(nearby.assistance ?? [], plain, asked)];
  const lead = leadOf(plain);
  const facts = {
    debtEnds: debtEnds(asked.money.debts, now),
    marks: markAges(household.marks ?? [], now, rules.reportMonths),
    lease: leaseWindow(household, now, lead, rules),
  };
  const noticeDays = household.noticeDays ?? rules.noticeDays;
  return {
    ...doorsOf(programs, plain, asked),
    levers: leverAnswers(asked, programs, nearby),
    steps: pathSteps({ household, now, since: Math.min(since, now), lead, noticeDays, ...facts }),
    practice: practiceOf(household, lead, rules),
    ...facts,
  };
}

/**
 * The doors of `planPath` alone, for a sentence at each key: a tenth of its work, because it does not try what would move
 * the month. It looks at help only where help can change that sentence: no door opens without it, and no answer would open one.
 * Throws RangeError as `planPath` does.
 */
export function planDoors(
  household: Household,
  now: Month,
  rules: PathRules,
  { assistance = [] }: Nearby = {},
): PathDoors {
  const asked = askedOf(household, now, rules);
  const plain = doorsWithoutHelp(asked);
  const doors = doorsOf(plain, plain, asked);
  if (plain.some((door) => door.month !== null && mayLead(door))) return doors;
  if (doors.skipped.length > 0 && doors.withoutWish === null && !isAllShut(plain)) return doors;
  return { ...doors, programs: [...plain, ...assistedAnswers(assistance, plain, asked)] };
}

function askedOf(household: Household, now: Month, rules: PathRules): AskedProgram {
  assertHousehold(household, now);
  return { household, now, rules, money: moneyByMonth(household) };
}

/** Each program's door, without the help of a place. Throws RangeError as `planPath` does. */
export function plainDoors(household: Household, now: Month, rules: PathRules): ProgramAnswer[] {
  return doorsWithoutHelp(askedOf(household, now, rules));
}

function doorsWithoutHelp(asked: AskedProgram): ProgramAnswer[] {
  return pathPrograms.map((program) => programMonths(program, asked));
}

function doorsOf(
  programs: readonly ProgramAnswer[],
  plain: readonly ProgramAnswer[],
  { household, now, money }: AskedProgram,
): PathDoors {
  const best = bestOf(plain);
  const skipped = once(() => skippedIn(plain, household));
  const withoutWish = once(() => soonerWithoutWish(plain));
  return {
    now,
    programs,
    best: best ? programs.indexOf(best) : null,
    get skipped() {
      return skipped();
    },
    get withoutWish() {
      return withoutWish();
    },
    savedByMonthCents: money.savedCents,
  };
}

/** In the order of the questions. */
const questions: readonly Skippable[] = [
  "place",
  "priceCents",
  "incomes",
  "savedCents",
  "monthlySavingCents",
  "debts",
  "score",
  "marks",
  "ownedLately",
  "served",
  "people",
];

/** Questions that no limit could ask for, because the question before them was skipped, too. */
const behind: Partial<Record<Skippable, readonly Skippable[]>> = {
  priceCents: ["place", "incomes", "savedCents", "monthlySavingCents", "debts"],
  incomes: ["debts"],
  savedCents: ["monthlySavingCents"],
};

function skippedIn(programs: readonly ProgramAnswer[], household: Household): Skippable[] {
  const named = programs.flatMap(({ limits }) =>
    limits.flatMap((limit) => (limit.state === "unknown" && limit.skipped ? limit.skipped : [])),
  );
  const skipped = new Set(named.flatMap((question) => [question, ...(behind[question] ?? [])]));
  return questions.filter((question) => skipped.has(question) && household[question] === undefined);
}

/** The future payment and upkeep, less the rent: what to set aside each month to try it. */
function practiceOf(household: Household, lead: ProgramAnswer | null, rules: PathRules): PathAnswer["practice"] {
  const { rentCents } = household;
  const price = priceOf(household);
  if (!lead || rentCents === undefined || price === null) return null;
  const paymentCents = lead.monthlyPaymentCents;
  const upkeepCents = monthlyShareCents(price, rules.upkeepRate);
  return { paymentCents, upkeepCents, rentCents, setAsideCents: Math.max(0, paymentCents + upkeepCents - rentCents) };
}
