import { guides, reports } from "#app/content/articles/articles.server.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";

const [mostNew, leastNew] = [4, 2];

/**
 * Starts a new issue: guides and reports since the last one, and the week's rate with its date. When nothing is new, it has
 * the newest two, and the letter says so. Text that a person must write is between double braces, and nothing goes out until
 * the braces are gone.
 *
 * @param sinceDay day of the last issue, as 2026-11-21; null when there was none
 */
export function newDraftWords(sinceDay: string | null): string {
  const articles = [...guides, ...reports].toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const fresh = articles.filter(({ publishDate }) => sinceDay !== null && publishDate > sinceDay).slice(0, mostNew);
  const shown = fresh.length > 0 ? fresh : articles.slice(0, leastNew);
  const list = shown.map(({ title, path, description }) => `- [${title}](${path}): ${description}`);
  return [
    "## {{the headline}}",
    "{{one thing to do this week, in a few short sentences}}",
    fresh.length > 0 ? "### New on our site" : "### Worth reading again",
    list.join("\n"),
    `**The rate of the week.** ${averageOfTheWeek}`,
  ].join("\n\n");
}
