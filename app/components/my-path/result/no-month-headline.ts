import { scoreLine } from "#app/content/lines/scores.ts";
import type { LimitKind, LimitState, PathDoors, ProgramAnswer } from "#app/domain/path/answer.ts";
import type { Household } from "#app/domain/path/household.ts";
import { isScoreTooLow } from "#app/domain/path/lead-door.ts";
import { capital, limitWords } from "#app/lib/my-path/path-names.ts";
import { feelsRight, isShutByWish } from "./condition-words.ts";
import { typicalPrice } from "./headline-notes.ts";
import { changeWords, reasonWords } from "./path-words.ts";

/** The answer in a sentence. `month` is set in evergreen, `limit` in clay. */
export type Headline = {
  state: "today" | "month" | "if" | "supposed" | "score" | "unknown" | "late" | "shrinks" | "closed" | "wish";
  parts: readonly (string | { mark: "month" | "limit"; words: string })[];
  lead: string;
};

/** Why no door has a month, where each of them is closed. */
export function noMonthHeadline(programs: readonly ProgramAnswer[], answer: PathDoors, household: Household): Headline {
  const holdsOnly = (kind: LimitKind) =>
    programs.filter((door) => rulesIn(door).length > 0 && rulesIn(door).every((limit) => limit.kind === kind));
  const byScore = holdsOnly("score");
  const tooLow = answer.programs.filter((door) => isScoreTooLow(door) && rulesIn(door).length === 0);
  const headline =
    holdsOnly("cash").length > 0
      ? savingHeadline(answer, household)
      : byScore.length > 0
        ? scoreHeadline(byScore, tooLow.length > 0)
        : closedHeadline(programs, household);
  const { comfortCents } = household;
  if (comfortCents === undefined || !programs.every(isShutByWish)) return headline;
  return {
    ...headline,
    lead: `${headline.lead} Each house payment is also above ${feelsRight(comfortCents)}.`,
  };
}

/** `namesNone`: there are loans whose own rules name no lowest score, but which usually end above this one. */
function scoreHeadline(doors: readonly ProgramAnswer[], namesNone: boolean): Headline {
  const scores = doors.flatMap((door) => closedIn(door)).filter(({ kind }) => kind === "score");
  const lowest = Math.min(...scores.flatMap(({ needs }) => needs ?? []));
  const has = scores[0]?.has;
  const loans = new Set(doors.map(({ program }) => program)).size;
  return {
    state: "score",
    parts: [
      "No loan has a month yet. ",
      { mark: "limit", words: capital(limitWords.score.until) },
      namesNone ? " for most lenders." : loans > 1 ? " for each of them." : " for the one that is left.",
    ],
    lead: `${has ? `You gave ${has}. ` : ""}${Number.isFinite(lowest) ? `The lowest line is ${scoreLine(lowest)}. ` : ""}${namesNone ? noLineOfTheirOwn : ""}Nothing here predicts when a score gets there. You can see below what else each loan needs.`,
  };
}

const noLineOfTheirOwn =
  "Other loans name no lowest score by their own rules. But most lenders and mortgage insurers do, so ask one first. ";

function savingHeadline({ savedByMonthCents }: PathDoors, { monthlySavingCents }: Household): Headline {
  const [first = 0] = savedByMonthCents;
  const grows = (savedByMonthCents.at(-1) ?? first) > first;
  const { until } = limitWords.cash;
  return grows
    ? {
        state: "late",
        parts: ["With these numbers it takes more than ten years. Until then ", { mark: "limit", words: until }, "."],
        lead: "We look ten years ahead and no further. See below what moves it most.",
      }
    : {
        state: "shrinks",
        parts: ["Nothing is left over in a month. ", { mark: "limit", words: capital(until) }, " for any loan."],
        lead: `${(monthlySavingCents ?? 0) < 0 ? "Your savings get smaller each month" : "Your savings do not grow"}, so no month can be worked out. A little more each month would change it.`,
      };
}

function closedHeadline(programs: readonly ProgramAnswer[], household: Household): Headline {
  // The door with the fewest locks gives the clearest answer.
  const [door] = programs.toSorted((one, other) => rulesIn(one).length - rulesIn(other).length);
  const [limit] = door ? rulesIn(door) : [];
  const reason = limit ? reasonWords(limit, household) : limitWords.cash.until;
  const typical = typicalPrice(household);
  // No price was typed yet, and a lower one may work.
  const isByTypical = typical !== null && limit?.change === "price";
  return {
    state: "closed",
    parts: [
      isByTypical
        ? `No month yet at ${typical}, the price of a typical home there. `
        : "With these numbers, no loan works yet. ",
      { mark: "limit", words: capital(reason) },
      isByTypical ? " for the nearest loan." : " for the nearest one.",
    ],
    lead: `${limit ? `${changeWords(limit)} ` : ""}Each loan below says what it needs.`,
  };
}

type Closed = Extract<LimitState, { state: "closed" }>;

/** The limits of a door that do not open on this course. */
export function closedIn({ limits }: Pick<ProgramAnswer, "limits">): Closed[] {
  return limits.filter((limit): limit is Closed => limit.state === "closed");
}

/** Of these, the rules: without the visitor's own limit. */
export function rulesIn(door: Pick<ProgramAnswer, "limits">): Closed[] {
  return closedIn(door).filter(({ kind }) => kind !== "own-payment");
}
