import type { LocalProgram } from "#app/content/finder/local-program-record.ts";
import type { PathProgram } from "#app/domain/path/path-answer.ts";
import type { PathAssistance } from "#app/domain/path/path-terms.ts";

/** Which loan a program goes with is rarely on its page; most go with these. Its administrator is asked in any case. */
const usualLoans: readonly PathProgram[] = ["fha", "conventional-97", "homeready", "home-possible"];

/**
 * A program of a state or county as help with the cash. Null where its pages name no amount or nobody has seen them, and
 * where it is for some people or some streets only: a plan cannot tell whether it means this household.
 */
export function pathHelpOf({ slug, terms, place, doubt }: LocalProgram): PathAssistance | null {
  const most = terms?.amount?.most;
  if (!terms || !most || terms.forWhom !== null || place.city !== null || place.part !== null || doubt !== null)
    return null;
  const { limits, minimumScore, firstTime, firstTimeExcept } = terms;
  return {
    slug,
    programs: usualLoans,
    most,
    minimumScore,
    firstTimeOnly: firstTime === "unknown" || firstTimeExcept !== null ? null : firstTime === "yes",
    incomeCents: limits?.incomeCents ?? null,
    medianShare: limits?.medianShare ?? null,
    priceCents: limits?.priceCents ?? null,
  };
}
