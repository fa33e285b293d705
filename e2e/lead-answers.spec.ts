import type { Page } from "@playwright/test";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { takeAMoment } from "./support/clock.ts";
import { fillLetter, sendLetter } from "./support/contact.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { exportLeads } from "./support/export.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { runPrivacy } from "./support/privacy.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, notice, sendButton, visitor } from "./support/visitor.ts";

test.use({ expectedErrors: /status of 4\d\d/, contextOptions: { reducedMotion: "reduce" } });

describeOnDatabase("After a request for an analysis", (makeDatabase) => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      test(
        "the answers to four quick questions are stored with it, shown again, replaced, and erased with it",
        javaScriptEnabled ? {} : { tag: "@prove" },
        async ({ page, newSite }) => {
          const site = await newSite(await makeDatabase());
          await ask(page, site);
          await expect(
            page.getByRole("heading", { name: "A few quick answers help us prepare (optional)" }),
          ).toBeVisible();
          await questions(page).getByLabel("Which state").selectOption("Arizona");
          await pick(page, "620 to 659");
          await pick(page, "Buy a home");
          await questions(page).getByLabel("And by which month?").selectOption("March");
          await pick(page, "Weekday evenings");
          await send(page);
          await expect(questions(page).getByText("Saved with your request")).toBeVisible();
          await expect(page).toHaveURL(`${site.url}/form-success#lead-answers`);
          const [lead] = await exportLeads(site);
          const answers = { state: "AZ", scoreBand: "620-659", goal: "buy", callTime: "evening" };
          expect(lead).toMatchObject({ ...answers, goalMonth: expect.stringMatching(/^\d{4}-03$/) });

          await page.reload();
          await expect(questions(page).getByLabel("Weekday evenings")).toBeChecked();
          await expect(questions(page).getByLabel("And by which month?")).toHaveValue("3");
          await questions(page).getByLabel("Which state").selectOption("Skip");
          await pick(page, "See where I stand");
          await send(page);
          await expect(questions(page).getByLabel("See where I stand")).toBeChecked();
          expect(await exportLeads(site)).toEqual([expect.objectContaining({ state: null, goal: "look" })]);

          const { email } = visitor();
          expect((await runPrivacy(site, "export", email)).output).toContain('"callTime": "evening"');
          await runPrivacy(site, "erase", email, "--yes");
          await send(page);
          await expect(questions(page).getByText("We can’t match these to your request")).toBeVisible();
          expect((await runPrivacy(site, "export", email)).output).toContain('"leadAnswers": []');
          expect(site.log).not.toMatch(/evening|620-659/);
        },
      );

      test("the page says so if nothing is picked, and someone who sent a contact message gets no questions", {
        tag: "@prove",
      }, async ({ page, newSite }) => {
        const site = await newSite(await makeDatabase());
        await ask(page, site);
        await send(page);
        await expect(questions(page).getByText("Pick at least one answer.")).toBeVisible();

        await page.goto(`${site.url}/contact`);
        await fillLetter(page);
        await takeAMoment();
        await sendLetter(page);
        await expect(page).toHaveURL(`${site.url}/form-success`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(questions(page)).toHaveCount(0);
        await page.reload();
        await expect(questions(page)).toHaveCount(0);
      });
    });
  }
});

test("The questions look right, are accessible, and appear only after a request", { tag: "@prove" }, async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/form-success`);
  await expect(questions(page)).toHaveCount(0);
  await ask(page, site);
  await expect(questions(page)).toBeVisible();
  // The notice covers part of the page and shows only once: now, so that it is gone after the reload.
  await expect(notice(page, "Request received")).toBeVisible();
  await page.reload();
  for (const [width, colorScheme] of [
    [320, "light"],
    [1440, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect.soft(await layoutProblems(page), `${width} px`).toEqual([]);
    expect.soft(await accessibilityProblems(page), `${width} px`).toEqual([]);
  }
});

test("Answers without a request, or with a made-up one or someone else's, are not stored", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await ask(page, site);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "sent");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const post = (header: string, form: Record<string, string>) =>
    page.request.post(`${site.url}/form-success`, { form, headers: { Cookie: header }, maxRedirects: 0 });
  await page.context().clearCookies();
  const [id = "", until = "", signature = ""] = cookie?.value.split(".") ?? [];
  for (const value of ["", "made-up", `${id}.${Number(until) + 1}.${signature}`, `x${id}.${until}.${signature}`]) {
    expect((await post(`sent=${value}`, { goal: "buy" })).status()).toBe(403);
  }
  expect((await post(`__Host-sent=${cookie?.value}`, { goal: "buy" })).status()).toBe(403);
  expect((await post(`sent=${cookie?.value}`, { goal: "anything" })).status()).toBe(422);
  expect(await exportLeads(site)).toEqual([expect.objectContaining({ goal: null, answeredAt: null })]);
  expect((await post(`sent=${cookie?.value}`, { goal: "buy" })).status()).toBe(303);
  expect(await exportLeads(site)).toEqual([expect.objectContaining({ goal: "buy" })]);
});

async function ask(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
}

function questions(page: Page) {
  return page.locator("#lead-answers");
}

async function pick(page: Page, answer: string): Promise<void> {
  await questions(page).getByLabel(answer, { exact: true }).check();
}

async function send(page: Page): Promise<void> {
  await questions(page).getByRole("button", { name: "Send These Answers" }).click();
}
