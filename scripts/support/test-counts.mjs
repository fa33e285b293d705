import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { cacheFolder } from "./paths.mjs";

export const vitestReport = join(cacheFolder, "vitest.json");
export const playwrightReport = join(cacheFolder, "playwright.json");

/** How many tests passed and failed in the last vitest run; reading uses the report up. */
export async function readVitestCounts() {
  const report = await takeReport(vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** The same for Playwright. There a test that passed only at another try counts as passed, and is named in `flaky`. */
export async function readPlaywrightCounts() {
  const report = await takeReport(playwrightReport);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected, flaky: flakyTitles(report?.suites ?? []) };
}

function flakyTitles(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...flakyTitles(inner),
  ]);
}

async function takeReport(file) {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch {
    return undefined;
  } finally {
    await rm(file, { force: true });
  }
}
