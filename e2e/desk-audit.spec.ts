import { readFile } from "node:fs/promises";
import { patience } from "#test/patience.ts";
import { WebhookReceiver } from "#test/webhook-receiver.ts";
import { runCommand } from "./support/command.ts";
import { type DeskSite, expectSound, queryDesk, startDesk, withoutScript } from "./support/desk.ts";
import { leadOf, sendToDesk } from "./support/desk-samples.ts";
import { signInAsOwner } from "./support/signed-in-owner.ts";
import { discardSite } from "./support/site.ts";
import { test as base, expect } from "./support/test.ts";

type Journey = { desk: DeskSite; receiver: WebhookReceiver };

/** A desk for this journey alone, and another system that receives its events. */
const test = base.extend<Journey>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  receiver: async ({}, use) => {
    const receiver = new WebhookReceiver();
    await receiver.up();
    await use(receiver);
    await receiver.down();
  },
  desk: async ({ receiver }, use) => {
    const desk = await startDesk({
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
      WEBHOOK_ALLOW_PRIVATE: "1",
    });
    await use(desk);
    await discardSite(desk.site);
  },
});

test.use({ expectedErrors: /Failed to load resource/ });

test("The audit says who looked up which person, covers names, records who uncovers one, and detects a change", {
  tag: "@prove",
}, async ({ page, desk }) => {
  await sendToDesk(desk, "leads", [leadOf("Dana Whitfield", "Lease ends in June.")]);
  await signInAsOwner(page, desk);
  await page.goto(`${desk.origin}/desk`);
  await page.getByRole("link", { name: "Dana Whitfield", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dana Whitfield");
  await page.goto(`${desk.origin}/desk/audit`);
  const opened = page.locator(".audit-row", { hasText: "Opened a thread" });
  await expect(opened).toContainText("Ines Holm");
  await expect(opened).toContainText("D… W…");
  await expect(page.getByText("Dana Whitfield")).toHaveCount(0);
  await expectSound(page);

  await opened.getByRole("button", { name: "Uncover" }).click();
  await expect(page.getByText("Dana Whitfield")).toBeVisible();
  await page.goto(`${desk.origin}/desk/audit?what=audit-reveal`);
  await expect(page.locator(".audit-row")).toContainText("Uncovered a name in the audit");
  await expect(page.locator(".audit-row")).toContainText("D… W…");

  await page.getByLabel("What").selectOption({ label: "Opened a thread" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/what=thread/);
  await expect(page.locator(".audit-row")).toHaveCount(1);
  await page.goto(`${desk.origin}/desk/audit?day=2020-01-01`);
  await expect(page.getByText("Nothing was noted here.")).toBeVisible();

  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("No. All is as it was noted:")).toBeVisible();
  expect(await runCommand(desk.site, "audit", "verify")).toMatchObject({ code: 0 });
  queryDesk(desk, "UPDATE audit SET at = at + 1 WHERE number = 2");
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText("Yes. Entry 2 was changed")).toBeVisible();
  const { code, output } = await runCommand(desk.site, "audit", "verify");
  expect([code, output]).toEqual([1, expect.stringContaining("Entry 2 was changed")]);
});

test("Data files are complete and harmless, and only someone who has just confirmed who they are gets them", {
  tag: "@prove",
}, async ({ page, desk }) => {
  const leads = Array.from({ length: 1200 }, (_, n) => leadOf(`Person ${n}`, n === 0 ? "=1+1" : null, n / 100));
  await sendToDesk(desk, "leads", leads);
  await signInAsOwner(page, desk);
  await page.goto(`${desk.origin}/desk/data`);
  await expectSound(page);
  const take = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const csv = await take("Leads as CSV");
  expect(csv.name).toBe("leads.csv");
  expect(csv.text.trimEnd().split("\r\n")).toHaveLength(1201);
  expect(csv.text).toContain(`"'=1+1"`);
  const lines = (await take("Leads as JSON lines")).text.trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).name)).toHaveLength(1200);
  expect(queryDesk(desk, "SELECT subjects FROM audit WHERE what = 'export-file' ORDER BY number")).toEqual([
    { subjects: '["leads.csv"]' },
    { subjects: '["leads.jsonl"]' },
  ]);

  queryDesk(desk, "UPDATE staff_sessions SET verified_at = 0");
  await page.getByRole("link", { name: "Newsletter as CSV" }).click();
  await expect(page).toHaveURL(/\/desk\/step-up\?to=/);
  const refused = await page.request.get(`${desk.origin}/desk/exports/leads.csv`, { maxRedirects: 0 });
  expect([refused.status(), refused.headers().location]).toEqual([303, expect.stringContaining("/desk/step-up?to=")]);
  expect(queryDesk(desk, "SELECT count(*) AS taken FROM audit WHERE what = 'export-file'")).toEqual([{ taken: 2 }]);
});

test("Another system is told about a new stage, and told again from the log, without JavaScript", {
  tag: "@prove",
}, async ({ page, desk, receiver }) => {
  await sendToDesk(desk, "leads", [leadOf("Dana Whitfield", "Lease ends in June.")]);
  await signInAsOwner(page, desk);
  const plain = await withoutScript(page);
  const [thread] = queryDesk(desk, "SELECT id FROM threads");
  await plain.goto(`${desk.origin}/desk/threads/${thread?.id}`);
  await plain.locator('select[name="stage"]').selectOption("talking");
  await plain.locator('form:has(select[name="stage"]) button[type="submit"]').first().click();
  await expect.poll(() => receiver.taken.map(({ type }) => type), patience).toContain("stage.changed");
  // The desk records it once it has the answer, and a page without script never updates.
  const untold = () => queryDesk(desk, "SELECT id FROM outbox WHERE subject_type = 'event' AND state <> 'sent'");
  await expect.poll(untold, patience).toEqual([]);
  await plain.goto(`${desk.origin}/desk/data`);
  const logged = plain.locator(".panel-row", { hasText: "stage.changed" });
  await expect(logged).toContainText("Taken");
  await logged.getByRole("button", { name: "Send again" }).click();
  await expect(plain.getByText("It goes out again")).toBeVisible();
  await expect.poll(() => receiver.taken.filter(({ type }) => type === "stage.changed"), patience).toHaveLength(2);
  const [first, second] = receiver.taken.filter(({ type }) => type === "stage.changed");
  expect(first?.id).toBe(second?.id);
  await plain.context().close();
});

test("The page for developers works without JavaScript and says what the JSON says", async ({ browser, desk }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${desk.origin}/developers`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const answer = await page.request.get(`${desk.origin}/developers/openapi.json`);
  expect(answer.headers()["content-type"]).toContain("application/json");
  const api = await answer.json();
  for (const type of Object.keys(api.webhooks)) await expect(page.locator(`[id="${type}"]`)).toHaveText(type);
  await context.close();
});
