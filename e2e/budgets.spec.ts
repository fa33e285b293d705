import { readFileSync, statSync } from "node:fs";
import { isLivePage } from "#app/content/site/live-pages.ts";
import { clientFolder } from "./support/client-folder.ts";
import { builtPaths } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

/** What a slow connection brings in its first round trip: ten packets of 1,460 bytes. */
const firstRoundTrip = 14_600;

/** Bytes as sent of a page, its sheets inside, where it has reason to be more than the first round trip. */
const longerPages: Record<string, number> = {
  // Their plots are drawn in the page: 56 years of weeks, 51 states of counties, eight steps.
  "/reports/mortgage-rates-since-1971": 16_000,
  "/reports/loan-limits": 17_000,
  "/how-it-works": 15_200,
  // What phones of 2022 need in a sheet made these a line too long: their footer comes a round trip later.
  "/answers": 14_800,
  "/glossary": 14_800,
  "/guides/closing-costs-line-by-line": 14_800,
  "/guides/conventional-or-fha": 14_800,
  // React runs on these; what comes alive later is in the page for those without it.
  "/": 23_500,
  "/assistance-finder": 16_500,
  "/blog": 17_400,
  "/financial-aid": 20_600,
  "/mortgage-solutions": 20_400,
  "/resources": 16_300,
};
const livePage = 15_700;

/** Scripts that a live page starts by itself: React and its router, and what is ours. */
const frameworkBytes = 110_000;
const ownScriptBytes = 51_000;
/**
 * Four with much to work out: a plan of ten years for six loans, with the rules of each, read and kept by a schema; six questions
 * against the national programs and a state's, whose down payments depend on the loan's size and so on the calculators' own
 * functions; three calculators behind tabs, which are the full ones and say of when their figures are; and three Loan Estimates
 * box by box, with every sum of them worked out again, read and kept by a schema.
 */
const longerScripts: Record<string, number> = {
  "/assistance-finder": 75_000,
  "/compare-loan-estimates": 66_000,
  "/mortgage-solutions": 63_000,
  "/my-path": 91_500,
};

const client = (file: string) => `${clientFolder}${file}`;
/** What would not shrink has no compressed form. */
const sent = (file: string) =>
  (statSync(client(`${file}.br`), { throwIfNoEntry: false }) ?? statSync(client(file))).size;

test("Every page keeps to its budget", () => {
  for (const path of builtPaths) {
    const file = `${path === "/" ? "" : path}/index.html`;
    const html = readFileSync(client(file), "utf8");
    // What `app/server/http/pages/defer-hydration.server.ts` has the browser fetch.
    const scripts: string[] = JSON.parse(/const hrefs=(\[.*?\])/.exec(html)?.[1] ?? "[]");
    expect.soft(scripts.length > 0, path).toBe(isLivePage(path));
    // A booklet holds whole guides, for paper.
    const guides = path.startsWith("/guides/booklets/") ? html.split("<article").length - 1 : 1;
    const budget = longerPages[path] ?? (scripts.length > 0 ? livePage : firstRoundTrip);
    expect.soft(sent(file), path).toBeLessThanOrEqual(budget * guides);

    const isFramework = (href: string) => href.startsWith("/assets/framework-");
    const ownBudget = longerScripts[path] ?? ownScriptBytes;
    expect.soft(sumOf(scripts.filter(isFramework)), path).toBeLessThanOrEqual(frameworkBytes);
    expect.soft(sumOf(scripts.filter((href) => !isFramework(href))), path).toBeLessThanOrEqual(ownBudget);
  }
});

function sumOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + sent(file), 0);
}
