import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the pages one reads and looks things up on. */
export const shelfHeads = {
  "/guides": {
    title: "All guides: what to read first, and what comes next",
    description:
      "Six reading lists for where you are now, then every guide by subject. Free to read, and to print as a booklet.",
    robots: "index, follow",
    breadcrumb: "Guides",
  },
  "/blog": {
    title: "Guides and market reports, in plain words",
    description:
      "Reading for renters on the way to a home: credit, savings, loans and the market, each with its sources, its date and the time it takes to read.",
    robots: "index, follow",
    breadcrumb: "Blog",
  },
  "/search": {
    title: "Search results",
    description: "Search answers, guides, calculators, programs, and every county of the United States.",
    robots: "noindex",
    breadcrumb: "Search",
  },
  "/faq": {
    title: "Questions renters ask us, answered straight",
    description:
      "What it costs, what it does to your score, how long it takes, what is free and what is not: six questions and their plain answers.",
    robots: "index, follow",
    breadcrumb: "FAQ",
  },
  "/answers": {
    title: "Short answers, each with its source",
    description:
      "Is 610 enough? How much down? Does a credit check hurt? Each question answered in a word or a figure, with who says so and since when.",
    robots: "index, follow",
    breadcrumb: "Answers",
  },
  "/glossary": {
    title: "Home buying words, in plain English",
    description:
      "From adjustable rate to wire fraud: what each word means, what it does to you, and one example with numbers.",
    robots: "index, follow",
    breadcrumb: "Glossary",
  },
} satisfies Record<string, PageHead>;
