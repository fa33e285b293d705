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

/** The same for Playwright. There a test that passed only at a second try counts as failed. */
export async function readPlaywrightCounts() {
  const stats = (await takeReport(playwrightReport))?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
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
