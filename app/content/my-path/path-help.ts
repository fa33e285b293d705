import type { LocalProgram, LocalProgramTerms } from "#app/content/finder/local-program-record.ts";
import { type PathProgram, pathPrograms } from "#app/domain/path/answer.ts";
import type { PathAssistance } from "#app/domain/path/terms.ts";

/**
 * A program's page rarely says which loans it works with; most work with all but VA and USDA, which take nothing down. The buyer
 * asks its administrator anyway.
 */
const usualLoans: readonly PathProgram[] = pathPrograms.filter((program) => program !== "va" && program !== "usda");

/**
 * A program of a state or county as help with the cash. Null if its own pages name no amount to count with, or if it
 * is for some people or some streets only: a plan can't tell whether this household qualifies.
 */
export function pathHelpOf({ slug, terms, place, doubt, confidence }: LocalProgram): PathAssistance | null {
  const { most } = terms.amount;
  if (
    confidence !== "administrator-page" ||
    !most ||
    terms.forWhom !== null ||
    place.city !== null ||
    place.part !== null ||
    doubt !== null
  )
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
    repaid: repaidOf(terms),
  };
}

/** A second loan has a monthly payment, also where its page does not say all that it takes to work it out. */
function repaidOf({ kind, repayment }: LocalProgramTerms): PathAssistance["repaid"] {
  const term = repayment?.term;
  if (term?.how !== "monthly") return kind === "repayable" ? "unsaid" : null;
  if (term.years === null || term.annualRate === null) return "unsaid";
  return { annualRate: term.annualRate, termMonths: term.years * 12 };
}
