import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { ScreenReader } from "./support/screen-reader.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, typeLikeAPerson } from "./support/type-like-a-person.ts";
import { untilPainted } from "./support/until-live.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const field = (page: Page) => menu(page).getByLabel("Search", { exact: true });
const options = (page: Page) => menu(page).getByRole("option");
const groups = (page: Page) => menu(page).getByRole("listbox", { name: "Search results" }).getByRole("group");

test("A page to read loads nothing for its search before the key / leads there; then it answers as someone types", async ({
  page,
  context,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await letTimersFollow(context);
  await page.goto("/faq");
  await untilPainted(page);
  expect(scripts).toEqual([]);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toHaveRole("combobox");
  expect(scripts).toEqual(["/search-box.js"]);
  await typeLikeAPerson(field(page), "is 610 enough", { endsWithPause: false });
  await expect(options(page).first()).toContainText("Is 610 enough to buy a home?");
  await expect(options(page).first()).toContainText(/Yes, for FHA.*Source: HUD Handbook 4000\.1.*20\d\d\)/);
  await expect(groups(page).first()).toHaveAccessibleName("Answer");
  await expect(field(page)).toHaveAttribute("aria-expanded", "true");
  // The page keeps its address: what someone looks for is on the page of results alone.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=is\+610\+enough$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("“is 610 enough”");
});

test("The arrow keys go through the groups, Escape closes them, and Enter opens a line", async ({ page }) => {
  await page.goto("/faq");
  await page.keyboard.press("ControlOrMeta+k");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("closing costs", { delay: 90 });
  await expect(options(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  await expect(groups(page).filter({ hasText: "Tools" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const first = await options(page).first().getAttribute("id");
  await expect(field(page)).toHaveAttribute("aria-activedescendant", first ?? "none");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).not.toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("ArrowUp");
  await expect(options(page).last()).toHaveText(/^All \d+ results$/);
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(options(page).first()).toBeHidden();
  await expect(field(page)).toHaveValue("closing costs");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  const tool = groups(page).filter({ hasText: "Tools" }).getByRole("option").first();
  const to = (await tool.getAttribute("href")) ?? "";
  for (let presses = 0; presses < 12 && (await tool.getAttribute("aria-selected")) !== "true"; presses += 1)
    await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname + url.hash === to);
});

test("A screen reader hears the count once, and each choice once", async ({ page, context }) => {
  await letTimersFollow(context);
  await page.goto("/faq");
  await page.keyboard.press("/");
  await expect(field(page)).toHaveRole("combobox");
  const reader = await ScreenReader.listenTo(page, ".nav form");
  await typeLikeAPerson(field(page), "pmi");
  await expect(menu(page).getByRole("status")).toContainText("results for pmi");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const heard = await reader.heard();
  expect(heard.filter((phrase) => phrase.startsWith("polite"))).toEqual([
    expect.stringMatching(/^polite: .*\d+ results for pmi\. Use the arrow keys to go through them\.$/),
  ]);
  await expect(menu(page).getByRole("combobox", { name: "Search", expanded: true })).toBeFocused();
  await expect(menu(page).getByRole("option", { selected: true })).toHaveCount(1);
  await expect(menu(page).getByRole("listbox")).toMatchAriaSnapshot(`
    - listbox "Search results":
      - group "Words":
        - option "PMI"
      - group "Short answers"
  `);
});

for (const words of ["pmi", "xqzwv"]) {
  test(`The results for “${words}” in the header pass axe, in dark mode, too`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: words === "pmi" ? "light" : "dark" });
    await page.goto("/guides/fha-loans-explained");
    await field(page).fill(words);
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    expect(await accessibilityProblems(page)).toEqual([]);
  });
}

test("A search that finds nothing has the next steps as its lines", async ({ page }) => {
  await page.goto("/faq");
  await field(page).fill("xqzwv");
  for (const name of ["Is it a city? Find its county", "Eviction", "Ask us", "Book a call", "Find help near you"])
    await expect(menu(page).getByRole("option", { name, exact: true })).toBeVisible();
  await field(page).fill("85201");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Maricopa County, AZ" })).toBeVisible();
});

test("The key / is a letter in a field, and does nothing once it is turned off under the results", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Message").fill("");
  await page.getByLabel("Message").press("/");
  await expect(page.getByLabel("Message")).toHaveValue("/");
  await page.goto("/faq");
  await field(page).fill("pmi");
  const keys = menu(page).getByRole("checkbox", { name: /The key \/ opens the search/ });
  await keys.uncheck();
  await page.reload();
  await page.keyboard.press("/");
  await expect(field(page)).not.toBeFocused();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("pmi");
  await expect(keys).not.toBeChecked();
  await keys.check();
  await page.reload();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test.describe("Without a connection", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the header's search says so, keeps what is typed, and answers once the connection is back", async ({
    page,
    context,
  }) => {
    await page.goto("/faq");
    await field(page).focus();
    await expect(field(page)).toHaveRole("combobox");
    await page.route("**/search-index.json", (route) => route.abort("connectionfailed"));
    await page.reload();
    await field(page).fill("eviction");
    await expect(menu(page).getByText("The search did not load.")).toBeVisible({ timeout: 15_000 });
    await page.unroute("**/search-index.json");
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(options(page).first()).toContainText("It depends");
    await expect(field(page)).toHaveValue("eviction");
  });
});

test("On wide screens the header is one row, in which Tools opens what people come back for", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/faq");
  const tools = menu(page).getByRole("button", { name: "Tools" });
  const row = ["Home", "Features", "How It Works", "Resources", "Blog", "Get Started"].map((name) =>
    menu(page).getByRole("link", { name, exact: true }),
  );
  const middles = await Promise.all(
    [field(page), tools, ...row].map(async (part) => {
      const box = await part.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  await tools.click();
  for (const name of ["My Path", "Calculators", "Find Help", "Book a Call"])
    await expect(menu(page).getByRole("link", { name })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu(page).getByRole("link", { name: "My Path" })).toBeHidden();
  await expect(tools).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "My Path" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/my-path$/);
});

test.describe("On a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu says first what people come for, and its search answers in the links' place", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("button", { name: "Menu" }).click();
    const names = await menu(page).locator("a:visible").allTextContents();
    expect(names.slice(0, 4)).toEqual(["My Path", "Calculators", "Find Help", "Book a Call"]);
    await field(page).pressSequentially("eviction", { delay: 100 });
    await expect(options(page).first()).toContainText("Can I buy with an eviction?");
    await expect(menu(page).getByRole("link", { name: "Calculators" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(menu(page).getByRole("link", { name: "Calculators" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await options(page).first().click();
    await expect(page).not.toHaveURL(/\/faq/);
  });

  test("Ctrl+K opens the menu at its search", async ({ page }) => {
    await page.goto("/faq");
    await page.keyboard.press("ControlOrMeta+k");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeVisible();
  });
});
