import type { Guide, MarketReport } from "#app/content/site/records.ts";

export type ArticleKind = "guide" | "report";

/** A guide or report as a page shows it: the head of its file and what the build read out of its text. */
export type ArticleRecord = (Guide | MarketReport) & {
  path: string;
  minutes: number;
  headings: readonly { id: string; text: string }[];
};

/** As much of another article as a link to it says. */
export type ArticleTeaser = Pick<
  ArticleRecord,
  "path" | "title" | "description" | "category" | "minutes" | "publishDate"
>;
