import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { pagesOf } from "./support/page-paths.ts";
import { expect, test } from "./support/test.ts";

const termPaths = pagesOf("/glossary/");

test("A search for what a word means leads to its page", async ({ page }) => {
  await page.goto("/search?q=what+is+escrow");
  await page.getByRole("main").getByRole("link", { name: "Escrow account" }).first().click();
  await expect(page).toHaveURL(/\/glossary\/escrow-account$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Escrow account");
});

test("A glossary term's page tells search engines that it defines a term", async ({ request }) => {
  const html = await (await request.get("/glossary/pmi")).text();
  expect(html).toContain('"@type":"DefinedTerm"');
  expect(html).toContain('"alternateName":["private mortgage insurance"]');
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("The glossary lists every word, and a link narrows the list to one subject", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/glossary");
    const words = page.locator(".gl-word:visible");
    await expect(words).toHaveCount(termPaths.length);
    await page.getByRole("navigation", { name: "Show only" }).getByRole("link", { name: "Insurance" }).click();
    await expect(page).toHaveURL(/#insurance$/);
    await expect(words.filter({ hasText: "Deductible" })).toHaveCount(1);
    await expect(words.filter({ hasText: "Lease break fee" })).toHaveCount(0);
    await page.getByRole("link", { name: /^Show all/ }).click();
    await expect(words).toHaveCount(termPaths.length);
    await page.getByRole("navigation", { name: "Letters" }).getByRole("link", { name: "L", exact: true }).click();
    await expect(page.locator("#L")).toBeInViewport();
    await page.getByRole("link", { name: "Lien" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lien");
    await page.getByRole("link", { name: /^Title search/ }).click();
    await expect(page).toHaveURL(/\/glossary\/title-search$/);
  });

  test("With the keyboard alone, a word in a guide opens its explanation and then its page", async ({ page }) => {
    await page.goto("/guides/read-a-loan-estimate");
    const word = page.locator(".prose .term").first();
    const said = await word.textContent();
    await word.focus();
    await page.keyboard.press("Enter");
    const tip = page.locator(".prose .term__tip").first();
    await expect(tip).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(tip.getByRole("link")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await word.press("Enter");
    await tip.getByRole("link").click();
    await expect(page, said ?? "").toHaveURL(/\/glossary\/[a-z-]+$/);
    await expect(page.getByRole("link", { name: "How to read a Loan Estimate" })).toBeVisible();
  });

  test("An answer has an address, and shows its source and a link to more", async ({ page }) => {
    await page.goto("/answers#eviction");
    const answer = page.locator("#eviction");
    await expect(answer).toBeInViewport();
    await expect(answer.getByRole("heading")).toHaveText("Can I buy with an eviction?");
    await expect(answer).toContainText("Source: Fair Credit Reporting Act");
    await answer.getByRole("link", { name: "Buying after an eviction" }).click();
    await expect(page).toHaveURL(/\/guides\/eviction-or-broken-lease$/);
  });
});

test("The open explanation of a word has no accessibility problems", async ({ page }) => {
  await page.goto("/guides/read-a-loan-estimate");
  await page.locator(".prose .term").first().click();
  await expect(page.locator(".prose .term__tip").first()).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test("The resource center's counts match the lists", async ({ page }) => {
  await page.goto("/resources");
  await expect(page.getByRole("link", { name: `${termPaths.length} words explained` })).toBeVisible();
  await page.getByRole("link", { name: /short answers$/ }).click();
  const title = await page.getByRole("heading", { level: 1, name: /^\d+ questions/ }).textContent();
  // The list may still be on its way when its heading is there.
  await expect(page.locator(".an-list > li")).toHaveCount(Number.parseInt(title ?? "", 10));
});

test("A word that isn't in the glossary gets a 404 page", async ({ request }) => {
  expect((await request.get("/glossary/nowhere")).status()).toBe(404);
});
