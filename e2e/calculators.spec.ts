import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname } from "node:path";
import type { Page } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { palePrint } from "./support/pale-print.ts";
import { expect, test } from "./support/test.ts";
import { untilPartIsLive } from "./support/until-live.ts";

type Journey = { field: string; typed: string; tidy: string; wrong: string };

const slugs = globSync("app/components/calculators/*/drawing.tsx").map((file) => basename(dirname(file)));

/** A field that changes the sentence. Those without one here have a price or a loan. */
const journeys: Readonly<Record<string, Journey>> = {
  affordability: { field: "income", typed: "60k", tidy: "$60,000", wrong: "-1" },
  "debt-to-income": { field: "car", typed: "900", tidy: "$900", wrong: "6,5" },
  "monthly-payment": { field: "price", typed: "300k", tidy: "$300,000", wrong: "5" },
  amortization: { field: "monthly", typed: "200", tidy: "$200", wrong: "-200" },
  "mortgage-insurance": { field: "down", typed: "30,000", tidy: "$30,000", wrong: "300k" },
  "rent-or-buy": { field: "price", typed: "350k", tidy: "$350,000", wrong: "a lot" },
  "rent-receipt": { field: "rent", typed: "1,600", tidy: "$1,600", wrong: "a lot" },
  "biweekly-and-recast": { field: "lump", typed: "20k", tidy: "$20,000", wrong: "a lot" },
  "fha-to-conventional": { field: "costs", typed: "9k", tidy: "$9,000", wrong: "a lot" },
  "first-year-budget": { field: "furnish", typed: "6k", tidy: "$6,000", wrong: "a lot" },
  "card-use": { field: "cash", typed: "400", tidy: "$400", wrong: "a lot" },
  "va-residual-income": { field: "debts", typed: "900", tidy: "$900", wrong: "a lot" },
  "which-debt-first": { field: "extra", typed: "450", tidy: "$450", wrong: "a lot" },
  refinance: { field: "balance", typed: "300k", tidy: "$300,000", wrong: "a lot" },
};

async function journeyOn(page: Page, slug: string): Promise<Journey> {
  const names = page.locator(".calc__in").locator("[name=price], [name=loan]");
  return (
    journeys[slug] ?? {
      field: (await names.first().getAttribute("name")) ?? "",
      typed: "300k",
      tidy: "$300,000",
      wrong: "a lot",
    }
  );
}

/** One frame holds all of them, so the gate walks two; the results of each calculator have tests without a browser. */
const walkedInGate = new Set(["affordability", "rent-or-buy"]);

const answer = (page: Page) => page.locator("#answer");
const input = (page: Page, name: string) => page.locator(`.calc__in [name="${name}"]`);

for (const slug of slugs) {
  const details = walkedInGate.has(slug) ? {} : { tag: "@prove" };
  test(`${slug}: numbers can be typed, explored by keyboard, saved, shared and printed`, details, async ({ page }) => {
    await page.goto(`/calculators/${slug}`);
    const { field, typed, tidy, wrong } = await journeyOn(page, slug);
    const example = (await answer(page).textContent()) ?? "";

    await input(page, field).fill(typed);
    await expect(answer(page)).not.toHaveText(example);
    await input(page, field).blur();
    await expect(input(page, field)).toHaveValue(tidy);
    const own = (await answer(page).textContent()) ?? "";
    expect(await page.locator("main").textContent()).not.toMatch(/NaN|Infinity|undefined/);
    // What was typed is only in the part of the address that no request carries.
    await expect(page).toHaveURL(new RegExp(`/calculators/${slug}#.*${field}=`));
    const link = page.url();

    await walkPlot(page);
    // A slider may fill in a field, and then the sentence changes with it.
    const walked = (await answer(page).textContent()) ?? "";

    await page.getByRole("button", { name: "Keep these numbers" }).click();
    await input(page, field).fill(wrong);
    await input(page, field).blur();
    await expect(input(page, field)).toHaveAttribute("aria-invalid", "true");
    await expect(answer(page)).toHaveText(walked);
    await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.emulateMedia({ media: "print" });
    await expect(answer(page)).toBeVisible();
    await expect(page.locator(".cp__paper")).toContainText(tidy);
    await expect(page.locator(".cp__paper")).toContainText(/Worked out on \w+ \d+, \d{4}/);
    await expect(input(page, field)).toBeHidden();
    expect(await palePrint(page, "main")).toEqual([]);

    await page.goto("about:blank");
    await page.goto(link);
    await expect(input(page, field)).toHaveValue(tidy);
    await expect(answer(page)).toHaveText(own);
  });
}

test("What is spoken of a field that cannot be read goes once it can be", async ({ page }) => {
  await page.goto("/calculators/monthly-payment");
  const price = input(page, "price");
  const status = page.getByRole("status").filter({ hasText: "Type the home price" });
  await price.fill("");
  await price.press("Tab");
  await expect(status).toHaveCount(1);
  await price.fill("310000");
  await expect(status).toHaveCount(0);
});

test("What is spoken names the numbers in it that nobody gave", async ({ page }) => {
  await page.goto("/calculators/closing-costs");
  await input(page, "price").fill("187500");
  await input(page, "price").press("Tab");
  const spoken = page.getByRole("status").filter({ hasText: "Still from our example:" });
  await expect(spoken).toContainText("deposit already paid");
  await expect(spoken).not.toContainText("home price");
});

test("Figures of an older answer do not show while a number cannot be read", async ({ page }) => {
  await page.goto("/calculators/affordability");
  const income = input(page, "income");
  await income.fill("7x2");
  await income.press("Tab");
  await expect(page.getByRole("status").filter({ hasText: "income" })).toHaveCount(1);
  for (const part of [".answer", ".cp__figures"]) await expect(page.locator(`.calc__out ${part}`).first()).toBeHidden();
  await income.fill("72000");
  await expect(page.locator(".calc__out .cp__figures").first()).toBeVisible();
});

/** Walks every plot on the page by keyboard; the numbers that each point reads out are together in a row of a table. */
async function walkPlot(page: Page): Promise<void> {
  const walks = page.locator(".cp-walk");
  await walks.first().scrollIntoViewIfNeeded();
  const rows = () =>
    page
      .locator(".calc__out table tr")
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
      );
  for (const walk of await walks.all()) {
    const slider = walk.getByRole("slider");
    for (const key of ["Home", "ArrowRight", "ArrowRight", "End"]) {
      await slider.press(key);
      const words = (await slider.getAttribute("aria-valuetext")) ?? "";
      await expect(walk.locator("output")).toHaveText(words);
      const spoken = wholeDollars(words);
      // A plot further down may still be loading, and so may its table.
      const found = async () =>
        (await rows()).some((cells) => spoken.every((dollars) => wholeDollars(cells.join(" ")).includes(dollars)));
      await expect.poll(found, `a row with the numbers of “${words}”`).toBe(true);
    }
  }
}

function wholeDollars(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d\d)?)/g)].map(([, digits = ""]) =>
    Math.round(Number(digits.replaceAll(",", ""))),
  );
}

/** Small calculators: where each is, what is typed into it, and what the full calculator behind its link says. */
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
  { at: "/", id: "afford", typed: { income: "61,234", debts: "300", cash: "9,500" }, says: "its sentence" },
  {
    at: "/mortgage-solutions",
    id: "loan",
    typed: { loan: "200k", term: "15 years" },
    says: "of interest over 15 years.",
  },
  { at: "/financial-aid", id: "savings", typed: { price: "200k", income: "50k" }, says: "you need in" },
] as const;

for (const { at, id, typed, says } of smallOnes) {
  const details = at === "/" || id === "loan" ? {} : { tag: "@prove" };
  const title = `${id} on ${at}: its link carries everything that was typed, and the full calculator says the same`;
  test(title, details, async ({ page }) => {
    await page.goto(at);
    const calculator = page.locator(".calc", { has: page.locator(`#${id}-${Object.keys(typed)[0]}`) });
    await calculator.scrollIntoViewIfNeeded();
    await untilPartIsLive(calculator.locator(".calc__in :is(input, select)").first());
    await expect(calculator.locator(".calc__state")).toContainText(/Example|Sample/);
    for (const [name, text] of Object.entries(typed)) {
      const field = calculator.locator(`#${id}-${name}`);
      if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(text);
      else await field.fill(text);
      await field.blur();
    }
    await expect(calculator.locator(".calc__state")).not.toContainText(/Example|Sample/);
    // A field that was left before the calculator hydrated is tidied when it is left again.
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

test("a visitor can save a schedule as CSV and copy its link", async ({ page, context }) => {
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
  // A moment after it hydrates, the page writes what it has read into its address; both links open the same numbers.
  await expect(async () => {
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }).toPass();
});

test("a score dragged along the ruler opens and shuts the lenders’ doors", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/calculators/credit-score-price");
  const ruler = page.getByRole("slider", { name: "Credit score" });
  await ruler.scrollIntoViewIfNeeded();
  const openDoors = page.locator(".score-doors .plot--narrow .score-door--open");
  await expect(ruler).toHaveAttribute("aria-valuetext", /^690 opens 5 of 6 doors, up to USDA\. 90 more points/);
  await expect(openDoors).toHaveCount(5);
  // It starts at the visitor’s score.
  await input(page, "score").fill("615");
  await expect(ruler).toHaveAttribute(
    "aria-valuetext",
    /^615 opens 3 of 6 doors.* 5 more points to a conventional loan/,
  );
  await expect(openDoors).toHaveCount(3);
  await ruler.press("Home");
  await expect(openDoors).toHaveCount(1);
  await ruler.press("End");
  await expect(openDoors).toHaveCount(6);
});

test("a slider of years builds the rent receipt's house and fills in the years, and all of it prints on one page", async ({
  page,
}) => {
  await page.goto("/calculators/rent-receipt");
  const slider = page.getByRole("slider", { name: "Years of rent" });
  await slider.scrollIntoViewIfNeeded();
  await expect(slider).toHaveAttribute("aria-valuetext", /^6 years, 72 lit windows, about \$97,087 of rent$/);
  await slider.press("End");
  await expect(input(page, "years")).toHaveValue("40");
  await expect(answer(page)).toContainText("In 40 years you paid about $414,263 in rent.");
  await expect(page.getByRole("img", { name: /40 floors.* 480 lit windows/ })).toBeVisible();
  const receipt = page.getByRole("region", { name: "Rent receipt" });
  await expect(receipt.getByRole("row")).toHaveCount(42);
  await expect(receipt.getByRole("row", { name: "Total" })).toContainText("$414,263");
  // The field moves the slider back.
  await input(page, "years").selectOption("1 year");
  await expect(slider).toHaveAttribute("aria-valuetext", /^1 year, 12 lit windows/);
  await slider.press("End");
  const margin = { top: "1cm", bottom: "1cm", left: "1cm", right: "1cm" };
  await expect(page.pdf({ format: "Letter", margin, pageRanges: "2" })).rejects.toThrow(/exceeds page count/);
});

test("the rate follows the kind of loan until somebody types another", async ({ page }) => {
  await page.goto("/calculators/monthly-payment");
  const [rate, program] = [input(page, "rate"), input(page, "program")];
  const conventional = await rate.inputValue();
  await expect(async () => {
    await program.selectOption("FHA");
    await expect(rate).not.toHaveValue(conventional, { timeout: 500 });
  }).toPass();
  const fha = await rate.inputValue();
  await expect(page).toHaveURL(/#program=fha$/);
  await page.reload();
  await expect(rate).toHaveValue(fha);
  await program.selectOption("Conventional");
  await expect(rate).toHaveValue(conventional);
  await rate.fill("6.1");
  await rate.blur();
  await program.selectOption("USDA");
  await expect(rate).toHaveValue("6.1%");
});

test("half a number that turns out to be none leaves the address, and the numbers beside it stay", async ({ page }) => {
  await page.goto("/calculators/debt-to-income");
  await input(page, "income").fill("51k");
  await expect(page).toHaveURL(/#income=51000$/);
  await input(page, "car").fill("");
  await input(page, "car").pressSequentially("7");
  await expect(page).toHaveURL(/#income=51000&car=7$/);
  await input(page, "car").pressSequentially("tt");
  await expect(page).toHaveURL(/#income=51000$/);
  await input(page, "car").fill("75");
  await expect(page).toHaveURL(/#income=51000&car=75$/);
});

test("a slider that moved before the script loaded sets the plot and the field", async ({ page }) => {
  const letScriptsCome = await holdRequests(page, "**/assets/*.js");
  await page.goto("/calculators/rent-receipt", { waitUntil: "commit" });
  const slider = page.getByRole("slider", { name: "Years of rent" });
  await slider.press("End");
  letScriptsCome();
  await expect(slider).toHaveAttribute("aria-valuetext", /^40 years/);
  await expect(input(page, "years")).toHaveValue("40");
});

test("a table wider than a phone keeps the names of its rows in view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/calculators/income-needed");
  await page.getByText("The same numbers as a table").click();
  const box = page.locator(".scrollx").filter({ visible: true }).first();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(box.getByRole("rowheader", { name: "FHA" })).toBeInViewport({ ratio: 1 });
  await expect(box.getByRole("columnheader", { name: "Your income" })).toBeInViewport({ ratio: 1 });
});

test("a plot’s slider begins and ends where its axis does", async ({ page }) => {
  await page.goto("/calculators/mortgage-insurance");
  const slider = page.getByRole("slider", { name: "Year" });
  await slider.scrollIntoViewIfNeeded();
  const edges = async (from: string) => {
    const { x, width } = (await page.locator(from).filter({ visible: true }).first().boundingBox()) ?? {
      x: 0,
      width: 0,
    };
    return { left: x, right: x + width };
  };
  // The first rule across the plot is as long as its axis; the thumb’s middle is 8 px in from each end.
  const [axis, track] = [await edges(".cp-plot .plot--wide path"), await edges(".cp-walk input")];
  expect(Math.abs(track.left + 8 - axis.left)).toBeLessThan(3);
  expect(Math.abs(track.right - 8 - axis.right)).toBeLessThan(3);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server answers a calculator's form, and search engines are told to skip it", async ({ page, site }) => {
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
      if (slug === "monthly-payment") await expect(input(page, "down")).toHaveValue("5%");
      expect(answered.headers()["cache-control"]).toBe("no-store");
      await expect(answer(page)).toContainText(sentence);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/calculators/${slug}$`));
    }
    await input(page, "income").fill("a lot");
    await page.getByRole("button", { name: "Work it out" }).click();
    await expect(page.locator("#affordability-income-error")).toContainText("We could not read your income");
    await expect(input(page, "income")).toHaveValue("a lot");
    expect(logWords(site.log)).not.toMatch(/61,?234|61%2C234/);
  });
});
