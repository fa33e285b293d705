import { lendersAsk } from "#app/content/lines/scores.ts";
import type { HangsOn, LimitState, PathDoors, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import { formatDollarRange, formatDollars, formatShare } from "#app/lib/format/format-currency.ts";
import { limitWords, listOf, monthName, programWords } from "#app/lib/my-path/path-names.ts";

// What a month depends on, after "if": the same wherever a month is said, so that no step promises more than the plan.

/** The limits of a door that somebody still has to answer. */
export function openLimits({ limits, open }: Pick<ProgramAnswer, "limits" | "open">): LimitState[] {
  return limits.filter(({ kind }) => open.includes(kind));
}

/** `A and B`; of more than two the first ones, `and the rest fits`. Empty where nothing is open. */
export function onlyIf(limits: readonly LimitState[]): string {
  const all = conditionsOf(limits);
  return listOf(all.length > 2 ? [...all.slice(0, 2), "the rest fits"] : all);
}

/** The condition of a limit that cannot be known yet: `your score is 580 or more`. */
function conditionOf(limit: LimitState): string {
  if (limit.kind === "residual-income" && isBeyondLines(limit))
    return `a lender accepts less to live on than the ${formatDollars(limit.needs ?? 0)} a month of VA’s table`;
  if (isBeyondLines(limit)) {
    const share = limit.has == null ? "this much of the income" : `${shareWords(limit, limit.has)} of income`;
    return `a lender accepts ${share} for the house${limit.kind === "debt-to-income" ? " and debts" : ""}`;
  }
  if (limit.kind === "own-payment" && limit.needs !== undefined)
    return `the home’s own tax and insurance keep the payment within ${feelsRight(limit.needs)}`;
  const hangsOn = hangsOnOf(limit);
  if (hangsOn) return hangsOnCondition(hangsOn, limit);
  if (isYoungBusiness(limit)) return "a lender counts a business of less than two years";
  if (limit.kind === "score" && limit.needs !== undefined) return `your score is ${limit.needs} or more`;
  if (limit.kind === "cash" && limit.needs !== undefined) return `you have ${formatDollars(limit.needs)} by then`;
  return limitWords[limit.kind].condition;
}

/** Every other time at work that is open is the visitor's own to say. */
export function isYoungBusiness(limit: LimitState): boolean {
  return limit.kind === "work-history" && limit.state === "unknown" && limit.ask === "lender" && !limit.hangsOn;
}

/** Each condition once: tax and insurance may leave two limits open. */
export function conditionsOf(limits: readonly LimitState[]): string[] {
  return [...new Set(withoutSameShare(limits).map(conditionOf))];
}

/** Without debts, the share for the house and the share for house and debts are one: it is said once. */
function withoutSameShare(limits: readonly LimitState[]): LimitState[] {
  const debts = limits.find(({ kind }) => kind === "debt-to-income");
  return limits.filter(({ kind, has }) => kind !== "payment-to-income" || debts === undefined || debts.has !== has);
}

/** `36.4%`, `just under 50%` where rounding would show the line itself, or `36.4% to 38.1%` where tax and insurance are assumed. */
export function shareWords({ most }: LimitState, has: number): string {
  const [low, high] = [formatShare(has), formatShare(most ?? has)];
  return low === high ? low : `${low} to ${high}`;
}

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

// The words of what an unknown limit depends on, where it is no skipped answer.

type SaidDoor = Pick<ProgramAnswer, "program" | "assistance">;

/** What an unknown limit depends on, where it is no skipped answer. */
export function hangsOnOf(limit: LimitState): HangsOn | undefined {
  return limit.state === "unknown" ? limit.hangsOn : undefined;
}

/** The condition, after "if". */
function hangsOnCondition(hangsOn: HangsOn, { has, needs }: LimitState): string {
  if (hangsOn === "taxes")
    return `your taxes and the home’s upkeep leave ${formatDollars(needs ?? 0)} a month to live on`;
  if (hangsOn !== "lenders-score") return conditions[hangsOn];
  if (has != null) return `a lender accepts a score of ${has}`;
  return needs === undefined
    ? "a lender accepts your score"
    : `your score is ${needs} or more, or a lender accepts less`;
}

const conditions: Readonly<Record<Exclude<HangsOn, "lenders-score" | "taxes">, string>> = {
  bills: "the home’s own tax and insurance keep it within the line",
  discharge: "your discharge comes this month",
  court: "the court agrees to a new loan",
  offer: "a lender counts the job before it begins",
  "over-limit": "an exception to the income limit is yours",
};

/** The same as a name, for a list of what is still open. */
export const hangsOnNames: Readonly<Record<HangsOn, string>> = {
  bills: "the home’s tax and insurance",
  "lenders-score": "a lender’s own least score",
  discharge: "your discharge",
  court: "the court’s yes",
  offer: "the letter for the new job",
  "over-limit": "an exception to the income limit",
  taxes: "what is left to live on",
};

/** What it is, and whom to ask about it. */
export function hangsOnSentence(hangsOn: HangsOn, limit: LimitState, door: SaidDoor): string {
  const month = "month" in limit && limit.month !== undefined ? monthName(limit.month) : "then";
  switch (hangsOn) {
    case "bills":
      return "Cannot tell. We assume tax and insurance here: ask for the home’s tax bill and an insurance quote.";
    case "lenders-score":
      return `${lendersScoreSentence(door)} Ask three.`;
    case "discharge":
      return `A bankruptcy’s wait begins with its discharge. Not before ${month}, even if that comes this month.`;
    case "court":
      return `Not before ${month}, and only if the court agrees to a new loan. Ask your trustee.`;
    case "offer":
      return `Pay counts once it begins. Not before ${month}: from then on a letter that offers you the job can count.`;
    case "taxes":
      return "Cannot tell. Take the taxes from your pay stub to our VA residual income calculator.";
    case "over-limit":
      return `Ask first. ${exceptionSentence(door) ?? "There may be an exception."}`;
  }
}

/** `The lender has the last word: many ask for 620 or more, and so do most mortgage insurers.` */
export function lendersScoreSentence({ program }: Pick<ProgramAnswer, "program">): string {
  return `A lender has the last word: ${lendersAsk[programWords[program].lines]}.`;
}

/** What can make a yes of an income over the program's own limit, as the finder says it. */
export function exceptionSentence({ program, assistance }: SaidDoor): string | null {
  const { overIncome } = programWords[program];
  return assistance === null && overIncome !== null ? `It could be a yes if ${overIncome}.` : null;
}
