import { expect, it } from "vitest";
import { findAll } from "#app/lib/search/find-all.ts";
import { allModels } from "#test/all-models.ts";
import asked from "#test/corpora/search-questions.json" with { type: "json" };
import { siteSearch } from "./page-search.server.ts";
import { countiesForZip, placeSearch, withCities } from "./place-index.server.ts";

/*
 * Questions as people type them, each with the pages that may come first. Most were written by people who had not seen the
 * search.
 */

/** Where the first line of the results leads. */
function firstFor(question: string): string {
  const counties = countiesForZip(question);
  if (counties) return counties[0]?.path ?? "";
  const { answer, hits } = withCities(question, findAll(siteSearch(), placeSearch(), question));
  return answer?.next.to ?? hits[0]?.path ?? "";
}

const pageOf = (path: string) => path.replace(/#.*/, "");

it("has a right first line for at least 19 of 20 questions", () => {
  const wrong = asked
    .map(({ question, accept }) => ({ question, first: firstFor(question), accept }))
    .filter(({ first, accept }) => !accept.some((path) => path === first || path === pageOf(first)));
  expect(wrong.length / asked.length, JSON.stringify(wrong, null, 1)).toBeLessThanOrEqual(1 / 20);
});

it("fills figures into fields that the calculators have", () => {
  const filled = asked.map(({ question }) => firstFor(question)).filter((path) => path.includes("="));
  expect(filled.length).toBeGreaterThan(5);
  for (const path of filled) {
    const [page = "", typed = ""] = path.split("#");
    const model = allModels.find(({ slug }) => page === `/calculators/${slug}`);
    if (!model) throw new Error(`No calculator at ${path}`);
    for (const name of new URLSearchParams(typed).keys()) expect(Object.keys(model.rules), path).toContain(name);
  }
});
