import { interestCents } from "#app/domain/buying/planned-closing.ts";
import { sumCents } from "#app/domain/money.ts";
import { addMonths, daysBefore, endOfMonth } from "#app/domain/time/calendar.ts";
import type { Household, Month } from "./household.ts";
import type { LeaseWindow, ProgramAnswer } from "./path-answer.ts";
import { pathHome } from "./path-home.ts";
import type { PathRules } from "./path-terms.ts";

/** The first day of a month: 24324 is `2027-01-01`. Throws RangeError when the month is outside the calendar. */
export function firstDayOf(month: Month): string {
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
