import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { expect } from "./test.ts";

/** Stores a text on the device before a page reads it: no script runs at this address. */
export async function keepText(page: Page, key: string, text: string, origin = ""): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem(kept.key, kept.text), { key, text });
}

export function keptText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Every request of a page from now on, one per line, without the random parts: ports, references, hashes in file names. */
export function requestsOf(page: Page): string[] {
  const heard: string[] = [];
  page.on("request", (request) => {
    const line = logWords(`${request.method()} ${request.url()} ${request.postData() ?? ""}`);
    heard.push(line.replace(/-[\w-]{7,8}(?=\.(?:js|css|json|woff2|svg)\b)/g, ""));
  });
  return heard;
}

/** Expects a page that couldn't read `text` to say so, to hand it over as a file, and to delete it when told to. */
export async function saveAndThrowAway(page: Page, text: string): Promise<void> {
  await expect(page.getByText("We could not read what this device kept.")).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save What Was There" }).click(),
  ]);
  expect(readFileSync(await saved.path(), "utf8")).toBe(text);
  await page.getByRole("button", { name: "Throw It Away" }).click();
  await expect(page.getByText("We could not read")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
}
