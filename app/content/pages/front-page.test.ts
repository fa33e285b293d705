import { expect, it } from "vitest";
import { findArticle } from "#app/content/articles/articles.server.ts";
import { calculators } from "./calculators-words.ts";
import { frontPage } from "./front-page.ts";

it("features only articles that exist", () => {
  for (const path of frontPage) expect(findArticle(path), path).not.toBeNull();
});

it("never sends a visitor from a calculator to a guide that doesn't exist", () => {
  for (const { guide } of calculators) expect(findArticle(guide.path), guide.path).not.toBeNull();
});
