import type { Page } from "@playwright/test";
import { bringToRest } from "./support/bring-to-rest.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { expect, test } from "./support/test.ts";
import { untilPainted, untilPartIsLive } from "./support/until-live.ts";

const income = (page: Page) => page.getByLabel("Income a year");
const answer = (page: Page) => page.locator(".answer");
const scriptOf = (part: string) => new RegExp(`/assets/${part}-[^/]+\\.js$`);

/** The home price that an income could buy, from the server's answer, with the calculator's other starting values. */
async function affordable(page: Page, income: string): Promise<string> {
  const answered = await page.request.get(`/calculators/affordability?income=${income}`);
  const [, amount = "no answer"] = /You could buy at about[^$]*(\$[\d,]+)/.exec(await answered.text()) ?? [];
  return amount;
}

test("The parts below the first screen are in the page, but their scripts load only when someone scrolls to them", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto("/");
  await expect(income(page)).toHaveValue("$72,000");
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/entry\.client-/)]);
  await income(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContainEqual(expect.stringMatching(scriptOf("home-affordability")));
});

test("On a phone the calculator and its answer begin within two screens", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const place = await answer(page).boundingBox();
  expect((place?.y ?? Number.POSITIVE_INFINITY) + 40).toBeLessThan(2 * 844);
});

test("Numbers change the answer, however people write them", async ({ page }) => {
  await page.goto("/");
  await income(page).scrollIntoViewIfNeeded();
  await untilPartIsLive(income(page));
  await expect(answer(page)).toContainText(`about ${await affordable(page, "72k")}, for $`);
  await income(page).fill("90k");
  await expect(answer(page)).toContainText(await affordable(page, "90k"));
  await income(page).blur();
  await expect(income(page)).toHaveValue("$90,000");
  await page.getByLabel("Cash for the home").fill("6,5");
  await page.getByLabel("Cash for the home").blur();
  await expect(page.locator("#afford-cash-error")).toContainText("Did you mean 6.5?");
  // The answer to the numbers before would pass for the answer to these.
  await expect(answer(page)).toBeHidden();
  await page.getByLabel("Cash for the home").fill("20k");
  await expect(page.getByText("Did you mean")).toBeHidden();
  await expect(page.locator("main")).not.toContainText("NaN");
});

test("A number typed before the calculator's script loads counts once it has loaded", async ({ page }) => {
  const letGo = await holdRequests(page, scriptOf("home-affordability"));
  await page.goto("/");
  await income(page).fill("90,000");
  await expect(answer(page)).toContainText(await affordable(page, "72k"));
  letGo();
  await expect(answer(page)).toContainText(await affordable(page, "90k"));
  await expect(income(page)).toHaveValue("90,000");
});

test("A link works before the page hydrates", async ({ page }) => {
  let held = 0;
  await page.route(/\/assets\/.+\.js$/, () => {
    held += 1;
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect.poll(() => held).toBeGreaterThan(0);
  await page.getByRole("link", { name: /Atlanta/ }).click();
  await expect(page).toHaveURL(/\/get-started$/);
});

test("Leaving and coming back works even if some parts have never been near the window", async ({ page }) => {
  await page.goto("/");
  await page.locator(".hero").getByRole("link", { name: "Start Your Journey" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Your Free Credit Analysis");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Path from Renting to Owning");
  await page.locator("#partnership").scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: /meet a realtor/ })).toBeVisible();
});

test("Following a link to the same page loses none of its parts", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("banner").getByRole("link", { name: "Path to Keys" }).click();
  for (const name of [/Three things/, "Everything on one table.", /What could you buy/, /meet a realtor/]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
});

test.describe("When a part's script fails to load", () => {
  test.use({ expectedErrors: /Failed to load resource|preload/ });

  test("the page tries twice, stays complete, and 'Reload this part' loads it", async ({ page }) => {
    let tries = 0;
    await page.route(scriptOf("home-affordability"), (route) => {
      tries += 1;
      return route.abort("connectionfailed");
    });
    await page.goto("/");
    await income(page).scrollIntoViewIfNeeded();
    const reload = page.getByRole("button", { name: "Reload this part" });
    await expect(reload).toBeVisible();
    expect(tries).toBe(2);
    await expect(answer(page)).toContainText(await affordable(page, "72k"));
    await page.unroute(scriptOf("home-affordability"));
    await reload.click();
    await expect(reload).toBeHidden();
    await income(page).fill("90,000");
    await expect(answer(page)).toContainText(await affordable(page, "90k"));
  });
});

for (const width of [390, 1440]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("nothing moves while the parts load, whether the page is opened directly or from another page", {
      tag: "@prove",
    }, async ({ page }) => {
      await watchShifts(page);
      await page.goto("/");
      await scrollThrough(page);
      expect(await shifts(page)).toBeLessThan(0.001);

      await page.goto("/get-started");
      await page.getByRole("banner").getByRole("link", { name: "Path to Keys" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your Path from Renting to Owning");
      const before = await shifts(page);
      await scrollThrough(page);
      expect((await shifts(page)) - before).toBeLessThan(0.02);
    });
  });
}

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is complete, and the calculator shows a finished example", async ({ page }) => {
    await page.goto("/");
    for (const name of [/Three things/, "Everything on one table.", /What could you buy/, /meet a realtor/]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(answer(page)).toContainText(await affordable(page, "72k"));
    // Under test, Chromium parses <noscript> as text whether or not scripts may run.
    expect(await page.locator("#calculator noscript").textContent()).toContain("Changing the numbers needs JavaScript");
  });
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test("the bar with the main action shows below the hero, and goes under the closing banner", async ({ page }) => {
    await page.goto("/");
    const bar = page.locator(".thumb__bar");
    await expect(bar).not.toBeInViewport();
    await page.locator(".mailboxes").scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 0.9 });
    await bringToRest(page.locator(".close .btn"));
    const onTop = await bar.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(onTop, "the bar has gone under the closing banner").toBe(false);
  });

  test("the bar shows the answer instead while someone edits a number, and doesn't cover the field", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByLabel("Debts a month").focus();
    await expect(page.locator(".answerbar")).toBeVisible();
    await expect(page.locator(".thumb__bar")).toBeHidden();
    const field = await page.getByLabel("Debts a month").boundingBox();
    const bar = await page.locator(".answerbar").boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { total: 0 };
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seenShifts: { total: number } }).seenShifts.total);
}

async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await untilPainted(page);
  }
}
