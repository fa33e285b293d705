import type { Page } from "@playwright/test";

/** The spacing that WCAG 2.2, 1.4.12 lets a reader set. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Says how wide a page is, in CSS pixels, once its reader has spread lines, letters, words and paragraphs. */
export function widthWithWideText(page: Page): Promise<number> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const width = document.documentElement.scrollWidth;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return width;
  }, spacing);
}
