/**
 * Lighthouse's mobile scores of the built site's pages: medians of several runs, the pages taken in turn.
 *
 * Asked: 100 for accessibility, best practices and SEO; performance 100 on pages without a script, 98 on
 * the others. Performance is simulated from how long tasks took on this machine, so it says something only while nothing
 * else runs: the index that Lighthouse gives the machine is printed, a desktop of these years has 1,500 to 2,000. A page
 * that search engines are told to leave out cannot have 100 for SEO; it is marked.
 *
 *   npm run bench -- lighthouse [runs] [paths, else all pages and what is made on request]
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { builtPaths, pagesWithIslands } from "../e2e/support/page-paths.ts";
import { startBuiltSite } from "./support/built-site.mjs";
import { launchChromium } from "./support/chromium.mjs";
import { median } from "./support/median.mjs";

const [runs = "5", ...wanted] = process.argv.slice(2);
const port = 9300 + (process.pid % 500);
const folder = mkdtempSync(join(tmpdir(), "bench-lighthouse-"));
const site = await startBuiltSite({ DATA_DIR: folder, DATABASE_URL: "", SMTP_URL: "", LOG_LEVEL: "info" });
const browser = await launchChromium([`--remote-debugging-port=${port}`]);
try {
  const paths = wanted.length > 0 ? wanted : await allPaths();
  const results = new Map(paths.map((path) => [path, []]));
  for (let run = 0; run < Number(runs); run++) {
    for (const path of paths) results.get(path).push(await audit(path));
  }
  const indexes = [...results.values()].flat().map(({ machine }) => machine);
  console.log(
    `Lighthouse's index of this machine: ${Math.min(...indexes)} to ${Math.max(...indexes)}, median ${Math.round(median(indexes))}`,
  );
  console.log("page: performance, others; first paint, largest paint, blocking in ms (simulated slow phone)");
  for (const [path, measured] of results) report(path, measured);
} finally {
  await browser.close();
  await site.stop();
  rmSync(folder, { recursive: true });
}

/** Every prerendered page, and one of each kind that is made on request. */
async function allPaths() {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const place = /\/places\/[^/<]+\/[^<]+/.exec(sitemap)?.[0];
  return [...builtPaths.filter((path) => path !== "/404"), place, "/search?q=fha", "/book"];
}

/** The scores of one run, in percent, and what the performance was made of. */
async function audit(path) {
  const { categories, audits, environment } = await measure(path);
  return {
    machine: environment.benchmarkIndex,
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, score * 100])),
    times: ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"].map(
      (id) => audits[id].numericValue,
    ),
    isIndexed: audits["is-crawlable"].score === 1,
  };
}

/** A busy machine now and then keeps Chromium from recording a trace; such a run has no figures and is done again. */
async function measure(path, attemptsLeft = 3) {
  const result = await lighthouse(site.url + path, { port, logLevel: "error" });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attemptsLeft > 1) return measure(path, attemptsLeft - 1);
  throw new Error(`Lighthouse failed on ${path}: ${result?.lhr.runtimeError?.message}`);
}

function report(path, measured) {
  const { performance, ...others } = middleOf(measured.map(({ scores }) => scores));
  const times = middleOf(measured.map(({ times }) => times));
  const asked = pagesWithIslands.includes(path) ? 98 : 100;
  const notes = [
    performance < asked && `performance below ${asked}`,
    ...Object.entries(others).map(([id, score]) => score < 100 && (id !== "seo" || isIndexed(measured)) && id),
    !isIndexed(measured) && "not to be indexed",
  ].filter(Boolean);
  console.log(
    `${path}: ${performance}, ${Object.values(others).join("/")}; ${Object.values(times).join(", ")}` +
      (notes.length > 0 ? ` (${notes.join(", ")})` : ""),
  );
}

function isIndexed(measured) {
  return measured.every(({ isIndexed }) => isIndexed);
}

/** The median of each entry, rounded. */
function middleOf(records) {
  const names = Object.keys(records[0]);
  return Object.fromEntries(names.map((name) => [name, Math.round(median(records.map((record) => record[name])))]));
}
