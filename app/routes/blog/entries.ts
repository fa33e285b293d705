import type { ArticleCategory } from "#app/content/site/records.ts";

/** An article in a list. */
export type Entry = {
  path: string;
  title: string;
  description: string;
  category: ArticleCategory;
  minutes: number;
  publishDate: string;
  featured: boolean;
};
export type ReportEntry = Entry & { keyInsights: readonly string[] };

/** "Credit Repair" → "credit-repair": the anchor of a category on this page. */
export function categoryAnchor(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}
