import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { scrollsWithLargeText } from "./support/large-text.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The median family income of a county, as the table of the year has it: `$109,600`. */
function medianOf(fips: string): string {
  const row = incomes.find((line) => line.startsWith(`${fips},`));
  return `$${Number(row?.split(",")[2]).toLocaleString("en-US")}`;
}

const incomes = readFileSync("app/content/places/incomes.csv", "utf8").split("\n");
const promises = /\b(eligible|approved|guaranteed)\b/i;
const answer = (page: Page) => page.locator("#finder-answer");
const group = (page: Page, name: string) => page.getByRole("region", { name });
const zipField = (page: Page) => page.locator("#finder-zip");
const asked = (page: Page) => page.locator("#finder");

test("Answers are held against the programs as they are typed, and the server hears the place alone", async ({
  page,
}) => {
  const heard: string[] = [];
  page.on("request", (request) => heard.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/financial-aid");
  await page.getByRole("link", { name: "Find My Programs" }).click();
  await expect(page).toHaveURL(/\/assistance-finder$/);
  await expect(answer(page)).toContainText(/\d+ national programs/);

  // A ZIP code in two counties is asked about.
  await zipField(page).fill("85142");
  await page.getByLabel(/85142 lies in several counties/).selectOption("Pinal County, AZ");
  await expect(group(page, "Pinal County, Arizona")).toContainText(medianOf("04021"));
  await page.getByLabel("How many people").selectOption("3");
  await page.getByLabel("What do all of them earn").fill("$72,000");
  await page.getByRole("group", { name: "Have you owned a home" }).getByLabel("No").check();
  await page.getByRole("group", { name: "in the military" }).getByLabel("No").check();
  await page.getByLabel("What price").selectOption("$250,000 to $350,000");
  await page.getByLabel("What have you saved").fill("9000");
  await page.getByLabel("credit score").selectOption("620 to 659");

  await expect(answer(page)).toHaveText(
    /^[1-9]\d* of \d+ programs fit what you said\. [1-9]\d* depend on something to check\.$/,
  );
  await expect(group(page, "Fits what you said")).toContainText("HomeReady");
  await expect(group(page, "Cannot tell until you check")).toContainText("Check on USDA’s map");
  await expect(group(page, "Does not fit, and what would change it")).toContainText(
    "No one buying serves or served in the military. It may fit after all if",
  );
  await expect(page.getByRole("link", { name: "Arizona Department of Housing" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(promises);
  expect.soft(await layoutProblems(page), "at 320 px").toEqual([]);
  expect.soft(await accessibilityProblems(page), "with answers").toEqual([]);

  // An answer and the list that follows from it are in one frame.
  const frames = await page.evaluate(async () => {
    const income = document.querySelector<HTMLInputElement>("[name=income]");
    if (!income) throw new Error("no field");
    const before = document.querySelector("#finder-fits")?.closest("section")?.textContent;
    income.value = "500000";
    income.dispatchEvent(new InputEvent("input", { bubbles: true }));
    for (let frame = 0; frame < 100; frame++) {
      if (document.querySelector("#finder-fits")?.closest("section")?.textContent !== before) return frame;
      await new Promise(requestAnimationFrame);
    }
    return 100;
  });
  expect(frames).toBeLessThanOrEqual(1);

  // The link that the address has become shows the same to somebody else.
  await expect(page).toHaveURL(/#finder1=&zip=85142&county=04021&household=3&income=500000/);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(group(page, "Pinal County, Arizona")).toBeVisible();
  await expect(page.getByLabel("What do all of them earn")).toHaveValue("500000");
  expect(heard.filter((line) => /85142|72.?000|500000|9000|household/.test(line))).toEqual([]);
  expect(heard.some((line) => line.endsWith("/place-data/zips/851 "))).toBe(true);

  // Only what is ticked goes along, into the form's message.
  await page.getByRole("checkbox", { name: "Place: Pinal County, Arizona" }).check();
  await page.locator("#finder ~ .kerb").getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    "My answers in the assistance finder: Place: Pinal County, Arizona.",
  );
});

test("What cannot be read is named with a way on, and the rest counts meanwhile", async ({ page }) => {
  await page.goto("/assistance-finder#finder1=&zip=00000&income=1000000000&owned=no&military=yes&state=<b>");
  await expect(asked(page).getByText("Worked out in your browser")).toBeVisible();
  await page.getByRole("button", { name: "Find My Programs" }).click();
  await expect(page.getByText("We find no county for ZIP code 00000.")).toBeVisible();
  await expect(page.getByText("as a number from $0 to $10,000,000, or leave it out.")).toBeVisible();
  await page.getByRole("button", { name: "Find My Programs" }).click();
  await expect(zipField(page)).toBeFocused();
  await expect(group(page, "Cannot tell until you check")).toContainText("VA home loan");
  expect.soft(await accessibilityProblems(page), "with problems").toEqual([]);
});

test("On paper there is a call sheet: whom to ask, what to ask, the answers", async ({ page }) => {
  await page.goto("/assistance-finder#finder1=&state=OH&income=50000");
  await expect(page.getByText("Print the Call Sheet")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".af-sheet");
  await expect(sheet).toContainText("You said: Place: Ohio; Income a year: $50,000.");
  await expect(sheet).toContainText("Ohio Housing Finance Agency (https://ohiohome.org)");
  await expect(sheet).toContainText("What score do you ask for yourself, above FHA’s own minimum?");
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/ });

  test("the finder answers a posted form, asks about the county and forgets it all", async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/financial-aid");
    await page.getByLabel("ZIP code where you want to buy").fill("00000");
    await page.getByRole("button", { name: "Find My Programs" }).click();
    await expect(page.getByRole("heading", { name: "One thing to fix" })).toBeVisible();
    await page.getByRole("link", { name: /We find no county for ZIP code 00000/ }).click();
    await zipField(page).fill("85142");
    await page.getByLabel("What do all of them earn").fill("61234");
    await page.getByRole("button", { name: "Find My Programs" }).click();
    await page.getByLabel(/85142 lies in several counties/).selectOption("Maricopa County, AZ");
    await page.getByRole("button", { name: "Find My Programs" }).click();
    await expect(group(page, "Maricopa County, Arizona")).toContainText(medianOf("04013"));
    await expect(page.getByLabel("What do all of them earn")).toHaveValue("61234");
    await expect(page).toHaveURL(/\/assistance-finder$/);
    await expect(page.locator("main")).not.toContainText(promises);
    expect(logWords(site.log)).not.toMatch(/85142|61234|04013/);
  });

  test("a ZIP code leads to the page of its county, which has every figure with its source", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/places");
    await page.getByLabel("ZIP code").fill("85142");
    await page.getByRole("button", { name: "Show My County" }).click();
    await page.getByRole("link", { name: "Pinal County, AZ" }).click();
    await expect(page).toHaveTitle("Pinal County, AZ: rent, income, loan limits | Path to Keys");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What rent carries in Pinal County");
    await expect(page.locator("main")).toContainText(/HUD Fair Market Rents for fiscal year \d{4}, from /);
    const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structuredData.map((json) => JSON.parse(json))).toContainEqual(
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: ["Home", "Places", "Arizona", "Pinal County"].map((name) => expect.objectContaining({ name })),
      }),
    );
    await expect(page.getByRole("row", { name: /^4 \$[\d,]+ \$[\d,]+$/ })).toBeVisible();
    await page.getByRole("link", { name: "Other Counties of Arizona" }).click();
    await expect(page.getByRole("row")).toHaveCount(16);
    expect((await page.goto("/places/arizona/atlantis-county"))?.status()).toBe(404);
  });
});

for (const path of ["/places/arizona", "/places/massachusetts/middlesex-county", "/places/maryland/calvert-county"]) {
  test(`${path}: nothing overlaps or is cut off, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    expect.soft(await layoutProblems(page), "at 320 px").toEqual([]);
    expect.soft(await accessibilityProblems(page), "light, 320 px").toEqual([]);
    expect.soft(await scrollsWithLargeText(page), "with text at twice its size, 320 px").toBe(false);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect.soft(await layoutProblems(page), "at 1440 px").toEqual([]);
    expect.soft(await accessibilityProblems(page), "dark, 1440 px").toEqual([]);
  });
}
