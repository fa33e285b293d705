import type { Page } from "@playwright/test";
import { layOutEverything } from "./lay-out-everything.ts";

/**
 * Looks at the page with the browser's text size set to twice the default. Unlike a larger font on `html`, the setting
 * also changes media queries with a width in em.
 */
export async function withLargeText<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await layOutEverything(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const fontSize = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  if (fontSize !== "32px") throw new Error(`The text did not grow: ${fontSize}`);
  const seen = await look();
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
  return seen;
}

/** Whether the page scrolls sideways at that text size. */
export function scrollsWithLargeText(page: Page): Promise<boolean> {
  return withLargeText(page, () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth));
}
