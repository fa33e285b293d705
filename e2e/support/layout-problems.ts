import type { Page } from "@playwright/test";
import { layOutEverything } from "./lay-out-everything.ts";

/**
 * Problems that a glance at a screenshot would show: overlapping text, split words, boxes outside the window, missing
 * pictures.
 */
export async function layoutProblems(page: Page): Promise<string[]> {
  await layOutEverything(page);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    type Piece = { element: Element; text: string; box: DOMRect };
    const problems: string[] = [];
    const named = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;

    function isSeen(element: Element): boolean {
      const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      // Elements that stay in the window cover the page on purpose.
      return seen && !element.closest(".skip, .thumb, .q-bar, .ck, [popover]") && !isClipped(element);
    }

    /** Text that is only for screen readers is clipped to nothing, or its container is. */
    function isClipped(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { clipPath } = getComputedStyle(at);
        if (clipPath.startsWith("inset(50%") || clipPath.startsWith("inset(100%")) return true;
      }
      return false;
    }

    function pieces(): Piece[] {
      const found: Piece[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent?.trim() ?? "";
        if (!element || text === "" || element.closest("svg, script, style, noscript") || !isSeen(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) found.push({ element, text, box: inked(box) });
        noteBrokenWords(node, range);
      }
      return found;
    }

    /**
     * A word on two lines is wider than its place. An address may break, and so may a word at a planned hyphen; the large
     * letter at the start of an article is next to the rest of its word.
     */
    function noteBrokenWords(node: Node, range: Range): void {
      const words = /(?<![\w./@\u00AD-])\p{L}{4,}(?![\w./@\u00AD-])/gu;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(words)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        // The rest, on the next line, begins farther left than where the word broke.
        const below = others.some(
          ({ left, top, height }) => first && top + height / 2 > first.bottom && left < first.right - 1,
        );
        if (below) problems.push(`"${word}" breaks across two lines`);
      }
    }

    /** A text's box is as tall as its font allows; the letters are in the middle of it. */
    function inked({ left, top, width, height }: DOMRect): DOMRect {
      return new DOMRect(left, top + 0.22 * height, width, 0.58 * height);
    }

    function overlap(one: DOMRect, other: DOMRect): boolean {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return across > 3 && down > 2;
    }

    const all = pieces().toSorted((one, other) => one.box.top - other.box.top);
    all.forEach((one, index) => {
      if (one.box.right > innerWidth + 1 && !one.element.closest(".scrollx")) {
        problems.push(`"${one.text.slice(0, 40)}" runs out of the window`);
      }
      for (let next = index + 1; next < all.length; next++) {
        const other = all[next];
        if (!other || other.box.top > one.box.bottom) break;
        if (one.element !== other.element && overlap(one.box, other.box)) {
          problems.push(`"${one.text.slice(0, 40)}" and "${other.text.slice(0, 40)}" lie over each other`);
        }
      }
    });
    for (const picture of document.images) {
      if (isSeen(picture) && picture.naturalWidth === 0) problems.push(`${picture.src} is missing`);
    }
    for (const scene of document.querySelectorAll("svg")) {
      const { width, height } = scene.getBoundingClientRect();
      if (isSeen(scene) && (width < 4 || height < 4)) problems.push(`${named(scene)} has no size`);
    }
    if (document.documentElement.scrollWidth > innerWidth) problems.push("the page scrolls sideways");
    return [...new Set(problems)];
  });
}
