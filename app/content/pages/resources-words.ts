/** The four compartments of the drawer. */
export const resourceCards = [
  {
    id: "guides",
    title: "Guides",
    to: "/blog#guides",
    description: "One question each, with sources and the date of the last check.",
  },
  {
    id: "calculators",
    title: "Calculators",
    to: "/learn#calculators",
    description: "Type your numbers, read the answer in a sentence. Nothing is sent.",
  },
  {
    id: "reports",
    title: "Market reports",
    to: "/blog#market",
    description: "What rates, prices and rents did, from public data, with the table.",
  },
  {
    id: "articles",
    title: "Blog",
    to: "/blog",
    description: "What is new, what to read first, and every category in one chest.",
  },
] as const;

export type ResourceCardId = (typeof resourceCards)[number]["id"];

/** Six calculators by the question that leads to each; all are in the tools section or follow from it. */
export const calculatorCards = [
  { slug: "affordability", question: "What price can I afford?" },
  { slug: "monthly-payment", question: "What would I pay each month?" },
  { slug: "down-payment-savings", question: "How much is left to save?" },
  { slug: "closing-costs", question: "What does closing day cost?" },
  { slug: "rent-or-buy", question: "Is renting cheaper for me?" },
  { slug: "refinance", question: "When does a new loan pay off?" },
] as const;

/** Under the two tools of the page. */
export const moreCalculators = ["down-payment-savings", "closing-costs", "rent-or-buy", "refinance"] as const;
