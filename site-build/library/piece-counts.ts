import { categories } from "#app/content/site/categories.ts";
import { type BuiltPage, metaContent } from "../built-page.ts";

/** The library's contents, counted in the built pages: `Guides: 55 of 55 (Getting Started 12 of 12, …)`. */
export function pieceCounts(pages: readonly BuiltPage[], answers: number): string[] {
  const under = (start: string) => pages.filter(({ path }) => path.startsWith(start));
  const sections = under("/guides/").map((page) => metaContent(page, "article:section"));
  const shelves = categories.map(({ name, count }) => ({
    name,
    planned: count,
    there: sections.filter((section) => section === name).length,
  }));
  const sum = (of: "there" | "planned") => shelves.reduce((all, shelf) => all + shelf[of], 0);
  const each = shelves.map(({ name, there, planned }) => `${name} ${there} of ${planned}`).join(", ");
  return [
    `Guides: ${sum("there")} of ${sum("planned")} (${each})`,
    `Market reports: ${under("/reports/").length}`,
    `Reading lists: ${under("/guides/for/").length}, booklets: ${under("/guides/booklets/").length}`,
    `Terms: ${under("/glossary/").length}, answers: ${answers}, programs: ${under("/programs/").length}`,
  ];
}
