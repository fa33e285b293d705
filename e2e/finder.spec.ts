import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { bringToRest } from "./support/bring-to-rest.ts";
import { scrollsWithLargeText } from "./support/large-text.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { requestsOf } from "./support/on-device.ts";
import { palePrint } from "./support/pale-print.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** 80% of a county's median for three people, as written in this year's table: `$80,950`. */
function limitOf(fips: string): string {
  const [names = "", ...rows] = incomes;
  const row = rows.find((line) => line.startsWith(`${fips},`));
  return `$${Number(row?.split(",")[names.split(",").indexOf("l80_3")]).toLocaleString("en-US")}`;
}

const incomes = readFileSync("app/content/places/incomes.csv", "utf8").split("\n");
const promises = /\b(eligible|approved|guaranteed)\b/i;
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const question = (page: Page, name: string) =>
  page.getByRole("group", { name: new RegExp(`^Question \\d of 6: ${name}`) });
/** The doors in the wall. */
const doors = (page: Page) => page.locator(".af-street > li");
/** Who to call: a counselor, then what the doors lead to, then a loan. */
const calls = (page: Page) => page.getByRole("region", { name: /^To call/ }).locator(":scope > ul > li");
const no = (page: Page) => page.getByRole("region", { name: "Ruled out, and what would change it" });
/** The headline names one amount at most, and how many calls are worth making. */
const headline =
  /^(One door may pay up to \$[\d,]+(\. (One|Two) more (is|are) worth a call)?\.?|(One|Two|Three) doors? (is|are) worth a call)$/;
const counselor = "800-569-4287";
const zipField = (page: Page) => page.locator("#finder-zip");
const income = (page: Page) => page.getByRole("textbox", { name: "Income a year" });
const score = (page: Page) => page.getByRole("textbox", { name: "Credit score" });
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });

/** Each door leads to its entry, which says who to reach and how; a counselor's number stands above them all. */
async function expectThreeDoors(page: Page): Promise<void> {
  const three = page.locator(".af-street > li:not(.af-later)");
  await expect(three).toHaveCount(3);
  await expect(title(page)).toHaveText(headline);
  await expect(calls(page).first().getByRole("link").first()).toHaveText(counselor);
  for (const door of await three.getByRole("link").all()) {
    const entry = page.locator((await door.getAttribute("href")) ?? "");
    await expect(entry.getByRole("heading", { level: 3 }).getByRole("link")).toHaveAttribute("href", /^\/programs\/./);
    await expect(entry.locator('a[href^="http"], a[href^="tel:"]').first()).toBeVisible();
  }
}

test("The doors change with each answer, one question at a time, and the server learns only the place", async ({
  page,
}) => {
  const heard = requestsOf(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto("/financial-aid");
  await page.getByRole("link", { name: "Find My Programs" }).click();
  await expect(page).toHaveURL(/\/assistance-finder$/);
  await expect(title(page)).toHaveText("Find the doors to try first");
  await expect(page.getByRole("group", { name: /^Question/ })).toHaveCount(1);

  // The finder asks about a ZIP code in two counties.
  await zipField(page).fill("85142");
  // The script runs by now. Before that, the press would be the form's own, answered by the server.
  await expect(title(page)).toHaveText(headline);
  await next(page).click();
  const county = page.getByLabel("ZIP code 85142 is in more than one county. Which one?");
  await expect(county).toBeFocused();
  await expect(county).toHaveAccessibleDescription(/Pick the county, or press Next again/);
  await county.selectOption("Pinal County, AZ");
  await expect(page.getByText("Pick the county")).toHaveCount(0);
  await next(page).click();
  await expect(page.getByRole("heading", { name: "How many people will live there?" })).toBeFocused();
  await expect(title(page)).toHaveText(headline);
  await page.getByLabel("3", { exact: true }).check();
  await next(page).click();
  await expect(question(page, "What do all of you earn in a year?")).toContainText(
    `Many programs stop at ${limitOf("04021")} for three people in Pinal County`,
  );
  await income(page).fill("$72,000");
  await income(page).press("Enter");
  await score(page).fill("630");
  await next(page).click();
  await page.getByRole("group", { name: "Have you owned a home in" }).getByLabel("No").check();
  await page.getByRole("group", { name: "in the military" }).getByLabel("No").check();
  await next(page).click();
  await page.getByLabel("What price").selectOption("$250,000 to $350,000");
  await page.getByRole("textbox", { name: "What have you saved" }).fill("9000");
  await next(page).click();
  await expect(page.getByRole("heading", { name: "That is all we ask" })).toBeFocused();

  await expect(page.getByText("For a household of three in Pinal County with $72,000 a year.")).toBeVisible();
  await expectThreeDoors(page);
  await expect(page.locator("#finder-answer")).toHaveText(
    /^To call Three doors to try first: [1-9]\d* programs? fits?, [1-9]\d* to ask about\. \d+ do(es)? not fit$/,
  );
  await expect(no(page)).toContainText("You said that none of the buyers served.It could be a yes if");
  await page.getByText(/^\d+ more: /).click();
  await expect(page.getByRole("link", { name: "HomeReady" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Arizona Department of Housing" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText(promises);
  expect.soft(await layoutProblems(page), "at 320 px").toEqual([]);
  expect.soft(await accessibilityProblems(page), "with answers").toEqual([]);

  // The doors change in the same frame as the answer.
  const frames = await page.evaluate(async () => {
    const income = document.querySelector<HTMLInputElement>("[name=income]");
    if (!income) throw new Error("no field");
    const before = document.querySelector(".af-out")?.textContent;
    income.value = "500000";
    income.dispatchEvent(new InputEvent("input", { bubbles: true }));
    for (let frame = 0; frame < 100; frame++) {
      if (document.querySelector(".af-out")?.textContent !== before) return frame;
      await new Promise(requestAnimationFrame);
    }
    return 100;
  });
  expect(frames).toBeLessThanOrEqual(1);
  await expect(no(page)).toContainText("Your $500,000 is over its income limit");

  // One answer can be changed; the others stay.
  await page.getByRole("button", { name: "Change an answer" }).click();
  await page.getByRole("button", { name: "Change Credit score" }).click();
  await expect(score(page)).toHaveValue("630");
  await page.getByRole("button", { name: "I Don’t Know" }).click();
  await expect(page.getByRole("heading", { name: "That is all we ask" })).toBeFocused();

  // The page's address has become a link that shows the same to someone else.
  await expect(page).toHaveURL(/#finder1=&zip=85142&county=04021&household=3&income=500000&owned=no[^#]*9000$/);
  const shared = page.url();
  await page.goto("about:blank");
  await page.goto(shared);
  await expect(page.getByText("For a household of three in Pinal County with $500,000 a year.")).toBeVisible();
  await expect(page.locator("#finder-score")).toHaveValue("");
  expect(heard.filter((line) => /85142|72.?000|500000|9000|household|score=/.test(line))).toEqual([]);
  expect(heard.some((line) => line.endsWith("/place-data/zips/851 "))).toBe(true);
  expect(heard.some((line) => line.endsWith("/place-data/programs/AZ "))).toBe(true);

  // Only what is checked goes into the form's message.
  await page.getByRole("checkbox", { name: "Place: Pinal County, Arizona" }).check();
  await page.locator("#finder ~ .curb").getByRole("link", { name: "Get Started" }).click();
  await expect(page.getByLabel("Message")).toHaveValue(
    "My answers in the assistance finder: Place: Pinal County, Arizona.",
  );
});

test("On a phone, help in Maricopa County is two taps and one field from the home page", async ({ page }) => {
  const done = { taps: 0, fields: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const link = page.getByRole("link", { name: "Assistance Finder" }).last();
  await bringToRest(link);
  await link.click();
  done.taps++;
  await zipField(page).fill("85004");
  done.fields++;
  await expect(page.getByText("For you in Maricopa County.")).toBeVisible();
  await expectThreeDoors(page);
  await expect(doors(page).first()).toContainText("Home in Five Advantage");
  await page.locator(".q-bar").click();
  done.taps++;
  await expect(page.getByRole("link", { name: counselor })).toBeInViewport();
  expect(done).toEqual({ taps: 2, fields: 1 });
});

test("The name of a city is enough, and the server learns only three letters of it", async ({ page }) => {
  const heard = requestsOf(page);
  await page.goto("/assistance-finder");
  await zipField(page).fill("Mesa, AZ");
  await expect(page.getByText("For you in Maricopa County.")).toBeVisible();
  expect(heard.filter((line) => /mesa/i.test(line))).toEqual([]);
  expect(heard.some((line) => line.endsWith("/place-data/names/mes "))).toBe(true);
  // The town of Maricopa is not in Maricopa County.
  await zipField(page).fill("Maricopa, AZ");
  const county = page.getByLabel("More than one place is called Maricopa, AZ. Which county?");
  await county.selectOption("Pinal County, AZ");
  await expect(page.getByText("For you in Pinal County.")).toBeVisible();
  await zipField(page).fill("Xyzzyville");
  await next(page).click();
  await expect(page.locator("#finder-zip-error")).toContainText("no city or county called “Xyzzyville”");
  await zipField(page).fill("Texas");
  await expect(page.getByText("For you in Texas.")).toBeVisible();
});

test("The finder points out answers it can't read, offers a way forward, and counts the rest meanwhile", async ({
  page,
}) => {
  await page.goto("/assistance-finder#finder1=&zip=00000&income=1000000000&owned=no&military=yes&state=<b>");
  // The first wrong answer is asked for again.
  await expect(page.getByText("as a number from $0 to $10,000,000, or skip it.")).toBeVisible();
  await next(page).click();
  await expect(income(page)).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(question(page, "Do you know a credit score?")).toBeVisible();

  await page.getByText("We find no county for ZIP code 00000.").locator("..").getByRole("button").click();
  await expect(zipField(page)).toBeFocused();
  await next(page).click();
  await expect(page.locator("#finder-zip-error")).toContainText("We find no county for ZIP code 00000.");
  await expect(zipField(page)).toBeFocused();
  await expectThreeDoors(page);
  expect.soft(await accessibilityProblems(page), "with problems").toEqual([]);
});

test("For a county whose code has changed, the finder asks again and shows the state's doors meanwhile", {
  tag: "@prove",
}, async ({ page }) => {
  await page.goto("/assistance-finder#finder1=&state=CT&county=09001");
  await expect(doors(page).first()).toContainText("Time To Own");
  await page.getByRole("button", { name: "Pick Yours" }).click();
  const region = page.getByLabel("Which planning region?");
  await expect(region).toBeFocused();
  await region.selectOption({ index: 1 });
  await expect(page.getByText(/^For you in .+ Planning Region\./)).toBeVisible();
});

test("In print there is a call sheet: who to ask, what to ask, and the answers", async ({ page }) => {
  await page.goto("/assistance-finder#finder1=&state=OH&income=50000");
  await expect(page.getByText("Print the Call Sheet")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator(".af-sheet");
  await expect(sheet).toContainText("You said: Place: Ohio; Income a year: $50,000.");
  await expect(sheet).toContainText("Ohio Housing Finance Agency (https://ohiohome.org)");
  await expect(sheet).toContainText("What is your own minimum score, if it is above FHA’s?");
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await palePrint(page, "body")).toEqual([]);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 4\d\d/ });

  test("the finder answers a posted form, asks about the county and logs none of it", async ({ page, site }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/financial-aid");
    await page.getByLabel("ZIP code where you want to buy").fill("00000");
    await page.getByRole("button", { name: "Find My Programs" }).click();
    await expect(page.getByRole("heading", { name: "One thing to fix" })).toBeVisible();
    await page.getByRole("link", { name: /We find no county for ZIP code 00000/ }).click();
    await zipField(page).fill("Yuma, AZ");
    await page.getByRole("button", { name: "Show My Programs" }).click();
    await expect(page.getByText("For you in Yuma County.")).toBeVisible();
    await zipField(page).fill("85142");
    await page.getByLabel("Income a year").fill("61234");
    await page.getByRole("button", { name: "Show My Programs" }).click();
    await page.getByLabel("ZIP code 85142 is in more than one county.").selectOption("Maricopa County, AZ");
    await page.getByRole("button", { name: "Show My Programs" }).click();
    await expect(title(page)).toHaveText(headline);
    await expect(page.getByText("For you in Maricopa County with $61,234 a year.")).toBeVisible();
    await expectThreeDoors(page);
    await expect(page.getByLabel("Income a year")).toHaveValue("61234");
    await expect(page).toHaveURL(/\/assistance-finder$/);
    await expect(page.locator("main")).not.toContainText(promises);
    expect(logWords(site.log)).not.toMatch(/85142|61234|04013/);
  });

  test("a ZIP code leads to the page of its county, which names a source for its figures", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto("/places");
    await page.getByLabel("ZIP code").fill("85142");
    await page.getByRole("button", { name: "Show the County" }).click();
    await page.getByRole("link", { name: "Pinal County, AZ" }).click();
    await expect(page).toHaveTitle("Pinal County, AZ: rent, home value, tax and help | Path to Keys");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What rent would buy in Pinal County");
    await expect(page.locator("main")).toContainText(/HUD Fair Market Rents for fiscal year \d{4}, from /);
    const structuredData = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structuredData.map((json) => JSON.parse(json))).toContainEqual(
      expect.objectContaining({
        "@type": "BreadcrumbList",
        itemListElement: ["Home", "Places", "Arizona", "Pinal County"].map((name) => expect.objectContaining({ name })),
      }),
    );
    await expect(page.getByRole("row", { name: /^4 \$[\d,]+ \$[\d,]+$/ })).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Arizona" }).click();
    await expect(page.getByRole("row")).toHaveCount(16);
    expect((await page.goto("/places/arizona/atlantis-county"))?.status()).toBe(404);
  });
});

for (const path of ["/places/arizona", "/places/massachusetts/middlesex-county", "/places/maryland/calvert-county"]) {
  test(`${path}: nothing overlaps or is cut off, and axe finds no problems`, { tag: "@prove" }, async ({ page }) => {
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

test.describe("Offline", () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test("the list of counties stays with its choice, and the finder looks again once there is a connection", async ({
    page,
  }) => {
    await page.goto("/assistance-finder");
    await zipField(page).fill("85142");
    const county = page.getByLabel("ZIP code 85142 is in more than one county. Which one?");
    await expect(county).toBeVisible();
    await page.context().setOffline(true);
    await county.selectOption("Pinal County, AZ");
    await expect(page.getByRole("alert")).toContainText("We could not load the counties");
    await expect(county).toHaveValue("04021");
    await page.context().setOffline(false);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(county).toHaveValue("04021");
  });
});
