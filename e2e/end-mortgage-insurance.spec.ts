import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, requestsOf } from "./support/on-device.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const key = "end-mortgage-insurance";
const loan = {
  kind: "private",
  value: "$413,700",
  loan: "$393,015",
  rate: "6.5%",
  term: "30 years",
  first: "2/2024",
  premium: "$191",
  extra: "",
  servicer: "Walrus Servicing",
};

async function openWith(page: Page, text: string): Promise<void> {
  await keepText(page, key, text);
  await page.goto("/end-mortgage-insurance");
}

test("A loan becomes dates, a letter and a calendar, and nothing typed leaves the device", async ({ page }) => {
  const heard = requestsOf(page);
  await page.goto("/end-mortgage-insurance");
  await page.getByLabel("Price when you bought").fill("413,700");
  await page.getByLabel("Loan at the start").fill("393015");
  await page.getByLabel("Interest rate").fill("six");
  await page.getByLabel("Years to pay").fill("30");
  await page.getByLabel("First payment").fill("2/2024");
  await expect(page.getByText("One number cannot be read yet. The dates show when it can.")).toBeVisible();
  await expect(page.locator("#insurance-rate-error")).toBeVisible();
  await page.getByLabel("Interest rate").fill("6.5");
  // The same share as 380,000 of 400,000, so the same payments: 124 and 135.
  await expect(page.locator(".ie-when")).toHaveText(["May 1, 2034", "April 1, 2035", "February 1, 2039"]);

  await page.getByRole("checkbox", { name: "My payments are current" }).check();
  await page.getByLabel("Your servicer").fill("Walrus Servicing");
  const paper = page.locator(".letter-paper");
  await expect(paper).toContainText("I am current on my payments.");
  await expect(paper).not.toContainText("There is no other loan on the home.");
  const [text] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Text" }).click(),
  ]);
  expect(readFileSync(await text.path(), "utf8")).toContain("Walrus Servicing\n");
  const [dates] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Dates" }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await dates.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(["2034-05-01", "2035-04-01", "2039-02-01"]);

  await page.reload();
  await expect(page.getByLabel("Your servicer")).toHaveValue("Walrus Servicing");
  await page.getByRole("button", { name: "Wipe" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await expect(page.getByLabel("Price when you bought")).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".ie-when").first()).toHaveText("May 1, 2034");
  expect(heard.filter((line) => /Walrus|413.?700|393.?015/i.test(line))).toEqual([]);
});

test("Other kinds of insurance get different advice; a saved loan that can't be read is set aside", async ({
  page,
}) => {
  await openWith(page, JSON.stringify({ pathToKeys: 1, texts: { ...loan, kind: "fha" }, statements: [] }));
  await expect(page.getByText("FHA insurance does not end by asking.").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "See whether a new loan pays" })).toBeVisible();
  await openWith(page, "null");
  await expect(page.getByText("We could not read what this device kept.")).toBeVisible();
  await page.getByRole("button", { name: "Throw It Away" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("The page fits at 320 px and passes axe, light and dark", { tag: "@prove" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openWith(page, JSON.stringify({ pathToKeys: 1, texts: loan, statements: ["current"] }));
    await expect(page.locator(".letter-paper")).toBeVisible();
    expect.soft(await layoutProblems(page), colorScheme).toEqual([]);
    expect.soft(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
});
