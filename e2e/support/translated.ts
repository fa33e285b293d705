import type { Page } from "@playwright/test";

/**
 * Does to a page what Chrome's translator does, but for the words: every text goes out of the page, and into two `font`
 * elements in its place; so do texts that come or change later.
 */
export async function translated(page: Page): Promise<void> {
  await page.evaluate(() => {
    const left = "script, style, noscript, textarea, title, option, font";
    const wrap = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        if (text.data.trim() === "" || text.parentElement?.closest(left)) continue;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    wrap(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        for (const node of type === "characterData" ? [target] : addedNodes) if (node.parentNode) wrap(node.parentNode);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
