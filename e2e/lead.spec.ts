import { describeOnEachDatabase } from "./support/databases.ts";
import { exportLeads, exportText } from "./support/export.ts";
import { holdRequests } from "./support/hold-requests.ts";
import { sendingBy, team } from "./support/mail.ts";
import { expect, test } from "./support/test.ts";
import { field, fillForm, notice, sendButton, visitor } from "./support/visitor.ts";

describeOnEachDatabase("A renter asks for a free credit analysis", (makeDatabase) => {
  test("and the business gets all of it, both emails are sent once, and a restart changes nothing", async ({
    page,
    newSite,
    newMailServer,
  }) => {
    const mail = await newMailServer();
    const site = await newSite({ ...(await makeDatabase()), ...sendingBy(mail) });
    const who = visitor();

    await page.goto(`${site.url}/get-started`);
    await fillForm(page, who);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await expect(page.getByRole("heading", { name: "Thank You for Reaching Out!" })).toBeVisible();
    await expect(page.getByText("Message Sent Successfully")).toBeVisible();
    await expect(page.getByText(/You hear from us by \w+day, .* at \d+:\d\d [AP]M E[SD]T/)).toBeVisible();
    await expect(notice(page, "Request received")).toContainText(
      "We've emailed you confirmation and notified our team.",
    );

    const whole = {
      formName: "Free Credit Analysis",
      firstName: who.firstName,
      lastName: who.lastName,
      name: `${who.firstName} ${who.lastName}`,
      email: who.email,
      phone: "+14805550171",
      message: who.message,
      pageUrl: `${site.url}/get-started`,
    };
    await mail.waitFor(2);
    const [confirmation] = mail.to(who.email);
    const [teamNotice] = mail.to(team);
    expect(confirmation?.from?.address).toBe("hello@business.example");
    expect(confirmation?.text).toContain(who.firstName);
    expect(confirmation?.html).toContain(who.firstName);
    for (const value of [whole.name, who.email, "Ünïcode ✓"]) expect(teamNotice?.text).toContain(value);
    expect(teamNotice?.html).toContain("&lt; $2,000");

    // A process records what it has sent before it stops.
    await site.stop();
    const exported = await exportLeads(site);
    expect(exported).toEqual([expect.objectContaining(whole)]);
    await site.start();
    expect(await exportLeads(site)).toEqual(exported);
    // A second lead's emails come after any that the restart might have sent again.
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, visitor("second"));
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    await mail.waitFor(4);
    expect(mail.to(who.email)).toHaveLength(1);
    expect(mail.to(team)).toHaveLength(2);
    expect(site.log).not.toContain(who.email);
    expect(site.log).not.toContain("O'Brien");
  });
});

test("A spreadsheet that opens the export runs no formula that a visitor typed", { tag: "@prove" }, async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  await page.goto(`${site.url}/get-started`);
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  const csv = await exportText(site.settings, "csv");
  expect(csv).toContain("maria@visitor.example");
  expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m);
});

test.describe("Without JavaScript", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test("errors show at their fields, the typed text stays, and the corrected form arrives", async ({
    page,
    newSite,
  }) => {
    const site = await newSite();
    const who = visitor();
    await page.goto(`${site.url}/get-started`);
    await fillForm(page, { ...who, firstName: "R2D2", phone: "555-0171" });
    await sendButton(page).click();

    const form = page.locator("#credit-analysis");
    await expect(form.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
    await expect(form.getByLabel("First name")).toHaveAccessibleDescription(/Name contains invalid characters/);
    await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(/10 digits/);
    await expect(form.getByLabel("First name")).toHaveValue("R2D2");
    await expect(form.getByLabel("Phone")).toHaveValue("555-0171");
    await expect(form.getByLabel("Message")).toHaveValue(who.message);
    expect(await exportLeads(site)).toEqual([]);

    await form.getByLabel("First name").fill(who.firstName);
    await form.getByLabel("Phone").fill(who.phone);
    await sendButton(page).click();
    await expect(page).toHaveURL(`${site.url}/form-success`);
    expect(await exportLeads(site)).toEqual([expect.objectContaining({ email: who.email, message: who.message })]);
  });
});

test("A form sent before the page hydrates arrives", async ({ page, newSite }) => {
  const site = await newSite();
  await page.route("**/assets/*.js", () => {});
  // These scripts never come, and the page's `load` event would wait for them.
  await page.goto(`${site.url}/get-started`, { waitUntil: "commit" });
  await fillForm(page, visitor());
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/form-success`);
  expect(await exportLeads(site)).toHaveLength(1);
});

test("Fields filled in before the page hydrates are checked when it does, and nothing is sent", async ({
  page,
  newSite,
}) => {
  const site = await newSite();
  const letScriptsGo = await holdRequests(page, "**/assets/*.js");
  await page.goto(`${site.url}/get-started`, { waitUntil: "commit" });
  await fillForm(page, { ...visitor(), email: "maria@" });
  letScriptsGo();
  await expect(field(page, "email")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#credit-analysis-summary")).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/get-started`);
  expect(await exportLeads(site)).toHaveLength(0);
});
