import { devices, type Page } from "@playwright/test";
import { deskTest } from "./support/desk-test.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { expect } from "./support/test.ts";

const test = deskTest();

const places = (page: Page) => page.getByRole("navigation", { name: "Desk" }).getByRole("link");

/** Goes from place to place by the menu, as far as a pointer gets there. */
async function visitEveryPlace(page: Page, look: (name: string, index: number) => Promise<void> = async () => {}) {
  const targets = await places(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(targets.length).toBeGreaterThanOrEqual(15);
  for (const [index, target] of targets.entries()) {
    await look(target, index);
    await places(page).nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${target}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
}

for (const size of [
  { width: 1024, height: 600 },
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
]) {
  test(`Every place of the owner's menu is in sight and opens at ${size.width} by ${size.height}`, async ({
    page,
    desk,
  }) => {
    await signInAsOwner(page, desk);
    await page.setViewportSize(size);
    await page.goto(`${desk.origin}/desk`);
    await visitEveryPlace(page, async (name, index) => {
      await expect(places(page).nth(index), name).toBeInViewport({ ratio: 1 });
    });
    await page.getByRole("button", { name: "Sign out", exact: true }).click({ trial: true });
  });
}

test("Every place opens on a tablet, where the menu is higher than the screen and scrolls", {
  tag: "@prove",
}, async ({ browser, desk }) => {
  const context = await browser.newContext({
    ...devices["iPad (gen 7) landscape"],
    viewport: { width: 1024, height: 650 },
  });
  const page = await context.newPage();
  await signInAsOwner(page, desk);
  await page.goto(`${desk.origin}/desk`);
  await visitEveryPlace(page);
  await page.getByRole("button", { name: "Sign out", exact: true }).click({ trial: true });
  await context.close();
});
