import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, keptText, requestsOf } from "./support/on-device.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const key = "when-marks-leave";
const month = (year: number, number: number) => year * 12 + number - 1;
const thisYear = new Date().getFullYear();
/** Three marks: one that should be gone, one whose date was moved, and one that still counts. */
const marks = JSON.stringify({
  pathToKeys: 1,
  marks: [
    { kind: "late-payment", name: "Marzipan Bank", month: month(thisYear - 9, 4), said: null },
    { kind: "collection", name: "Walrus Recovery", month: month(thisYear - 4, 3), said: month(thisYear + 6, 1) },
    { kind: "bankruptcy-13", name: "", month: month(thisYear - 2, 6), said: null },
  ],
});

async function openWith(page: Page, text: string): Promise<void> {
  await keepText(page, key, text);
  await page.goto("/when-marks-leave");
}

test("A mark gets its last month and a date for the calendar, and nothing typed leaves the device", async ({
  page,
}) => {
  const heard = requestsOf(page);
  await page.goto("/when-marks-leave");
  await page.getByRole("button", { name: "Done with This Mark" }).click();
  await expect(page.getByText("Type a month and a year, such as 3/2021.")).toBeVisible();
  await expect(page.locator("#mark-month")).toBeFocused();
  await page.getByLabel("What it is").selectOption("Collection");
  await page.getByLabel("Who reports it").fill("Walrus Recovery");
  await page.getByLabel("First payment you missed").fill(`3/${thisYear + 2}`);
  await page.getByRole("button", { name: "Done with This Mark" }).click();
  await expect(page.getByText("This month has not started yet. Type one that has.")).toBeVisible();
  await page.getByLabel("First payment you missed").fill(`3/${thisYear - 4}`);
  await page.getByRole("button", { name: "Done with This Mark" }).click();
  await expect(page.getByRole("heading", { name: `September ${thisYear + 3} at the latest` })).toBeVisible();

  const [dates] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Dates" }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await dates.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([`${thisYear + 3}-10-01`]);

  await page.reload();
  await expect(page.getByText("Collection, Walrus Recovery").first()).toBeVisible();
  await page.getByRole("button", { name: "Wipe" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Collection, Walrus Recovery").first()).toBeVisible();
  expect(heard.filter((line) => /Walrus/i.test(line))).toEqual([]);
});

test("A mark that should be gone and one whose date was moved lead to a dispute", async ({ page }) => {
  await openWith(page, marks);
  await expect(page.getByText("It should be off your report by now.")).toBeVisible();
  await expect(page.getByText(`Your report says January ${thisYear + 6}.`)).toBeVisible();
  await expect(page.getByText(`That is June ${thisYear + 5}.`)).toBeVisible();
  await page.getByRole("link", { name: "Dispute the date" }).click();
  await expect(page).toHaveURL(/\/dispute-kit$/);
});

test("The page uses a plan's marks once someone asks it to", async ({ page }) => {
  const household = { marks: [{ kind: "foreclosure", month: month(thisYear - 3, 5) }] };
  const plan = JSON.stringify({ pathToKeys: 1, household, seen: ["marks"], practiced: [] });
  await keepText(page, "my-path", plan);
  await page.goto("/when-marks-leave");
  await expect(page.getByText("Your plan in My path has 1 mark.")).toBeVisible();
  await page.getByRole("button", { name: "Use Them Here" }).click();
  await expect(page.getByRole("heading", { name: `May ${thisYear + 4} at the latest` })).toBeVisible();
  expect(await keptText(page, "my-path")).toBe(plan);
});

test("Marks that can't be read are set aside; the page fits at 320 px and passes axe, in light and dark", {
  tag: "@prove",
}, async ({ page }) => {
  await openWith(page, "[]");
  await expect(page.getByText("We could not read what this device kept.")).toBeVisible();
  await page.getByRole("button", { name: "Throw It Away" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openWith(page, marks);
    await page.getByRole("button", { name: "Edit Collection" }).click();
    expect.soft(await layoutProblems(page), colorScheme).toEqual([]);
    expect.soft(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
});
