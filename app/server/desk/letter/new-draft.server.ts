import { guides, reports } from "#app/content/articles/articles.server.ts";
import { averageOfTheWeek, latestAverage } from "#app/content/market/latest-rates.ts";
import { formatDay } from "#app/domain/text/format-date.ts";

const [mostNew, leastNew] = [4, 2];
/** The survey comes out once a week. An older figure is not this week's, and the letter goes without one. */
const freshDays = 8;
const dayMs = 24 * 60 * 60_000;

/**
 * Starts a new issue: guides and reports since the last one, and the week's rate behind its date, if there is one of this week. When nothing is new, it has
 * the newest two, and the letter says so. Text that a person must write is between double braces, and nothing goes out until
 * the braces are gone.
 *
 * @param sinceDay day of the last issue, as 2026-11-21; null when there was none
 * @param today day on which it is begun, in the same form
 */
export function newDraftWords(sinceDay: string | null, today: string): string {
  const articles = [...guides, ...reports].toSorted((a, b) => b.publishDate.localeCompare(a.publishDate));
  const fresh = articles.filter(({ publishDate }) => sinceDay !== null && publishDate > sinceDay).slice(0, mostNew);
  const shown = fresh.length > 0 ? fresh : articles.slice(0, leastNew);
  const list = shown.map(({ title, path, description }) => `- [${title}](${path}): ${description}`);
  return [
    "## {{the headline}}",
    "{{one thing to do this week, in a few short sentences}}",
    fresh.length > 0 ? "### New on our site" : "### Worth reading again",
    list.join("\n"),
    ...rateWords(today),
  ].join("\n\n");
}

function rateWords(today: string): string[] {
  const isFresh = Date.parse(today) - Date.parse(latestAverage.day) < freshDays * dayMs;
  return isFresh ? [`**Mortgage rates on ${formatDay(latestAverage.day)}.** ${averageOfTheWeek}`] : [];
}
