import type { Page } from "@playwright/test";
import { exportLeads } from "./support/export.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";
import { field, notice, sendButton, visitor } from "./support/visitor.ts";

test("A visitor with only a keyboard asks for an analysis and closes the notice", async ({ page, newSite }) => {
  const site = await newSite();
  const who = visitor();
  await page.goto(`${site.url}/get-started`);
  // Until the page hydrates, the browser itself points at missing fields.
  await expect(page.locator("#credit-analysis")).toHaveJSProperty("noValidate", true);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "#credit-analysis-firstName");

  await page.keyboard.type("R2D2");
  // While there is a required field ahead, Return moves to it.
  for (const name of ["lastName", "email", "phone"] as const) {
    await page.keyboard.press("Enter");
    await expect(field(page, name)).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".errsum")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(field(page, "firstName")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(who.firstName);
  for (const name of ["lastName", "email", "phone"] as const) {
    await page.keyboard.press("Tab");
    await expect(field(page, name)).toBeFocused();
    await page.keyboard.type(who[name]);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.locator("#credit-analysis").getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(sendButton(page)).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(`${site.url}/form-success`);
  await expect(notice(page, "Request received")).toBeVisible();
  await page.keyboard.press("F8");
  await tabTo(page, ".notice button");
  await page.keyboard.press("Enter");
  await expect(notice(page, "Request received")).toHaveCount(0);
  expect(await exportLeads(site)).toEqual([expect.objectContaining({ firstName: who.firstName, email: who.email })]);
});

test.describe("On a small screen", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("the keyboard opens the menu, closes it with Escape, and follows a link", async ({ page }) => {
    await page.goto("/form-success");
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Get Started" });
    await page.getByRole("button", { name: "Menu" }).focus();
    await page.keyboard.press("Enter");
    await expect(link).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(link).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, "#site-menu a[href='/get-started']");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/get-started$/);
    await expect(link).toBeHidden();
  });

  test("the menu closes when the focus goes on past it, either way", async ({ page }) => {
    await page.goto("/form-success");
    const menu = page.locator("#site-menu");
    const button = page.getByRole("button", { name: /^(Menu|Close)$/ });
    for (const key of ["Tab", "Shift+Tab"]) {
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(menu).toBeVisible();
      const isInside = () => page.evaluate(() => document.activeElement?.closest("#site-menu, .menu") !== null);
      for (let presses = 0; presses < 40 && (await isInside()); presses += 1) await page.keyboard.press(key);
      await expect(menu).toBeHidden();
      expect(await isInside()).toBe(false);
    }
  });

  test("a menu opened before the page hydrates stays open", async ({ page }) => {
    const letScriptsGo = await holdRequests(page, "**/assets/*.js");
    await page.goto("/get-started", { waitUntil: "commit" });
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Get Started" });
    await page.getByRole("button", { name: "Menu" }).press("Enter");
    await expect(link).toBeVisible();
    letScriptsGo();
    await untilLive(page);
    // React's effects have run by the time the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
    await expect(link).toBeVisible();
  });
});

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`30 presses of Tab did not reach ${selector}`);
}
