import { expect, it } from "vitest";
import { findArticle } from "#app/content/articles/articles.server.ts";
import { frontPage } from "./front-page.ts";

it("features only articles that exist", () => {
  for (const path of frontPage) expect(findArticle(path), path).not.toBeNull();
});
