import type { Page } from "@playwright/test";

// Things that go wrong in people's browsers.

/** Translates the page as Chrome does. */
export async function translated(page: Page): Promise<void> {
  await page.evaluate(translateTexts);
}

// The following functions run in the page, each by itself.

/**
 * Does what Chrome's translator does, but leaves the words as they are: it replaces every text with two nested `font`
 * elements that contain it, and does the same with texts that are added or changed later.
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

/** Makes React fail at the next element that it adds to the page. */
export function breakWhatIsAdded(): void {
  Node.prototype.insertBefore = () => {
    throw new Error("broken for the test");
  };
}

/** Makes React fail at the next text that it changes. */
export function breakWhatIsChanged(): void {
  Object.defineProperty(Text.prototype, "nodeValue", {
    set() {
      throw new Error("broken for the test");
    },
  });
}

/** Fills the field that people don't see, as a password manager might. */
export function fillTrap(formId: string): void {
  const trap = document.forms.namedItem(formId)?.elements.namedItem("website");
  if (trap instanceof HTMLInputElement) trap.value = "filled by a password manager";
}
