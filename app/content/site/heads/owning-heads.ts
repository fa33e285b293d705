import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the calculators for people who own a home. */
export const owningHeads = {
  "/calculators/biweekly-and-recast": {
    title: "Biweekly, recast or extra payments: what saves more",
    description:
      "The same extra money paid at once, with a recast, as biweekly halves or a little each month: what each way saves, when the loan ends, and your bill.",
    robots: "index, follow",
    breadcrumb: "Biweekly or recast",
  },
  "/calculators/fha-to-conventional": {
    title: "FHA to conventional: when dropping FHA’s premium pays",
    description:
      "When a conventional loan in place of your FHA loan saves most: what you owe of the value, the new rate, its costs, and how long you stay.",
    robots: "index, follow",
    breadcrumb: "FHA to conventional",
  },
  "/calculators/first-year-budget": {
    title: "First-year homeowner budget, month by month",
    description:
      "What a home takes in its first twelve months: the bill, utilities, a repair fund and moving in, and why the bill rises after the escrow check.",
    robots: "index, follow",
    breadcrumb: "First-year budget",
  },
} as const satisfies Record<string, PageHead>;
