import MiniSearch, { type Options, type Query, type SearchOptions } from "minisearch";
import { searchSynonyms } from "#app/content/site/search-synonyms.ts";
import { parseSearchQuery, searchWords } from "./search-words.ts";

export type SearchKind = "Guide" | "Market report" | "Question" | "Program" | "Calculator" | "Page";

/** One thing that can be found, and where. */
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
};

export type SearchHit = Pick<SearchDocument, "path" | "kind" | "title" | "summary"> & {
  /** The words of the document that were met, for marking them. */
  met: string[];
};

type Stored = Omit<SearchHit, "met">;
type Numbered = SearchDocument & { id: number };

/** Words that are in every text and do not help to find one. */
const emptyWords = new Set(
  "a about am an and any are as at be been by can did do does for from get had has have how i if in into is it its me my of on or our so than that the their them then there these they this to was we what when where which who why will with would you your".split(
    " ",
  ),
);

const options: Options<Numbered> = {
  fields: ["title", "words", "headings", "summary", "body"],
  storeFields: ["path", "kind", "title", "summary"],
  tokenize: searchWords,
  processTerm: (term) => (emptyWords.has(term) || /^\p{L}$/u.test(term) ? null : term),
};

/** People who search mostly want to read: of two equal hits, the article comes first. */
const weights: Partial<Record<SearchKind, number>> = { Guide: 1.4, "Market report": 1.2, Question: 1.2, Page: 0.9 };

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

/** From the narrowest reading of a search to the widest; each is tried while no more than so many hits are found. */
const readings: readonly { upTo: number; how: SearchOptions }[] = [
  { upTo: 0, how: { ...ranking, combineWith: "AND" } },
  { upTo: 0, how: { ...ranking, combineWith: "AND", fuzzy: slips } },
  { upTo: 3, how: { ...ranking, combineWith: "OR" } },
  { upTo: 0, how: { ...ranking, combineWith: "OR", fuzzy: slips } },
];
const mostWords = 12;

/** Finds documents by words, by beginnings of words, by other words for the same thing, and in spite of typos. */
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

  /** Reads what `toJson` wrote; throws when it is something else. */
  static fromJson(json: string): SearchEngine {
    return new SearchEngine(MiniSearch.loadJSON<Numbered>(json, options));
  }

  toJson(): string {
    return JSON.stringify(this.#index);
  }

  /** The best first; nothing for a search without a word in it. */
  search(raw: string): SearchHit[] {
    const words = searchWords(parseSearchQuery(raw)).slice(0, mostWords);
    const hits = new Map<number, SearchHit>();
    for (const { upTo, how } of readings) {
      if (hits.size > upTo) continue;
      for (const result of this.#index.search(inOtherWords(words, how))) {
        const { path, kind, title, summary } = result as unknown as Stored;
        if (!hits.has(result.id)) hits.set(result.id, { path, kind, title, summary, met: Object.keys(result.match) });
      }
    }
    return [...hits.values()];
  }
}

/** The search as it was typed, or with one of its words replaced by a synonym. */
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
