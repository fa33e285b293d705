import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the calculators about the kind of loan. */
export const loanChoiceHeads = {
  "/calculators/loan-term": {
    title: "15- or 30-year mortgage calculator, and the way between",
    description:
      "The same loan over 15 and 30 years: each payment, all the interest, what you owe by year, and a 30-year loan paid like the shorter one.",
    robots: "index, follow",
    breadcrumb: "15 or 30 years",
  },
  "/calculators/adjustable-rate": {
    title: "Adjustable-rate mortgage calculator: the worst path",
    description:
      "How high an adjustable payment can go under its caps and when, what it is if the index stays, and the interest next to a fixed loan’s by year.",
    robots: "index, follow",
    breadcrumb: "Adjustable rate",
  },
  "/calculators/temporary-buydown": {
    title: "2-1 buydown calculator: cost, and what is left",
    description:
      "A 2-1, 1-0 or 3-2-1 buydown year by year: what you pay, what the account adds, what is left if you refinance, and the same money as points.",
    robots: "index, follow",
    breadcrumb: "Temporary buydown",
  },
} satisfies Record<string, PageHead>;
