import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { keepPlan, ownStrip } from "./support/own-plan.ts";
import { expect, test } from "./support/test.ts";
import { letTimersFollow, typeLikeAPerson } from "./support/type-like-a-person.ts";

// Lists that are places: the hall of calculators, the house of guides, and the questions on one screen.

const door = (page: Page, id: string) => page.locator(`#${id}`);
const figure = (text: string | null) => /\$\d[\d,]*\d/.exec(text ?? "")?.[0] ?? "";

test.describe("The hall of calculators", () => {
  test("answers with three numbers at six doors, and hands them on", async ({ page, context }) => {
    await letTimersFollow(context);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/calculators");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page.getByText("Example until you change a number")).toBeVisible();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel("Saved so far")).toBeInViewport({ ratio: 1 });
    const before = await page.locator(".hl__answer").allTextContents();
    expect(before).toHaveLength(6);

    const income = page.getByLabel("Income a year");
    await income.fill("");
    await typeLikeAPerson(income, "58,500");
    await expect(heading).not.toContainText(figure(before[0] ?? ""));
    const price = figure(await heading.textContent());
    await expect(door(page, "can-i").locator(".hl__answer")).toContainText(price);
    await expect(door(page, "worth-it").locator(".hl__answer")).toContainText(price);
    await expect(page.getByText("Still from our example: debts a month $450, saved so far $20,000.")).toBeVisible();
    await expect(page).toHaveURL(/#income=/);

    const monthly = await door(page, "each-month").locator(".hl__answer").textContent();
    await door(page, "each-month").getByText("3 calculators").click();
    await door(page, "each-month").getByRole("link", { name: "Monthly payment" }).click();
    await expect(page.locator("#answer")).toContainText(figure(monthly));
    await page.goBack();
    await expect(heading).toContainText(price);
    await expect(income).toHaveValue("$58,500");
    await door(page, "can-i").getByText("6 calculators").click();
    await door(page, "can-i").getByRole("link", { name: "Affordability" }).click();
    await expect(page.locator("#answer")).toContainText(price);
  });

  test("names a number that it cannot read, and says what each question is about where no home is reached", async ({
    page,
  }) => {
    await page.goto("/calculators");
    const debts = page.getByLabel("Debts a month");
    await debts.fill("a lot");
    await debts.blur();
    await expect(page.locator("#hall-debts-error")).toContainText("We could not read your monthly debts");
    await expect(page.locator(".hl__answer").first()).toBeHidden();
    await debts.fill("0");
    await page.getByLabel("Income a year").fill("0");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^No price works yet/);
    await expect(door(page, "cash").locator(".hl__answer")).toContainText("The down payment is the part you know");
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("takes the numbers of a plan, and gives back the example", async ({ page }) => {
    await keepPlan(page);
    await page.goto("/calculators");
    await expect(page.getByLabel("Saved so far")).toHaveValue("$3,411");
    await ownStrip(page).getByRole("button").first().click();
    await expect(page.getByLabel("Saved so far")).toHaveValue("$20,000");
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the hall shows the sample's answers, and the server answers other numbers", async ({ page }) => {
    await page.goto("/calculators");
    const heading = page.getByRole("heading", { level: 1 });
    const example = (await heading.textContent()) ?? "";
    await page.getByLabel("Income a year").fill("51k");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(heading).not.toHaveText(example);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
    await expect(door(page, "can-i").locator(".hl__answer")).toContainText(figure(await heading.textContent()));
  });
});

test("The house of guides opens at a window, and its shelves at a link", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/guides");
  await expect(page.getByRole("link", { name: /^My score is under 620/ })).toBeInViewport();
  await page.getByRole("heading", { name: "Credit Repair" }).click();
  const guide = page.getByRole("link", { name: "Dispute an error on your credit report yourself" });
  await expect(guide).toBeVisible();
  await page.goto("/guides#mortgage-types");
  await expect(page.locator("#mortgage-types")).toBeInViewport();
  await page.getByRole("link", { name: /^I am ready to look at homes/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("“I am ready to look at homes.”");
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`All six questions are on the first screen at ${viewport.width} px, one open at a time`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/faq");
    const questions = page.locator(".faq summary");
    await expect(questions).toHaveCount(6);
    for (const question of await questions.all()) await expect(question).toBeInViewport({ ratio: 1 });
    await questions.nth(0).click();
    await questions.nth(3).click();
    await expect(page.locator(".faq details[open]")).toHaveCount(1);
    await questions.nth(3).click();
    await expect(page.locator(".faq details[open]")).toHaveCount(0);
  });
}
