import type { Page } from "@playwright/test";
import { fillCaller, freeDays, openDay } from "./support/booking.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const timezoneId of ["America/New_York", "America/Phoenix"]) {
  for (const width of [390, 1440]) {
    const details = timezoneId === "America/Phoenix" && width === 390 ? {} : { tag: "@prove" };
    test.describe(`In ${timezoneId}, ${width} px wide`, details, () => {
      test.use({ timezoneId, viewport: { width, height: 900 } });

      test("the calendar fits its 900 px frame, and no later step scrolls inside it", async ({ page, newSite }) => {
        const site = await newSite();
        await page.goto(`${site.url}/get-started`);
        await page.getByRole("heading", { name: "Book a 15-minute consultation" }).scrollIntoViewIfNeeded();
        const frame = page.frameLocator("iframe[title^='Book a']");
        await expect(frame.locator(".bk__time").first()).toBeVisible();
        await expectNoScrolling(page);
        expect(await frameHeight(page)).toBe(900);

        await openDay(frame, freeDays(frame).last());
        await expectNoScrolling(page);
        expect(await frameHeight(page)).toBe(900);

        await frame.locator(".bk__time").first().click();
        await expect(frame.getByRole("heading", { level: 1 })).toHaveText("Who do we call?");
        await expectNoScrolling(page);
        await fillCaller(frame);
      });
    });
  }
}

function frameHeight(page: Page): Promise<number> {
  return page.locator("iframe[title^='Book a']").evaluate(({ clientHeight }) => clientHeight);
}

/** Fails if a finger on the frame would scroll its content instead of the page. */
async function expectNoScrolling(page: Page): Promise<void> {
  const hidden = () =>
    page.locator("iframe[title^='Book a']").evaluate((frame: HTMLIFrameElement) => {
      const content = frame.contentDocument?.documentElement;
      return content ? content.scrollHeight - content.clientHeight : -1;
    });
  await expect.poll(hidden).toBe(0);
}
