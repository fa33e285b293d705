import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { requestsOf } from "./support/on-device.ts";
import { keepPlan, ownStrip } from "./support/own-plan.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Any of the plan's numbers, however it is written. */
const itsNumbers = /58.?063|483858|1.?457|3.?411|\b309\b|5.?871|\b613\b|185.?117|18511700|341100|145700/;

/** Opens a page on a device that has a plan, and notes every request to the server from then on. */
async function openWithPlan(page: Page, path: string): Promise<string[]> {
  await keepPlan(page);
  const heard = requestsOf(page);
  await page.goto(path);
  return heard;
}

const input = (page: Page, name: string) => page.locator(`.calc__in [name="${name}"]`);
const dropButton = (page: Page) => page.getByRole("button", { name: "Use the example instead" });
const useButton = (page: Page) => page.getByRole("button", { name: "Use my numbers" });

test("A calculator uses and names the numbers from My path until told not to in this tab, and none leaves the device", async ({
  page,
  context,
}) => {
  const heard = await openWithPlan(page, "/calculators/affordability");
  await expect(ownStrip(page)).toContainText("Using your numbers");
  for (const said of ["Income $58,063 a year", "Debts $309 a month", "Saved $3,411", "0.44%"]) {
    await expect(ownStrip(page)).toContainText(said);
  }
  await expect(input(page, "income")).toHaveValue("$58,063");
  await expect(input(page, "cash")).toHaveValue("$3,411");
  await expect(input(page, "loan")).toHaveValue("fha");
  await expect(ownStrip(page)).toContainText(
    "Many lenders ask for a score of 620 or more for a conventional loan. Yours is 613.",
  );
  await expect(page.locator(".calc__state")).toContainText("Your numbers");
  const own = (await page.locator("#answer").textContent()) ?? "";
  // The numbers stay on this device; the address has none until someone types one.
  expect(new URL(page.url()).hash).toBe("");
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await layoutProblems(page)).toEqual([]);

  await dropButton(page).click();
  await expect(useButton(page)).toBeFocused();
  await expect(ownStrip(page)).toContainText("Your numbers are not in use here");
  await expect(input(page, "income")).not.toHaveValue("$58,063");
  await expect(page.locator("#answer")).not.toHaveText(own);
  await expect(page.locator(".calc__state")).toContainText("Example");
  expect(await accessibilityProblems(page)).toEqual([]);

  // The choice holds for this tab, on other pages, too; another tab uses the numbers.
  await page.goto("/calculators/monthly-payment");
  await expect(useButton(page)).toBeVisible();
  await expect(input(page, "price")).not.toHaveValue("$185,117");
  const other = await context.newPage();
  await other.goto("/calculators/monthly-payment");
  await expect(ownStrip(other)).toContainText("Using your numbers");
  await expect(input(other, "price")).toHaveValue("$185,117");
  await expect(input(other, "down")).toHaveValue("3.5%");
  await expect(other.getByText("Still from our example")).toHaveCount(0);
  await expect(input(other, "rent")).toHaveValue("$1,457");

  await useButton(page).click();
  await expect(input(page, "price")).toHaveValue("$185,117");
  await page.goto("/calculators/debt-to-income");
  await expect(input(page, "car")).toHaveValue("$309");
  await expect(input(page, "student")).toHaveValue("$0");
  // A calculator without a field for any of them says nothing.
  await page.goto("/calculators/refinance");
  await page.waitForLoadState("networkidle");
  await expect(ownStrip(page)).toHaveCount(0);
  expect(heard.filter((line) => itsNumbers.test(line))).toEqual([]);
});

test("A link with a price alone gets the example's share of it, and says what nobody gave", async ({ page }) => {
  await page.goto("/calculators/monthly-payment#price=198500");
  await expect(input(page, "down")).toHaveValue("5%");
  await expect(page.locator(".calc__out")).toContainText("Still from our example: down payment 5%, rent now $1,450");
  await expect(page.locator("#answer")).toContainText("than a rent of $1,450.");
  await input(page, "rent").fill("1,391");
  await expect(page.locator("#answer")).toContainText("than your rent now.");
  await expect(page.locator(".calc__out")).not.toContainText("rent now $");
});

test("Saved numbers never replace typed ones or those from an address", {
  tag: "@prove",
}, async ({ page }) => {
  await openWithPlan(page, "/calculators/affordability#income=71000");
  await expect(ownStrip(page)).toContainText("Your numbers are not in use here");
  await expect(input(page, "income")).toHaveValue("$71,000");
  await useButton(page).click();
  await expect(input(page, "cash")).toHaveValue("$3,411");
  await expect(input(page, "income")).toHaveValue("$71,000");
  await expect(ownStrip(page)).not.toContainText("Income");
  await expect(page).toHaveURL(/#income=71000&debts=309&cash=3411&loan=fha&tax=0\.44&mortgageInsurance=1\.61$/);
  await page.reload();
  await expect(ownStrip(page)).toContainText("Using your numbers");
  await dropButton(page).click();
  await expect(input(page, "income")).toHaveValue("$71,000");
  await expect(page).toHaveURL(/#income=71000$/);
});

test("Without a plan, or with one that can't be read, a calculator shows its example", { tag: "@prove" }, async ({
  page,
}) => {
  await openWithPlan(page, "/robots.txt");
  for (const text of [null, "{broken"]) {
    await page.evaluate((kept) => (kept ? localStorage.setItem("my-path", kept) : localStorage.clear()), text);
    await page.goto("/calculators/affordability");
    await page.waitForLoadState("networkidle");
    await expect(page.locator(".calc__state")).toContainText("Example");
    await expect(ownStrip(page)).toHaveCount(0);
  }
});

test("An address has the changed numbers in digits; older addresses still open, and a copied link is complete", {
  tag: "@prove",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/calculators/monthly-payment");
  await input(page, "price").fill("$310k");
  await input(page, "rate").fill("6 1/4");
  await input(page, "rate").blur();
  await expect(page).toHaveURL(/\/calculators\/monthly-payment#price=310000&down=13250&rate=6\.25$/);
  const answer = (await page.locator("#answer").textContent()) ?? "";

  const values = await page
    .locator(".calc__in :is(input, select)")
    .evaluateAll((all) => all.map((field) => [field.getAttribute("name"), (field as HTMLInputElement).value]));
  const old = `#${new URLSearchParams(values as [string, string][])}`;
  expect(old).toContain("price=%24310%2C000&");
  await page.goto("about:blank");
  await page.goto(`/calculators/monthly-payment${old}`);
  await expect(page.locator("#answer")).toHaveText(answer);
  await expect(page).toHaveURL(/#price=310000&down=13250&rate=6\.25$/);

  await openWithPlan(page, "/calculators/rent-receipt");
  await expect(ownStrip(page)).toContainText("Rent $1,457 a month");
  expect(new URL(page.url()).hash).toBe("");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${page.url()}#rent=1457`);
});

test("The finder starts with the plan's answers, and can start without them", { tag: "@prove" }, async ({ page }) => {
  const heard = await openWithPlan(page, "/assistance-finder");
  await expect(ownStrip(page)).toContainText("Using your numbers");
  await expect(page.getByText("For a household of three in Maricopa County with $58,063 a year.")).toBeVisible();
  // The page asks for the numbers that the plan does not have.
  await expect(page.getByRole("group", { name: /^Question \d of 6: Have you owned a home/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  // By now the address would have changed.
  expect(new URL(page.url()).hash).toBe("");
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await layoutProblems(page)).toEqual([]);

  await page.getByRole("button", { name: "Start without them" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find the doors to try first");
  await page.reload();
  await expect(useButton(page)).toBeVisible();
  await expect(page.locator("#finder-zip")).toBeVisible();
  await page.locator("#finder-zip").fill("85142");
  await useButton(page).click();
  await expect(page.locator("#finder-zip")).toHaveValue("85142");
  await expect(page.locator("#finder-income")).toHaveValue("$58,063");
  expect(heard.filter((line) => itsNumbers.test(line))).toEqual([]);
});

/** One strip fills in all of them; this page is made on request, and says the most. */
const filledInGate = "/places/arizona/maricopa-county";

for (const { path, says } of [
  {
    path: filledInGate,
    says: [
      /Your rent of \$1,457 a month would buy a home of about \$\d{3},[05]00 here/,
      /\$58,063 a year.*\$\d{2,3},\d{3}\./,
    ],
  },
  { path: "/guides/how-much-house-can-you-afford", says: [/\$58,063 a year is \$4,839 a month.*could take \$1,355/] },
  { path: "/guides/saving-for-a-down-payment", says: [/On a home of \$185,117, 3\.5% down is \$6,479\./] },
]) {
  const details = path === filledInGate ? {} : { tag: "@prove" };
  test(
    `${path} fills in the visitor’s numbers without a framework, and none leaves the device`,
    details,
    async ({ page }) => {
      await page.goto(path);
      await expect(ownStrip(page)).toBeHidden();
      const heard = await openWithPlan(page, path);
      for (const sentence of says) await expect(ownStrip(page)).toContainText(sentence);
      expect(await accessibilityProblems(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      expect(await layoutProblems(page)).toEqual([]);

      await dropButton(page).click();
      await expect(useButton(page)).toBeFocused();
      await expect(ownStrip(page).getByRole("listitem")).toHaveCount(0);
      await page.reload();
      await expect(ownStrip(page).getByRole("listitem")).toHaveCount(0);
      await useButton(page).click();
      for (const sentence of says) await expect(ownStrip(page)).toContainText(sentence);
      expect(heard.filter((line) => itsNumbers.test(line))).toEqual([]);
    },
  );
}

for (const [path, to] of [
  ["/guides/how-much-house-can-you-afford", "/my-path"],
  ["/guides/for/no-savings", "/my-path"],
  ["/assistance-finder", "/my-path"],
  ["/credit-repair", "/my-path"],
] as const) {
  test(`${path} links to My path`, async ({ page }) => {
    await page.goto(path);
    const links = await page.locator("main a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toContain(to);
  });
}

for (const [state, name, isShown] of [
  ["GA", "Bibb County", false],
  ["AZ", "Maricopa County", true],
] as const) {
  test(`The price of credit repair is ${isShown ? "shown" : "not shown"} to somebody who plans in ${name}`, async ({
    page,
  }) => {
    await keepPlan(page, { place: { name, state } });
    await page.goto("/credit-repair");
    const price = page.locator('[data-claim="credit-repair-price"]');
    await expect(price).toBeVisible({ visible: isShown });
    await expect(page.locator("#price")).toContainText("We do not sell credit repair in Georgia");
    await expect(page.getByRole("link", { name: "Start Credit Repair" })).not.toHaveCount(0);
  });
}
