import { createElement, type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/**
 * Hydrates one place, in pieces that a tap can come between, and reports when that is done. If it fails, then or later, the
 * place goes back to the server's HTML, with the typed text.
 */
export function hydrate(place: HTMLElement, Content: (props: never) => ReactNode, props = "{}"): Promise<void> {
  const typed = noteTyped(place);
  const giveBack = keepFallback(place, typed);
  surviveTranslators();
  keepFocus();
  return new Promise((resolve) => {
    const onTaken = () => {
      place.dataset.live = "";
      if (isTranslated) typed.putBack();
      typed.tell();
      resolve();
    };
    const island = createElement(Taken, { onTaken }, createElement(Content as () => ReactNode, JSON.parse(props)));
    const options = {
      onUncaughtError(error: unknown) {
        reportError(error);
        giveBack();
        resolve();
      },
    };
    // After a translator the place no longer matches the server's HTML: it renders again, and the browser translates it
    // again.
    const isTranslated = place.querySelector("font") !== null;
    startTransition(() => {
      if (isTranslated) createRoot(place, options).render(island);
      else hydrateRoot(place, island, options);
    });
  });
}

function Taken({ onTaken, children }: { onTaken: () => void; children?: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onTaken, []);
  return children;
}

/**
 * Saves the server's HTML of a place. The returned function restores it, with the typed text and a note about the failure.
 */
function keepFallback(place: HTMLElement, typed: TypedValues): () => void {
  const fromServer = place.cloneNode(true);
  let isPutBack = false;
  return () => {
    // One failure may be reported several times.
    if (isPutBack) return;
    isPutBack = true;
    delete place.dataset.live;
    place.replaceChildren(...fromServer.childNodes);
    typed.putBack();
    const posts = place.querySelector("form[method=post]") !== null;
    place.firstElementChild?.prepend(failureNote(posts ? `${kept} Its button works.` : kept));
  };
}

const kept = "Something went wrong in this part. What you typed is still here.";

function failureNote(words: string): HTMLElement {
  const note = document.createElement("p");
  note.className = "note note--bad";
  note.setAttribute("role", "alert");
  note.textContent = `${words} If that does not help, load the page again.`;
  return note;
}

let isWatching = false;

/**
 * From now on, when a pressed button or link goes away and takes the focus with it, the focus goes to the heading of the
 * part of the page that it was in. Code that knows a better place has put it there by then.
 */
function keepFocus(): void {
  if (isWatching) return;
  isWatching = true;
  addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button, a[href]") : null;
    if (!pressed) return;
    const parts = ancestorsOf(pressed);
    requestAnimationFrame(() => setTimeout(() => putBack(pressed, parts)));
  });
}

function ancestorsOf(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}

function putBack(pressed: Element, parts: readonly Element[]): void {
  if (pressed.isConnected || document.activeElement !== document.body) return;
  const heading = parts
    .filter((part) => part.isConnected)
    .map((part) => part.querySelector<HTMLElement>("h1, h2, h3, h4"))
    .find((found) => found && found.getClientRects().length > 0);
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fields = "input, select, textarea";

/** The values a visitor typed, picked or checked in a place. */
type TypedValues = {
  /** Puts them into the current fields of the same names. */
  putBack(): void;
  /** Types them again, as far as events go: React was not there for the first ones. */
  tell(): void;
};

/** Records differences from the server's HTML, now and from now on. */
function noteTyped(place: HTMLElement): TypedValues {
  const typed = new Map<string, string | boolean>();
  const note = (field: Field) => typed.set(nameOf(field), heldIn(field));
  const fieldsTyped = () => [...place.querySelectorAll<Field>(fields)].filter((field) => typed.has(nameOf(field)));
  for (const field of place.querySelectorAll<Field>(fields)) if (heldIn(field) !== sentIn(field)) note(field);
  for (const type of ["input", "change"]) {
    place.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.matches(fields)) note(target as Field);
    });
  }
  return {
    putBack() {
      for (const field of fieldsTyped()) {
        const value = typed.get(nameOf(field));
        if (field.type === "file" || value === heldIn(field)) continue;
        if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
        else field.value = value ?? "";
      }
    },
    tell() {
      for (const field of fieldsTyped()) {
        for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      }
    },
  };
}

/** Boxes that share a name and have no id are told apart by their value; a slider has only its label. */
function nameOf(field: Field): string {
  return [
    field.form?.id,
    field.id || field.name || field.getAttribute("aria-label"),
    isBox(field) ? field.value : "",
  ].join(" ");
}

function heldIn(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

function sentIn(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value;
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type);
}

/**
 * Lets React work on a page that the browser translates. A translator replaces each text with `font` elements. React then
 * changes a text that isn't on the page anymore, or fails when it removes one that isn't where React left it. Here a text
 * that React changes or removes goes back to its place first, and the translator translates it again.
 */
function surviveTranslators(): void {
  if (isReady) return;
  isReady = true;
  new MutationObserver((records) => {
    for (const record of records) noteWrapped(record);
  }).observe(document.body, { childList: true, subtree: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    putTextBack(child, this);
    return removeChild.call(this, child) as Child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    if (before) putTextBack(before, this);
    return insertBefore.call(this, added, before) as Added;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  if (!value?.set) return;
  const setValue = value.set;
  Object.defineProperty(Text.prototype, "nodeValue", {
    ...value,
    set(this: Text, text: string) {
      putTextBack(this, null);
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
function putTextBack(text: Node, parent: Node | null): void {
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
