import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { pagesOf } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

const programPaths = pagesOf("/programs/");

test.describe("The programs", () => {
  test("are counted in the headline, and each has a link in the list", async ({ page }) => {
    await page.goto("/programs");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${programPaths.length} programs`);
    const listed = await page
      .locator("main a[href^='/programs/']")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(listed.toSorted()).toEqual([...programPaths]);
    await page.getByText("All 51 as a list").click();
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(51);
  });

  test("of a place come first, with dollars, and the place is in no address", async ({ page }) => {
    await page.goto("/programs");
    await page.getByLabel("ZIP code, county or city").pressSequentially("75201", { delay: 110 });
    await page.getByRole("button", { name: "Look" }).click();
    await expect(page).toHaveURL(/\/programs#place$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ programs may help in Dallas County, TX$/);
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: "Home Sweet Texas" }) })
      .first();
    await expect(row).toContainText("Up to $14,250on a $285,000 loan");
    await expect(page.getByRole("link", { name: "TX Texas: 6" })).toHaveAttribute("href", "/programs#texas");
    await expect(page.getByLabel("ZIP code, county or city")).toHaveValue("75201");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("are asked for again where a place is unclear", async ({ page }) => {
    await page.goto("/programs");
    const field = page.getByLabel("ZIP code, county or city");
    await field.fill("springfield");
    await field.press("Enter");
    await expect(page.getByText("Which one do you mean?")).toBeVisible();
    await page.getByRole("button", { name: /^Springfield, IL/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("may help in Sangamon County, IL");
    await field.fill("Rhode Island");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ programs may help in Rhode Island$/);
  });

  test.describe("of an unknown place", () => {
    test.use({ expectedErrors: /status of 422/ });
    test("are asked for again, and what was typed stays", async ({ page }) => {
      await page.goto("/programs");
      const field = page.getByLabel("ZIP code, county or city");
      await field.fill("00000");
      await field.press("Enter");
      await expect(page.locator("#programs-place-error")).toContainText("We do not know ZIP code 00000");
      await expect(field).toHaveValue("00000");
    });
  });

  test("of a state can be linked to; each says what it pays, who to ask and what to say", async ({ page }) => {
    await page.goto("/programs#connecticut");
    await page.getByRole("link", { name: "Time To Own" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Time To Own");
    await expect(page.getByText("Not verified with the administrator")).toBeVisible();
    await expect(page.getByRole("row", { name: "3 years" })).toContainText("$35,000");
    await expect(page.getByRole("link", { name: /^Connecticut Housing Finance Authority/ })).toHaveAttribute(
      "href",
      /^https:/,
    );
    await expect(page.getByRole("list").filter({ hasText: "is money left this year?" })).toBeVisible();
    await expect(page.getByRole("link", { name: "All programs in Connecticut" })).toHaveAttribute(
      "href",
      "/programs#connecticut",
    );
  });

  test("say so if only other websites name the amount", async ({ page }) => {
    await page.goto("/programs/ky-regular-dap");
    await expect(page.locator("main")).toContainText("Up to $12,500. This is what other websites say, not its own.");
  });

  test("of which we know no amount are names under their state, with whom to ask", async ({ page }) => {
    await page.goto("/programs/hi-hula-mae-down-payment-help");
    await expect(page).toHaveURL(/\/programs#hawaii$/);
    const name = page.getByRole("listitem").filter({ hasText: "called Hula Mae" }).last();
    await expect(name).toBeVisible();
    await expect(name.getByRole("link")).toHaveAttribute("href", /^https:/);
    await expect(page.getByText("names to ask about").first()).toBeVisible();
  });

  test("that have a new name answer at the old address", async ({ request }) => {
    const old = await request.get("/programs/wv-homeownership-program-with-dpa", { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([301, "/programs/wv-low-down-home-loan"]);
  });

  test("that don't exist get a 404 page", async ({ request }) => {
    expect((await request.get("/programs/zz-nowhere")).status()).toBe(404);
  });
});
