import type { CategoryTile } from "./records.ts";

/**
 * The drawers of the reading shelf. `count` is what the specification names. What is there is counted from the articles,
 * and a drawer that holds fewer says "planned".
 */
export const categories = [
  {
    name: "Getting Started",
    count: 12,
    description: "The first weeks: what to look at first, and what can wait.",
  },
  {
    name: "Credit Repair",
    count: 8,
    description: "Reading a report, disputing what is wrong, living with what is right.",
  },
  {
    name: "Financial Planning",
    count: 10,
    description: "Income, debts and savings, and the help that does not come from you.",
  },
  {
    name: "Home Buying Process",
    count: 15,
    description: "From a lender’s first letter to the papers on closing day.",
  },
  {
    name: "Mortgage Types",
    count: 6,
    description: "Conventional, FHA, VA, USDA: what each one asks for, and what it really costs.",
  },
  {
    name: "Success Stories",
    count: 4,
    description: "How it can go, month by month. Samples, until real people agree to be named.",
  },
] as const satisfies readonly CategoryTile[];
