import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { layOutEverything } from "./lay-out-everything.ts";

/** All of axe, as a script. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type WithAxe = typeof globalThis & { axe?: typeof axe };

/**
 * Problems that axe finds, by all its rules, on a page or a part of it as it is now: each rule with the elements that
 * break it.
 *
 * Axe is called in the page itself: its Playwright package would load all of it again for each call.
 */
export async function accessibilityProblems(page: Page, part?: string): Promise<string[]> {
  await layOutEverything(page);
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  const found = await page.evaluate(async (selector) => {
    const run = (globalThis as WithAxe).axe?.run;
    if (!run) throw new Error("Axe is not in the page");
    // The one frame holds one of our pages, whose states have separate journeys.
    const options = { iframes: false, resultTypes: ["violations" as const], selectors: false };
    const { violations } = await run(selector ?? document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  }, part);
  return [...found, ...(await sharedIds(page))];
}

/** Ids that more than one element of the page has. Axe looks only at those that a label or a description uses. */
export async function sharedIds(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    return [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `the id ${id} is there twice`);
  });
}
