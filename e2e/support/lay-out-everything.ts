import type { Page } from "@playwright/test";

/** Lays out all of a page. A browser otherwise waits until a reader comes near a part (`below-the-window.css`). */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    if ("laidOut" in window) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important; }");
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { laidOut: true });
  });
}
