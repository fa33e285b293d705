import type { Page } from "@playwright/test";

// Things that go wrong in people's pages.

/** Has the page translated, as Chrome does it. */
export async function translated(page: Page): Promise<void> {
  await page.evaluate(translateTexts);
}

// The following run in the page, each by itself.

/**
 * Does what Chrome's translator does, except for the words: every text goes out of the page, and into two `font` elements in
 * its place; so do texts that come or change later.
 */
export function translateTexts(): void {
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
}

/** React fails at the next thing that it puts into the page. */
export function breakWhatIsAdded(): void {
  Node.prototype.insertBefore = () => {
    throw new Error("broken for the test");
  };
}

/** React fails at the next text that it changes. */
export function breakWhatIsChanged(): void {
  Object.defineProperty(Text.prototype, "nodeValue", {
    set() {
      throw new Error("broken for the test");
    },
  });
}

/** A password manager fills the field that people do not see. */
export function fillTrap(formId: string): void {
  const trap = document.forms.namedItem(formId)?.elements.namedItem("website");
  if (trap instanceof HTMLInputElement) trap.value = "filled by a password manager";
}
