import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, keptText, requestsOf, saveAndThrowAway } from "./support/on-device.ts";
import { palePrint } from "./support/pale-print.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const key = "dispute-kit";
const kept = (page: Page) => keptText(page, key);
const letter = (page: Page, name: string) => page.locator(".dk-letters > details").filter({ hasText: name });
const done = (page: Page) => page.getByRole("button", { name: "Done with This Line" });

/** Names that are on none of our pages, so that a request with one of them would stand out. */
const own = { company: "Marzipan Bank", name: "Pepper Marmalade", street: "8417 Gargoyle Way", account: "7391" };

const line = {
  id: 1,
  company: own.company,
  account: own.account,
  reason: "paid-on-time",
  details: { payment: "March 2026" },
  age: null,
  words: "",
  bureaus: ["equifax"],
  toCompany: true,
  proofs: ["statement"],
};
const kit = (change: object = {}) =>
  JSON.stringify({
    pathToKeys: 1,
    name: own.name,
    address: own.street,
    papers: ["report", "id"],
    lines: [line],
    mailings: {},
    ...change,
  });

/** Opens the page on a device that has a kit. */
async function openWith(page: Page, text: string): Promise<void> {
  await keepText(page, key, text);
  await page.goto("/dispute-kit");
}

test("A wrong line becomes letters and dates, and nothing typed leaves the device", async ({ page, context }) => {
  const heard = requestsOf(page);
  await page.goto("/dispute-kit");
  await expect(page.getByText("Anyone can do this for the price of postage.")).toBeVisible();
  await page.getByLabel("Who reports it").fill(own.company);
  await page.getByLabel("Account, last four digits").fill(`4000 1234 ${own.account}`);
  await done(page).click();
  // Each missing answer is named at its field, and the first of these fields has the focus.
  await expect(page.getByText("Pick what is wrong. If nothing here applies, the line may be right.")).toBeVisible();
  await expect(page.locator("#line-reason")).toBeFocused();
  await page.getByLabel("A payment was on time, and is shown as late").check();
  await expect(page.getByText("Pick this only if it is true:")).toBeVisible();
  await page.getByLabel("Which payment?").fill("March 2026");
  await page.getByRole("checkbox", { name: "Equifax" }).check();
  await page.getByRole("checkbox", { name: "Write to the company, too" }).check();
  await page.getByRole("checkbox", { name: "Bank statement or canceled check" }).check();
  await done(page).click();
  await expect(page.getByRole("button", { name: "Add Another Line" })).toBeFocused();
  await page.getByLabel("Your name").fill(own.name);
  await page.getByLabel("Your address").fill(own.street);

  await expect(
    page.getByRole("heading", { level: 2, name: "Your 1 letter, and notes for 1 of your own" }),
  ).toBeVisible();
  const paper = letter(page, "Equifax").locator(".letter-paper");
  await expect(paper).toContainText(`${own.company}, account ending in ${own.account}`);
  await expect(paper).toContainText(
    "The report shows this payment as late: March 2026. I paid it before it was 30 days late.",
  );
  await expect(paper).not.toContainText("copy of my ID");
  expect(await kept(page)).not.toContain("1234");

  // The Friday before Thanksgiving: day 30 is a Sunday, and the result skips Christmas.
  await letter(page, "Equifax").getByLabel("Mailed on").fill("2026-11-18");
  await letter(page, "Equifax").getByLabel("Arrived on").fill("2026-11-20");
  await expect(letter(page, "Equifax").locator(".dk-dates .dk-when")).toHaveText([
    "November 20, 2026",
    "November 30, 2026",
    "December 20, 2026 a Sunday",
    "December 28, 2026",
    "January 4, 2027",
    "January 5, 2027",
  ]);
  await letter(page, "Equifax").getByText("Do they get 45 days?").click();
  await letter(page, "Equifax")
    .getByRole("checkbox", { name: /free yearly report/ })
    .check();
  await expect(letter(page, "Equifax").locator(".dk-dates .dk-when").nth(2)).toHaveText("January 4, 2027");

  const [dates] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Dates" }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(await dates.path(), "utf8")));
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(events.map(({ startDate, summary }) => [startDate.toString(), summary])).toEqual([
    ["2026-11-30", "Equifax has told the company"],
    ["2027-01-04", "Equifax has finished its check"],
    ["2027-01-05", "From this day you can complain about Equifax"],
    ["2027-01-11", "Equifax has sent the result"],
    ["2027-01-19", "Nothing from Equifax? Write again"],
  ]);
  const [text] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save Text" }).click(),
  ]);
  expect(readFileSync(await text.path(), "utf8")).toContain(`Notes for your own letter to ${own.company}`);

  await letter(page, "Equifax").getByLabel("Marzipan Bank, account ending in").selectOption("verified");
  await expect(page.getByText("They say it is right (“verified”): what to do next")).toBeVisible();
  const [how] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the Letter That Asks How" }).click(),
  ]);
  expect(readFileSync(await how.path(), "utf8")).toContain("You wrote to me that you verified the following.");

  // Another tab and a reload show the same; a wipe removes everything and can be undone.
  const other = await context.newPage();
  await other.goto("/dispute-kit");
  await expect(other.getByLabel("Your name")).toHaveValue(own.name);
  await other.close();
  await page.reload();
  await expect(letter(page, "Equifax").getByLabel("Arrived on")).toHaveValue("2026-11-20");
  const before = await kept(page);
  await page.getByRole("button", { name: "Wipe" }).click();
  await expect(page.getByText("Nothing of your kit is left on this device.")).toBeVisible();
  await expect(page.getByLabel("Your name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await kept(page)).toBe(before);
  await expect(page.getByLabel("Your name")).toHaveValue(own.name);
  const typed = new RegExp(
    Object.values(own)
      .map((words) => words.replace(" ", "."))
      .join("|"),
    "i",
  );
  expect(heard.filter((sent) => typed.test(sent))).toEqual([]);
});

test("A line that may still be shown gets no letter that calls it too old", async ({ page }) => {
  const now = new Date();
  await page.goto("/dispute-kit");
  await page.getByLabel("Who reports it").fill(own.company);
  await page.getByLabel("It is older than the law allows").check();
  await page.getByRole("checkbox", { name: "Equifax" }).check();
  await page.getByLabel("What it is").selectOption("Collection");
  await page.getByLabel("First payment you missed").fill(`1/${now.getFullYear() - 5}`);
  await expect(page.getByText("It is not too old yet, so we put it in no letter.")).toBeVisible();
  await expect(page.locator(".dk-letters")).toHaveCount(0);
  await page.getByLabel("First payment you missed").fill(`1/${now.getFullYear() - 9}`);
  await expect(letter(page, "Equifax")).toBeVisible();
});

test("An impossible date is pointed out and stays; a kit that can't be read is set aside; a newer kit stays", {
  tag: "@prove",
}, async ({ page }) => {
  await openWith(page, kit());
  const mailing = letter(page, "Equifax");
  await mailing.getByLabel("Mailed on").fill("2026-11-20");
  await mailing.getByLabel("Arrived on").fill("2026-11-19");
  await expect(mailing.getByText("It cannot arrive before it was mailed.")).toBeVisible();
  await expect(mailing.getByLabel("Arrived on")).toHaveValue("2026-11-19");

  await openWith(page, "{broken");
  await saveAndThrowAway(page, "{broken");

  const newer = '{"pathToKeys":99,"lines":"another shape"}';
  await openWith(page, newer);
  await expect(page.getByText("Your kit was made by a newer version of this page.")).toBeVisible();
  await page.getByLabel("Your name").fill(own.name);
  expect(await kept(page)).toBe(newer);
});

test("In print a kit without a letter is the page, with what was typed so far", async ({ page }) => {
  await page.goto("/dispute-kit");
  await page.getByLabel("Who reports it").fill(own.company);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByLabel("Who reports it")).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  expect(await palePrint(page, "main")).toEqual([]);
});

test("In print there are the letters and the list for the post office, and no buttons", async ({ page }) => {
  await openWith(page, kit());
  await expect(letter(page, "Equifax")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".printed > .letter-paper")).toHaveCount(2);
  await expect(page.locator(".printed > .letter-paper").first()).toBeVisible();
  await expect(page.locator(".printed").getByText("Certified mail number")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Wipe" })).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await palePrint(page, "main")).toEqual([]);
});

test("The kit fits at 320 px and passes axe, light and dark, with every part of it open", {
  tag: "@prove",
}, async ({ page }) => {
  const answers = { 1: { answer: "verified", day: "2026-12-20" } };
  const mailing = {
    address: "P.O. Box 1",
    mailed: "2026-11-18",
    arrived: "",
    added: "",
    tracking: "",
    isFreeReport: true,
  };
  await page.setViewportSize({ width: 320, height: 800 });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await openWith(page, kit({ mailings: { equifax: { ...mailing, answers } } }));
    await page.getByRole("button", { name: `Edit ${own.company}` }).click();
    await expect(page.locator("#line-company")).toBeFocused();
    expect.soft(await layoutProblems(page), colorScheme).toEqual([]);
    expect.soft(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs JavaScript, and has the deadlines and a link to a letter", async ({ page }) => {
    await page.goto("/dispute-kit");
    await expect(page.getByRole("heading", { name: "The kit needs JavaScript" })).toBeVisible();
    await expect(page.getByRole("link", { name: "guide has a letter to copy" })).toBeVisible();
    await expect(page.getByText("The bureau finishes its check.")).toBeVisible();
  });
});
