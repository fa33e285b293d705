import { readFileSync, statSync } from "node:fs";
import { clientFolder } from "./support/client-folder.ts";
import { builtPaths, pagesWithIslands, sampledPaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

/** The bytes that a slow connection loads in its first round trip: ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;

/** Bytes sent for a page, with the style sheets in it, where it has a reason to exceed the first round trip. */
const longerPages: Record<string, number> = {
  // Their plots are drawn in the page: 56 years of weeks, 51 states of counties, eight steps.
  "/reports/mortgage-rates-since-1971": 16_200,
  "/reports/loan-limits": 17_400,
  "/reports/rents": 14_700,
  "/how-it-works": 15_450,
  // Styles that phones from 2022 need, and the sentence at the end of each that says what the free analysis is, made these a
  // line too long: their footer arrives one round trip later.
  "/guides/closing-costs-line-by-line": 15_200,
  "/guides/conventional-or-fha": 15_050,
  "/guides/fha-loans-explained": 15_050,
  // The end of the cookie banner's markup, so that the header never moves, costs each page 10 to 60 bytes: chance to the compressor.
  // Lists of everything: each new answer and term is a line at their end.
  "/answers": 18_450,
  "/glossary": 15_100,
  // React runs on these; parts that hydrate later are in the HTML, for visitors without JavaScript.
  "/": 23_500,
  "/blog": 17_400,
  "/financial-aid": 20_600,
  "/mortgage-solutions": 20_650,
  "/resources": 16_300,
};
const pageWithIslands = 15_700;

/** Bytes of script that a page at rest has loaded: the islands' loader, React, and the islands in the first window. */
const scriptBytes = 106_400;
const otherScripts: Record<string, number> = {
  // Only the entry: no island is in the first window of a phone. The hashes in the names of its 125 files are chance to the
  // compressor: builds of the same code differ by 100 bytes.
  "/": 5_350,
  "/financial-aid": 5_350,
  // A lender's credits count in the verdict, and the paper says what was typed before there is one.
  "/compare-loan-estimates": 112_200,
  // The words for each mark's month, and the plan's, which says from which month its savings are. A mark that was added is said. What
  // another window changed comes into the open form, here and in the kit.
  "/when-marks-leave": 110_550,
  // A letter to a bureau, notes for a company, and the day from which the CFPB hears a complaint. A mark's month in
  // the words of its kind. What was added is said, and which letters are ready.
  "/dispute-kit": 115_150,
  // The first question, with its lookup of a place, and the doors of a sample. The programs and what sorts them come with the
  // first touch.
  "/assistance-finder": 102_500,
  // A ten-year plan for six loans, with the rules of each by hand, with reasons and by computer, and its own rate, read and saved
  // by a schema; the full answer loads meanwhile. What a mark is counted from, and a lookup without a connection.
  // What savings and debts come to since they were typed, and the price that has a month. The payment that feels right is a
  // limit of its own, with and without it. A larger down payment out of savings, and a lead by how likely each answer is a yes.
  // Whose score counts for two, and the $0 of an income plan, which the plan in every page that reads one knows, too. What the
  // seller pays can be changed. Both months of each loan, its line's and a lender's; what a VA loan leaves to live on; the
  // payment of help that is a loan of its own; and each step's own conditions.
  "/my-path": 178_000,
};

const client = (file: string) => `${clientFolder}${file}`;
/** Files that would not shrink have no compressed form. */
const sent = (file: string) =>
  (statSync(client(`${file}.br`), { throwIfNoEntry: false }) ?? statSync(client(file))).size;

/** Besides the calculators. Visitors who only read load no script. */
const pagesWithScript = [
  "/",
  "/accessibility",
  "/assistance-finder",
  "/calculators",
  "/ccpa",
  "/compare-loan-estimates",
  "/contact",
  "/cookies",
  "/dispute-kit",
  "/end-mortgage-insurance",
  "/financial-aid",
  "/form-success",
  "/form-success/being-checked",
  "/get-started",
  "/mortgage-solutions",
  "/my-path",
  "/places",
  "/resources",
  "/when-marks-leave",
];

test("Only the pages that need a script have one", () => {
  expect(pagesWithIslands.filter((path) => !path.startsWith("/calculators/"))).toEqual(pagesWithScript);
});

test("Every page stays within its budget", () => {
  for (const path of builtPaths) {
    const file = `${path === "/" ? "" : path}/index.html`;
    const html = readFileSync(client(file), "utf8");
    // A booklet holds complete guides, for printing.
    const guides = path.startsWith("/guides/booklets/") ? html.split("<article").length - 1 : 1;
    const budget = longerPages[path] ?? (pagesWithIslands.includes(path) ? pageWithIslands : firstRoundTrip);
    expect.soft(sent(file), path).toBeLessThanOrEqual(budget * guides);
  }
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, expectedErrors: /404/ });

  test("no page runs more script than its budget before the visitor touches it", async ({ page }) => {
    test.slow();
    for (const path of sampledPaths) {
      await page.goto(path);
      // Waits for half a second without a request. A page without islands is complete once it has loaded.
      if (pagesWithIslands.includes(path)) await page.waitForLoadState("networkidle");
      const scripts = await page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .flatMap(({ name }) => (/\.js$/.test(name) ? [new URL(name).pathname] : [])),
      );
      const bytes = scripts.reduce((sum, file) => sum + sent(file), 0);
      const budget = pagesWithIslands.includes(path) ? (otherScripts[path] ?? scriptBytes) : 0;
      expect.soft(bytes, path).toBeLessThanOrEqual(budget);
    }
  });
});
