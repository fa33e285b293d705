import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import type axe from "axe-core";
import { axeSource } from "../support/accessibility-problems.ts";
import { minFillMs, takeAMoment } from "../support/clock.ts";
import { isLive } from "../support/until-live.ts";
import type { EngineElement, EngineWindow } from "./engine-window.ts";

/** Someone on the site: finds fields and buttons by the words that people see, and waits for them as people do. */
export class Visit {
  readonly #window: EngineWindow;
  readonly #siteUrl: string;

  constructor(window: EngineWindow, siteUrl: string) {
    this.#window = window;
    this.#siteUrl = siteUrl;
  }

  /** Opens a path of the site; resolves when the page is live. */
  async open(path: string): Promise<void> {
    await this.#window.open(this.#siteUrl + path);
    await this.untilLive();
  }

  /** Lets as much time pass as forms expect a person to need, for the page and for the site. */
  async takeAMoment(): Promise<void> {
    await takeAMoment();
    await this.#window.evaluate((moment) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() + Number(moment);
    }, String(minFillMs));
  }

  /** Types into the fields that have these labels. */
  async fill(texts: Record<string, string>, within = "main"): Promise<void> {
    for (const [label, text] of Object.entries(texts)) {
      await this.#with(fieldsIn(within), label, (field) => field.fill(text));
    }
  }

  /** Chooses from a list by a key: the first letter of an option. */
  async choose(label: string, key: string, within = "main"): Promise<void> {
    await this.#with(fieldsIn(within), label, (list) => list.press(key));
  }

  /** Clicks the link, button or option with this text. */
  async click(text: string, within = "main"): Promise<void> {
    await this.#with(`${within} :is(a[href], button, summary, [role=option])`, text, (one) => one.click());
  }

  /** Clicks the first visible element of this selector. */
  async clickFirst(selector: string): Promise<void> {
    await this.#with(selector, "", (one) => one.click());
  }

  /** Waits for the first visible element of this selector to have this text. */
  async expectText(text: string | RegExp, selector: string): Promise<void> {
    await expect(async () => expect(await this.text(selector)).toMatch(text)).toPass(patience);
  }

  /** The text of the first visible element of this selector. */
  text(selector: string): Promise<string> {
    return this.#window.evaluate(visibleText, selector);
  }

  /** The text that is copied from the first such element, and how much room its first letter takes in a line, in em. */
  copied(selector: string): Promise<{ text: string; room: number }> {
    return this.#window.evaluate(copiedText, selector);
  }

  async expectPath(path: string | RegExp): Promise<void> {
    await expect(async () => expect(await this.#window.evaluate(pathAndMore)).toMatch(path)).toPass(patience);
  }

  async expectHidden(selector: string): Promise<void> {
    await expect(async () => expect(await this.#window.evaluate(isVisible, selector)).toBe(false)).toPass(patience);
  }

  /** The value of the field with this label. */
  typed(label: string, within = "main"): Promise<string> {
    return this.#window.evaluate(valueOfField, fieldsIn(within), label);
  }

  /** Opens the address of the page again, as if it had been sent to someone. */
  async reopen(): Promise<void> {
    const path = await this.#window.evaluate(pathAndMore);
    await this.open("/faq");
    await this.open(path);
  }

  /** How wide the window and the page in it are, after asking for a window of this width. */
  async widthsAt(width: number): Promise<{ window: number; page: number }> {
    await this.#window.narrow(width);
    return this.#window.evaluate(widths);
  }

  /** Opens everything that unfolds; false if all of it was open already or there is nothing to open. */
  unfoldAll(): Promise<boolean> {
    return this.#window.evaluate(unfoldAll);
  }

  /** Problems that axe finds on the page as it is now. Axe is a script in the page: without JavaScript it finds nothing. */
  async accessibilityProblems(): Promise<string[]> {
    if (!this.#window.javaScript) return [];
    // As a function, because the page's security policy runs no text as code.
    await this.#window.evaluate(new Function(axeSource) as () => void);
    await this.#window.evaluate(startAxe);
    let found: string[] | null = null;
    await expect(async () => {
      found = await this.#window.evaluate(foundByAxe);
      expect(found, "axe is done").not.toBeNull();
    }).toPass(patience);
    return found ?? [];
  }

  /** Runs a function in the page. It can't use anything outside itself. */
  run(work: (...args: string[]) => void, ...args: string[]): Promise<void> {
    return this.#window.evaluate(work, ...args);
  }

  /** Waits until React has taken over a page that a click has led to. */
  async untilLive(): Promise<void> {
    if (!this.#window.javaScript) return;
    await expect(async () => expect(await this.#window.evaluate(isLive)).toBe(true)).toPass(patience);
  }

  /** Acts on an element once it is in view and no longer moving. */
  async #with(selector: string, words: string, act: (element: EngineElement) => Promise<void>): Promise<void> {
    let before: unknown;
    await expect(async () => {
      const element = await this.#window.find(inSight, selector, words);
      if (!element) throw new Error(`Nothing in sight says “${words}” as ${selector}`);
      const now = await element.place();
      const stoodStill = isDeepStrictEqual(now, before);
      before = now;
      expect(stoodStill, "has stopped moving").toBe(true);
      await act(element);
    }).toPass(patience);
  }
}

const patience = { timeout: 20_000, intervals: [50, 100, 200] };

function fieldsIn(within: string): string {
  return `${within} :is(input, select, textarea)`;
}

type PageWithAxe = typeof globalThis & { axe?: typeof axe; foundByAxe?: string[] | null };

// The following functions run in the page, each by itself.

/** The first such element with these words, in it or in its label; null while it is hidden or covered. */
function inSight(selector: string, words = ""): Element | null {
  const all = [...document.querySelectorAll<HTMLInputElement>(selector)];
  const found = all.find((one) => one.checkVisibility() && (one.labels?.[0] ?? one).textContent.includes(words));
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = found?.getClientRects()[0];
  const atItsMiddle = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return atItsMiddle && found?.contains(atItsMiddle) ? found : null;
}

function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((one) => one.checkVisibility());
}

function visibleText(selector: string): string {
  return [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.textContent ?? "";
}

function copiedText(selector: string): { text: string; room: number } {
  const element = document.querySelector(selector);
  if (!element?.firstChild) return { text: "", room: 0 };
  getSelection()?.selectAllChildren(element);
  const second = document.createRange();
  second.setStart(element.firstChild, 1);
  second.setEnd(element.firstChild, 2);
  const room = second.getBoundingClientRect().left - element.getBoundingClientRect().left;
  return { text: String(getSelection()), room: room / Number.parseFloat(getComputedStyle(element).fontSize) };
}

function valueOfField(selector: string, label: string): string {
  const fields = [...document.querySelectorAll<HTMLInputElement>(selector)];
  return fields.find((one) => one.labels?.[0]?.textContent.includes(label))?.value ?? "no such field";
}

function unfoldAll(): boolean {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
  for (const one of folded) one.open = true;
  return folded.length > 0;
}

/** Axe takes its time, and not every driver waits for a promise. */
function startAxe(): void {
  const page = globalThis as PageWithAxe;
  page.foundByAxe = null;
  void page.axe
    ?.run(document, { iframes: false, resultTypes: ["violations"], selectors: false })
    .then(({ violations }) => {
      page.foundByAxe = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
}

function foundByAxe(): string[] | null {
  return (globalThis as PageWithAxe).foundByAxe ?? null;
}

function widths(): { window: number; page: number } {
  return { window: innerWidth, page: document.documentElement.scrollWidth };
}

function pathAndMore(): string {
  return location.pathname + location.search + location.hash;
}
