import MiniSearch, { type AsPlainObject, type Options, type Query, type SearchOptions } from "minisearch";
import { searchSynonyms } from "#app/content/site/search-synonyms.ts";
import { scoreIn } from "./asked-score.ts";
import { parseSearchQuery, searchWords, singular } from "./words.ts";

export type SearchKind =
  | "Answer"
  | "Guide"
  | "Market report"
  | "Question"
  | "Program"
  | "Calculator"
  | "Place"
  | "Word"
  | "Page";

/** A fact that answers a question by itself, with its source, its date, and where to read more. */
export type SearchAnswer = {
  question: string;
  /** Yes, No, It depends, or the figure. */
  verdict: string;
  text: string;
  source: string;
  /** A day: 2026-11-21. */
  asOf: string;
  next: { label: string; to: string };
  /** Where it stands among all answers; not for one about a county. */
  path?: string | undefined;
  /** It answers a question about these credit scores only, both ends included, and names them in its question. */
  scores?: readonly [from: number, to: number] | undefined;
};

/** One searchable thing, and its place. */
export type SearchDocument = {
  path: string;
  kind: SearchKind;
  title: string;
  /** What the site calls a page, where its title begins otherwise: typed alone, it means this page. */
  name?: string;
  /** Shown under the title. */
  summary: string;
  /** Other words people look for it by. */
  words: string;
  headings: string;
  body: string;
  /** Its question is the title. */
  answer?: Omit<SearchAnswer, "path" | "question">;
};

export type SearchHit = Pick<SearchDocument, "path" | "kind" | "title" | "summary"> & {
  /** The matched words of the document, for marking them. */
  met: string[];
  /** Every word of the search matched as typed. */
  exact: boolean;
};

type Stored = Pick<SearchDocument, "path" | "kind" | "title" | "name" | "summary" | "answer">;
type Numbered = SearchDocument & { id: number };

/** Words that are in every text and do not help to find one, also as typed without an apostrophe. */
// cspell:ignore didnt doesnt dont isnt whos
const emptyWords = new Set(
  "a about actually am an and anyone are any as at be been being by can cant could did didnt do does doesnt dont else even ever for from get gonna guys had happen happens has have having hi how i id if ill im in into is isnt it its ive just kind know lets like may me might mine my of ok on or our out please should so some someone something sure than thanks that thats the their them then there theres these they thing things think this those to toward towards up us versus vs was we were what whats when where wheres which who whos why will with wont would you your".split(
    " ",
  ),
);

/** Words that many questions have, so they cannot tell two apart; also as they are mistyped most. */
// cspell:ignore mortage mortgauge
export const commonWords: ReadonlySet<string> = new Set(
  "able allowed borrow buy buyer buyers buying find getting go going good help home homes house houses loan loans long money mortgage mortage morgage mortgauge much need needed now one own people person purchase really soon still take takes tell try trying use using want work works".split(
    " ",
  ),
);

const options: Options<Numbered> = {
  fields: ["title", "words", "headings", "summary", "body"],
  storeFields: ["path", "kind", "title", "name", "summary", "answer"],
  tokenize: searchWords,
  processTerm: (term) => (saysNothing(term) ? null : singular(term)),
};

export function saysNothing(term: string): boolean {
  return emptyWords.has(term) || /^\p{L}$/u.test(term);
}

/** People who search mostly want to read: of two equal hits, the article comes first. */
const weights: Partial<Record<SearchKind, number>> = {
  Guide: 1.4,
  "Market report": 1.2,
  Question: 1.2,
  Place: 0.8,
  Program: 0.8,
  Page: 0.9,
  Word: 0.7,
};

/** A question about what something is should find its definition first, then pages to read. */
export const asksMeaning = /^\s*(what\s*(is|are|does)|what['’]?s|define|meaning of)\b/i;

function wordsFirst(_id: unknown, _term: string, stored?: Record<string, unknown>): number {
  const { kind } = stored as Stored;
  return kind === "Word" ? 8 : (weights[kind] ?? 1);
}

const ranking: SearchOptions = {
  boostDocument: (_id, _term, stored) => weights[(stored as Stored).kind] ?? 1,
  boost: { title: 5, words: 3, headings: 2, summary: 2 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  boostTerm: (term) => (commonWords.has(singular(term)) ? 0.4 : 1),
  // Too many words begin with the same two letters.
  prefix: (term) => term.length > 2,
};

/** One typo in a short word, two in a longer one (two swapped letters count as two), none in a number. */
function slips(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 6 ? 1 : 2;
}

/** From the narrowest reading of a search to the widest; each runs only if there are at most this many hits. */
const readings: readonly { upTo: number; telling?: true; how: SearchOptions }[] = [
  { upTo: 0, how: { ...ranking, combineWith: "AND" } },
  { upTo: 0, telling: true, how: { ...ranking, combineWith: "AND" } },
  { upTo: 0, telling: true, how: { ...ranking, combineWith: "AND", fuzzy: slips } },
  { upTo: 0, telling: true, how: { ...ranking, combineWith: "OR", fuzzy: slips } },
  { upTo: 3, telling: true, how: { ...ranking, combineWith: "OR" } },
];
const mostWords = 12;
/** How much more a page counts whose title has all the telling words. */
const titleGain = 1;

/** Finds documents by words, by beginnings of words, by synonyms, and despite typos. */
export class SearchEngine {
  readonly #index: MiniSearch<Numbered>;
  #byPath: ReadonlyMap<string, Stored> | undefined;

  private constructor(index: MiniSearch<Numbered>) {
    this.#index = index;
  }

  static fromDocuments(documents: readonly SearchDocument[]): SearchEngine {
    const index = new MiniSearch<Numbered>(options);
    index.addAll(documents.map((document, id) => ({ ...document, id })));
    return new SearchEngine(index);
  }

  /** Reads the output of `toJson`; throws on anything else. */
  static fromJson(json: string): SearchEngine {
    const kept: Omit<AsPlainObject, "documentIds"> = JSON.parse(json);
    const documentIds = Object.fromEntries(Array.from({ length: kept.documentCount }, (_, id) => [id, id]));
    return new SearchEngine(MiniSearch.loadJS<Numbered>({ ...kept, documentIds }, options));
  }

  /** Without the ids: they count up from 0, and to list them takes a phone 1.5 KB. */
  toJson(): string {
    const { documentIds: _, ...kept } = this.#index.toJSON();
    return JSON.stringify(kept);
  }

  /** The best first; nothing for a search without a word in it. `guess`: despite typos, which takes the longest. */
  search(raw: string, { guess = true } = {}): SearchHit[] {
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    const telling = tellingOf(words);
    const hits = new Map<number, SearchHit>();
    const asked = asksMeaning.test(raw) ? { boostDocument: wordsFirst } : {};
    for (const [reading, { upTo, telling: isShort, how }] of readings.entries()) {
      if (hits.size > upTo || (how.fuzzy && !guess)) continue;
      const query = inOtherWords(isShort ? telling : words, this.#guessing({ ...how, ...asked }));
      for (const result of byTitle(this.#index.search(query, { filter: isForAnySearch }), telling)) {
        const { path, kind, title, summary } = result as unknown as Stored;
        const met = Object.keys(result.match);
        if (!hits.has(result.id)) hits.set(result.id, { path, kind, title, summary, met, exact: reading === 0 });
      }
    }
    return [...hits.values()];
  }

  /** Only a word that is nowhere on the site is guessed at: `daca` is not a slip of `data`. */
  #guessing(how: SearchOptions): SearchOptions {
    const { fuzzy } = how;
    if (typeof fuzzy !== "function") return how;
    const isKnown = (term: string) => this.#index.search(term, { prefix: false }).length > 0;
    return { ...how, fuzzy: (term, ...rest) => !isKnown(term) && fuzzy(term, ...rest) };
  }

  /** Everything that can be found. */
  pages(): Stored[] {
    return this.#index.search(MiniSearch.wildcard) as unknown as Stored[];
  }

  /** The page or the fact at an address, as the result of a search; null for a fact about other scores than the search names. */
  at(address: string, raw: string): { answer: SearchAnswer | null; hits: SearchHit[] } | null {
    this.#byPath ??= new Map(this.pages().map((page) => [page.path, page]));
    const page = this.#byPath.get(address);
    if (!page) return null;
    const { path, kind, title, summary, answer } = page;
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    if (!answer) return { answer: null, hits: [{ path, kind, title, summary, met: words, exact: true }] };
    const score = scoreIn(parseSearchQuery(raw));
    if (answer.scores && !answers(page, score)) return null;
    return { answer: { question: questionFor(page, score), ...answer, path }, hits: [] };
  }

  /** The page that the site calls just that; null if none is. */
  named(raw: string): SearchHit | null {
    const asked = searchWords(parseSearchQuery(raw)).join(" ");
    const isCalled = ({ kind, title, name = title.replace(/:.*/, "") }: Stored) =>
      kind === "Page" && / /.test(name) && searchWords(name).join(" ") === asked;
    const page = this.pages().find(isCalled);
    return page ? (this.at(page.path, raw)?.hits[0] ?? null) : null;
  }

  /** The fact that a search asks for; null if it asks for none that we have. */
  answerTo(raw: string, { mayMissWords = true } = {}): SearchAnswer | null {
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    const score = scoreIn(parseSearchQuery(raw));
    const said = words.filter((word) => word !== score && !saysNothing(word));
    const asked = tellingOf(said);
    if (asked.length === 0 && score === undefined) return null;
    const filter = (result: unknown) => answers(result as Stored, score);
    for (const reading of answerReadings) {
      if (reading.how.combineWith === "OR" && !mayMissWords) continue;
      const last = words.at(-1);
      // The last word may be half typed; the beginning of another word is another word.
      const how = this.#guessing({ ...reading.how, prefix: (term) => term === last && term.length > 2 });
      const terms = reading.whole ? said : asked;
      const query = terms.length > 0 ? inOtherWords(terms, how) : MiniSearch.wildcard;
      const found = this.#index.search(query, { filter, fields: ["title", "words"] });
      // Of answers about a score, those about any loan come first in the list of all.
      const results = score === undefined ? found : found.toSorted((one, other) => one.id - other.id);
      const best = results.find(
        ({ queryTerms, title }) =>
          how.combineWith === "AND" || (coversMost(queryTerms, asked) && shareInTitle(title as string, asked) > 0),
      );
      if (!best) continue;
      const page = best as unknown as Stored;
      if (page.answer) return { question: questionFor(page, score), ...page.answer, path: page.path };
    }
    return null;
  }
}

/** The share of the telling words that a title has. */
export function shareInTitle(title: string, telling: readonly string[]): number {
  const words = new Set(searchWords(title).map(singular));
  return telling.filter((word) => words.has(singular(word))).length / Math.max(telling.length, 1);
}

/** A calculator need not say in its title that it is one. */
function namesOf({ title, kind }: Stored): string {
  return kind === "Calculator" ? `${title} ${kind}` : title;
}

/** A page whose title has the telling words is about them; another only mentions them. */
function byTitle<Result extends { score: number }>(results: readonly Result[], telling: readonly string[]): Result[] {
  const scores = new Map(
    results.map((result) => [
      result,
      result.score * (1 + titleGain * shareInTitle(namesOf(result as unknown as Stored), telling)),
    ]),
  );
  return results.toSorted((one, other) => (scores.get(other) ?? 0) - (scores.get(one) ?? 0));
}

/** The words that tell a question from others; if there are none, those that say something at all. */
export function tellingOf(words: readonly string[]): string[] {
  const said = words.filter((word) => !saysNothing(word));
  const telling = said.filter((word) => !commonWords.has(singular(word)));
  return telling.length > 0 ? telling : said;
}

/** All words of the question must be in the fact's question or synonyms, or all that tell; of a long one, two thirds of these. */
const answerReadings: readonly { whole?: true; how: SearchOptions }[] = [
  { whole: true, how: { ...ranking, combineWith: "AND" } },
  { how: { ...ranking, combineWith: "AND" } },
  { how: { ...ranking, combineWith: "AND", fuzzy: (term) => slips(term) && 1 } },
  { how: { ...ranking, combineWith: "OR" } },
];

function coversMost(met: readonly string[], asked: readonly string[]): boolean {
  return asked.length > 2 && new Set(met).size * 3 >= asked.length * 2;
}

/** Facts about some scores apply only to a search that names one. */
function isForAnySearch(result: unknown): boolean {
  return !(result as Stored).answer?.scores;
}

function answers({ answer }: Stored, score: string | undefined): boolean {
  if (!answer) return false;
  if (score === undefined) return !answer.scores;
  const [from, to] = answer.scores ?? [1, 0];
  return from <= Number(score) && Number(score) <= to;
}

/** `Is 580 to 619 enough …?` → `Is 610 enough …?` */
function questionFor({ title, answer }: Stored, score: string | undefined): string {
  return answer?.scores && score ? title.replace(answer.scores.join(" to "), score) : title;
}

const synonyms = searchSynonyms.map((group) => group.map((phrase) => phrase.split(" ").map(singular).join(" ")));

/** The search as typed, or with one of its words replaced by a synonym. */
function inOtherWords(words: readonly string[], reading: SearchOptions): Query {
  const typed = ` ${words.map(singular).join(" ")} `;
  const others = synonyms.flatMap((group) => {
    const said = group.find((phrase) => typed.includes(` ${phrase} `));
    if (!said) return [];
    return group.filter((phrase) => phrase !== said).map((phrase) => typed.replace(` ${said} `, ` ${phrase} `).trim());
  });
  const aside = { ...reading, fuzzy: false, boostTerm: () => 0.4 };
  return {
    combineWith: "OR",
    queries: [{ ...reading, queries: [typed.trim()] }, ...others.map((query) => ({ ...aside, queries: [query] }))],
  };
}
