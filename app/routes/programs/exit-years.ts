import type { LocalProgramTerms, RepaymentTerm } from "#app/content/finder/local-program-record.ts";
import { latestAverage } from "#app/content/market/latest-rates.ts";
import { monthlyPaymentCents } from "#app/domain/loan/payment.ts";
import { type AssistanceKind, assistanceByYear } from "#app/domain/programs/assistance-cost.ts";
import { type MostHelp, mostHelpCents, sampleLoan as sample } from "#app/domain/programs/most-help.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { formatDollars, formatRate } from "#app/lib/format/format-currency.ts";

/** Where what it pays is no single number. */
const roundHelpCents = 10_000_00;
const exitYears = [1, 3, 5, 7, 10] as const;

/** The debt after so many years, and what the help has given or cost by then. */
export type ExitYears = {
  /** The sentence that says the point. */
  point: string;
  /** The assumptions behind the figures. */
  basis: string;
  helpCents: number;
  /** No source says whether parts are forgiven along the way, so all of it may be owed. */
  isWorstCase: boolean;
  /** What the last column holds; null where there is nothing to put in it. */
  other: "Yours to keep" | "Yours at least" | "Interest paid by then" | null;
  rows: readonly { year: number; owedCents: number; otherCents: number }[];
};

/** Null where its terms are not all known: then there are only questions. */
export function exitYearsOf({ amount, repayment }: LocalProgramTerms): ExitYears | null {
  const term = repayment?.term;
  const program = term ? knownTerms(term) : null;
  if (!term || !program || program.kind === "grant") return null;
  const { most } = amount;
  const helpCents = most === null ? roundHelpCents : mostHelpCents(most, sample);
  const { annualRate } = latestAverage;
  const years = assistanceByYear(
    { amountCents: helpCents, program, ...sample, rateWith: annualRate, rateWithout: annualRate },
    exitYears.at(-1) ?? 1,
  );
  const isWorstCase = term.how === "forgiven" && term.steps === null;
  return {
    point: pointOf(program, helpCents, isWorstCase),
    basis: basisOf(most, helpCents, term),
    helpCents,
    isWorstCase,
    other: otherColumn(program, isWorstCase),
    rows: exitYears.flatMap((year) => {
      const found = years[year - 1];
      if (!found) return [];
      const { owedCents, keptCents, interestCents } = found;
      return { year, owedCents, otherCents: program.kind === "forgivable" ? keptCents : interestCents };
    }),
  };
}

/** The terms to calculate with. If no source says whether parts are forgiven along the way, assume the worst case: none. */
function knownTerms(term: RepaymentTerm): AssistanceKind | null {
  switch (term.how) {
    case "none":
      return { kind: "grant" };
    case "forgiven": {
      const { years, fullUntilYear } = term;
      const inParts = term.steps === "monthly" || term.steps === "yearly";
      return { kind: "forgivable", years, steps: inParts ? "yearly" : "at-the-end", fullUntilYear };
    }
    case "due-on-sale":
      return term.annualRate === null || term.sharesGain ? null : { kind: "deferred", annualRate: term.annualRate };
    case "monthly": {
      const annualRate = term.annualRate === "first-loan" ? latestAverage.annualRate : term.annualRate;
      return term.years === null || annualRate === null
        ? null
        : { kind: "repayable", annualRate, termMonths: term.years * 12 };
    }
    default:
      return null;
  }
}

function pointOf(program: AssistanceKind, helpCents: number, isWorstCase: boolean): string {
  switch (program.kind) {
    case "forgivable": {
      if (isWorstCase) return `After ${program.years} years you owe nothing. Before that you may owe all of it.`;
      return program.steps === "at-the-end"
        ? `Stay ${program.years} years and you owe nothing. Leave earlier and you owe all of it.`
        : `You owe less each year, and nothing after ${program.years}.`;
    }
    case "repayable": {
      const monthly = monthlyPaymentCents({ loanCents: helpCents, ...program });
      return `About ${formatDollars(monthly)} a month for ${program.termMonths / 12} years. Leave earlier and you owe the rest.`;
    }
    default:
      return "You pay nothing each month. When you leave, you owe all of it.";
  }
}

function basisOf(most: MostHelp | null, helpCents: number, term: RepaymentTerm): string {
  const help = `${formatDollars(helpCents)} of help`;
  const isAtLoansRate = term.how === "monthly" && term.annualRate === "first-loan";
  const rate = isAtLoansRate
    ? ` At ${formatRate(latestAverage.annualRate)}, the 30-year average of ${formatDay(latestAverage.day)} (Freddie Mac).`
    : "";
  if (most === null) return `For each ${help}.${rate}`;
  const home =
    "cents" in most
      ? ""
      : ` on a ${formatDollars(sample.priceCents)} home with a first loan of ${formatDollars(sample.loanCents)}`;
  return `For ${help}, the most it pays${home}.${rate}`;
}

function otherColumn(program: AssistanceKind, isWorstCase: boolean): ExitYears["other"] {
  if (program.kind === "forgivable") return isWorstCase ? "Yours at least" : "Yours to keep";
  const chargesInterest = "annualRate" in program && program.annualRate > 0;
  return chargesInterest ? "Interest paid by then" : null;
}
