import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { calculators } from "#app/content/calculators/calculator-list.ts";
import routes from "#app/routes.ts";
import { isPage, pageHeads } from "./page-heads.ts";

describe("the table of page heads", () => {
  it("has a row for every calculator and every other route that renders a page, and no more", async () => {
    const paths = [...pagePaths(await routes), ...calculators.map(({ path }) => path)];
    expect(Object.keys(pageHeads).toSorted()).toEqual(paths.toSorted());
  });

  it("has unique titles and descriptions", () => {
    const heads = Object.values(pageHeads);
    expect(new Set(heads.map((head) => head.title)).size).toBe(heads.length);
    expect(new Set(heads.map((head) => head.description)).size).toBe(heads.length);
  });

  it("keeps titles and descriptions short enough for search results", () => {
    for (const head of Object.values(pageHeads)) {
      expect(head.title.length, head.title).toBeLessThanOrEqual(60);
      expect(head.description.length, head.title).toBeLessThanOrEqual(160);
    }
  });

  it("doesn't mistake a property of Object.prototype for a page", () => {
    expect(isPage("toString")).toBe(false);
    expect(isPage("/get-started")).toBe(true);
  });
});

/** Paths of the routes whose module renders something; parameter and catch-all routes are no single page. */
function pagePaths(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) => {
    const path = entry.index ? "/" : `/${entry.path}`;
    const isOnePage = !/[*:]/.test(path) && /export default /.test(readFileSync(`app/${entry.file}`, "utf8"));
    return [...(isOnePage ? [path] : []), ...pagePaths(entry.children ?? [])];
  });
}
