import { isBeyondLines } from "#app/domain/path/lead-door.ts";
import type { LimitState, ProgramAnswer } from "#app/domain/path/path-answer.ts";
import { formatDollars, formatShare } from "#app/lib/format/format-currency.ts";
import { limitWords, listOf } from "#app/lib/my-path/path-names.ts";
import { hangsOnCondition, hangsOnOf } from "./hangs-on-words.ts";
import { feelsRight } from "./wish-words.ts";

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
