import { test as base, expect } from "@playwright/test";
import { discardSite, type Site, startSite } from "./site.ts";

type Fixtures = {
  /** Lines that the browser's console may show as errors in this journey; anything else fails it. */
  expectedErrors: RegExp[];
};

/** A journey's `test`: one site for each worker, and no error in the browser's console goes unseen. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await discardSite(site);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.some((expected) => expected.test(error)));
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
});

export { expect };
