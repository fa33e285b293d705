import { expect } from "@playwright/test";
import { windowSize } from "./engine-window.ts";
import { test } from "./test.ts";

test.describe("An engine", () => {
  test("opens a window of a phone's size", async ({ engine, site }) => {
    const window = await engine.newWindow({ javaScript: true });
    await window.open(site.url);
    expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual(Object.values(windowSize));
    await window.close();
  });

  test("reports errors in its console", async ({ engine, engineName, site }) => {
    test.skip(engineName === "WebKit", "WebKit tells a driver nothing about its console");
    const window = await engine.newWindow({ javaScript: true });
    await window.open(site.url);
    await window.evaluate(() => void setTimeout(() => Reflect.apply(Reflect.get(window, "nothing"), null, [])));
    await window.evaluate(() => console.error("said"));
    await expect.poll(() => window.errors.length).toBe(2);
    await window.close();
  });

  for (const javaScript of [true, false]) {
    test(`lets its pages run ${javaScript ? "their" : "no"} scripts`, async ({ engine, site }) => {
      const window = await engine.newWindow({ javaScript });
      await window.open(site.url);
      expect(await window.evaluate(() => matchMedia("(scripting: enabled)").matches)).toBe(javaScript);
      expect(await window.evaluate(() => document.documentElement.classList.contains("arrived"))).toBe(javaScript);
      await window.close();
    });
  }
});
