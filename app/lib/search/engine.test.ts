import { describe, expect, it } from "vitest";
import { searchSynonyms } from "#app/content/site/search-synonyms.ts";
import { type SearchDocument, SearchEngine } from "./engine.ts";
import { searchWords } from "./words.ts";

const shelf: SearchDocument[] = [
  document("/guides/report", "How to read your credit report before a lender does", { words: "bureau equifax" }),
  document("/guides/insurance", "When private mortgage insurance ends", { kind: "Calculator" }),
  document("/guides/debts", "Debt-to-income explained", { headings: "Which debts count" }),
  document("/guides/lease", "Ending a lease to buy", { words: "rent to own" }),
  document("/guides/help", "Down payment assistance explained", { summary: "Grants and forgivable loans" }),
  document("/guides/fha", "FHA loans explained", { body: "The upfront premium can be financed." }),
  document("/faq#cafe", "Is the café open?", { kind: "Question" }),
];
const engine = SearchEngine.fromDocuments(shelf);

function document(path: string, title: string, rest: Partial<SearchDocument> = {}): SearchDocument {
  return { path, title, kind: "Guide", summary: "", words: "", headings: "", body: "", ...rest };
}

function first(query: string): string | undefined {
  return engine.search(query)[0]?.path;
}

describe("the search engine", () => {
  it.each([
    ["a word from the title", "lender", "/guides/report"],
    ["the beginning of a word", "assis", "/guides/help"],
    ["a typo in a word", "asistence", "/guides/help"],
    ["swapped letters", "mortgaeg insurance", "/guides/insurance"],
    ["a word in another case or without accents", "CAFE", "/faq#cafe"],
    ["a full question", "how do I read my credit report?", "/guides/report"],
    ["a word from the text", "upfront premium", "/guides/fha"],
    ["other words people use", "equifax", "/guides/report"],
  ])("finds by %s", (_, query, path) => {
    expect(first(query)).toBe(path);
  });

  it.each([
    ["PMI", "/guides/insurance"],
    ["when does PMI end", "/guides/insurance"],
    ["DTI", "/guides/debts"],
    ["DPA", "/guides/help"],
    ["lease to own", "/guides/lease"],
    ["federal housing administration", "/guides/fha"],
  ])("finds a synonym of %s", (query, path) => {
    expect(first(query)).toBe(path);
  });

  it("finds nothing for an empty search, for words that are everywhere, and for words that are nowhere", () => {
    for (const query of ["", "   ", "?!", "the of and", "xqzwv"]) expect(engine.search(query)).toEqual([]);
  });

  it("names every document once", () => {
    const paths = engine.search("explained loans fha debt").map((hit) => hit.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("returns the matched words", () => {
    expect(engine.search("credit reprot")[0]?.met).toEqual(expect.arrayContaining(["credit", "report"]));
  });

  it("gives the same results from its JSON", () => {
    expect(SearchEngine.fromJson(engine.toJson()).search("pmi")).toEqual(engine.search("pmi"));
  });
});

describe("the synonym table", () => {
  it("is written the way the engine compares words", () => {
    for (const phrase of searchSynonyms.flat()) expect(searchWords(phrase).join(" ")).toBe(phrase);
  });

  it("has no word in two lines", () => {
    const phrases = searchSynonyms.flat();
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
  });
});
