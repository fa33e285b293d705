import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, keptText, requestsOf, saveAndThrowAway } from "./support/on-device.ts";
import { palePrint } from "./support/pale-print.ts";
import { expect, test } from "./support/test.ts";
import { untilLive } from "./support/until-live.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const path = "/compare-loan-estimates";
const key = "loan-estimates";
const box = (page: Page, form: number, name: string) => page.locator(`#le-${form}-${name}`);
const answer = (page: Page) => page.locator(".le-now");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const kept = (page: Page) => keptText(page, key);

/** The figures printed on the sample form H-24(B) of 12 CFR 1026, Appendix H. */
const h24b = {
  lender: "Ficus Bank",
  price: "180,000",
  term: "30",
  loan: "162,000",
  rate: "3.875",
  payment: "761.78",
  insurance: "82",
  insuranceYears: "1-7",
  cash: "16,054",
  origination: "1,802",
  fixedServices: "672",
  services: "3,198",
  prepaidInterest: "262",
  paid: "56,582",
  principal: "15,773",
  apr: "4.274",
  tip: "69.45",
};

async function typeForm(page: Page, form: number, texts: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await box(page, form, name).fill(text);
}

async function openWith(page: Page, text: string): Promise<void> {
  await keepText(page, key, text);
  await page.goto(path);
}

test("The CFPB's sample form adds up, the page names a more expensive one, and no number leaves the device", async ({
  page,
}) => {
  const heard = requestsOf(page);
  await page.goto(path);
  await untilLive(page);
  await expect(answer(page)).toContainText("Type two estimates");
  await typeForm(page, 1, h24b);
  await expect(answer(page)).toContainText("Ficus Bank costs $40,809 over five years.");
  await expect(page.getByText("The printed figures add up.")).toBeVisible();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("TIP")).toContainText("69.45%");
  await expect(row("APR")).toContainText("4.274%");
  await expect(row("APR")).toContainText("4.283%");

  await tab(page, "Estimate 2").click();
  await typeForm(page, 2, { ...h24b, lender: "Fir Bank", origination: "2,902", paid: "57,682", apr: "4.1" });
  await expect(answer(page)).toContainText("Ficus Bank costs $1,100 less over five years than Fir Bank.");
  await expect(page.getByText("It is $1,100 more than at Ficus Bank.")).toBeVisible();
  await expect(page.getByText("Ask which fee is missing.")).toBeVisible();
  await box(page, 2, "loanType").selectOption("FHA");
  await expect(page.getByRole("heading", { name: "Not the same loan" })).toBeVisible();
  await expect(answer(page)).toContainText("not the same loan yet");
  expect.soft(await accessibilityProblems(page), "with an answer").toEqual([]);
  expect(heard.filter((line) => /162.?000|3\.?875|56.?582|Ficus|4\.274/.test(line))).toEqual([]);
  expect(page.url()).not.toMatch(/162|Ficus/);
});

test("A reload and another tab show the same forms; a wipe removes everything and can be undone", {
  tag: "@prove",
}, async ({ page, context }) => {
  await page.goto(path);
  await untilLive(page);
  await typeForm(page, 1, { lender: "Maple", rate: "6.5" });
  await box(page, 1, "rate").blur();
  await expect(box(page, 1, "rate")).toHaveValue("6.5%");
  const other = await context.newPage();
  await other.goto(path);
  await expect(other.locator("#le-1-lender")).toHaveValue("Maple");
  await box(page, 1, "lender").fill("Maple Bank");
  await expect(other.locator("#le-1-lender")).toHaveValue("Maple Bank");
  await expect(tab(page, "Maple Bank")).toBeVisible();
  await page.reload();
  await expect(box(page, 1, "rate")).toHaveValue("6.5%");

  const before = await kept(page);
  await page.getByRole("button", { name: "Wipe", exact: true }).click();
  await expect(page.getByText("Nothing of your comparison is left on this device.")).toBeVisible();
  await expect(box(page, 1, "lender")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(box(page, 1, "lender")).toHaveValue("Maple Bank");
  expect(await kept(page)).toBe(before);
});

test("A mistake is pointed out when the visitor leaves its field, and typed text stays", async ({ page }) => {
  await page.goto(path);
  await untilLive(page);
  await box(page, 1, "rate").fill("6,8755");
  await box(page, 1, "rate").blur();
  await expect(page.getByText("Did you mean 6.8755?")).toBeVisible();
  await expect(box(page, 1, "rate")).toHaveAttribute("aria-invalid", "true");
  await page.reload();
  await expect(box(page, 1, "rate")).toHaveValue("6,8755");
});

test("Samples are labeled as samples until a visitor types over them", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Show Two Samples" }).click();
  await expect(page.getByText("Sample: made-up forms")).toBeVisible();
  await expect(answer(page)).toContainText("Sample lender B costs $317 less");
  await expect(page.getByRole("heading", { name: "What to ask" })).toBeVisible();
  await box(page, 1, "rate").fill("6.625");
  await expect(page.getByText("Sample: made-up forms")).toHaveCount(0);
});

test("A comparison that can't be read is set aside, and the page says so; a newer comparison stays as it is", async ({
  page,
}) => {
  await openWith(page, "{broken");
  await saveAndThrowAway(page, "{broken");

  const newer = '{"pathToKeys":99,"sheets":[]}';
  await openWith(page, newer);
  await expect(page.getByText("Your comparison was made by a newer version of this page.")).toBeVisible();
  await box(page, 1, "rate").fill("6");
  await expect(answer(page)).toContainText("Estimate 1 still needs");
  await page.reload();
  await expect(page.getByText("Your comparison was made by a newer version of this page.")).toBeVisible();
  expect(await kept(page)).toBe(newer);
});

test("The answer prints dark on white, with and without a dark screen", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("button", { name: "Show Two Samples" }).click();
  await expect(page.locator(".le-said b").first()).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await palePrint(page, "main"), colorScheme).toEqual([]);
  }
});

test("The answer fits at 320 px, in dark mode, with long names, and in print", { tag: "@prove" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  await page.getByRole("button", { name: "Show Two Samples" }).click();
  await expect(page.getByRole("heading", { name: "What to ask" })).toBeVisible();
  expect.soft(await layoutProblems(page)).toEqual([]);
  expect.soft(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await accessibilityProblems(page), "dark").toEqual([]);
  await box(page, 1, "lender").fill("Maple".repeat(11));
  await expect(answer(page)).toContainText("MapleMaple");
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), "a long name").toBeLessThanOrEqual(320);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs JavaScript and what works without it", async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Comparing needs JavaScript" })).toBeVisible();
    await expect(page.locator(".le-forms")).toBeHidden();
    await expect(page.getByRole("link", { name: "the calculator for two offers" })).toBeVisible();
  });
});
