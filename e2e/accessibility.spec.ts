import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { outOfReach } from "./support/network.ts";
import { expect, test } from "./support/test.ts";
import { field, fillForm, notice, sendButton, visitor } from "./support/visitor.ts";

/** Puts a page into a state that has to be as accessible as the page at rest. */
type State = { path: string; reach?: (page: Page) => Promise<void> };

const states: Record<string, State> = {
  "the home page": { path: "/" },
  "the form": { path: "/get-started" },
  "the form with errors": { path: "/get-started", reach: submitEmpty },
  "the form with one error fixed": {
    path: "/get-started",
    async reach(page) {
      await submitEmpty(page);
      await field(page, "firstName").fill("Ana");
      await expect(field(page, "firstName")).not.toHaveAttribute("aria-invalid");
    },
  },
  "the form while it sends": {
    path: "/get-started",
    async reach(page) {
      await page.route("**/functions/v1/*", () => {});
      await fillForm(page, visitor());
      await sendButton(page).click();
      await expect(sendButton(page)).toHaveText("Processing...");
    },
  },
  "the form after a failure, with its notice": {
    path: "/get-started",
    async reach(page) {
      await outOfReach(page);
      await fillForm(page, visitor());
      await sendButton(page).click();
      await expectNoticeToStay(page, "Something went wrong");
    },
  },
  "the thank-you page": { path: "/form-success" },
  "the booking page": { path: "/book" },
  "the missing page": { path: "/no-such-page" },
  "the open menu": {
    path: "/get-started",
    async reach(page) {
      const menu = page.getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
    },
  },
  "the newsletter's error": {
    path: "/faq",
    async reach(page) {
      await page.getByPlaceholder("Enter your email").fill("maria@visitor");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(page.locator("#sign-up-email")).toHaveAccessibleDescription(/Type the whole address/);
    },
  },
};

test.use({
  expectedErrors: /Failed to load resource|^404 - Page Not Found/,
  contextOptions: { reducedMotion: "reduce" },
});

/** The gate takes the states that say or open the most, in the window that has the least room for them. */
const shownInGate = new Set([
  "the form with errors",
  "the form after a failure, with its notice",
  "the booking page",
  "the open menu",
]);

for (const width of [320, 1440]) {
  test.describe(`${width} px:`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, { path, reach }] of Object.entries(states)) {
      const details = width === 320 && shownInGate.has(name) ? {} : { tag: "@prove" };
      test(
        `axe finds no problems on ${name}, light or dark, and nothing is wider than the window`,
        details,
        async ({ page }) => {
          await page.goto(path);
          await reach?.(page);
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme });
            expect.soft(await accessibilityProblems(page), colorScheme).toEqual([]);
            expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
          }
        },
      );
    }
  });
}

/** Hovers over a notice, so that it stays for as long as axe takes. */
async function expectNoticeToStay(page: Page, title: string): Promise<void> {
  await expect(notice(page, title)).toBeVisible();
  await notice(page, title).hover();
}

async function submitEmpty(page: Page): Promise<void> {
  // Until the form hydrates, the browser checks the required fields.
  await expect(page.locator("#credit-analysis")).toHaveJSProperty("noValidate", true);
  await sendButton(page).click();
  await expect(page.locator(".errsum")).toBeFocused();
}
