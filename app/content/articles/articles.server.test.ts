import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findArticle, guides, reports, teasersAfter } from "./articles.server.ts";

const articles = [...guides, ...reports];

describe("the list of guides and reports", () => {
  it("finds an article by its path, and nothing else", () => {
    expect(findArticle("/guides/where-to-begin")).toMatchObject({
      slug: "where-to-begin",
      category: "Getting Started",
    });
    expect(findArticle("/guides/toString")).toBeNull();
  });

  it("gives no title and no description twice, and none too long for search results", () => {
    for (const field of ["title", "description"] as const) {
      expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
    }
    for (const { title } of articles) expect(title.length, title).toBeLessThanOrEqual(60);
  });

  it("leads on to three others, most often of the same category, and never to the article itself", () => {
    const near = articles.flatMap((article) => {
      const next = teasersAfter(article);
      expect(next).toHaveLength(3);
      expect(next.map(({ path }) => path)).not.toContain(article.path);
      return next.filter(({ category }) => category === article.category);
    });
    expect(near.length).toBeGreaterThan(articles.length);
  });

  it.each(articles)("$path has parts enough for its contents, and refers only to sources that it lists", (article) => {
    expect(article.headings.length).toBeGreaterThanOrEqual(3);
    const text = readFileSync(`app/content${article.path}.mdx`, "utf8");
    for (const [, n] of text.matchAll(/<Ref n=\{(\d+)\}/g)) {
      expect(Number(n), `reference ${n}`).toBeLessThanOrEqual(article.sources.length);
    }
  });
});
