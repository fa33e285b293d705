import puppeteer, { type Browser, type ElementHandle, type LaunchOptions, type Page } from "puppeteer-core";
import { environmentWithMachineClock } from "#test/clock/machine-clock.ts";
import { type Engine, type EngineElement, type EngineWindow, windowSize } from "./engine-window.ts";

/** Chromium, driven by the DevTools protocol. */
export function chromiumAt(executablePath: string): Engine {
  // No sandbox: CI runs as root in a container. A prerendered page would take the window away from the driver.
  const args = ["--no-sandbox", "--disable-features=Prerender2"];
  return puppeteerEngine({ browser: "chrome", headless: "shell", executablePath, args }, (page) =>
    page.setJavaScriptEnabled(false),
  );
}

/** Firefox as its publisher ships it, driven by WebDriver BiDi. */
export function firefoxAt(executablePath: string): Engine {
  return puppeteerEngine({ browser: "firefox", executablePath });
}

/** Firefox can turn off JavaScript only for all of its windows, so it is started a second time for that. */
function puppeteerEngine(options: LaunchOptions, disableJavaScript?: (page: Page) => Promise<void>): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();
  const launched = (javaScript: boolean) => {
    const browser =
      browsers.get(javaScript) ??
      puppeteer.launch({ ...options, env: environmentWithMachineClock(), ...(!javaScript && firefoxWithout) });
    browsers.set(javaScript, browser);
    return browser;
  };
  return {
    async newWindow({ javaScript }) {
      const context = await (await launched(javaScript || Boolean(disableJavaScript))).createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(windowSize);
      if (!javaScript) await disableJavaScript?.(page);
      return puppeteerWindow(page, javaScript, () => context.close());
    },
    async close() {
      await Promise.all([...browsers.values()].map(async (browser) => (await browser).close()));
    },
  };
}

const firefoxWithout: LaunchOptions = { extraPrefsFirefox: { "javascript.enabled": false } };

function puppeteerWindow(page: Page, javaScript: boolean, close: () => Promise<void>): EngineWindow {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    // `narrow` while a page slides in: the browser cuts the slide short and says so; none of our scripts is involved.
    if (!String(error).includes("Transition was aborted because of invalid state. Viewport size changed"))
      errors.push(String(error));
  });
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(message.text());
  });
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (work, ...args) => page.evaluate(work, ...args),
    async find(work, ...args) {
      const element = (await page.evaluateHandle(work, ...args)).asElement() as ElementHandle<Element> | null;
      return element && puppeteerElement(page, element);
    },
    narrow: (width) => page.setViewport({ ...windowSize, width }),
    javaScript,
    errors,
    picture: () => page.screenshot(),
    close,
  };
}

function puppeteerElement(page: Page, element: ElementHandle<Element>): EngineElement {
  const place = () =>
    element.evaluate((one) => {
      const box = one.getClientRects()[0] ?? one.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  return {
    place,
    // `element.click()` waits for an observer in the page, which never fires if JavaScript is off.
    async click() {
      const { x, y } = await place();
      await page.mouse.click(x, y);
    },
    async fill(text) {
      await element.evaluate((field) => (field as HTMLInputElement).select());
      await element.type(text);
    },
    press: (key) => element.type(key),
  };
}
