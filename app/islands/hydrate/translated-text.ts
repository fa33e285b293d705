/**
 * Lets React work on a page that the browser translates. A translator replaces each text with `font` elements. React then
 * changes a text that isn't on the page anymore, or fails when it removes one that isn't where React left it. Here a text
 * that React changes or removes goes back to its place first, and the translator translates it again.
 */
export function surviveTranslators(): void {
  if (isReady) return;
  isReady = true;
  new MutationObserver((records) => {
    for (const record of records) noteWrapped(record);
  }).observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putBack(child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    if (before) putBack(before, this);
    return insertBefore.call(this, added, before) as Added;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!value?.set) return;
  const setValue = value.set;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...value,
    set(this: Text, text: string) {
      putBack(this, null);
      setValue.call(this, text);
    },
  });
}

let isReady = false;

/** The element that replaced each text. */
const wrappers = new WeakMap<Node, Element>();

/** A text was wrapped if a `font` took its place, or was added next to it before it went. */
function noteWrapped({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const wrapper = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
  for (const text of removedNodes) {
    if (text.nodeType === Node.TEXT_NODE && wrapper) wrappers.set(text, wrapper as Element);
  }
}

/** Puts a text back where React left it, if it isn't there. */
function putBack(text: Node, parent: Node | null): void {
  if (text.nodeType !== Node.TEXT_NODE || (parent && text.parentNode === parent)) return;
  const wrapper = outermostFont(text) ?? wrappers.get(text);
  if (wrapper?.parentNode && (!parent || wrapper.parentNode === parent)) wrapper.replaceWith(text);
}

/** Some translators move the text itself into their elements. */
function outermostFont(text: Node): Element | null {
  let font: Element | null = null;
  for (let up = text.parentElement; up?.nodeName === "FONT"; up = up.parentElement) font = up;
  return font;
}
