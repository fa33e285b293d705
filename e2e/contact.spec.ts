import type { Page, Request } from "@playwright/test";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { takeAMoment, turnBackTheClock } from "./support/clock.ts";
import {
  contactField,
  contactForm,
  expectLetter,
  fillLetter,
  type Letter,
  letter,
  sendLetter,
} from "./support/contact.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { expectDue } from "./support/expect-due.ts";
import { exportMessages, exportText } from "./support/export.ts";
import { sendingBy, team } from "./support/mail.ts";
import { expectValidMail, header } from "./support/mail-checks.ts";
import { outOfReach } from "./support/network.ts";
import { expect, test } from "./support/test.ts";
import { untilPainted } from "./support/until-live.ts";
import { notice } from "./support/visitor.ts";

const call = "**/functions/v1/send-form-notification";

const stored = {
  formName: "Contact",
  status: "new",
  name: "Zoë O'Hara-Lee",
  email: letter.email,
  phone: "+14805550142",
  fields: { subject: letter.subject, message: letter.message },
};

test.use({ expectedErrors: /Failed to load resource/ });

describeOnDatabase("A visitor writes to us", (makeDatabase) => {
  test("and the business gets the complete message and the time its answer is due, and both emails are sent", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    await page.goto(`${site.url}/contact`);
    await fillLetter(page);
    await takeAMoment();
    const answer = await hold(page);
    await sendLetter(page);
    const button = contactForm(page).getByRole("button");
    await expect(button).toHaveText("Sending...");
    await expect(button).toBeDisabled();
    answer();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await expect(notice(page, "Success")).toContainText("Your form has been submitted successfully.");
    await page.goBack();
    for (const name of Object.keys(letter)) await expect(contactField(page, name as keyof Letter)).toHaveValue("");

    const [message, ...others] = await exportMessages(site);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ ...stored, pageUrl: `${site.url}/contact` });
    expectDue(message, answerTimes.contact);
    expect(await exportText(site.settings, "csv", "messagesExport")).not.toMatch(/(^|,)"[=+\-@]/m);

    await mail.waitFor(2);
    const [confirmation] = mail.to(letter.email);
    const [teamNotice] = mail.to(team);
    expectValidMail(confirmation);
    expectValidMail(teamNotice);
    expect(confirmation.subject).toBe("We received your message");
    for (const part of [confirmation.text, confirmation.html]) expect(part).toContain(message?.reference);
    expect(header(teamNotice, "reply-to")).toContain(letter.email);
    expect(teamNotice.subject).toMatch(/^Contact: answer by /);
    for (const value of [stored.name, letter.email, letter.subject, "Is a < b, or =1+1?", "Ünïcode ✓"]) {
      expect(teamNotice.text).toContain(value);
    }
    expect(teamNotice.html).toContain("Is a &lt; b");
    expect(teamNotice.html).toContain("Tom &amp; Jerry &lt;3");
    for (const secret of [letter.email, "Hara", "Jerry"]) expect(site.log).not.toContain(secret);
  });
});

test.describe("The contact form refuses", () => {
  test.beforeEach(({ page }) => page.goto("/contact"));

  const wrong: [keyof Letter, string, string][] = [
    ["firstName", "", "First name is required"],
    ["firstName", "R2D2", "Name contains invalid characters"],
    ["firstName", "x".repeat(51), "Shorten the name to 50 characters; it has 51."],
    ["lastName", " ", "Last name is required"],
    ["lastName", "Lee_", "Name contains invalid characters"],
    ["email", "", "Email is required"],
    ["email", "zoe@", "Invalid email format"],
    ["email", `${"z".repeat(243)}@example.com`, "Invalid email format"],
    ["phone", "555-0142", "Invalid phone number format"],
    ["subject", "", "Subject is required"],
    ["message", "", "Message is required"],
    ["message", "x".repeat(1001), "Shorten the message to 1,000 characters; it has 1,001."],
  ];

  test("each wrong field by its rule when the visitor leaves it, but no field that was not touched", async ({
    page,
  }) => {
    const ready = page.waitForResponse("**/functions/v1/form-token*");
    await contactField(page, "firstName").focus();
    await ready;
    for (const [name, value, message] of wrong) {
      const field = contactField(page, name);
      await field.fill(value || "x");
      await field.fill(value);
      await field.blur();
      await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(/[.?]/g, "\\$&")));
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill(letter[name]);
      await expect(field).not.toHaveAttribute("aria-invalid");
      await expect(contactForm(page).locator("[aria-invalid=true]")).toHaveCount(0);
    }
  });

  test("a field that was left before React started", async ({ page }) => {
    const arrive = await hold(page, "**/assets/*.js");
    await page.goto("/contact", { waitUntil: "commit" });
    await contactField(page, "firstName").fill("Zoë");
    await contactField(page, "email").fill("zoe@");
    await contactField(page, "phone").fill("555");
    await contactField(page, "subject").focus();
    arrive();
    await expect(contactField(page, "email")).toHaveAccessibleDescription(/Invalid email format/);
    await expect(contactField(page, "phone")).toHaveAccessibleDescription(/Invalid phone number format/);
    await expect(contactForm(page).locator("[aria-invalid=true]")).toHaveCount(2);
  });

  test("a message with errors, and shows them in one notice and in a list with links to the fields", async ({
    page,
  }) => {
    await takeAMoment();
    await fillLetter(page, { firstName: "", email: "zoe@" });
    await sendLetter(page);
    await expect(notice(page, "Validation Error")).toContainText("First name is required. Invalid email format.");
    const summary = contactForm(page).locator(".errsum");
    await expect(summary).toBeFocused();
    await summary.getByRole("link", { name: "Invalid email format" }).click();
    await expect(contactField(page, "email")).toBeFocused();
    await expectLetter(page, { firstName: "", email: "zoe@" });
  });

  test("script-like text as it is typed, but keeps text that only looks like markup", async ({ page }) => {
    for (const [before, last] of [
      ["Hello <scrip", "t"],
      ["javascript", ":"],
      ["data:text/htm", "l"],
    ] as const) {
      const message = contactField(page, "message");
      await message.fill(before);
      await message.press("End");
      await page.keyboard.type(last);
      await expect(notice(page, "Invalid Input")).toContainText("Your input contains potentially harmful content.");
      await expect(message).toHaveValue(before);
      await message.fill("a < b, Tom & Jerry <3");
      await expect(message).toHaveValue("a < b, Tom & Jerry <3");
    }
  });

  test("to be sent within three seconds", async ({ page }) => {
    await page.goto("/contact");
    await turnBackTheClock();
    await contactForm(page).getByRole("button").click();
    await expect(notice(page, "Submission Too Fast")).toContainText("Please take a moment to review your information.");
    // The notice goes after some seconds; its words stay beside Send, with what to do.
    const stays = contactForm(page).locator(".unsent");
    await expect(stays).toContainText("Submission Too Fast");
    await expect(stays).toContainText(/Not sent yet\. What you typed is still here\. You can try again in /);
  });

  test("a fourth message within a minute on one device", async ({ page }) => {
    await takeAMoment();
    await page.evaluate(() => {
      localStorage.setItem("submissions:contact", JSON.stringify([Date.now() - 20_000, Date.now() - 9, Date.now()]));
    });
    const calls = countCalls(page);
    await fillLetter(page);
    await sendLetter(page);
    await expect(notice(page, "Too Many Attempts")).toContainText("Please wait before submitting again.");
    await expect(contactForm(page).locator(".unsent")).toContainText(
      /Please wait before submitting again\..* in \d+ seconds/,
    );
    await expectLetter(page);
    expect(calls()).toBe(0);
  });

  test("a message with text typed into the trap, without saying so", async ({ page }) => {
    await takeAMoment();
    const calls = countCalls(page);
    await fillLetter(page);
    const trap = page.locator("#contact [name=website]");
    await trap.evaluate((input) => input.parentElement?.removeAttribute("inert"));
    await trap.pressSequentially("spam");
    await sendLetter(page);
    await untilPainted(page);
    await expect(page.locator(".notice")).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact$/);
    expect(calls()).toBe(0);
  });
});

test("When sending fails, the visitor is told and the typed text stays", async ({ page }) => {
  await page.goto("/contact");
  await fillLetter(page);
  await takeAMoment();
  await outOfReach(page);
  await sendLetter(page);
  await expect(notice(page, "Submission Error")).toContainText(
    "There was an error submitting your form. Please try again.",
  );
  await expectLetter(page);
});

test("What never left the device does not count: after four presses without a connection, the message still goes out", {
  tag: "@prove",
}, async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(`${site.url}/contact`);
  await fillLetter(page);
  await takeAMoment();
  await page.context().setOffline(true);
  for (let press = 1; press <= 4; press += 1) {
    await sendLetter(page);
    await expect(notice(page, "Submission Error")).toBeVisible({ timeout: 25_000 });
    await expect(contactForm(page).getByRole("button")).toBeEnabled();
    await page.keyboard.press("Escape");
  }
  await page.context().setOffline(false);
  await sendLetter(page);
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportMessages(site)).toHaveLength(1);
});

test("The server enforces the limits on senders who skip our pages", async ({ page, newSite }) => {
  const site = await newSite();
  await page.goto(`${site.url}/contact`);
  await fillLetter(page);
  const { token } = await (await page.request.get(`${site.url}/functions/v1/form-token?form=contact`)).json();
  const send = (data: object) => page.request.post(`${site.url}/functions/v1/send-form-notification`, { data });
  const body = { ...letter, formName: "Contact", pageUrl: `${site.url}/contact` };

  const early = await send({ ...body, _csrf: token });
  expect(early.status()).toBe(429);
  expect(await early.json()).toMatchObject({
    error: { code: "submission-too-fast", message: "Please take a moment to review your information." },
  });
  expect((await send({ ...body, _csrf: "made-up" })).status()).toBe(403);
  expect((await send({ ...body, currentRent: 50_001 })).status()).toBe(422);
  expect(await (await send({ ...body, currentRent: -1 })).json()).toMatchObject({
    error: { fields: { currentRent: ["Invalid rent amount"] } },
  });

  await takeAMoment();
  const references: unknown[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await send({ ...body, _csrf: token });
    expect(answer.status()).toBe(200);
    references.push((await answer.json()).reference);
  }
  expect(new Set(references).size).toBe(1);
  for (const message of ["Other words", "And others"]) {
    expect((await send({ ...body, message, _csrf: token })).status()).toBe(409);
  }
  expect(await exportMessages(site)).toHaveLength(1);

  // The page has counted none of these, and what others send from the same address keeps no one back.
  await sendLetter(page);
  await expect(page).toHaveURL(`${site.url}/form-success`);
});

test("A page that was open for too long still sends the message", { tag: "@prove" }, async ({ page, newSite }) => {
  const site = await newSite();
  await page.route("**/functions/v1/form-token*", (route) => route.fulfill({ json: { token: "contact.0.x.y" } }), {
    times: 1,
  });
  await page.goto(`${site.url}/contact`);
  await fillLetter(page);
  await takeAMoment();
  await sendLetter(page);
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportMessages(site)).toEqual([expect.objectContaining(stored)]);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("four messages within a minute arrive: others may share the address", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    for (const turn of [1, 2, 3, 4]) {
      await page.goto(`${site.url}/contact`);
      await fillLetter(page, { subject: `Letter ${turn}` });
      await sendLetter(page);
      await expect(page).toHaveURL(`${site.url}/form-success`);
    }
    const messages = await exportMessages(site);
    expect(messages).toHaveLength(4);
    expect(messages[0]).toMatchObject({ ...stored, fields: { subject: "Letter 1", message: letter.message } });
  });

  test("errors show at their fields, typed text stays, and the fixed message arrives", async ({ page, newSite }) => {
    const site = await newSite();
    const bad = { firstName: "R2D2", lastName: "  ", phone: "5", message: "<script>alert(1)</script>" };
    await page.goto(`${site.url}/contact`);
    await fillLetter(page, bad);
    await sendLetter(page);
    const messages: Partial<Letter> = {
      firstName: "Name contains invalid characters",
      lastName: "Last name is required",
      phone: "Invalid phone number format",
      message: "Your input contains potentially harmful content.",
    };
    await expect(
      contactForm(page).getByRole("heading", { name: "Validation Error: Four things to fix" }),
    ).toBeVisible();
    for (const [name, message] of Object.entries(messages)) {
      await expect(contactField(page, name as keyof Letter)).toHaveAccessibleDescription(new RegExp(message));
    }
    await expectLetter(page, bad);
    expect(await exportMessages(site)).toEqual([]);
    await fillLetter(page);
    await sendLetter(page);
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(await exportMessages(site)).toEqual([expect.objectContaining(stored)]);
  });

  test("a form filled in by a robot is set aside, and one from another site is refused", { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      page.request.post(`${site.url}/contact`, { form, headers, maxRedirects: 0 });
    expect((await post({ ...letter, website: "https://spam.example" })).status()).toBe(303);
    expect((await post(letter, { Origin: "https://elsewhere.example" })).status()).toBe(403);
    // The log comes through a pipe, and may be late.
    await expect.poll(() => site.log).toContain('"code":"foreign-origin"');
    expect(site.log).not.toContain("internal-error");
    const messages = await exportMessages(site);
    expect(messages).toEqual([expect.objectContaining({ status: "quarantined", confirmationState: null })]);
  });
});

/** Holds back responses, of the call or of another address, until the returned function is called. */
async function hold(page: Page, address = call): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

function countCalls(page: Page): () => number {
  let calls = 0;
  page.on("request", (request: Request) => {
    if (request.url().includes("send-form-notification")) calls += 1;
  });
  return () => calls;
}
