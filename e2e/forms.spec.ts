import type { Page } from "@playwright/test";
import { answerTimes } from "#app/content/site/answer-times.ts";
import type { AnswerPromise } from "#app/domain/time/answer-due.ts";
import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { expectDue } from "./support/expect-due.ts";
import { exportMessages } from "./support/export.ts";
import { sendingBy, team } from "./support/mail.ts";
import { expectValidMail } from "./support/mail-checks.ts";
import { expect, test } from "./support/test.ts";
import { notice } from "./support/visitor.ts";

/** A form with a separate page for its answer. */
type OtherForm = {
  path: string;
  id: string;
  formName: string;
  choice: string;
  fields: Record<string, string>;
  stored: Record<string, unknown>;
  /** Where the page says that the form was received. */
  sent: string;
  promise: AnswerPromise;
};

const forms: Record<string, OtherForm> = {
  "A privacy request": {
    path: "/ccpa",
    id: "privacy-request",
    formName: "Privacy Rights Request",
    choice: "access",
    fields: { "Full name": "Zoë O’Hara, Jr.", Email: "zoe@visitor.example", Details: "All of it, <3\nplease & thanks" },
    stored: { requestType: "access", details: "All of it, <3\nplease & thanks" },
    sent: "request-sent",
    promise: answerTimes.privacyRequest.access,
  },
  "Accessibility feedback": {
    path: "/accessibility",
    id: "accessibility-report",
    formName: "Accessibility Feedback",
    choice: "barrier",
    fields: { Name: "Zoë O’Hara, Jr.", Email: "zoe@visitor.example", Description: "The menu < the page.\n=1+1" },
    stored: { issueType: "barrier", description: "The menu < the page.\n=1+1" },
    sent: "report-sent",
    promise: answerTimes.accessibilityReport.barrier,
  },
};

/** Both are made of the same parts, so the gate walks each way with one of them. */
const walkedInGate = {
  sentWithJavaScript: "A privacy request",
  sentWithoutJavaScript: "Accessibility feedback",
  sentEmpty: "Accessibility feedback",
  sentWithErrors: "A privacy request",
};

test.use({ expectedErrors: /Failed to load resource/ });

for (const [what, form] of Object.entries(forms)) {
  const detailsOf = (way: keyof typeof walkedInGate) => (walkedInGate[way] === what ? {} : { tag: "@prove" });
  const formOf = (page: Page) => page.locator(`form#${form.id}`);

  async function fill(page: Page): Promise<void> {
    await formOf(page).locator(`input[type=radio][value=${form.choice}]`).check();
    for (const [label, value] of Object.entries(form.fields)) {
      await formOf(page).getByLabel(label, { exact: false }).last().fill(value);
    }
  }

  const send = (page: Page) => formOf(page).getByRole("button").click();

  describeOnDatabase(what, (makeDatabase) => {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
        test.use({ javaScriptEnabled });

        const details = detailsOf(javaScriptEnabled ? "sentWithJavaScript" : "sentWithoutJavaScript");
        test(
          "is stored with the time its answer is due, and both emails are sent",
          details,
          async ({ page, newSite, newMailServer }) => {
            const mail = await newMailServer();
            const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
            await page.goto(site.url + form.path);
            await fill(page);
            await send(page);
            await expect(page.locator(`#${form.sent}`)).toBeVisible();
            await expect(formOf(page)).toBeHidden();
            if (javaScriptEnabled) await expect(notice(page, "Success")).toBeVisible();

            const [message, ...others] = await exportMessages(site);
            expect(others).toEqual([]);
            expect(message).toMatchObject({ formName: form.formName, status: "new", name: "Zoë O'Hara, Jr." });
            expect(message?.fields).toMatchObject(form.stored);
            expectDue(message, form.promise);

            await mail.waitFor(2);
            const [confirmation] = mail.to("zoe@visitor.example");
            const [teamNotice] = mail.to(team);
            expectValidMail(confirmation);
            expectValidMail(teamNotice);
            expect(confirmation.text).toContain(message?.reference);
            for (const value of Object.values(form.stored)) {
              for (const line of String(value).split("\n")) expect(teamNotice.text).toContain(line);
            }
            expect(site.log).not.toContain("visitor.example");
          },
        );
      });
    }
  });

  test(
    `${what} sent empty says at each field what is missing, and passes axe`,
    detailsOf("sentEmpty"),
    async ({ page }) => {
      await page.goto(form.path);
      await send(page);
      await expect(notice(page, "Validation Error")).toBeVisible();
      await expect(formOf(page).locator(".errsum")).toBeFocused();
      const links = formOf(page).locator(".errsum a");
      for (let index = 0; index < (await links.count()); index += 1) {
        const target = await links.nth(index).getAttribute("href");
        await links.nth(index).click();
        await expect(page.locator(target ?? "")).toBeFocused();
      }
      expect(await accessibilityProblems(page, `#${form.id}`)).toEqual([]);
    },
  );

  test(`${what} can be sent again with different words, without leaving the page`, { tag: "@prove" }, async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    await page.goto(site.url + form.path);
    for (const words of ["First", "Second"]) {
      await fill(page);
      await formOf(page).locator("textarea").fill(words);
      await send(page);
      await expect(formOf(page).locator("textarea")).toHaveValue("");
      await page.getByRole("link", { name: "Send another" }).click();
      await expect(formOf(page)).toBeVisible();
    }
    expect(await exportMessages(site)).toHaveLength(2);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${what} with errors keeps the typed text`, detailsOf("sentWithErrors"), async ({ page, newSite }) => {
      const site = await newSite();
      await page.goto(site.url + form.path);
      await fill(page);
      await formOf(page).getByLabel("Email").fill("zoe@visitor");
      await send(page);
      await expect(formOf(page).getByRole("heading", { name: "Validation Error: One thing to fix" })).toBeVisible();
      await expect(formOf(page).getByLabel("Email")).toHaveAccessibleDescription(/Type the whole address/);
      await expect(formOf(page).getByLabel("Email")).toHaveValue("zoe@visitor");
      await expect(formOf(page).locator(`input[type=radio][value=${form.choice}]`)).toBeChecked();
      expect(await exportMessages(site)).toEqual([]);
    });
  });
}
