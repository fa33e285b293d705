import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { allAnswers } from "#app/content/answers/all-answers.ts";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import { calculators } from "#app/content/calculators/calculator-list.ts";
import { glossary, termPath } from "#app/content/glossary/all-terms.ts";
import { faq } from "#app/content/pages/faq-words.ts";
import { searchSuggestions } from "#app/content/site/search-help.ts";
import { findAll } from "#app/lib/search/find-all.ts";
import { nearestQuestions, searchDocuments, siteSearch } from "./page-search.server.ts";
import { placeSearch } from "./place-index.server.ts";

describe("the site's index", () => {
  const documents = searchDocuments();

  it("holds every guide, report, question and calculator", () => {
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect(count("Answer")).toBe(allAnswers.length);
    expect(count("Guide")).toBe(guides.length);
    expect(count("Market report")).toBe(reports.length);
    expect(count("Question")).toBe(faq.length);
    expect(count("Calculator")).toBe(calculators.length);
    expect(count("Program")).toBeGreaterThan(6);
    expect(count("Word")).toBe(glossary.length);
  });

  it("skips pages that no one looks for, and has a path and words for the rest", () => {
    const paths = documents.filter(({ kind }) => kind !== "Answer").map(({ path }) => path);
    for (const path of ["/404", "/book", "/form-success", "/search"]) expect(paths).not.toContain(path);
    for (const { path, title, summary } of documents) {
      expect(path).toMatch(/^\/[\w/#-]*$/);
      expect(title.length * summary.length, path).toBeGreaterThan(0);
      expect(`${title} ${summary}`, "figures from claims belong only on pages that show their disclosure").not.toMatch(
        /[{}]/,
      );
    }
  });

  it("is small enough to fetch on a phone while someone types", () => {
    expect(brotliCompressSync(siteSearch().toJson()).length).toBeLessThan(60_000);
  });

  it.each([
    ["PMI", "/calculators/mortgage-insurance"],
    ["dti", "/guides/debt-to-income-explained"],
    ["rent to own", "/guides/where-to-begin"],
    ["lease to own", "/guides/rent-to-own-and-land-contracts"],
    ["MIP", "/guides/fha-loans-explained"],
    ["down payment assistence", "/guides/down-payment-assistance-explained"],
    ["how to dispute an error", "/guides/dispute-an-error-yourself"],
    ["closing cost", "/guides/closing-costs-line-by-line"],
    ["loan estimate", "/guides/read-a-loan-estimate"],
    ["contact", "/contact"],
    ["time to own", "/programs/ct-time-to-own"],
    ["home in five maricopa", "/programs/az-maricopa-county-phoenix-home-in-five-advantage"],
  ])("answers %j with %s among the first five", (query, path) => {
    expect(
      siteSearch()
        .search(query)
        .slice(0, 5)
        .map((hit) => hit.path),
    ).toContain(path);
  });

  it("finds each glossary term for a question what it is", () => {
    const lost = glossary.filter(({ slug, term }) => {
      const first = findAll(siteSearch(), null, `what is ${term}`).hits.slice(0, 3);
      return !first.some(({ path }) => path === termPath(slug));
    });
    expect(lost.map(({ term }) => term)).toEqual([]);
  });

  it.each([
    ["my path", "/my-path"],
    ["Dispute kit", "/dispute-kit"],
    ["credit repair", "/credit-repair"],
    ["compare loan estimates", "/compare-loan-estimates"],
    ["first-time buyers", "/first-time-buyers"],
  ])("leads from a page’s own name, %j, to the page", (query, path) => {
    const { answer, hits } = findAll(siteSearch(), placeSearch(), query, nearestQuestions());
    expect([answer, hits[0]?.path]).toEqual([null, path]);
  });

  it("answers each of its suggestions", () => {
    for (const suggestion of searchSuggestions) expect(siteSearch().answerTo(suggestion), suggestion).not.toBeNull();
  });
});

describe("a question", () => {
  it.each([
    ["is 610 enough", "Is 610 enough to buy a home?", "Yes, for FHA"],
    ["Is 610 enough for FHA?", "Is 610 enough for an FHA loan?", "Yes"],
    ["580 conventional", "Is 580 enough for a conventional loan?", "No, at most lenders"],
    ["my score is 480", "Is 480 enough to buy a home?", "No, not yet"],
    ["va 600", "Is 600 enough for a VA loan?", "It depends"],
    ["eviction", "Can I buy with an eviction?", "It depends"],
    ["can i buy with an eviction on my record", "Can I buy with an eviction?", "It depends"],
    ["do i need a co-signer", "Do I need a cosigner?", "No"],
    ["is this legit", "Is this legit?", "Check us first"],
    ["scam", "Is this legit?", "Check us first"],
    ["stop getting emails", "How do I unsubscribe?", "With your address"],
    ["how much down", "How much do I need to put down?", "3% to 3.5%"],
    ["bad credit", "What credit score do I need to buy a home?", "580 to 640"],
    ["pmi", "When does PMI end?", "At 80% or 78%"],
    ["chapter 7", "How soon after bankruptcy can I buy?", "2 to 4 years"],
    ["how long does a bankruptcy stay", "How long does a bankruptcy stay on my report?", "Up to 10 years"],
  ])("such as %j gets an answer", (query, question, verdict) => {
    expect(siteSearch().answerTo(query)).toMatchObject({ question, verdict, asOf: expect.stringMatching(/^\d{4}-/) });
  });

  it.each(["", "xqzwv", "maricopa", "orange", "price", "texas", "the of and", "$610"])(
    "such as %j gets no answer",
    (query) => {
      expect(siteSearch().answerTo(query)).toBeNull();
    },
  );

  it.each(["we pay 825 rent", "home for 540,000 payment", "403 k loan for a house", "600 bucks down to buy a home"])(
    "such as %j names an amount, and gets no answer about a score",
    (query) => {
      expect(findAll(siteSearch(), placeSearch(), query, nearestQuestions()).answer?.scores).toBeUndefined();
    },
  );

  it("about a score doesn't appear in a search that names no score", () => {
    expect(
      siteSearch()
        .search("enough")
        .filter(({ title }) => /^Is \d/.test(title)),
    ).toEqual([]);
  });
});
