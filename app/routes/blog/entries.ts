import type { ArticleCategory } from "#app/content/site/records.ts";

/** An article in a list of titles. */
export type Headline = { path: string; title: string; category: ArticleCategory; minutes: number; publishDate: string };
/** An article in a list that says what each is about. */
export type Entry = Headline & { description: string; featured: boolean };
/** The newest guides of a category, and how many there are in all. */
export type Shelf = {
  name: ArticleCategory;
  count: number;
  guides: readonly Pick<Headline, "path" | "title" | "minutes" | "publishDate">[];
};
export type ReportEntry = Entry & { keyInsights: readonly string[] };

/** "Credit Repair" → "credit-repair": the anchor of a category on this page. */
export function categoryAnchor(category: ArticleCategory): string {
  return category.toLowerCase().replaceAll(" ", "-");
}
