import { interestCents } from "#app/domain/buying/planned-closing.ts";
import { sumCents } from "#app/domain/money.ts";
import { addMonths, daysBefore, endOfMonth } from "#app/domain/time/calendar.ts";
import type { LeaseWindow, MarkAge, PathStep, ProgramAnswer } from "./answer.ts";
import { pathHome } from "./home.ts";
import type { Household, Month } from "./household.ts";
import { horizonMonths, type PathRules } from "./terms.ts";

type Facts = {
  household: Household;
  now: Month;
  /** The month in which the plan was typed: what to do first keeps its days from visit to visit. */
  since: Month;
  /** The door that the plan is about, as everything on the page. */
  lead: ProgramAnswer | null;
  debtEnds: readonly (Month | null)[];
  marks: readonly MarkAge[];
  lease: LeaseWindow;
  noticeDays: number;
};

/** Things to do and things that happen, in the order of the days. A step of this month is due on its last day. */
export function pathSteps(facts: Facts): PathStep[] {
  const { now } = facts;
  const steps = [...onceStarted(facts), ...ofDebts(facts), ...ofMarks(facts), ...ofLease(facts), ...ofDoor(facts)];
  const thisMonth = firstDayOf(now);
  return steps
    .map((step) => (step.day < thisMonth ? { ...step, day: lastDayOf(now) } : step))
    .toSorted((one, other) => one.day.localeCompare(other.day));
}

function onceStarted({ household, since }: Facts): PathStep[] {
  const steps: PathStep[] = [step("get-reports", lastDayOf(since))];
  if (household.place) steps.push(step("call-agency", lastDayOf(since + 1), { about: household.place.state }));
  return steps;
}

/** A card is something to pay off; another debt comes to its end. What each set free is saved from the month after. */
function ofDebts({ household, now, debtEnds, lead }: Facts): PathStep[] {
  const until = lead?.month ?? now + horizonMonths;
  return debtEnds.flatMap((end, index) => {
    const debt = household.debts?.[index];
    if (!debt || end === null || end < now || end > until) return [];
    const kind = debt.kind === "card" ? "pay-card" : "debt-ends";
    return [step(kind, lastDayOf(end), { cents: debt.monthlyCents, about: String(index) })];
  });
}

function ofMarks({ now, marks }: Facts): PathStep[] {
  return marks.flatMap(({ index, leaves, isOver }) => {
    if (isOver) return [step("dispute-mark", lastDayOf(now), { about: String(index) })];
    return [step("mark-leaves", lastDayOf(leaves), { about: String(index) })];
  });
}

function ofLease({ lease, noticeDays, lead }: Facts): PathStep[] {
  if (lease.state === "none" || lease.state === "over") return [];
  if (lease.state !== "gap" || lead?.month == null) return [step("give-notice", lease.noticeDay)];
  const noticeDay = daysBefore(lastDayOf(lead.month), noticeDays);
  return [step("ask-lease", lease.noticeDay, { about: String(lease.askForMonths) }), step("give-notice", noticeDay)];
}

function ofDoor({ household, now, lead, marks }: Facts): PathStep[] {
  if (lead?.month == null) return [];
  const { month } = lead;
  const waits = lead.limits.flatMap((limit) => {
    if (limit.state !== "until") return [];
    if (limit.kind === "work-history") {
      const begins = household.incomes?.some(({ since }) => since === limit.month);
      return [step(begins ? "work-begins" : "work-history", firstDayOf(limit.month))];
    }
    return limit.kind === "waiting" ? [step("waiting-over", firstDayOf(limit.month))] : [];
  });
  const soon = (before: number) => (month - before > now ? firstDayOf(month - before) : lastDayOf(now));
  const gift = household.giftCents ? [step("gift-letter", soon(2), { cents: household.giftCents })] : [];
  const opens = month > now ? firstDayOf(month) : lastDayOf(now);
  return [
    ...waits,
    ...gift,
    step("ask-lenders", soon(2), { about: marks.some(({ isOver }) => isOver) ? "disputes" : null }),
    { ...step("door-opens", opens, { about: lead.program }), ...hangsOn(lead) },
  ];
}

function hangsOn({ isSupposed, open }: ProgramAnswer): Pick<PathStep, "hangsOn"> {
  if (isSupposed) return { hangsOn: "supposition" };
  return open.length > 0 ? { hangsOn: "questions" } : {};
}

function step(kind: PathStep["kind"], day: string, more: Partial<Pick<PathStep, "cents" | "about">> = {}): PathStep {
  return { kind, day, cents: more.cents ?? null, about: more.about ?? null };
}

/** The first day of a month: 24324 is `2027-01-01`. Throws RangeError when the month is outside the calendar. */
function firstDayOf(month: Month): string {
  const year = String(Math.floor(month / 12)).padStart(4, "0");
  return addMonths(`${year}-01-01`, month % 12);
}

/** The last day of a month. Throws RangeError as `firstDayOf` does. */
export function lastDayOf(month: Month): string {
  return endOfMonth(firstDayOf(month));
}

/**
 * How the lease compares with the plan's month. The first payment after a closing is due on the first day of the month after
 * the next, so a lease that ends in the month of closing or in the one after does not overlap with a payment.
 */
export function leaseWindow(
  household: Household,
  now: Month,
  lead: ProgramAnswer | null,
  rules: PathRules,
): LeaseWindow {
  const { leaseEnd, rentCents = 0, noticeDays = rules.noticeDays } = household;
  if (leaseEnd === undefined) return { state: "none" };
  if (leaseEnd < now) return { state: "over", noticeDays };
  if (lead?.month == null) return { state: "none" };
  const overlapMonths = Math.max(0, leaseEnd - lead.month - 1);
  const isShort = leaseEnd < lead.month;
  const points = typeof household.score === "object" ? household.score.points : null;
  const terms = rules.programs[lead.program];
  const home = pathHome(household, terms, rules, points);
  return {
    state: isShort ? "gap" : overlapMonths > 0 ? "overlaps" : "fits",
    leaseEnd,
    noticeDay: daysBefore(lastDayOf(leaseEnd), noticeDays),
    firstPayment: leaseEnd + 2,
    overlapMonths,
    overlapCents: sumCents([rentCents * overlapMonths]),
    perDiemCents: home ? interestCents(home.cost.noteCents, rules.annualRates[terms.loan.kind], 1) : 0,
    askForMonths: isShort ? lead.month - leaseEnd : null,
  };
}
