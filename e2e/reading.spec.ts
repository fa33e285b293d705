import { pagesOf } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

const guide = "/guides/dispute-an-error-yourself";

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A reader finds a section from a guide's contents, a source, and the next step", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(guide);
    await page.getByText("In this guide").click();
    await page.getByRole("navigation", { name: "In this guide" }).getByRole("link", { name: "Ask the source" }).click();
    await expect(page).toHaveURL(/#ask-the-source-too$/);
    await expect(page.getByRole("heading", { name: "Ask the source, too" })).toBeInViewport();
    await page.getByRole("link", { name: "Source 3" }).first().click();
    await expect(page.locator("#source-3")).toBeInViewport();
    await page.getByRole("link", { name: "Open the dispute kit" }).click();
    await expect(page).toHaveURL(/\/dispute-kit$/);
  });
});

test("A guide for hard days ends with a HUD counselor's number to call", async ({ page }) => {
  await page.goto("/guides/if-you-cannot-pay-later");
  const step = page.getByRole("complementary", { name: "Talk to someone who sells nothing" });
  await expect(step.getByRole("link", { name: "Call 800-569-4287" })).toHaveAttribute("href", "tel:+18005694287");
  await expect(step.getByRole("link", { name: "How a meeting goes" })).toBeVisible();
});

test("Reading a guide loads no script", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(guide);
  expect(scripts).toEqual([]);
});

test.describe("A guide that does not exist", () => {
  test.use({ expectedErrors: /status of 404|^404 - Page Not Found: \/guides\/nowhere$/ });

  test("gets the 404 page and its status", async ({ page }) => {
    const answer = await page.goto("/guides/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  });
});

test("The old address of the resource center permanently redirects to the new one", async ({ request }) => {
  const answer = await request.get("/learn", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe("/resources");
});

test("The address of a story that is gone permanently redirects to what to read instead", async ({ request }) => {
  const moved = [
    ["/guides/sample-story-two-offers", "/guides/make-an-offer"],
    ["/guides/sample-story-two-paychecks", "/guides/for/irregular-income"],
  ] as const;
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(to);
    expect((await request.get(to)).status()).toBe(200);
  }
});

test("The feed lists every guide and report", async ({ request }) => {
  const feed = await (await request.get("/rss.xml")).text();
  for (const path of [...pagesOf("/guides/"), ...pagesOf("/reports/")]) {
    expect(feed).toContain(`${path}</link>`);
  }
});

test.describe("A long page", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 800 } });
  const path = "/answers";

  test("is laid out only as far as someone has scrolled, and a reload keeps the reader's place", async ({ page }) => {
    await page.goto(path);
    const footer = page.locator(".ft");
    await expect(footer).toHaveCSS("content-visibility", "auto");
    for (let turns = 0; turns < 8; turns++) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
    const before = await page.evaluate(inTheMiddle);
    await page.reload();
    await expect(footer).toHaveCSS("content-visibility", "visible");
    await expect.poll(() => page.evaluate(inTheMiddle)).toBe(before);
  });

  test("opens at the part that a link leads to", async ({ page }) => {
    await page.goto(`${path}#buying`);
    const off = () =>
      page.locator("#buying").evaluate((part) => {
        const margin = Number.parseFloat(getComputedStyle(part).scrollMarginTop);
        return Math.abs(part.getBoundingClientRect().top - margin);
      });
    // A window scrolls by whole pixels, and a heading may begin at half a pixel.
    await expect.poll(off).toBeLessThanOrEqual(0.5);
  });
});

function inTheMiddle(): string {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest("section, footer")?.textContent ?? "";
}
