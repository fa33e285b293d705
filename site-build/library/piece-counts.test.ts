import { expect, test } from "vitest";
import { builtPage } from "../built-page.ts";
import { pieceCounts } from "./piece-counts.ts";

test("counts guides by category, reports, lists, terms and programs; a list or a booklet isn't a guide", () => {
  const guide = (name: string, category: string) =>
    builtPage(`guides/${name}/index.html`, `<meta property="article:section" content="${category}">`);
  const lines = pieceCounts(
    [
      guide("one", "Credit Repair"),
      guide("two", "Credit Repair"),
      builtPage("guides/index.html", ""),
      builtPage("guides/for/no-savings/index.html", ""),
      builtPage("guides/booklets/no-savings/index.html", ""),
      builtPage("guides/booklets/credit-repair/index.html", ""),
      builtPage("reports/rents/index.html", ""),
      builtPage("glossary/index.html", ""),
      builtPage("glossary/lien/index.html", ""),
      builtPage("programs/usda/index.html", ""),
    ],
    63,
  );
  expect(lines[0]).toMatch(/^Guides: 2 of 55 \(Getting Started 0 of 12, Credit Repair 2 of 8, /);
  expect(lines.slice(1)).toEqual([
    "Market reports: 1",
    "Reading lists: 1, booklets: 2",
    "Terms: 1, answers: 63, programs: 1",
  ]);
});
