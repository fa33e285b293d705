import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import { findArticle, guides, movedGuidePath, nearest, reports, teasersAfter } from "./articles.server.ts";

const articles = [...guides, ...reports];

describe("the list of guides and reports", () => {
  it("finds an article by its path, and nothing else", () => {
    expect(findArticle("/guides/where-to-begin")).toMatchObject({
      slug: "where-to-begin",
      category: "Getting Started",
    });
    expect(findArticle("/guides/toString")).toBeNull();
  });

  it("knows where a guide that is gone leads, and nothing of others", () => {
    expect(movedGuidePath("sample-story-two-offers")).toBe("/guides/make-an-offer");
    expect(movedGuidePath("where-to-begin")).toBeNull();
    expect(movedGuidePath("toString")).toBeNull();
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

const topic = (path: string, title: string, category: string, more: object = {}) => ({
  path,
  title,
  category,
  ...more,
});

const gift = topic("/gift", "Gift money and its letter", "Planning", { situations: ["no-savings"] });
const others = [
  topic("/offer", "Make an offer", "Buying"),
  topic("/tax", "Property tax", "Planning"),
  topic("/help", "Down payment help", "Starting", { situations: ["no-savings"], searchWords: ["gift", "letter"] }),
  topic("/save", "Saving on a low income", "Planning", { situations: ["no-savings"] }),
];

test("ranks articles that share a category, a situation or rare words first, and never the article itself", () => {
  const order = nearest(gift, [gift, ...others]).map(({ path }) => path);
  expect(order).toEqual(["/help", "/save", "/tax", "/offer"]);
});

test("keeps the order of equal matches", () => {
  const far = [topic("/b", "Second", "Other"), topic("/a", "First", "Other")];
  expect(nearest(gift, far)).toEqual(far);
});
