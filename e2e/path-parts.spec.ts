import type { Page } from "@playwright/test";
import { logWords } from "#test/log-words.ts";
import { tracesOfAddress } from "#test/traces-of-address.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { exportLeads } from "./support/export.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { keepText, keptText, requestsOf } from "./support/on-device.ts";
import { runPrivacy } from "./support/privacy.ts";
import { expect, test } from "./support/test.ts";
import { expectTyped, fillForm, sendButton, visitor } from "./support/visitor.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: /Failed to load resource/ });

const team = "team@business.example";

/** A plan as a device stores it. No other text on the page has these numbers. */
const household = {
  place: {
    name: "Cook County, Illinois",
    state: "IL",
    fips: "17031",
    isAssumed: true,
    propertyTaxRate: 0.003,
    homeInsuranceRate: 0.005,
    typicalPriceCents: null,
    conformingCents: null,
    fhaCents: null,
    medianIncomeCents: null,
    usdaIncomeCents: null,
  },
  incomes: [{ kind: "job", monthlyCents: 412_307 }],
  rentCents: 1_347_00,
  savedCents: 3_411_00,
  monthlySavingCents: 307_00,
  debts: [{ kind: "car", balanceCents: 5_871_00, monthlyCents: 309_00, paymentsLeft: 19 }],
  score: { points: 613, from: "bank" },
  marks: [{ kind: "collection", month: 24_200 }],
  priceCents: 185_117_00,
};
/** Nobody typed the balance: it is the sum of the payments left. */
const typedDebts = [{ kind: "car", monthlyCents: 309_00, paymentsLeft: 19 }];
const plan = JSON.stringify({ pathToKeys: 1, household, seen: ["place"], practiced: [] });
const typed = /Cook County|17031|412.?307|49.?477|1.?347|3.?411|\b307|5.?871|\b309\b|\b613\b|24200|185.?117/;

const parts = (page: Page) => page.locator("#credit-analysis details");
const part = (page: Page, title: string) => parts(page).getByRole("checkbox", { name: title });

/** Opens the form on a device that has a plan. */
async function openWithPlan(page: Page, origin: string, text = plan): Promise<void> {
  await keepText(page, "my-path", text, origin);
  await page.goto(`${origin}/get-started`);
}

async function openParts(page: Page): Promise<void> {
  await parts(page).locator("summary").click();
  await expect(part(page, "Place")).toBeVisible();
}

describeOnDatabase("Parts of a plan", (makeDatabase) => {
  test("that a visitor picks are sent with a request, reach the export and the team as shown, and are erased with it", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const sender = { SMTP_URL: mail.url, MAIL_FROM: "hello@business.example", TEAM_EMAIL: team };
    const database = await makeDatabase();
    const site = await newSite({ ...database, ...sender });
    const sent = requestsOf(page);
    await openWithPlan(page, site.url);
    await fillForm(page, visitor());
    await openParts(page);
    for (const box of await parts(page).getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await expect(parts(page)).toContainText("Car loan, $309 a month, 19 payments left");
    await expect(parts(page)).toContainText(/(FHA|VA|USDA|Conventional 97|HomeReady|Home Possible): /);
    await part(page, "Place").check();
    await part(page, "Debts").check();
    await part(page, "Score").check();
    await part(page, "Score").uncheck();
    await expect(parts(page).locator("summary")).toContainText("(2 picked)");
    // Picking sends nothing.
    expect(sent.filter((line) => typed.test(line))).toEqual([]);

    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    const calls = sent.filter((line) => typed.test(line));
    expect(calls).toEqual([expect.stringMatching(/^POST .*\/functions\/v1\/send-form-notification /)]);
    expect(calls.join()).not.toMatch(/412.?307|1.?347|3.?411|\b613\b|24200|185.?117/);

    const myPath = {
      version: 2,
      parts: {
        place: { name: "Cook County, Illinois", state: "IL", fips: "17031" },
        debts: typedDebts,
      },
    };
    expect(await exportLeads(site)).toEqual([expect.objectContaining({ email: visitor().email, myPath })]);
    await mail.waitFor(2);
    const [notice] = mail.to(team);
    expect(notice?.text).toContain("Debts: Car loan, $309 a month, 19 payments left");
    expect(logWords(mail.to(visitor().email)[0]?.text ?? "")).not.toMatch(typed);
    expect(logWords(site.log)).not.toMatch(/Cook County|587100/);

    expect((await runPrivacy(site, "export", visitor().email)).output).toContain("Cook County, Illinois");
    expect((await runPrivacy(site, "erase", visitor().email, "--yes")).code).toBe(0);
    expect(await exportLeads(site)).toEqual([]);
    if (!database.DATABASE_URL) expect(await tracesOfAddress(site.dataDir, "Cook County")).toEqual([]);
    // The device keeps its plan.
    expect(await keptText(page, "my-path")).toBe(plan);
  });

  test("survive if the site is killed while it receives them: sent again, they arrive once, with one request", {
    tag: "@prove",
  }, async ({ page, newSite }) => {
    const site = await newSite(await makeDatabase());
    await openWithPlan(page, site.url);
    await fillForm(page, visitor());
    await openParts(page);
    await part(page, "Savings").check();
    await page.route("**/functions/v1/send-form-notification", async (route) => {
      // The request may or may not be stored when the answer is lost.
      const answer = route.fetch().catch(() => null);
      await site.kill();
      await answer;
      await route.abort("connectionreset");
    });
    await sendButton(page).click();
    await expect(page.locator("#credit-analysis").getByText("What you typed is still here.")).toBeVisible();
    await expectTyped(page, visitor());
    await expect(part(page, "Savings")).toBeChecked();
    await page.unroute("**/functions/v1/send-form-notification");
    await site.start();
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    const savings = { savedCents: household.savedCents, monthlySavingCents: household.monthlySavingCents };
    expect(await exportLeads(site)).toEqual([expect.objectContaining({ myPath: { version: 2, parts: { savings } } })]);
  });
});

test("A version of the parts that the server doesn't know gets an error there, and nothing typed or picked is lost", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite();
  await openWithPlan(page, site.url);
  await fillForm(page, visitor());
  await openParts(page);
  await part(page, "Place").check();
  await part(page, "Price").check();
  // A page from a later release calls this server.
  await page.route("**/functions/v1/send-form-notification", async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, myPath: { ...body.myPath, version: 3 } }) });
  });
  await sendButton(page).click();
  const summary = page.getByRole("link", { name: "We can’t read this version of your path." });
  await expect(summary).toBeVisible();
  await summary.click();
  await expect(part(page, "Place")).toBeFocused();
  await expectTyped(page, visitor());
  for (const title of ["Place", "Price"]) await expect(part(page, title)).toBeChecked();
  expect.soft(await accessibilityProblems(page), "with an error").toEqual([]);
  expect(await exportLeads(site)).toEqual([]);

  for (const title of ["Place", "Price"]) await part(page, title).uncheck();
  await page.unroute("**/functions/v1/send-form-notification");
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportLeads(site)).toEqual([expect.objectContaining({ myPath: null })]);
});

test("A plain POST sends the parts, too, and a refused form still has them picked", { tag: "@prove" }, async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await openWithPlan(page, site.url);
  await fillForm(page, { ...visitor(), email: "maria" });
  await openParts(page);
  await part(page, "Debts").check();
  const submit = () => page.evaluate(() => (document.forms.namedItem("credit-analysis") as HTMLFormElement).submit());
  await submit();
  await expect(page.getByText("Type the whole address, such as name@example.com.").first()).toBeVisible();
  await expect(part(page, "Debts")).toBeChecked();
  await expect(part(page, "Place")).not.toBeChecked();
  await page.locator("#credit-analysis").getByLabel("Email").fill(visitor().email);
  await submit();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportLeads(site)).toEqual([
    expect.objectContaining({ myPath: { version: 2, parts: { debts: typedDebts } } }),
  ]);
});

test("The form follows the plan in another tab, and offers no parts without a plan that it can read", {
  tag: "@prove",
}, async ({ page, context, site }) => {
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, visitor());
  await expect(parts(page)).toHaveCount(0);
  for (const text of [
    "{",
    JSON.stringify({ pathToKeys: 99 }),
    JSON.stringify({ ...JSON.parse(plan), household: {} }),
  ]) {
    await openWithPlan(page, site.url, text);
    await expect(parts(page)).toHaveCount(0);
  }
  await openWithPlan(page, site.url);
  await openParts(page);
  await part(page, "Place").check();
  const other = await context.newPage();
  await other.goto(`${site.url}/my-path#score`);
  await other.locator("#path-points").fill("702");
  await expect(parts(page)).toContainText("702, from a bank or card");
  await expect(part(page, "Place")).toBeChecked();
  await other.evaluate(() => localStorage.clear());
  await expect(parts(page)).toHaveCount(0);
});

test("The parts fit a small phone, pass axe in light and dark, and work with the keyboard", { tag: "@prove" }, async ({
  page,
  site,
}) => {
  await openWithPlan(page, site.url);
  await expect(parts(page)).toBeVisible();
  await page.locator("#credit-analysis").getByLabel("Message").focus();
  await page.keyboard.press("Tab");
  await expect(parts(page).locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(part(page, "Place")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(part(page, "Place")).toBeChecked();
  for (const [width, colorScheme] of [
    [320, "light"],
    [768, "dark"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    expect.soft(await accessibilityProblems(page), `${width} px`).toEqual([]);
  }
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form offers no parts", async ({ page, site }) => {
    await page.goto(`${site.url}/get-started`);
    await expect(page.locator("#credit-analysis")).toBeVisible();
    expect(await page.content()).not.toMatch(/parts of my path|name="myPath"/);
  });
});
