import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { Email } from "postal-mime";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { takeAMoment } from "./support/clock.ts";
import { runCommand } from "./support/command.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { sendingBy } from "./support/mail.ts";
import { expectValidMail } from "./support/mail-checks.ts";
import { runPrivacy } from "./support/privacy.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";
import { fillForm, sendButton, visitor } from "./support/visitor.ts";

/** The path of the link to the receipt. Its host is a setting of the site, not the host that a journey uses. */
function receiptPath(mail: Email | undefined): string {
  return /\/consent\/[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "no link in the mail";
}

/** Sends the form with the box checked. */
async function agree(page: Page, { url }: Site, change: { message?: string } = {}): Promise<void> {
  await page.goto(`${url}/get-started`);
  await fillForm(page, { ...visitor(), ...change });
  await page.locator("#credit-analysis").getByRole("checkbox").check();
  await sendButton(page).click();
  await expect(page).toHaveURL(`${url}/form-success`);
}

describeOnDatabase("A visitor who agreed to calls, texts and email", (makeDatabase) => {
  test.use({ expectedErrors: /status of 410/ });

  test("rereads the words through the link in the email and stops texts, and the business can prove all of it", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    // Five commands of the built site, each in a separate process.
    test.slow();
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    const who = visitor();
    await agree(page, site);
    await mail.waitFor(2);
    const [confirmation] = mail.to(who.email);
    expectValidMail(confirmation);
    expect(confirmation.text).toContain("What you agreed to");
    expect(confirmation.text?.replace(/\s+/g, " ")).toContain("Path to Keys may call, text and write to me");

    const path = receiptPath(confirmation);
    const answer = await page.goto(site.url + path);
    expect(answer?.headers()).toMatchObject({ "referrer-policy": "same-origin", "cache-control": "no-store" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You said yes to these words");
    await expect(page.getByRole("blockquote")).toContainText("Path to Keys may call, text and write to me");
    const shown = (await page.locator("html").innerHTML()) + page.url();
    for (const personal of [who.email, who.lastName, "555-0171", "4805550171"]) expect(shown).not.toContain(personal);
    for (const colorScheme of ["light", "dark"] as const) {
      // Otherwise the colors of buttons are still changing.
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutProblems(page)).toEqual([]);
    }

    const texts = page.locator("#text");
    await expect(texts).toContainText("After this, you get no texts from us, and no advertising by phone.");
    await texts.getByRole("button", { name: "Stop Texts" }).click();
    await expect(page).toHaveURL(`${site.url}${path}#text`);
    await expect(texts).toContainText(
      /Stopped on \w+day, \w+ \d+, \d{4}\. You get no texts from us, and no advertising by phone\./,
    );
    await expect(texts.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Stop Calls" })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const before = await page.locator("main").textContent();
    // A second press, as if from a page that stayed open.
    const origin = { Origin: site.url };
    const second = await page.request.post(site.url + path, { form: { channel: "text" }, headers: origin });
    expect(second.status()).toBe(200);
    await page.reload();
    expect(await page.locator("main").textContent()).toBe(before);
    expect((await page.request.post(site.url + path, { form: { channel: "letters" }, headers: origin })).ok()).toBe(
      true,
    );
    for (const button of ["Stop Calls", "Stop Emails"]) await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("heading", { name: "You stopped all three" })).toBeVisible();
    expect(site.log).not.toContain(path.split("/").at(-1));

    const folder = mkdtempSync(join(tmpdir(), "evidence-"));
    const file = join(folder, "consent-evidence.json");
    expect(await runCommand(site, "consent", "evidence", who.email, folder)).toMatchObject({ code: 0 });
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
      records: [{ link: 1, words: expect.stringContaining("No one else may.") }],
      stops: expect.arrayContaining([expect.objectContaining({ channel: "text", source: "receipt-page" })]),
    });
    expect(await runCommand(site, "consent", "verify", file)).toMatchObject({ code: 0 });
    expect(await runCommand(site, "consent", "verify")).toMatchObject({
      code: 0,
      output: "Links: 1. Records: 1. Problems: 0.\n",
    });
    await page.goto(`file://${join(folder, "consent-evidence.html")}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    rmSync(folder, { recursive: true });

    const erased = await runPrivacy(site, "erase", who.email, "--yes");
    expect(erased.output).toContain("Proof of what was agreed to stays sealed until ");
    expect((await page.goto(site.url + path))?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We erased your data");
    await expect(page.locator("main")).toContainText(/One thing stays until \w+day, \w+ \d+, \d{4}: sealed proof/);
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("each kind of contact can be stopped, and the page opens at it again", { tag: "@prove" }, async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    await agree(page, site);
    await mail.waitFor(2);
    const path = receiptPath(mail.to(visitor().email)[0]);
    await page.goto(site.url + path);
    for (const [button, id] of [
      ["Stop Calls", "call"],
      ["Stop Texts", "text"],
      ["Stop Emails", "email"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await expect(page).toHaveURL(`${site.url}${path}#${id}`);
      await expect(page.locator(`#${id}`)).toContainText("Stopped on ");
    }
    await expect(page.getByRole("heading", { name: "You stopped all three" })).toBeVisible();
  });
});

test("Another form ends no stop: only the button behind our email does", async ({ page, newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite(sendingBy(mail));
  await agree(page, site);
  await mail.waitFor(2);
  const first = receiptPath(mail.to(visitor().email)[0]);
  await page.goto(site.url + first);
  for (const button of ["Stop Calls", "Stop Texts"]) await page.getByRole("button", { name: button }).click();
  await expect(page.locator("#text")).toContainText("Stopped on ");
  await takeAMoment();
  await agree(page, site, { message: "It is me again." });
  await mail.waitFor(4);
  const second =
    mail
      .to(visitor().email)
      .map(receiptPath)
      .find((path) => path !== first) ?? "";
  await page.goto(site.url + second);
  await expect(page.locator("main")).toContainText("You asked us to stop calls and texts.");
  await expect(page.locator("#call")).toContainText("Stopped on ");
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutProblems(page)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Yes, I Want Them Again" }).click();
  await expect(page.getByRole("button", { name: "Stop Calls" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Stop Texts" })).toBeVisible();
  await expect(page.locator("main")).not.toContainText("You asked us to stop");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Stop Texts" })).toBeVisible();
});

test.describe("A made-up link to a receipt", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("opens a page that says it doesn’t work, shows no one’s words and stops nothing", async ({
    page,
    request,
    baseURL,
  }) => {
    const path = "/consent/01997a00-0000-7000-8000-000000000001.made-up";
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
    expect(await accessibilityProblems(page)).toEqual([]);
    const pressed = await request.post(path, { form: { channel: "call" }, headers: { Origin: String(baseURL) } });
    expect(pressed.status()).toBe(404);
  });
});

test("A visitor who does not check the box reads in the email that we only answer the request", async ({
  page,
  newSite,
  newMailServer,
}) => {
  const mail = await newMailServer();
  const site = await newSite(sendingBy(mail));
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  await mail.waitFor(2);
  const [confirmation] = mail.to(visitor().email);
  expect(confirmation?.text).toContain("So we only answer your request.");
  expect(confirmation?.text).not.toContain("/consent/");
});
