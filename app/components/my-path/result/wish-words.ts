import type { Household } from "#app/domain/path/household.ts";
import type { LimitState, PathDoors, ProgramAnswer } from "#app/domain/path/path-answer.ts";
import { formatDollarRange, formatDollars } from "#app/lib/format/format-currency.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";

/*
 * The words of a visitor's own limit: the payment that feels right. No lender goes by it, so nothing here says "the line", and
 * wherever it holds something back the plan says what there is without it.
 */

/** `the $1,500 that you said feels right` */
export function feelsRight(cents: number): string {
  return `the ${formatDollars(cents)} that you said feels right`;
}

/** `$1,735 to $1,790 a month, above the $1,500 that you said feels right` */
export function wishFacts({ state, most }: LimitState, has: number | null, needs: number): string {
  if (has === null) return `At most ${feelsRight(needs)}`;
  const side = state === "held" ? "within" : state === "unknown" ? "around" : "above";
  return `${formatDollarRange({ low: has, high: most ?? has })} a month, ${side} ${feelsRight(needs)}`;
}

/** `Your own limit stops it, not a lender’s rule. Without it: today.` */
export function wishOutcome({ withoutWish }: Partial<Pick<ProgramAnswer, "withoutWish">>): string {
  const stops = "Your own limit stops it, not a lender’s rule.";
  if (withoutWish?.month == null) return stops;
  return `${stops} Without it: ${whenFree(withoutWish)}${isIfToday(withoutWish) ? ", with more to ask" : ""}.`;
}

/** When a door opens without the visitor's own limit: `today`, `September 2027`, `not before September 2027`. */
export function whenFree(free: ProgramAnswer): string {
  const month = opensToday(free) ? "today" : monthName(free.month ?? 0);
  const when = free.open.length > 0 && !opensToday(free) ? `not before ${month}` : month;
  return free.isSupposed ? `${when}, as you suppose` : when;
}

function isIfToday(free: ProgramAnswer): boolean {
  return free.open.length > 0 && opensToday(free);
}

/** Nothing holds its door shut in the month of the question. */
function opensToday({ month, binding }: ProgramAnswer): boolean {
  return month !== null && binding[0] === null;
}

/** Whether the visitor's own payment shuts a door for good. */
export function isShutByWish({ limits }: Pick<ProgramAnswer, "limits">): boolean {
  return limits.some(({ kind, state }) => kind === "own-payment" && state === "closed");
}

/** What stops a plan that has no month: `Your own limit stops you first: the house payment is`, then what it is. */
export function stopsFirst({ comfortCents = 0 }: Household): { start: string; limit: string } {
  const start = "Your own limit stops you first: the house payment is ";
  return { start, limit: `above ${feelsRight(comfortCents)}` };
}

/** A plan that has a month goes by the own limit, too; the sooner one without it: `Without your own limit of $1,500: …` */
export function withoutWishNote({ withoutWish }: PathDoors, { comfortCents = 0 }: Household, said: string): string {
  return withoutWish ? `Without your own limit of ${formatDollars(comfortCents)} a month: ${said}.` : "";
}
