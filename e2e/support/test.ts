import { test as base, expect } from "@playwright/test";
import { sharedIds } from "./accessibility-problems.ts";
import { clock } from "./clock.ts";
import { type MailServer, startMailServer } from "./mail.ts";
import { discardSite, type Site, startSite } from "./site.ts";
import { unlistedNames } from "./unlisted-names.ts";
import { untilLive } from "./until-live.ts";

type Fixtures = {
  /** Errors that the browser's console may show in this journey; any other fails it. */
  expectedErrors: RegExp;
  /** Starts a site for this journey alone, and removes it afterward. */
  newSite: (settings?: Record<string, string>) => Promise<Site>;
  newMailServer: () => Promise<MailServer>;
  /** Each journey begins at the same time. */
  clockSetBack: undefined;
};

/** Chromium's message when the next document shows before the transition to it could be drawn: there is none, then. */
const drawnTooLate = /^InvalidStateError: Transition was aborted because of invalid state\. Page already revealed$/;

/**
 * A journey's `test`: one site for each worker. Any error in the browser's console fails it, and so does anything stored
 * on the device that the Cookie Policy doesn't list. `page.goto` and `page.reload` wait until the page is live unless
 * they are told to wait for something else: modules come after the paint, and may come after `load`.
 */
export const test = base.extend<Fixtures, { site: Site }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await clock.setIn(context);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
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
  expectedErrors: [/^(?!)/, { option: true }],
  // Sites end before the mail server, which would wait for the connections that they hold open.
  newSite: async ({ newMailServer: _ }, use) => {
    const sites: Site[] = [];
    await use(async (settings) => {
      const site = await startSite(settings);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map(discardSite));
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  newMailServer: async ({}, use) => {
    const servers: MailServer[] = [];
    await use(async () => {
      const server = await startMailServer();
      servers.push(server);
      return server;
    });
    await Promise.all(servers.map((server) => server.down()));
  },
  clockSetBack: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      await use(undefined);
      await clock.setBack();
    },
    { auto: true },
  ],
  // Ends before the sites do: a site that is gone is not an error of the page.
  page: async ({ page, javaScriptEnabled, expectedErrors, newSite: _ }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const isAwaited = (options?: { waitUntil?: string }) => javaScriptEnabled && !options?.waitUntil;
    page.goto = async (url, options) => {
      const answer = await goto(url, options);
      if (isAwaited(options)) await untilLive(page);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload(options);
      if (isAwaited(options)) await untilLive(page);
      return answer;
    };
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`${error.name}: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") errors.push(message.text());
    });
    await use(page);
    const unexpected = errors.filter((error) => !expectedErrors.test(error) && !drawnTooLate.test(error));
    expect(unexpected, "errors in the browser's console").toEqual([]);
    expect(await sharedIds(page), "ids that two elements have").toEqual([]);
    expect(await unlistedNames(page), "stored on the device, but not in the Cookie Policy").toEqual([]);
  },
});

export { expect };
