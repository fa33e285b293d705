import { accessibilityProblems } from "./support/accessibility-problems.ts";
import { takeAMoment } from "./support/clock.ts";
import { describeOnDatabase } from "./support/databases.ts";
import { exportMessages } from "./support/export.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { sendingBy, team } from "./support/mail.ts";
import { expectValidMail } from "./support/mail-checks.ts";
import { asker, fillRequest, requestForm, runPrivacy, statusPath } from "./support/privacy.ts";
import { expect, test } from "./support/test.ts";

const dayMs = 24 * 60 * 60 * 1000;

describeOnDatabase("A visitor asks what we hold", (makeDatabase) => {
  test("and both sides see the dates, the account reference stays out of emails, and an erasure leaves a log entry", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    // Four commands of the built site, each in a separate process.
    test.slow();
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    await page.goto(`${site.url}/ccpa`);
    await fillRequest(page, "Access");
    await takeAMoment();
    await requestForm(page).getByRole("button").click();
    await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();

    const [message] = await exportMessages(site);
    const dueAfter = (Date.parse(message?.dueAt ?? "") - Date.parse(message?.createdAt ?? "")) / dayMs;
    expect(dueAfter).toBeGreaterThan(44.9);
    expect(dueAfter).toBeLessThan(46.1);
    expect(message?.fields).toEqual({ requestType: "access" });

    await mail.waitFor(2);
    const [confirmation] = mail.to(asker.email);
    const [teamNotice] = mail.to(team);
    expectValidMail(confirmation);
    expectValidMail(teamNotice);
    expect(confirmation.text).toContain(`Reference number: ${message?.reference}`);
    expect(confirmation.text).toContain("You’ll get our answer by ");
    expect(teamNotice.text).toContain("Confirm arrival by: ");
    expect(teamNotice.text).toContain("Account reference: given, and kept out of emails");
    for (const { text, html } of [confirmation, teamNotice]) expect(`${text}${html}`).not.toContain(asker.reference);
    expect(site.log).not.toContain(asker.reference);
    expect(site.log).not.toContain(asker.email);

    const path = statusPath(confirmation);
    const answer = await page.goto(site.url + path);
    expect(answer?.headers()).toMatchObject({ "referrer-policy": "same-origin", "cache-control": "no-store" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
    const words = await page.locator("main").textContent();
    expect(words).toContain(message?.reference);
    expect(words).not.toContain(asker.email);
    expect(words).not.toContain(asker.name);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutProblems(page)).toEqual([]);
    }

    const listed = await runPrivacy(site, "list");
    expect(listed.output).toContain("Open privacy requests: 1");
    expect(listed.output).toContain(`${message?.reference}  access  ${asker.email}`);
    const exported = await runPrivacy(site, "export", asker.email);
    expect(JSON.parse(exported.output)).toMatchObject({
      messages: [{ id: message?.reference, name: asker.name }],
      privacyRequests: [{ accountReference: asker.reference }],
    });
    expect((await runPrivacy(site, "erase", asker.email)).code).toBe(1);
    expect(await exportMessages(site)).toHaveLength(1);
    const erased = await runPrivacy(site, "erase", asker.email, "--yes");
    expect(erased).toMatchObject({ code: 0, output: expect.stringContaining("Log entry: ") });
    expect(await exportMessages(site)).toEqual([]);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your folder is empty");
  });
});

test("We still store a third access request in a year, and its email and page say so", {
  tag: "@prove",
}, async ({ page, newSite, newMailServer }) => {
  const mail = await newMailServer();
  const site = await newSite(sendingBy(mail));
  const ask = async (asked: number) => {
    const answer = await page.request.post(`${site.url}/functions/v1/send-form-notification`, {
      data: {
        formName: "Privacy Rights Request",
        requestType: "access",
        fullName: asker.name,
        email: asker.email,
        pageUrl: `${site.url}/ccpa`,
        submissionKey: `request-${asked}`,
      },
    });
    expect(answer.status()).toBe(200);
    await mail.waitFor(2 * asked);
  };
  // Only requests that the mailbox confirmed and the team answered count.
  for (const asked of [1, 2]) {
    await ask(asked);
    await page.goto(site.url + statusPath(mail.to(asker.email).at(-1)));
    await page.getByRole("button", { name: "Yes, It Was Me" }).click();
    await expect(page.getByText("You told us on")).toBeVisible();
    const reference = (await exportMessages(site)).at(-1)?.reference ?? "";
    expect((await runPrivacy(site, "answered", reference)).code).toBe(0);
  }
  await ask(3);
  const last = mail.to(asker.email).at(-1);
  expect(last?.text).toContain("We still keep this one");
  await page.goto(site.url + statusPath(last));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request");
  expect((await runPrivacy(site, "list")).output).toContain("over the limit: may ask for access again from");
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an opt-out is accepted, needs no proof, and can be marked as answered", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite(sendingBy(mail));
    await page.goto(`${site.url}/ccpa`);
    await fillRequest(page, "Opt out");
    await requestForm(page).getByRole("button").click();
    await expect(page.getByRole("heading", { name: "We have your request" })).toBeVisible();
    await mail.waitFor(2);
    const [confirmation] = mail.to(asker.email);
    expect(confirmation?.text).toContain("An opt-out needs no proof.");
    await page.goto(site.url + statusPath(confirmation));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your request");
    const [message] = await exportMessages(site);
    expect((await runPrivacy(site, "answered", message?.reference ?? "")).code).toBe(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your request is answered");
    expect((await runPrivacy(site, "list")).output).toBe("Open privacy requests: 0\n");
  });
});

test.describe("A made-up link", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("leads to a page that says it doesn’t work, and to no one’s request", async ({ page }) => {
    const answer = await page.goto("/privacy-request/01997a00-0000-7000-8000-000000000001.made-up");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});
