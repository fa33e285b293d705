import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Locator, Page } from "@playwright/test";
import { freePort } from "#test/free-port.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { ThirdParty } from "./support/third-party.ts";

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Window {
    /** Calls that the third party's script received. */
    told?: string[];
    shifts?: number;
    largest?: string;
  }
}

test.describe("On a small phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the banner asks without moving anything, takes no focus, and is gone for good after an answer", async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    const scripts = requestsTo(page, /\.js$/);
    await watchPaint(page);
    await page.goto(`${site.url}/faq`);
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
    expect(scripts).toEqual([]);
    // A key press before the first paint would end the browser's search for the largest one.
    await expect.poll(() => page.evaluate(() => window.largest)).toBe("outside the banner");

    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(banner(page).getByRole("link", { name: "Choose" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(banner(page)).toBeVisible();
    expect(await accessibilityProblems(page, ".ck")).toEqual([]);

    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(banner(page)).toBeHidden();
    // The pressed button is gone; the focus is not.
    await expect(page.locator("header .logo")).toBeFocused();
    expect(await page.evaluate(() => [window.shifts, window.largest])).toEqual([0, "outside the banner"]);
    await expect.poll(() => notedChoices(site)).toMatchObject([{ kinds: "", page_path: "/faq", privacy_control: 0 }]);
    expect(await choiceOf(page)).toMatch(/^\d+\.[0-9a-f]{32}\.none$/);

    await page.goto(`${site.url}/about`);
    await expect(banner(page)).toBeHidden();
    expect(scripts.map((url) => new URL(url).pathname)).toEqual(["/cookie-choice.js"]);
  });
});

/** The banner looks the same on every page, and covers most in the smallest window. */
const bannerInGate = { path: "/", width: 320 };

for (const viewport of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test.describe(`On a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport });

    for (const path of ["/", "/faq", "/get-started", "/credit-repair-landing", "/calculators/affordability"]) {
      const isInGate = path === bannerInGate.path && viewport.width === bannerInGate.width;
      const details = isInGate ? {} : { tag: "@prove" };
      test(`the banner takes at most 15% of the window and covers nothing: ${path}`, details, async ({ page }) => {
        await page.goto(path);
        const height = (await banner(page).boundingBox())?.height ?? Number.POSITIVE_INFINITY;
        expect(height).toBeLessThanOrEqual(0.15 * viewport.height);
        for (const part of await page.locator("main .btn, main .answer, main .inp, main summary").all()) {
          if (!(await part.isVisible())) continue;
          await part.scrollIntoViewIfNeeded();
          expect(await overlap(page, part)).toBe(0);
        }
      });
    }
  });
}

// A browser that enlarges text alone changes no media query, so nothing may hang on one.
test("On a phone with text of twice its size the answers go below each other, and the page stays as wide as the window", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dispute-kit");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  for (const part of await banner(page).locator("p, a, button").all()) {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
    expect(x + width, (await part.textContent()) ?? "").toBeLessThanOrEqual(390);
  }
  const [essential, all] = await banner(page)
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
  expect(all?.top).toBeGreaterThanOrEqual(essential?.bottom ?? Number.POSITIVE_INFINITY);
  for (const path of ["/get-started", "/my-path"]) {
    await page.goto(path);
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      return document.documentElement.scrollWidth;
    });
    expect(wide, path).toBe(390);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "With JavaScript" : "Without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("“Choose” opens the choices, from another page and from the cookie page", { tag: "@prove" }, async ({
      page,
    }) => {
      await page.goto("/faq");
      await banner(page).getByRole("link", { name: "Choose" }).click();
      await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeVisible();
      await expect(page.getByRole("dialog", { name: "Cookie preferences" })).toBeFocused();
      await page.goto("/cookies");
      await banner(page).getByRole("link", { name: "Choose" }).click();
      await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeVisible();
    });
  });
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("answering the banner returns to the page, and the site records the choice", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await page.goto(`${site.url}/faq?from=mail`);
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect(page).toHaveURL(`${site.url}/faq?from=mail`);
    await expect(banner(page)).toBeHidden();
    expect(await choiceOf(page)).toMatch(/\.analytics\.marketing\.functional$/);
    expect(notedChoices(site)).toMatchObject([{ kinds: "analytics.marketing.functional", page_path: "/faq" }]);

    await page.goto(`${site.url}/cookies`);
    await page.getByRole("button", { name: "Open Preference Center" }).click();
    await page.getByRole("checkbox", { name: "Functional" }).check();
    await page.getByRole("button", { name: "Save My Choice" }).click();
    await expect(page.getByText("Your choice is kept on this device.")).toBeVisible();
    expect(await choiceOf(page)).toMatch(/\.functional$/);
    expect(notedChoices(site)).toHaveLength(2);
  });

  test("a choice posted from another site does not redirect to that site", async ({ site, request }) => {
    const answer = await request.post(`${site.url}/cookies`, {
      form: { choice: "all" },
      headers: { Referer: "https://evil.example/faq", "Sec-GPC": "1" },
      maxRedirects: 0,
    });
    expect([answer.status(), answer.headers().location]).toEqual([303, "/cookies#choice-kept"]);
    expect(answer.headers()["set-cookie"]).toMatch(/\.analytics\.functional; /);
  });
});

test.describe("Tracking that needs consent", () => {
  let thirdParty: ThirdParty;
  test.beforeAll(async () => {
    thirdParty = await ThirdParty.start();
  });
  test.afterAll(() => thirdParty.stop());
  test.beforeEach(() => {
    thirdParty.requests.length = 0;
  });

  test("is not requested before the visitor consents, starts at once, and ends when they withdraw consent", async ({
    page,
    newSite,
  }) => {
    const metricsPort = String(await freePort());
    const site = await newSite({ LEAD_TRACKING_SRC: thirdParty.scriptUrl, METRICS_PORT: metricsPort });
    const measured = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return [...text.matchAll(/^site_web_vital_ttfb_count\{route="(.+)"\} (\d+)$/gm)].map(
        ([, route, n]) => `${route} ${n}`,
      );
    };
    await page.goto(`${site.url}/get-started?utm_source=mail#income=5000`);
    await page.getByLabel("First name").focus();
    await page.getByLabel("First name").blur();
    expect(thirdParty.requests).toEqual([]);
    expect(await page.evaluate(() => window.leadTracking)).toBeUndefined();

    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => told(page)).toEqual([`${site.url}/get-started`]);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Resources" }).click();
    await expect.poll(() => told(page)).toEqual([`${site.url}/resources`]);
    expect(thirdParty.requests.length).toBeGreaterThan(0);
    for (const request of thirdParty.requests) expect(request).toEqual({ url: "/lead.js", referrer: `${site.url}/` });

    await page.goto(`${site.url}/faq?name=maria#top`);
    await expect.poll(() => told(page)).toEqual([`${site.url}/faq`]);
    await expect.poll(measured).toEqual(["/get-started 1", "/resources 1"]);
    await page.goto(`${site.url}/cookies`);
    await expect.poll(() => told(page)).toEqual([`${site.url}/cookies`]);
    expect(JSON.stringify(thirdParty.requests)).not.toMatch(/maria|income|utm/);

    await page.getByRole("button", { name: "Open Preference Center" }).click();
    await page.getByRole("checkbox", { name: "Marketing" }).uncheck();
    await page.getByRole("checkbox", { name: "Analytics" }).uncheck();
    await page.getByRole("button", { name: "Save My Choice" }).click();
    await expect(page.getByText("You allow essential and functional cookies.").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.leadTracking)).toBeUndefined();
    thirdParty.requests.length = 0;
    const before = await measured();
    await page.goto(`${site.url}/about`);
    await page.goto(`${site.url}/resources`);
    expect(thirdParty.requests).toEqual([]);
    expect(before.join()).not.toMatch(/about/);
    expect(await measured()).toEqual(before);
    await expect
      .poll(() => notedChoices(site).map(({ kinds }) => kinds))
      .toEqual(["analytics.marketing.functional", "functional"]);
  });

  test("does no marketing under Global Privacy Control, whatever the visitor accepts", async ({ browser, newSite }) => {
    const site = await newSite({ LEAD_TRACKING_SRC: thirdParty.scriptUrl });
    const context = await browser.newContext({ extraHTTPHeaders: { "Sec-GPC": "1" } });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(navigator, "globalPrivacyControl", { value: true }));
    await page.goto(`${site.url}/faq`);
    await expect(banner(page)).toContainText("Global Privacy Control keeps marketing off");
    await banner(page).getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => notedChoices(site)).toMatchObject([{ kinds: "analytics.functional", privacy_control: 1 }]);
    expect(await choiceOf(page)).toMatch(/\.analytics\.functional$/);
    await page.goto(`${site.url}/cookies`);
    await expect(page.getByText("You allow essential, analytics, and functional cookies.")).toBeVisible();
    expect(thirdParty.requests).toEqual([]);
    await context.close();
  });
});

test("A page with a secret personal address is marked as personal for the scripts that need consent", async ({
  request,
}) => {
  expect(await (await request.get("/newsletter/unsubscribe?t=x")).text()).toMatch(/<html [^>]*data-personal/);
  expect(await (await request.get("/faq")).text()).not.toMatch(/<html [^>]*data-personal/);
});

function banner(page: Page) {
  return page.getByRole("region", { name: "Cookies", exact: true });
}

/** How much of a part the banner covers, in square pixels. */
async function overlap(page: Page, part: Locator): Promise<number> {
  const [one, other] = [await banner(page).boundingBox(), await part.boundingBox()];
  if (!one || !other) return 0;
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(across, 0) * Math.max(down, 0);
}

function told(page: Page) {
  return page.evaluate(() => window.told);
}

function requestsTo(page: Page, address: RegExp): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (address.test(request.url())) urls.push(request.url());
  });
  return urls;
}

async function choiceOf(page: Page): Promise<string | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === "cookie-choice")?.value;
}

function notedChoices({ dataDir }: Site) {
  const database = new DatabaseSync(join(dataDir, "site.db"), { readOnly: true });
  const rows = database
    .prepare("SELECT kinds, privacy_control, page_path FROM cookie_choices ORDER BY chosen_at")
    .all();
  database.close();
  return rows;
}

/** Adds up what moves by itself, and notes where the largest paint is. */
async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    type Paint = PerformanceEntry & { element: Element | null };
    window.shifts = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) window.shifts = (window.shifts ?? 0) + value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as Paint | undefined;
      window.largest = last?.element?.closest(".ck") ? "the banner" : "outside the banner";
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
