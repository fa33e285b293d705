import type { Page } from "@playwright/test";
import { takeAMoment } from "./support/clock.ts";
import { fillLetter, sendLetter } from "./support/contact.ts";
import { exportLeads, exportMessages } from "./support/export.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, sendButton, visitor } from "./support/visitor.ts";

const elsewhere = { referer: "https://elsewhere.example/list?q=me" };
const given = {
  consentTextId: "calls-texts-email",
  consentTextVersion: 3,
  consentTextSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
};
const notGiven = { consentTextId: null, consentTextSha256: null, consentGivenAt: null };

test("How a visitor found us is stored with consent, sent with their form, and deleted when they withdraw consent", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  // A page without a framework, reached from another site.
  await page.goto(`${site.url}/faq?utm_source=letter&utm_campaign=spring&gclid=secret`, elsewhere);
  expect(await keptTouches(page)).toBeNull();
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(() => keptTouches(page)).not.toBeNull();
  await page.goto(`${site.url}/contact?utm_source=search`);
  await fillLetter(page);
  const box = page.locator("#contact").getByRole("checkbox");
  await expect(box).not.toBeChecked();
  await box.check();
  await takeAMoment();
  await sendLetter(page);
  await expect(page).toHaveURL(`${site.url}/form-success`);
  const attribution = {
    utm_source: "search",
    first_utm_source: "letter",
    first_utm_campaign: "spring",
    first_referrer: "https://elsewhere.example/list",
  };
  expect(await exportMessages(site)).toEqual([expect.objectContaining({ attribution, ...given })]);

  await page.goto(`${site.url}/cookies`);
  await page.getByRole("button", { name: "Open Preference Center" }).click();
  await page.getByRole("checkbox", { name: "Marketing" }).uncheck();
  await page.getByRole("button", { name: "Save My Choice" }).click();
  await expect.poll(() => keptTouches(page)).toBeNull();
});

test("A visitor who allows nothing and checks nothing shares only this page view, and agrees to nothing", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(`${site.url}/faq?utm_source=letter`, elsewhere);
  await page.goto(`${site.url}/get-started?utm_medium=post&fbclid=secret`, elsewhere);
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  const attribution = { utm_medium: "post", referrer: "https://elsewhere.example/list" };
  expect(await exportLeads(site)).toEqual([expect.objectContaining({ attribution, ...notGiven })]);
  expect(await keptTouches(page)).toBeNull();
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test("a checked box stays checked after an error, and the visitor has agreed to its words", {
    tag: "@prove",
  }, async ({ page, newSite }) => {
    const site = await newSite();
    const box = page.locator("#credit-analysis").getByRole("checkbox");
    await page.goto(`${site.url}/get-started?utm_source=letter&gclid=secret`);
    await fillForm(page, visitor());
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);

    await page.goto(`${site.url}/get-started`);
    await fillForm(page, { ...visitor("second"), phone: "5" });
    await box.check();
    await sendButton(page).click();
    await expect(box).toBeChecked();
    await fillForm(page, visitor("second"));
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(await exportLeads(site)).toEqual([
      expect.objectContaining({ attribution: { utm_source: "letter" }, ...notGiven }),
      expect.objectContaining({ attribution: null, ...given, consentPageUrl: expect.stringMatching(/\/get-started$/) }),
    ]);
  });
});

/** How the visitor found us, as this browser has stored it. */
function keptTouches(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("attribution"));
}
