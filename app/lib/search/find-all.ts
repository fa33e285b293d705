import type { PlaceFinder } from "./place-finder.ts";
import type { SearchAnswer, SearchEngine, SearchHit } from "./search-engine.ts";

/** What a search comes to: the fact it asked for, if we have it, and what to read, the best first. */
export type Found = { answer: SearchAnswer | null; hits: readonly SearchHit[] };

/** Of what only some of the words were found in. */
const mostWider = 10;

/** Asks both parts of the index; null for a part that is not there yet. */
export function findAll(engine: SearchEngine | null, places: PlaceFinder | null, query: string): Found {
  const found = places?.find(query);
  // Of a county we know its own figure or none: the country's would be taken for it.
  const answer = found?.sure ? found.answer : (engine?.answerTo(query) ?? null);
  // Beside an answer there is no need to guess at other words.
  const pages = (engine?.search(query, { guess: !answer && !found?.sure }) ?? []).filter(
    ({ title }) => title !== answer?.question,
  );
  const counties = found?.hits ?? [];
  const exact = pages.filter((page) => page.exact);
  // A county's name stands in the names of its programs, too.
  const isNamed = found?.whole === true && exact.every(({ kind }) => kind === "Program");
  if (found?.sure || isNamed) return { answer, hits: [...counties, ...exact] };
  const wider = pages.filter((page) => !page.exact).slice(0, mostWider);
  return { answer, hits: [...exact, ...counties, ...(exact.length > mostWider ? [] : wider)] };
}
