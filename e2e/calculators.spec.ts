import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { calculators } from "#app/content/pages/calculators.ts";
import { logWords } from "#test/log-words.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { expect, test } from "./support/test.ts";

type Journey = { field: string; typed: string; tidy: string; wrong: string };

/** A field of each calculator that changes its sentence. */
const journeys: Record<(typeof calculators)[number]["slug"], Journey> = {
  affordability: { field: "income", typed: "60k", tidy: "$60,000", wrong: "-1" },
  "income-needed": { field: "price", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "debt-to-income": { field: "car", typed: "900", tidy: "$900", wrong: "6,5" },
  "monthly-payment": { field: "price", typed: "300k", tidy: "$300,000", wrong: "5" },
  amortization: { field: "monthly", typed: "200", tidy: "$200", wrong: "-200" },
  "mortgage-insurance": { field: "down", typed: "30,000", tidy: "$30,000", wrong: "300k" },
  "down-payment-savings": { field: "price", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "closing-costs": { field: "price", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "five-programs": { field: "price", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "apr-and-points": { field: "loan", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "credit-score-price": { field: "price", typed: "300k", tidy: "$300,000", wrong: "a lot" },
  "rent-or-buy": { field: "price", typed: "350k", tidy: "$350,000", wrong: "a lot" },
  refinance: { field: "balance", typed: "300k", tidy: "$300,000", wrong: "a lot" },
};

const answer = (page: Page) => page.locator("#answer");
const input = (page: Page, name: string) => page.locator(`.calc__in [name="${name}"]`);

for (const { slug } of calculators) {
  const { field, typed, tidy, wrong } = journeys[slug];

  test(`${slug}: typed, walked, kept, shared, printed`, async ({ page }) => {
    await page.goto(`/calculators/${slug}`);
    const example = (await answer(page).textContent()) ?? "";

    await input(page, field).fill(typed);
    await expect(answer(page)).not.toHaveText(example);
    await input(page, field).blur();
    await expect(input(page, field)).toHaveValue(tidy);
    const own = (await answer(page).textContent()) ?? "";
    expect(await page.locator("main").textContent()).not.toMatch(/NaN|Infinity|undefined/);
    // Nothing typed is in what a request would carry.
    await expect(page).toHaveURL(new RegExp(`/calculators/${slug}#.*${field}=`));
    const link = page.url();

    await walkPlot(page);

    await page.getByRole("button", { name: "Keep these numbers" }).click();
    await input(page, field).fill(wrong);
    await input(page, field).blur();
    await expect(input(page, field)).toHaveAttribute("aria-invalid", "true");
    await expect(answer(page)).toHaveText(own);
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.emulateMedia({ media: "print" });
    await expect(answer(page)).toBeVisible();
    await expect(page.locator(".cp__paper")).toContainText(tidy);
    await expect(page.locator(".cp__paper")).toContainText(/Worked out on \w+ \d+, \d{4}/);
    await expect(input(page, field)).toBeHidden();
    await page.emulateMedia({ media: "screen" });

    await page.goto("about:blank");
    await page.goto(link);
    await expect(input(page, field)).toHaveValue(tidy);
    await expect(answer(page)).toHaveText(own);
  });
}

/** Walks every plot of the page by keys; each point says numbers that stand together in a row of a table. */
async function walkPlot(page: Page): Promise<void> {
  const walks = page.locator(".cp-walk");
  await walks.first().scrollIntoViewIfNeeded();
  const rows = await page
    .locator(".calc__out table tr")
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")));
  for (const walk of await walks.all()) {
    const slider = walk.getByRole("slider");
    for (const key of ["Home", "ArrowRight", "ArrowRight", "End"]) {
      await slider.press(key);
      const words = (await slider.getAttribute("aria-valuetext")) ?? "";
      await expect(walk.locator("output")).toHaveText(words);
      const spoken = wholeDollars(words);
      const found = rows.some((cells) => spoken.every((dollars) => wholeDollars(cells.join(" ")).includes(dollars)));
      expect(found, `a row with the numbers of “${words}”`).toBe(true);
    }
  }
}

function wholeDollars(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, digits = ""]) =>
    Math.round(Number(digits.replaceAll(",", ""))),
  );
}

/** A small calculator: where it is, what is typed into it, and what its own page says behind its link. */
const smallOnes = [
  {
    at: "/resources",
    id: "quick-afford",
    typed: { income: "61,234", debts: "300", cash: "9,500" },
    says: "its sentence",
  },
  {
    at: "/resources",
    id: "quick-payment",
    typed: { price: "362,360", down: "20%", rate: "6.5" },
    says: "its sentence",
  },
  { at: "/mortgage-solutions#affordability", id: "afford", typed: { cash: "150k", rate: "5.9" }, says: "its sentence" },
  { at: "/mortgage-solutions#refinance", id: "refi", typed: { balance: "300k", newYears: "15" }, says: "its sentence" },
  { at: "/", id: "payment", typed: { down: "60k", tax: "0.8", rent: "" }, says: "its sentence" },
  {
    at: "/mortgage-solutions",
    id: "loan",
    typed: { loan: "200k", term: "15 years" },
    says: "of interest over 15 years.",
  },
  { at: "/financial-aid", id: "savings", typed: { price: "200k", income: "50k" }, says: "You have what you need" },
] as const;

for (const { at, id, typed, says } of smallOnes) {
  test(`${id} on ${at}: its link carries all that was typed, and its own page says the same`, async ({ page }) => {
    await page.goto(at);
    const calculator = page.locator(".calc", { has: page.locator(`#${id}-${Object.keys(typed)[0]}`) });
    await calculator.scrollIntoViewIfNeeded();
    await expect(calculator.locator(".calc__state")).toContainText(/Example|Sample/);
    for (const [name, text] of Object.entries(typed)) {
      const field = calculator.locator(`#${id}-${name}`);
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(text);
      else await field.fill(text);
      await field.blur();
    }
    await expect(calculator.locator(".calc__state")).not.toContainText(/Example|Sample/);
    // A field that was left before the calculator came to life is tidied when it is left again.
    for (const name of Object.keys(typed)) {
      await calculator.locator(`#${id}-${name}`).focus();
      await calculator.locator(`#${id}-${name}`).blur();
    }
    const sentence = (await calculator.locator(".answer").textContent()) ?? "";
    const values = await calculator
      .locator(".calc__in :is(input, select)")
      .evaluateAll((fields) => fields.map((field) => [field.getAttribute("name"), (field as HTMLInputElement).value]));
    await calculator.getByRole("link", { name: /The full calculator/ }).click();
    await expect(answer(page)).toContainText(says === "its sentence" ? sentence : says);
    for (const [name, value] of values) await expect(input(page, name ?? "")).toHaveValue(value ?? "");
  });
}

test("a schedule can be saved as CSV, and a link be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculators/amortization#loan=1000&rate=0&term=10+months&monthly=0");
  await page.getByText("The whole schedule").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the schedule as CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("loan-schedule.csv");
  const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
  expect(lines).toHaveLength(12);
  expect(lines[10]).toBe("10,2027-11-01,100.00,0.00,100.00,0.00,0.00");
  await page.getByText("Year 1").first().click();
  await expect(page.getByRole("row", { name: /November 2027/ })).toContainText("$100.00");
  // The address takes over what the page has read a moment after it has come to life; both open the same numbers.
  await expect(async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }).toPass();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers a calculator's form, and search engines are to leave that out", async ({ page, site }) => {
    for (const [slug, name, sentence] of [
      ["monthly-payment", "price", /You would pay about \$\d,\d{3} a month/],
      ["affordability", "income", /You could buy at about \$\d/],
    ] as const) {
      await page.goto(`/calculators/${slug}`);
      await input(page, name).fill(slug === "affordability" ? "61,234" : "300k");
      const [answered] = await Promise.all([
        page.waitForResponse(/\?/),
        page.getByRole("button", { name: "Work it out" }).click(),
      ]);
      expect(answered.headers()["cache-control"]).toBe("no-store");
      await expect(answer(page)).toContainText(sentence);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/calculators/${slug}$`));
    }
    await input(page, "income").fill("a lot");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.getByText(/Type your income in digits/)).toBeVisible();
    await expect(input(page, "income")).toHaveValue("a lot");
    expect(logWords(site.log)).not.toMatch(/61,?234|61%2C234/);
  });
});
