import type { Locator, Page } from "@playwright/test";
import { caller, takenTitle } from "./support/booking.ts";
import { bringToRest } from "./support/bring-to-rest.ts";
import { takeAMoment } from "./support/clock.ts";
import { expect, test } from "./support/test.ts";
import { untilPartIsLive } from "./support/until-live.ts";

/* What people come for, on a phone, from the home page. Each test says how many taps and fields that may take. */
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

/** Taps and fills in fields, and counts both. Scrolling and the keyboard's Enter key don't count. */
class Thumb {
  taps = 0;
  fields = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await bringToRest(target);
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.fields += 1;
    await field.fill(text);
  }
}

async function start(page: Page): Promise<Thumb> {
  await page.goto("/");
  return new Thumb();
}

/** Types into the menu's search and presses the button next to it. */
async function search(page: Page, thumb: Thumb, text: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main" });
  await thumb.tap(page.getByRole("button", { name: "Menu" }));
  await thumb.fill(menu.getByLabel("Search", { exact: true }), text);
  await thumb.tap(menu.getByRole("button", { name: "Search" }));
}

test("“What can I afford?” takes no taps and three fields", async ({ page }) => {
  const thumb = await start(page);
  const answer = page.locator("#calculator .answer");
  const before = await answer.textContent();
  const income = page.getByLabel("Income a year");
  await bringToRest(income);
  await untilPartIsLive(income);
  await thumb.fill(income, "58,000");
  await thumb.fill(page.getByLabel("Debts a month"), "320");
  await thumb.fill(page.getByLabel("Cash for the home"), "9,000");
  await expect(answer).not.toHaveText(before ?? "");
  await expect(answer).toContainText(/You could buy at about \$\d{3},\d{3}, for \$\d,\d{3} a month/);
  expect([thumb.taps, thumb.fields]).toEqual([0, 3]);
});

test("“Is 610 enough?” takes two taps and one field to a yes or no with a figure", async ({ page }) => {
  const thumb = await start(page);
  await search(page, thumb, "is 610 enough");
  const answer = page.locator(".sp__answer");
  await expect(answer.getByRole("heading", { name: "Is 610 enough to buy a home?" })).toBeVisible();
  await expect(answer).toContainText(/Yes, for FHA.*580.*3\.5%.*Source: .*20\d\d/s);
  expect([thumb.taps, thumb.fields]).toEqual([2, 1]);
});

test("Booking a call takes at most three taps", async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(site.url);
  const thumb = new Thumb();
  await thumb.tap(page.locator("#calculator").getByRole("link", { name: "Book a free call" }));
  await thumb.tap(page.locator(".bk__time").first());
  await thumb.fill(page.getByLabel("Name"), caller.name);
  await thumb.fill(page.getByLabel("Phone"), caller.phone);
  await thumb.fill(page.getByLabel("Email"), caller.email);
  await takeAMoment();
  await thumb.tap(page.getByRole("button", { name: "Book This Time" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(takenTitle);
  expect(thumb.taps).toBeLessThanOrEqual(3);
});

test("Unsubscribing without the email at hand takes two taps", async ({ page }) => {
  const thumb = await start(page);
  await thumb.tap(page.getByRole("contentinfo").getByRole("link", { name: "Unsubscribe" }));
  await thumb.fill(page.locator("#leave-email"), "reader@visitor.example");
  await thumb.tap(page.getByRole("button", { name: "Email Me the Link" }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Now look in your inbox");
  expect([thumb.taps, thumb.fields]).toEqual([2, 1]);
});

test("Someone who searches for “unsubscribe” gets there in at most three taps", async ({ page }) => {
  const thumb = await start(page);
  await search(page, thumb, "unsubscribe");
  await thumb.tap(page.getByRole("link", { name: "Stop the letter" }));
  await expect(page.getByLabel("Your email").first()).toBeVisible();
  expect(thumb.taps).toBeLessThanOrEqual(3);
});
