import { fileURLToPath } from "node:url";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    reader: Virtual;
  }
}

const path = "/screen-reader.js";
const file = fileURLToPath(import.meta.resolve("@guidepup/virtual-screen-reader/browser.js"));

/** A screen reader that listens inside a part of a live page and records each phrase that it says. */
export class ScreenReader {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async listenTo(page: Page, part: string): Promise<ScreenReader> {
    await page.route(`**${path}`, (route) => route.fulfill({ path: file, contentType: "text/javascript" }));
    await page.evaluate(
      async ({ path, part }) => {
        const { virtual } = (await import(path)) as { virtual: Virtual };
        window.reader = virtual;
        await virtual.start({ container: document.querySelector(part) ?? document.body });
        await virtual.clearSpokenPhraseLog();
      },
      { path, part },
    );
    return new ScreenReader(page);
  }

  /** Reads on by this many phrases, as the down arrow does. */
  async readOn(phrases: number): Promise<void> {
    await this.#page.evaluate(async (count) => {
      for (let read = 0; read < count; read++) await window.reader.next();
    }, phrases);
  }

  /** Everything it has said since the last call. */
  heard(): Promise<string[]> {
    return this.#page.evaluate(async () => {
      const phrases = await window.reader.spokenPhraseLog();
      await window.reader.clearSpokenPhraseLog();
      // It also records a live region that is emptied, which real screen readers don't announce.
      return phrases.filter((phrase) => phrase !== "polite: ");
    });
  }
}
