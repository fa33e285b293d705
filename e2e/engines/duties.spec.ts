import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { contactConsent } from "#app/content/site/consent-texts.ts";
import { leadRow } from "#test/desk-samples.ts";
import { type DeskSite, queryDesk, startDesk } from "../support/desk.ts";
import { sendToDesk, storeRows } from "../support/desk-samples.ts";
import { creditAnalysis, sendCall } from "../support/hostile-forms.ts";
import { discardSite } from "../support/site.ts";
import { expectSound, signIn, skipInWebKitWithoutScript } from "./desk-visit.ts";
import { droppedMail } from "./dropped-mail.ts";
import type { Engine, EngineWindow } from "./engine-window.ts";
import type { EngineName } from "./installed-engines.ts";
import { test } from "./test.ts";
import { Visit } from "./visit.ts";

/** A site with a desk, and a person in an engine's window. */
type Duty = { desk: DeskSite; visit: Visit; engineName: EngineName; live: () => Promise<void> };

const email = "dana@visitor.example";
const name = "Dana Whitfield";
const letter = "## Read your lease\n\n[Ten minutes](/guides/ending-a-lease-to-buy) can save you a month of rent.";

/** Runs the work with a window, whose console may show no error. */
async function withDesk(
  given: { engine: Engine; engineName: EngineName; javaScript: boolean },
  work: (duty: Duty) => Promise<void>,
) {
  const { engine, engineName, javaScript } = given;
  const desk = await startDesk();
  const window: EngineWindow = await engine.newWindow({ javaScript });
  const visit = new Visit(window, desk.origin);
  try {
    await work({ desk, visit, engineName, live: async () => (javaScript ? visit.untilLive() : undefined) });
  } finally {
    await window.close();
    await discardSite(desk.site);
  }
  expect(window.errors.filter((error) => !/Failed to load resource/.test(error))).toEqual([]);
}

for (const javaScript of [true, false]) {
  const how = javaScript ? "" : " without JavaScript";

  test(`A visitor reads a letter and the developers page, stops calls on the receipt, and applies for a job${how}`, async ({
    engine,
    engineName,
  }) => {
    test.setTimeout(180_000);
    await withDesk({ engine, engineName, javaScript }, async (duty) => {
      await readLetter(duty);
      await duty.visit.open("/developers");
      await duty.visit.expectText("Connect your own systems", "h1");
      await expectSound(duty.visit, engineName);
      await stopCalls(duty);
      await apply(duty);
    });
  });

  test(`A colleague records a stop, handles a privacy request, writes a letter and checks the books${how}`, async ({
    engine,
    engineName,
  }) => {
    skipInWebKitWithoutScript(engineName, javaScript);
    test.setTimeout(240_000);
    await withDesk({ engine, engineName, javaScript }, async (duty) => {
      const { desk, visit } = duty;
      await sendToDesk(desk, "leads", [leadRow({ name, email, phone: "+14805550142" })]);
      await signIn(visit, desk);
      await noteStop(duty);
      await askToConfirm(duty);
      await writeLetter(duty);
      await checkBooks(duty);
    });
  });
}

/** Reads a letter that began to go out an hour ago. */
async function readLetter({ desk, visit, engineName }: Duty): Promise<void> {
  const [id, at] = [randomUUID(), Date.now() - 3_600_000];
  storeRows(desk, "issues", [
    { id, number: 1, state: "sent", version: 1, send_at: at, started_at: at, filled_to: "", created_at: at },
  ]);
  const text = { subject: "Read your lease", first_line: "Ten minutes.", words: letter };
  storeRows(desk, "issue_versions", [{ issue_id: id, version: 1, ...text, written_at: at }]);
  await visit.open("/newsletter/1");
  await visit.expectText("Read your lease", "h1");
  await expectSound(visit, engineName);
}

async function stopCalls({ desk, visit, engineName }: Duty): Promise<void> {
  const consent = { textId: contactConsent.id, version: contactConsent.version };
  await sendCall(desk.site, creditAnalysis, { ...creditAnalysis.valid, email, consent });
  const path = /\/consent\/[\w.-]+/.exec((await droppedMail(desk.site, email)).text ?? "")?.[0] ?? "";
  await visit.open(path);
  await visit.expectText("You said yes to these words", "h1");
  await expectSound(visit, engineName);
  await visit.click("Stop Calls", "#call");
  await visit.expectText(/Stopped on \w+day/, "#call");
  const stops = queryDesk(desk, "SELECT DISTINCT channel, scope, source FROM contact_rules");
  expect(stops).toEqual([{ channel: "call", scope: "all", source: "receipt-page" }]);
  await expectSound(visit, engineName);
}

async function apply({ desk, visit, engineName }: Duty): Promise<void> {
  await visit.open("/careers/apply");
  await expectSound(visit, engineName);
  const fields = { Name: "Ada Quill", Email: "ada@", "A few lines about your work": "Ten years of credit reports." };
  await visit.choose("Which job?", "C");
  await visit.fill(fields);
  await visit.takeAMoment();
  await visit.click("Send Application");
  await visit.expectText("Type the whole address", "main .field .err");
  await expectSound(visit, engineName);
  await visit.fill({ Email: "ada@visitor.example" });
  await visit.takeAMoment();
  await visit.click("Send Application");
  await visit.expectPath("/form-success");
  const sent = "SELECT email FROM messages WHERE fields LIKE '%Ten years of credit reports.%'";
  expect(queryDesk(desk, sent)).toEqual([{ email: "ada@visitor.example" }]);
}

async function noteStop({ desk, visit, engineName, live }: Duty): Promise<void> {
  const [thread] = queryDesk(desk, "SELECT id FROM threads");
  await visit.open(`/desk/threads/${thread?.id}`);
  await visit.expectText("Can we, right now?", "#may-title");
  await live();
  await visit.click("They asked us to stop", "#may");
  await visit.choose("What they want to stop", "A", "#may");
  await visit.choose("How they told you", "B", "#may");
  await expectSound(visit, engineName);
  await visit.click("Note the stop", "#may");
  await visit.expectText("They said it by phone on", "#may li");
  await expectSound(visit, engineName);
}

async function askToConfirm({ desk, visit, engineName, live }: Duty): Promise<void> {
  const { site } = desk;
  const answer = await fetch(`${site.url}/functions/v1/send-form-notification`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      formName: "Privacy Rights Request",
      requestType: "access",
      fullName: name,
      email,
      phone: "(480) 555-0142",
      pageUrl: `${site.url}/ccpa`,
      submissionKey: randomUUID(),
    }),
  });
  expect(answer.status).toBe(200);
  await visit.open("/desk/privacy");
  await visit.expectText(name, ".panel-row a, table a, main a[href^='/desk/privacy/']");
  await expectSound(visit, engineName);
  await visit.click(name);
  await visit.expectText(name, "h1");
  await expectSound(visit, engineName);
  await live();
  await visit.click("Ask them to confirm");
  await visit.expectText("Asked them to confirm", ".note--ok");
}

async function writeLetter({ visit, engineName, live }: Duty): Promise<void> {
  await visit.open("/desk/letters");
  await visit.expectText("The weekly letter", "h1");
  await expectSound(visit, engineName);
  await live();
  await visit.click("Write a letter");
  await visit.expectText("Letter 1", "h1");
  await live();
  const text = { Subject: "Read your lease", "First line in the inbox": "Ten minutes." };
  await visit.fill({ ...text, "Letter, in Markdown": "## One\n\nA higher score is guaranteed." });
  await visit.click("Save and check");
  await visit.expectText("guaranteed", "[aria-labelledby=check-title] mark");
  await expectSound(visit, engineName);
  await live();
  await visit.fill({ "Letter, in Markdown": letter });
  await visit.click("Save and check");
  await visit.expectText("Checked: it can go out", "#check-title");
  await live();
  await visit.click("Send a test");
  await visit.expectPath(/done=tested/);
  await expectSound(visit, engineName);
}

async function checkBooks({ visit, engineName, live }: Duty): Promise<void> {
  await visit.open("/desk/promises");
  await visit.expectText("Promises, measured", "h1");
  await expectSound(visit, engineName);
  await visit.open("/desk/audit");
  await live();
  await visit.click("Check now");
  await visit.expectText("No. All is as it was noted:", "main");
  await expectSound(visit, engineName);
  await visit.open("/desk/data");
  await visit.expectText("Data", "h1");
  await expectSound(visit, engineName);
}
