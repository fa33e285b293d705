import type { Page } from "@playwright/test";
import { outOfReach } from "./support/network.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, notice, sendButton, visitor } from "./support/visitor.ts";

test.use({ expectedErrors: /Failed to load resource/ });
test.beforeEach(async ({ page }) => {
  await page.goto("/get-started");
  await outOfReach(page);
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(notice(page, "Something went wrong")).toBeVisible();
});

test("A second notice replaces the first", async ({ page }) => {
  await sendButton(page).click();
  await expect(sendButton(page)).toBeEnabled();
  await expect(page.locator(".notice")).toHaveCount(1);
});

test("A notice goes away by itself", { tag: "@prove" }, async ({ page }) => {
  await page.mouse.move(5, 5);
  await expect(notice(page, "Something went wrong")).toHaveCount(0, { timeout: 15_000 });
});

test("A swipe of more than 50 pixels dismisses a notice; a shorter one doesn't", async ({ page }) => {
  await swipe(page, 35);
  await expect(notice(page, "Something went wrong")).toBeVisible();
  await swipe(page, 70);
  await expect(notice(page, "Something went wrong")).toHaveCount(0);
});

async function swipe(page: Page, pixels: number): Promise<void> {
  const box = await notice(page, "Something went wrong").boundingBox();
  if (!box) throw new Error("Found no notice to swipe");
  const from = { x: box.x + 40, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + pixels, from.y, { steps: 10 });
  await page.mouse.up();
}
