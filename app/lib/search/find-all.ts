import type { PlaceFinder } from "./place-finder.ts";
import type { SearchAnswer, SearchEngine, SearchHit } from "./search-engine.ts";

/** The result of a search: the fact it asked for, if we have it, and pages to read, the best first. */
export type Found = { answer: SearchAnswer | null; hits: readonly SearchHit[] };

/** Of pages that have only some of the words. */
const mostWider = 10;

/** Asks both parts of the index; null for a part that hasn't loaded yet. */
export function findAll(engine: SearchEngine | null, places: PlaceFinder | null, query: string): Found {
  const found = places?.find(query);
  // About a county, answer only with its own figure: people would take the country's for it.
  const answer = found?.sure ? found.answer : (engine?.answerTo(query) ?? null);
  // With an answer, do not guess at other words.
  const pages = (engine?.search(query, { guess: !answer && !found?.sure }) ?? []).filter(
    ({ title }) => title !== answer?.question,
  );
  const counties = found?.hits ?? [];
  const exact = pages.filter((page) => page.exact);
  // A county's name is also in the names of its programs.
  const isNamed = found?.whole === true && exact.every(({ kind }) => kind === "Program");
  if (found?.sure || isNamed) return { answer, hits: [...counties, ...exact] };
  const wider = pages.filter((page) => !page.exact).slice(0, mostWider);
  return { answer, hits: [...exact, ...counties, ...(exact.length > mostWider ? [] : wider)] };
}
