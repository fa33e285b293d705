import type { LocalProgram, LocalProgramTerms } from "./local-program-record.ts";

const open = "Is the program open, and is money left this year?";
const lenders = "Which lenders near me offer it?";

/** What to ask the administrator, the most important first: what we do not know, and what may have changed. */
export function questionsFor({ terms, place, asks, level, confidence }: LocalProgram): string[] {
  const own = [...(place.part === null ? [] : ["Is the address I want to buy in its area?"]), ...asks];
  const taxQuestion = mayBringRecaptureTax({ level, terms }) ? [recaptureTax.question] : [];
  return [
    open,
    ...own,
    ...(confidence === "other-pages" ? ["How much does it pay on a home of my price?"] : []),
    ...repaymentQuestions(terms),
    ...limitQuestions(terms),
    ...(terms.kind === "grant" || terms.kind === "tax-credit"
      ? []
      : ["Is the rate on my first loan higher with this help?"]),
    ...taxQuestion,
    lenders,
  ];
}

function repaymentQuestions({ kind, repayment }: LocalProgramTerms): string[] {
  const term = repayment?.term;
  if (!term || term.how === "unknown") {
    return [kind === "unknown" ? "Is it a grant or a loan, and when is it due?" : "Do I pay it back, and when?"];
  }
  switch (term.how) {
    case "forgiven":
      return [
        ...(term.steps === null ? ["Is a part forgiven each year, or all of it at the end?"] : []),
        "Does a refinance count like a sale?",
      ];
    case "due-on-sale":
      return term.annualRate === null ? ["Does it charge interest, and when is it due?"] : [];
    case "monthly":
      return term.annualRate !== null && term.years !== null
        ? []
        : ["What are its rate, its term and its monthly payment?"];
    default:
      return [];
  }
}

function limitQuestions({ limits, minimumScore, firstTime, education }: LocalProgramTerms): string[] {
  const isOneNumber = limits !== null && limits.incomeCents !== null;
  return [
    isOneNumber ? "Is that still the income limit?" : "What are the income and price limits for my household?",
    minimumScore === null ? "Which credit score do you ask for?" : `Do you still ask for a score of ${minimumScore}?`,
    ...(firstTime === "unknown" ? ["Is it only for first-time buyers?"] : []),
    ...(education === null ? ["Do I have to take a class?"] : []),
  ];
}

/** The tax that can follow a loan from state bonds or a credit certificate. 26 U.S.C. 143(m), read on November 28, 2026. */
export const recaptureTax = {
  words:
    "Federal recapture tax may apply if your first loan comes from state bonds, or if you have a tax credit certificate. It can be due if you sell within nine years, at a gain, and earn more by then (26 U.S.C. 143(m)).",
  question: "Could I owe federal recapture tax if I sell within nine years?",
} as const;

/** State agencies often lend bond money, and a grant comes beside such a loan: neither page says so. */
export function mayBringRecaptureTax({ level, terms }: Pick<LocalProgram, "level" | "terms">): boolean {
  return level === "state" || terms.repayment?.term.how === "none";
}
