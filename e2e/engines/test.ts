import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { clock } from "../support/clock.ts";
import { discardSite, type Site, startSite } from "../support/site.ts";
import type { Engine } from "./engine-window.ts";
import { type EngineName, findEngines } from "./installed-engines.ts";
import { chromiumAt, firefoxAt } from "./puppeteer-engine.ts";
import { Visit } from "./visit.ts";
import { webKitAt } from "./webkit-engine.ts";

type Fixtures = {
  javaScript: boolean;
  /** Errors that a journey may cause in the console; any other error fails it. */
  expectedErrors: RegExp;
  visit: Visit;
};

export type EngineOptions = { engineName: EngineName };

/** A journey's `test`: one running engine and one site for each worker, a new window for each journey. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine; site: Site }>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = engineAt(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
    async ({}, use) => {
      await clock.showMachineTime();
      const site = await startSite();
      await use(site);
      await discardSite(site);
    },
    { scope: "worker" },
  ],
  javaScript: [true, { option: true }],
  expectedErrors: [/^(?!)/, { option: true }],
  visit: async ({ engine, site, javaScript, expectedErrors }, use, testInfo) => {
    const window = await engine.newWindow({ javaScript });
    await use(new Visit(window, site.url));
    if (testInfo.errors.length > 0) await writeFile(testInfo.outputPath("window.png"), await window.picture());
    const unexpected = window.errors.filter((error) => !expectedErrors.test(error));
    await window.close();
    expect(unexpected, "errors in the browser's console").toEqual([]);
  },
});

function engineAt(name: EngineName): Engine {
  const { Chromium, Firefox, WebKit } = findEngines();
  if (name === "Chromium" && Chromium) return chromiumAt(Chromium);
  if (name === "Firefox" && Firefox) return firefoxAt(Firefox);
  if (name === "WebKit" && WebKit) return webKitAt(WebKit);
  throw new Error(`This machine has no ${name}`);
}
