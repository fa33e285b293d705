import { statePath } from "#app/content/places/county-list.ts";
import { smallSpanishWords, spanishWords } from "#app/content/site/spanish-words.ts";
import {
  asksMeaning,
  type SearchAnswer,
  type SearchEngine,
  type SearchHit,
  shareInTitle,
  tellingOf,
} from "./engine.ts";
import { meantPage } from "./meant-page.ts";
import type { NearestQuestions } from "./nearest-questions.ts";
import { type PlaceFinder, placeNamedIn } from "./place-finder.ts";
import { searchWords } from "./words.ts";

/** The result of a search: the fact it asked for, if we have it, and pages to read, the best first. */
export type Found = { answer: SearchAnswer | null; hits: readonly SearchHit[] };

/** Of pages that have only some of the words. */
const mostWider = 10;

/** Whether a fact asks something else, while the first page has all the telling words in its title. */
function isBeside(query: string, { question, scores }: SearchAnswer, page: SearchHit | undefined): boolean {
  const telling = tellingOf(searchWords(query));
  return (
    !scores && page !== undefined && shareInTitle(question, telling) === 0 && shareInTitle(page.title, telling) === 1
  );
}

/** Asks all parts of the index; null for a part that hasn't loaded yet. */
export function findAll(
  engine: SearchEngine | null,
  places: PlaceFinder | null,
  typed: string,
  nearest: NearestQuestions | null = null,
): Found {
  const query = inEnglish(typed);
  const page = engine?.named(query) ?? null;
  const county = places?.find(query);
  const plain = findByWords(engine, places, query, { page: page ?? meantPage(query), county });
  // Of a county that someone names, no question was asked before. A state's programs are more than one of them, but an
  // amount is one program's.
  const { asksHelp } = placeNamedIn(query);
  const isList = plain.hits[0]?.path.includes("/programs#") && !/\d/.test(query);
  const isNamed = page !== null || (asksHelp ? isList : county?.sure);
  return engine && nearest && !isNamed ? withNearest(plain, engine, nearest, query) : plain;
}

/** How much the first line of a search by words counts, beside the votes of questions that were answered before. */
const trust = { exact: 0.45, place: 0.6, other: 0.21 } as const;

/** Puts first what answered the nearest questions, unless the words say more. */
function withNearest(plain: Found, engine: SearchEngine, nearest: NearestQuestions, query: string): Found {
  const { answer, hits } = plain;
  const [hit] = hits;
  // Of a fact about a county, nobody asked before.
  if (answer && !answer.path) return plain;
  const firsts = answer ? [answer.path, answer.next.to] : [hit?.path.replace(/#.*=.*/, "")];
  const isPlace = !answer && hit?.exact === true && hit.kind === "Place";
  const gain = answer || hit?.exact ? trust.exact : trust.other;
  const votes = nearest.votesFor(query);
  for (const path of firsts) if (path) votes.set(path, (votes.get(path) ?? 0) + (isPlace ? trust.place : gain));
  const { state, asksHelp } = placeNamedIn(query);
  for (const [path] of [...votes].toSorted((one, other) => other[1] - one[1])) {
    if (firsts.includes(path)) return plain;
    const found =
      fits(path, asksHelp ? state : null) && !(isPlace && !asksHelp && isOfState(path)) && engine.at(path, query);
    if (!found) continue;
    // The fact that does not come first is one of the others, and what it kept the search from guessing at is there, too.
    const others = answer ? withFewWider(engine.search(query)) : hits;
    const rest = others.filter((other) => other.path !== path && other.title !== found.answer?.question);
    return { answer: found.answer, hits: [...found.hits, ...rest] };
  }
  return plain;
}

/** All pages that have every word, and a few of those that have some. */
function withFewWider(pages: readonly SearchHit[]): SearchHit[] {
  const [exact, wider] = [pages.filter((page) => page.exact), pages.filter((page) => !page.exact)];
  return [...exact, ...(exact.length > mostWider ? [] : wider.slice(0, mostWider))];
}

function isOfState(path: string): boolean {
  return /^\/programs(\/[a-z]{2}-|#)/.test(path);
}

/** Who asks for help in a state is not answered with what every state has. */
function fits(path: string, state: string | null): boolean {
  if (!state) return true;
  const place = statePath(state);
  return [`/programs/${state.toLowerCase()}-`, place.replace("/places/", "/programs#"), place].some((begin) =>
    path.startsWith(begin),
  );
}

/** What a search says outright: a page by its name or its figures, a county by its name. */
type Named = { page: SearchHit | null; county: ReturnType<PlaceFinder["find"]> | undefined };

function findByWords(
  engine: SearchEngine | null,
  places: PlaceFinder | null,
  query: string,
  { page, county: found }: Named,
): Found {
  const meant = page ? [page] : (places?.programsIn(query) ?? []);
  const plain = engine?.search(query, { guess: false }) ?? [];
  // A page with all the words knows more of the question than a fact with most of them.
  const known = engine?.answerTo(query, { mayMissWords: !plain[0]?.exact }) ?? null;
  const fact = known && isBeside(query, known, plain[0]) ? null : known;
  // Someone who asks what a word means reads its meaning first.
  const isMeaning =
    asksMeaning.test(query) && plain[0]?.kind === "Word" && !/^(what|who)\b/i.test(fact?.question ?? "");
  // About a county, answer only with its own figure: people would take the country's for it.
  const general = isMeaning ? null : fact;
  const answer = meant.length > 0 ? null : found?.sure ? found.answer : general;
  // With an answer, do not guess at other words.
  const mayGuess = !answer && !found?.sure && !plain[0]?.exact;
  const pages = ((mayGuess && engine?.search(query)) || plain).filter(({ title }) => title !== answer?.question);
  const counties = found?.hits ?? [];
  const exact = pages.filter((page) => page.exact);
  // A county's name is also in the names of its programs.
  const isNamed = found?.whole === true && exact.every(({ kind }) => kind === "Program");
  if (meant.length > 0) {
    const isShown = (path: string) => meant.some((hit) => hit.path === path);
    return { answer, hits: [...meant, ...pages.filter(({ path }) => !isShown(path)).slice(0, mostWider)] };
  }
  if (found?.sure || isNamed) return { answer, hits: [...counties, ...exact] };
  const wider = pages.filter((page) => !page.exact).slice(0, mostWider);
  return { answer, hits: [...exact, ...counties, ...(exact.length > mostWider ? [] : wider)] };
}

// cspell:ignore ayuda enganche

const small = new Set(smallSpanishWords.split(" "));
const known = new Map(spanishWords);
const phrases = spanishWords.filter(([spanish]) => spanish.includes(" "));
const fewestSpanish = 2;

/**
 * A question in Spanish, or in both languages, word by word in English: `ayuda con el enganche en texas` → `help down payment
 * texas`. One Spanish word alone stays: Casa Grande is in Arizona.
 */
export function inEnglish(query: string): string {
  const words = searchWords(query);
  const isSpanish = (word: string) => known.has(word) || small.has(word);
  const telling = words.filter((word) => known.has(word)).length;
  if (telling === 0 || (words.length > 1 && words.filter(isSpanish).length < fewestSpanish)) return query;
  const text = phrases.reduce(
    (before, [spanish, english]) => before.replace(` ${spanish} `, ` ${english} `),
    ` ${words.join(" ")} `,
  );
  return text
    .trim()
    .split(" ")
    .filter((word) => !small.has(word))
    .map((word) => known.get(word) ?? word)
    .join(" ");
}
