import MiniSearch, { type Options, type Query, type SearchOptions } from "minisearch";
import { searchSynonyms } from "#app/content/site/search-synonyms.ts";
import { parseSearchQuery, searchWords } from "./search-words.ts";

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
  /** It answers a question about these credit scores only, both ends included, and names them in its question. */
  scores?: readonly [from: number, to: number] | undefined;
};

/** One searchable thing, and its place. */
export type SearchDocument = {
  path: string;
  kind: SearchKind;
  title: string;
  /** Shown under the title. */
  summary: string;
  /** Other words people look for it by. */
  words: string;
  headings: string;
  body: string;
  answer?: SearchAnswer;
};

export type SearchHit = Pick<SearchDocument, "path" | "kind" | "title" | "summary"> & {
  /** The matched words of the document, for marking them. */
  met: string[];
  /** Every word of the search matched as typed. */
  exact: boolean;
};

type Stored = Pick<SearchDocument, "path" | "kind" | "title" | "summary" | "answer">;
type Numbered = SearchDocument & { id: number };

/** Words that are in every text and do not help to find one. */
const emptyWords = new Set(
  "a about am an and any are as at be been by can did do does for from get had has have how i if in into is it its me my of on or our so than that the their them then there these they this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

/** Words that many questions have, so they cannot tell two apart. */
const commonWords = new Set(
  "able allowed borrow buy buying get getting going home house just loan loans mortgage need now one really still to try trying want".split(
    " ",
  ),
);

const options: Options<Numbered> = {
  fields: ["title", "words", "headings", "summary", "body"],
  storeFields: ["path", "kind", "title", "summary", "answer"],
  tokenize: searchWords,
  processTerm: (term) => (saysNothing(term) ? null : term),
};

export function saysNothing(term: string): boolean {
  return emptyWords.has(term) || /^\p{L}$/u.test(term);
}

/** People who search mostly want to read: of two equal hits, the article comes first. */
const weights: Partial<Record<SearchKind, number>> = {
  Guide: 1.4,
  "Market report": 1.2,
  Question: 1.2,
  Page: 0.9,
  Word: 0.7,
};

/** A question about what something is should find its definition first, then pages to read. */
const asksMeaning = /^\s*(what\s*(is|are|does)|what['’]?s|define|meaning of)\b/i;

function wordsFirst(_id: unknown, _term: string, stored?: Record<string, unknown>): number {
  const { kind } = stored as Stored;
  return kind === "Word" ? 8 : (weights[kind] ?? 1);
}

const ranking: SearchOptions = {
  boostDocument: (_id, _term, stored) => weights[(stored as Stored).kind] ?? 1,
  boost: { title: 5, words: 3, headings: 2, summary: 2 },
  weights: { prefix: 0.6, fuzzy: 0.3 },
  // Too many words begin with the same two letters.
  prefix: (term) => term.length > 2,
};

/** One typo in a short word, two in a longer one (two swapped letters count as two), none in a number. */
function slips(term: string): number | false {
  if (term.length < 4 || /\d/.test(term)) return false;
  return term.length < 6 ? 1 : 2;
}

/** From the narrowest reading of a search to the widest; each runs only if there are at most this many hits. */
const readings: readonly { upTo: number; how: SearchOptions }[] = [
  { upTo: 0, how: { ...ranking, combineWith: "AND" } },
  { upTo: 0, how: { ...ranking, combineWith: "AND", fuzzy: slips } },
  { upTo: 3, how: { ...ranking, combineWith: "OR" } },
  { upTo: 0, how: { ...ranking, combineWith: "OR", fuzzy: slips } },
];
const mostWords = 12;

/** Finds documents by words, by beginnings of words, by synonyms, and despite typos. */
export class SearchEngine {
  readonly #index: MiniSearch<Numbered>;

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
    return new SearchEngine(MiniSearch.loadJSON<Numbered>(json, options));
  }

  toJson(): string {
    return JSON.stringify(this.#index);
  }

  /** The best first; nothing for a search without a word in it. `guess`: despite typos, which takes the longest. */
  search(raw: string, { guess = true } = {}): SearchHit[] {
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    const hits = new Map<number, SearchHit>();
    const asked = asksMeaning.test(raw) ? { boostDocument: wordsFirst } : {};
    for (const [reading, { upTo, how }] of readings.entries()) {
      if (hits.size > upTo || (how.fuzzy && !guess)) continue;
      for (const result of this.#index.search(inOtherWords(words, { ...how, ...asked }), { filter: isForAnySearch })) {
        const { path, kind, title, summary } = result as unknown as Stored;
        const met = Object.keys(result.match);
        if (!hits.has(result.id)) hits.set(result.id, { path, kind, title, summary, met, exact: reading === 0 });
      }
    }
    return [...hits.values()];
  }

  /** The fact that a search asks for; null if it asks for none that we have. */
  answerTo(raw: string): SearchAnswer | null {
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    const score = raw.includes("$") ? undefined : words.find(isScore);
    const said = words.filter((word) => word !== score && !saysNothing(word));
    const telling = said.filter((word) => !commonWords.has(word));
    const asked = telling.length > 0 ? telling : said;
    if (asked.length === 0 && score === undefined) return null;
    const filter = (result: unknown) => answers(result as Stored, score);
    for (const how of answerReadings) {
      const query = asked.length > 0 ? inOtherWords(asked, how) : MiniSearch.wildcard;
      const found = this.#index.search(query, { filter, fields: ["title", "words"] });
      // Of answers about a score, those about any loan come first in the list of all.
      const results = score === undefined ? found : found.toSorted((one, other) => one.id - other.id);
      const best = results.find(({ queryTerms }) => how.combineWith === "AND" || coversMost(queryTerms, asked));
      const answer = (best as unknown as Stored | undefined)?.answer;
      if (answer) return forScore(answer, score);
    }
    return null;
  }
}

/** All words of the question must be in the fact's question or synonyms; of a long question, two thirds. */
const answerReadings: readonly SearchOptions[] = [
  { ...ranking, combineWith: "AND" },
  { ...ranking, combineWith: "AND", fuzzy: (term) => slips(term) && 1 },
  { ...ranking, combineWith: "OR" },
];

function coversMost(met: readonly string[], asked: readonly string[]): boolean {
  return asked.length > 2 && new Set(met).size * 3 >= asked.length * 2;
}

function isScore(word: string): boolean {
  return /^\d{3}$/.test(word) && Number(word) >= 300 && Number(word) <= 850;
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
function forScore(answer: SearchAnswer, score: string | undefined): SearchAnswer {
  if (!answer.scores || !score) return answer;
  return { ...answer, question: answer.question.replace(answer.scores.join(" to "), score) };
}

/** The search as typed, or with one of its words replaced by a synonym. */
function inOtherWords(words: readonly string[], reading: SearchOptions): Query {
  const typed = ` ${words.join(" ")} `;
  const others = searchSynonyms.flatMap((group) => {
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
