import { scoreScale } from "#app/domain/loan/score-scale.ts";
import { assertCents, monthlyShareCents, rateToRatio, sumCents } from "#app/domain/money.ts";
import { once } from "#app/domain/remember-lately.ts";
import { type PathAnswer, type PathDoors, type ProgramAnswer, pathPrograms } from "./answer.ts";
import { priceOf } from "./home.ts";
import type { Household, Month, Score, Skippable } from "./household.ts";
import { bestOf, isAllShut, leadOf, mayLead, soonerWithoutWish } from "./lead-door.ts";
import { leverAnswers } from "./levers.ts";
import { markAges } from "./mark-age.ts";
import { debtEnds, moneyByMonth } from "./money-by-month.ts";
import { type AskedProgram, assistedAnswers, programMonths } from "./program-months.ts";
import { leaseWindow, pathSteps } from "./steps.ts";
import type { Nearby, PathRules } from "./terms.ts";

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

/** No amount of a household is larger: a hundred million dollars, so that ten years of them stay exact. */
const mostCents = 1e10;

/**
 * Throws RangeError, with a sentence, unless every number of a household can be worked with: whole cents from 0 to a
 * hundred million dollars (a monthly saving may be below 0), whole months within a century, scores of the scale, no mark
 * that lies ahead.
 */
function assertHousehold(household: Household, now: Month): void {
  assertMonth(now, now);
  const { place, people, incomes = [], debts = [], marks = [], monthlySavingCents = 0, priceCents } = household;
  assertAmounts([
    ...[household.rentCents, household.savedCents, household.giftCents, household.comfortCents],
    ...[household.sellerPaysCents, Math.abs(monthlySavingCents), priceCents],
    ...incomes.map(({ monthlyCents }) => monthlyCents),
    ...debts.flatMap(({ balanceCents, monthlyCents, limitCents }) => [balanceCents, monthlyCents, limitCents]),
  ]);
  if (priceCents === 0 || place?.typicalPriceCents === 0) throw new RangeError("A home must cost more than 0");
  if (Object.is(monthlySavingCents, -0)) throw new RangeError("An amount must be a whole number of cents");
  if (place) assertPlace(place);
  for (const count of [people, household.noticeDays]) assertCount(count, 0, 3_660);
  for (const { annualRate = 0, paymentsLeft } of debts) {
    rateToRatio(annualRate);
    assertCount(paymentsLeft, 0, 600);
  }
  for (const month of [household.leaseEnd, ...incomes.map(({ since }) => since)]) assertMonth(month, now);
  for (const { month, discharged } of marks) {
    for (const each of [month, discharged]) {
      assertMonth(each, now);
      if (each !== undefined && each > now) throw new RangeError("A mark cannot lie in the future");
    }
  }
  if (typeof household.score === "object") assertScore(household.score, now);
  sumCents(debts.map(({ balanceCents }) => balanceCents));
}

function assertAmounts(amounts: readonly (number | null | undefined)[]): void {
  for (const cents of amounts) {
    if (cents === undefined || cents === null) continue;
    assertCents(cents);
    if (cents > mostCents) throw new RangeError("An amount must be at most a hundred million dollars");
  }
}

function assertPlace(place: NonNullable<Household["place"]>): void {
  const { propertyTaxRate, homeInsuranceRate, typicalPriceCents, conformingCents, fhaCents } = place;
  for (const rate of [propertyTaxRate, homeInsuranceRate]) rateToRatio(rate);
  assertAmounts([typicalPriceCents, conformingCents, fhaCents, place.medianIncomeCents, place.usdaIncomeCents]);
}

function assertCount(count: number | undefined, least: number, most: number): void {
  if (count === undefined) return;
  if (!Number.isInteger(count) || Object.is(count, -0) || count < least || count > most) {
    throw new RangeError(`A count must be a whole number from ${least} to ${most}`);
  }
}

/** Months of the calendar from a century before now to a century after. */
function assertMonth(month: Month | undefined, now: Month): void {
  if (month === undefined) return;
  const isMonth = Number.isInteger(month) && month >= 1900 * 12 && month < 2200 * 12 && Math.abs(month - now) <= 1200;
  if (!isMonth) throw new RangeError("A month must be a whole number within a century of this one");
}

function assertScore({ points, supposed }: Score, now: Month): void {
  for (const score of [points, supposed?.points]) assertCount(score, scoreScale.lowest, scoreScale.highest);
  assertMonth(supposed?.from, now);
}
