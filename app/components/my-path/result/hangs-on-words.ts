import { lendersAsk } from "#app/content/lines/score-lines.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import type { HangsOn, LimitState, ProgramAnswer } from "#app/domain/path/path-answer.ts";
import { formatDollars } from "#app/lib/format/format-currency.ts";
import { monthName } from "#app/lib/my-path/path-names.ts";
import { lineProgram } from "./line-month-words.ts";

// The words of what an unknown limit depends on, where it is no skipped answer.

type SaidDoor = Pick<ProgramAnswer, "program" | "assistance">;

/** What an unknown limit depends on, where it is no skipped answer. */
export function hangsOnOf(limit: LimitState): HangsOn | undefined {
  return limit.state === "unknown" ? limit.hangsOn : undefined;
}

/** The condition, after "if". */
export function hangsOnCondition(hangsOn: HangsOn, { has, needs }: LimitState): string {
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
  return `A lender has the last word: ${lendersAsk[lineProgram[program]]}.`;
}

/** What can make a yes of an income over the program's own limit, as the finder says it. */
export function exceptionSentence({ program, assistance }: SaidDoor): string | null {
  if (assistance !== null) return null;
  if (program === "usda") return `It could be a yes if ${incomeLimits.usdaUnless}.`;
  return program === "homeready" || program === "home-possible"
    ? `It could be a yes if ${incomeLimits.modestUnless}.`
    : null;
}
