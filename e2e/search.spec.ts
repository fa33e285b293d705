import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { expect, test } from "./support/test.ts";
import { untilPainted } from "./support/until-live.ts";

const indexPath = "**/search-index.json";
const box = (page: Page) => page.getByLabel("Search guides and reports");
const options = (page: Page) => page.getByRole("option");
const inGroup = (page: Page, name: string) => page.getByRole("group", { name }).getByRole("option");

async function openBlog(page: Page, path = "/blog"): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeVisible();
}

test("The page fetches the index when someone is about to search, and answers while they type", async ({ page }) => {
  let fetched = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/search-index.json")) fetched += 1;
  });
  await openBlog(page);
  await untilPainted(page);
  expect(fetched).toBe(0);
  await box(page).focus();
  await expect(box(page)).toHaveRole("combobox");
  await expect.poll(() => fetched).toBe(1);
  await box(page).fill("morgage insurence");
  await expect(options(page).first()).toContainText(/mortgage|insurance/i);
  await expect(page.getByRole("search").getByRole("status")).toContainText(/results for morgage insurence/);
  await expect(page).toHaveURL(/\/blog\?q=morgage\+insurence$/);
  await box(page).fill("PMI");
  await expect(page.getByRole("option", { name: /Mortgage insurance and when it ends/ })).toBeVisible();
  expect(fetched).toBe(1);
});

test("The keyboard moves through the results, closes them and opens one", async ({ page }) => {
  await openBlog(page);
  await box(page).fill("how long marks stay");
  await expect(options(page).first()).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  const first = await options(page).first().getAttribute("id");
  await expect(box(page)).toHaveAttribute("aria-activedescendant", first ?? "none");
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).not.toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options(page).first()).toBeHidden();
  await expect(box(page)).toHaveValue("how long marks stay");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/guides\/how-long-marks-stay$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/marks stay/);
});

for (const query of ["pmi", "xqzwv"]) {
  test(`The results under the box for “${query}” pass axe`, async ({ page }) => {
    await openBlog(page, `/blog?q=${query}`);
    await expect(options(page).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test("An address with a search shows its results, even when someone comes back to it", async ({ page }) => {
  await openBlog(page, "/blog?q=down+payment");
  await expect(box(page)).toHaveValue("down payment");
  await expect(options(page).first()).toBeVisible();
  await inGroup(page, "Guides").filter({ hasText: "Saving for a down payment" }).click();
  await expect(page).not.toHaveURL(/\/blog/);
  await page.goBack();
  await expect(box(page)).toHaveValue("down payment");
  await expect(options(page).first()).toBeVisible();
});

test("A factual question is answered as it is typed, with source and date, and so is one about a county", async ({
  page,
}) => {
  await openBlog(page);
  await box(page).fill("is 610 enough");
  await expect(options(page).first()).toContainText("Is 610 enough to buy a home?");
  await expect(options(page).first()).toContainText(/Yes, for FHA.*Source: HUD Handbook 4000\.1.*20\d\d\)/);
  await box(page).fill("fha limit in maricopa county");
  await expect(options(page).first()).toContainText(/Maricopa County, Arizona\? \$[\d,]+/);
  await box(page).press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/places\/arizona\/maricopa-county$/);
});

test("A question opens where it is answered", async ({ page }) => {
  await openBlog(page);
  await box(page).fill("what is free");
  await page.getByRole("option", { name: /What is free, and what is not/ }).click();
  await expect(page).toHaveURL(/\/faq#free-services$/);
  await expect(page.getByText("You ask for a credit analysis.")).toBeVisible();
});

test("A search that finds nothing says what to try", async ({ page }) => {
  await openBlog(page);
  await box(page).fill("xqzwv");
  await expect(page.getByText("Nothing here for “xqzwv”")).toBeVisible();
  await expect(page.getByRole("option", { name: "Is it a city? Find its county" })).toHaveAttribute(
    "href",
    "/search?q=xqzwv",
  );
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    "No results for xqzwv. Use the arrow keys for what to try.",
  );
  for (const name of ["Ask us", "Book a call", "Find help near you"]) {
    await expect(inGroup(page, "Who can help").filter({ hasText: name })).toBeVisible();
  }
  await inGroup(page, "Try one of these").filter({ hasText: "Closing costs" }).click();
  await expect(page).toHaveURL(/\/search\?q=Closing\+costs$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("“Closing costs”");
});

test.describe("When an index fails to load", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the other results still show if it is the counties' index", async ({ page }) => {
    await page.route("**/search-places.json", (route) => route.abort("connectionfailed"));
    await openBlog(page);
    await box(page).fill("eviction");
    await expect(options(page).first()).toContainText("It depends");
  });

  test("the box says so, and tries again when asked", { tag: "@prove" }, async ({ page }) => {
    await page.route(indexPath, (route) => route.fulfill({ status: 503 }));
    await openBlog(page);
    await box(page).fill("fha");
    await expect(page.getByText("The search did not load.")).toBeVisible({ timeout: 15_000 });
    await page.unroute(indexPath);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(options(page).first()).toContainText("FHA");
    await expect(box(page)).toHaveValue("fha");
  });
});

test("The resource center searches everything, and Search leads to the page of all results", async ({ page }) => {
  await page.goto("/resources");
  const field = page.getByLabel("Search everything on this site");
  await field.fill("affordability");
  await expect(inGroup(page, "Tools").first()).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=affordability$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("results for “affordability”");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers a search, whatever is in it", async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("searchbox", { name: "Search guides and reports" }).fill("PMI");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search\?q=PMI$/);
    await expect(page.getByRole("link", { name: "When does PMI end?" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Mortgage insurance and when it ends" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const script = await page.goto(`/search?q=${encodeURIComponent("<script>alert(1)</script>fha")}`);
    expect(script?.headers()["cache-control"]).toBe("no-store");
    await expect(page.locator("#search-field")).toHaveValue("alert(1)fha");
    await page.goto("/search?q=85201");
    await expect(page.getByRole("link", { name: "Maricopa County, AZ" })).toBeVisible();
    await page.goto("/search?q=phoenix");
    await expect(page.getByRole("link", { name: "Phoenix, AZ: Maricopa County" })).toBeVisible();
    await page.goto("/search?q=00000");
    await expect(page.getByText("We don’t know ZIP code 00000.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Ask us" })).toBeVisible();
    await page.goto(`/search?q=${"a".repeat(5000)}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("No results");
    await page.goto("/search");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What are you looking for?");
  });

  test("the links of the resource center lead where they say", async ({ page }) => {
    await page.goto("/resources");
    await page.getByRole("link", { name: /What price can I afford/ }).click();
    await expect(page).toHaveURL(/\/resources#calculators$/);
    await page.getByRole("link", { name: "View All Calculators" }).click();
    await expect(page).toHaveURL(/\/calculators$/);
  });
});
