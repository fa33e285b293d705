import type { Page } from "@playwright/test";
import { layOutEverything } from "./lay-out-everything.ts";

/**
 * Whether the page goes sideways once the browser's own text size is twice the usual one. Unlike a larger font on
 * `html`, the setting reaches the rules that ask for a width in em.
 */
export async function scrollsWithLargeText(page: Page): Promise<boolean> {
  await layOutEverything(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  const scrolls = await page.evaluate(() => {
    const { fontSize } = getComputedStyle(document.documentElement);
    if (fontSize !== "32px") throw new Error(`The text did not grow: ${fontSize}`);
    return document.documentElement.scrollWidth > innerWidth;
  });
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await browser.detach();
  return scrolls;
}
