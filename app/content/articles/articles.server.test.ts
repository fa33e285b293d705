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

  it("has unique titles and descriptions, short enough for search results", () => {
    for (const field of ["title", "description"] as const) {
      expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
    }
    for (const { title } of articles) expect(title.length, title).toBeLessThanOrEqual(60);
  });

  it("suggests three others, mostly from the same category, and never the article itself", () => {
    const near = articles.flatMap((article) => {
      const next = teasersAfter(article);
      expect(next).toHaveLength(3);
      expect(next.map(({ path }) => path)).not.toContain(article.path);
      return next.filter(({ category }) => category === article.category);
    });
    expect(near.length).toBeGreaterThan(articles.length);
  });

  it.each(articles)(
    "$path has enough sections for its table of contents, and cites only sources it lists",
    (article) => {
      expect(article.headings.length).toBeGreaterThanOrEqual(3);
      const text = readFileSync(`app/content${article.path}.mdx`, "utf8");
      for (const [, n] of text.matchAll(/<Ref n=\{(\d+)\}/g)) {
        expect(Number(n), `reference ${n}`).toBeLessThanOrEqual(article.sources.length);
      }
    },
  );
});
