import { describe, expect, it } from "vitest";
import { guides, reports } from "#app/content/articles/articles.server.ts";
import { calculators } from "#app/content/pages/calculators.ts";
import { faq } from "#app/content/pages/faq.ts";
import { searchSuggestions } from "#app/content/site/search-synonyms.ts";
import { searchDocuments, siteSearch } from "./page-search.server.ts";

describe("the index of the site", () => {
  const documents = searchDocuments();

  it("holds every guide, report, question and calculator", () => {
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect(count("Guide")).toBe(guides.length);
    expect(count("Market report")).toBe(reports.length);
    expect(count("Question")).toBe(faq.length);
    expect(count("Calculator")).toBe(calculators.length);
    expect(count("Program")).toBeGreaterThan(6);
  });

  it("leaves out what is nobody's goal, and has a place and words for the rest", () => {
    const paths = documents.map(({ path }) => path);
    for (const path of ["/404", "/book", "/form-success", "/search"]) expect(paths).not.toContain(path);
    for (const { path, title, summary } of documents) {
      expect(path).toMatch(/^\/[\w/#-]*$/);
      expect(title.length * summary.length, path).toBeGreaterThan(0);
      expect(`${title} ${summary}`, "figures of claims are for pages that show their disclosure").not.toMatch(/[{}]/);
    }
  });

  it("is small enough to fetch on a phone while somebody types", () => {
    expect(siteSearch().toJson().length).toBeLessThan(150_000);
  });

  it.each([
    ["PMI", "/calculators/mortgage-insurance"],
    ["dti", "/guides/debt-to-income-explained"],
    ["rent to own", "/guides/where-to-begin"],
    ["lease to own", "/guides/ending-a-lease-to-buy"],
    ["MIP", "/guides/fha-loans-explained"],
    ["down payment assistence", "/guides/down-payment-assistance-explained"],
    ["how to dispute an error", "/guides/dispute-an-error-yourself"],
    ["closing cost", "/guides/closing-costs-line-by-line"],
    ["loan estimate", "/guides/read-a-loan-estimate"],
    ["contact", "/contact"],
  ])("answers %j with %s among the first five", (query, path) => {
    expect(
      siteSearch()
        .search(query)
        .slice(0, 5)
        .map((hit) => hit.path),
    ).toContain(path);
  });

  it("finds something for each of its own suggestions", () => {
    for (const suggestion of searchSuggestions) expect(siteSearch().search(suggestion).length).toBeGreaterThan(2);
  });
});
