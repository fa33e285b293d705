import { nextSteps, searchSuggestions } from "#app/content/site/search-help.ts";
import { counted } from "#app/domain/text/counted.ts";
import { formatDay } from "#app/domain/text/format-date.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import type { SearchAnswer, SearchHit, SearchKind } from "./engine.ts";
import type { Found } from "./find-all.ts";
import { searchPath } from "./words.ts";

// What stands under a field while someone types: the first results in groups, or what to try. `findAll` ranks them.

export type FoundLine = { to: string; title: string; met: readonly string[] };
export type LineGroup = { label: string; lines: readonly FoundLine[] };

/** More than fits in any window; the rest is on the page of all results. */
const mostShown = 7;
/** So that there is room for a tool and a place beside ten guides. */
const mostOfGroup = 3;

const groupLabels: Readonly<Record<SearchKind, string>> = {
  Calculator: "Tools",
  Place: "Places",
  Program: "Programs",
  Guide: "Guides",
  "Market report": "Guides",
  Answer: "Short answers",
  Question: "Short answers",
  Word: "Words",
  Page: "Pages",
};

/** Pages that work something out, as calculators do. */
const toolPages: ReadonlySet<string> = new Set([
  "/my-path",
  "/calculators",
  "/assistance-finder",
  "/dispute-kit",
  "/when-marks-leave",
  "/end-mortgage-insurance",
  "/compare-loan-estimates",
]);

function labelOf({ kind, path }: SearchHit): string {
  return kind === "Page" && toolPages.has(path) ? "Tools" : groupLabels[kind];
}

/** The first results, each group where its best result ranks: the first line stays the best of all. */
export function groupedLines(query: string, { answer, hits }: Found): LineGroup[] {
  if (!answer && hits.length === 0) return linesToTry(query);
  const byLabel = Map.groupBy(firstOf(hits), labelOf);
  return [...byLabel].map(([label, group]) => ({
    label,
    lines: group.map(({ path, title, met }) => ({ to: path, title, met })),
  }));
}

/** Results that have all the words, at most three of a group; then the next ones in the order of their rank. */
function firstOf(hits: readonly SearchHit[]): SearchHit[] {
  const counts = new Map<string, number>();
  const varied = hits.filter((hit) => {
    const count = counts.get(labelOf(hit)) ?? 0;
    counts.set(labelOf(hit), count + 1);
    return hit === hits[0] || (hit.exact && count < mostOfGroup);
  });
  const others = hits.filter((hit) => !varied.includes(hit));
  const first = new Set([...varied, ...others].slice(0, mostShown));
  return hits.filter((hit) => first.has(hit));
}

/** Nothing was found: what to try, and who can help. Cities and ZIP codes are on the server: they would be too much to load. */
function linesToTry(query: string): LineGroup[] {
  const zip = zipAlone(query);
  const lookUp = zip ? `Find the county of ZIP code ${zip}` : "Is it a city? Find its county";
  const lineTo = (to: string, title: string) => ({ to, title, met: [] });
  if (zip) return [{ label: "Places", lines: [lineTo(searchPath(query), lookUp)] }];
  return [
    { label: `Nothing here for “${query}”`, lines: [lineTo(searchPath(query), lookUp)] },
    { label: "Try one of these", lines: searchSuggestions.map((words) => lineTo(searchPath(words), words)) },
    { label: "Who can help", lines: nextSteps.map(({ to, label }) => lineTo(to, label)) },
  ];
}

/** Next to other words, five digits may be an amount. */
export function zipAlone(query: string): string | null {
  return /\p{L}/u.test(query) ? null : readZip(query);
}

/** The fact counts as a result, as on the page of all results. */
export function countOf({ answer, hits }: Found): number {
  return hits.length + (answer ? 1 : 0);
}

const howTo = "Use the arrow keys to go through them.";

/** What a screen reader says once typing has paused. */
export function spokenWords(query: string, found: Found): string {
  const { answer } = found;
  const count = countOf(found);
  const zip = zipAlone(query);
  if (count === 0 && zip) return `ZIP code ${zip}. Press the down arrow, then Enter, to find its county.`;
  if (count === 0) return `No results for ${query}. Use the arrow keys for what to try.`;
  const results = `${counted(count, "result")} for ${query}. ${howTo}`;
  return answer ? `${answer.question} ${answer.verdict}. ${results}` : results;
}

/** The source of a fact, and its date. */
export function sourceWords({ source, asOf }: SearchAnswer): string {
  return `Source: ${source} (${formatDay(asOf)}).`;
}
