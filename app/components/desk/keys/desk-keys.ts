import { tinykeys } from "tinykeys";
import { createHaste } from "./haste.ts";
import { keyWords, ownKeys } from "./key-map.ts";

/**
 * Listens for the desk's keys until it is stopped. A key presses the first control with that `data-key`. If a row of a list
 * has the focus, controls in that row come first; otherwise only controls outside rows count. On a page without a list, `j`
 * and `k` press controls, too. While a field or a dialog has the focus, keys do nothing. Nor do letters that somebody types on
 * without looking, after a press that leaves the page, and on the page that a sent answer leads to.
 */
export function listenForKeys(showHelp: () => void): () => void {
  const actions = new Map<string, () => boolean>(keyWords.map(([key]) => [key, () => press(key)]));
  actions.set(ownKeys.next, () => move(1) || press(ownKeys.next));
  actions.set(ownKeys.earlier, () => move(-1) || press(ownKeys.earlier));
  actions.set(ownKeys.open, () => clickOn(focusedRow()?.querySelector("a")));
  actions.set(ownKeys.help, () => {
    showHelp();
    return true;
  });
  const bindings = [...actions].toSorted(longerFirst).map(([key, act]): [string, (event: KeyboardEvent) => void] => [
    bindingOf(key),
    (event) => {
      if (act()) event.preventDefault();
    },
  ]);
  const haste = createHaste(() => performance.now());
  if (document.querySelector("[data-just-sent]")) haste.begin();
  // What the page sends itself has been prevented by now.
  const onSubmit = (event: SubmitEvent) => {
    if (!event.defaultPrevented) haste.begin();
  };
  window.addEventListener("submit", onSubmit);
  const stop = tinykeys(window, Object.fromEntries(bindings), {
    ignore: (event) => isBusy(event) || haste.takes(event.key),
  });
  return () => {
    window.removeEventListener("submit", onSubmit);
    stop();
  };
}

/** tinykeys stops at the first match: "g t" has to be asked before "t". */
function longerFirst([a]: [string, unknown], [b]: [string, unknown]): number {
  return b.length - a.length;
}

/** Some signs need Shift, depending on the keyboard. */
function bindingOf(key: string): string {
  return /^[/?]$/.test(key) ? `[Shift]+${key}` : key;
}

/**
 * In a field or a dialog, keys are for typing, choosing or reading, and so they are while a thread to write in is on its way. What
 * the cover of an ended sign-in hides cannot be pressed.
 */
function isBusy({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector("dialog[open], [data-leaving], .over-cover")) return true;
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-row]")];
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
}

/** Move the focus itself, so that a screen reader follows. */
function move(by: 1 | -1): boolean {
  const all = rows();
  const at = all.indexOf(focusedRow() ?? document.body);
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  const link = next?.querySelector("a");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
  return link !== undefined;
}

function press(key: string): boolean {
  const selector = `[data-key="${key}"]`;
  const inRow = focusedRow()?.querySelector<HTMLElement>(selector);
  const others = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => !one.closest("[data-row]"));
  return clickOn(inRow ?? others.find((one) => one.checkVisibility()) ?? others[0]);
}

/** Focus a field; press anything else. */
function clickOn(found: HTMLElement | null | undefined): boolean {
  if (!found) return false;
  if (found.matches("input, textarea, select")) found.focus();
  else found.click();
  return true;
}
