import { Writable } from "node:stream";
import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { leadsExport } from "#app/server/exports/leads.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { saveLeadAnswers } from "#app/server/lead/lead-answer-store.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { unlimited } from "#test/recipients.ts";
import { sentParts } from "#test/sent-parts.ts";
import { exportCommand } from "./export-command.server.ts";

const exportLeads = exportCommand(leadsExport);

const payload: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "José",
  lastName: "O’Neil",
  name: "José O’Neil",
  email: "jose@example.com",
  phone: "+14805550142",
  message: '=1+1, "quoted"\nsecond line',
  pageUrl: "http://localhost:3000/get-started",
  consent: { textId: "credit-analysis-contact", version: 1 },
  attribution: { utm_source: "letter" },
};

const november = new Date("2026-11-22T12:00:00Z");

async function store(database: SiteDatabase, amount: number, change: Partial<CreditAnalysisPayload> = {}) {
  const leads = createLeadStore(database, unlimited);
  const keys = Array.from({ length: amount }, (_, index) => `key-export-${index}`);
  return Promise.all(keys.map((submissionKey) => leads.save({ ...payload, submissionKey, ...change })));
}

async function run(settings: Settings, args: string[]) {
  const [out, problems] = [collectOutput(), collectOutput()];
  const code = await exportLeads(settings, args, { out: out.stream, problems: problems.stream });
  return { code, out: out.text(), problems: problems.text() };
}

describeEachDatabase("leads:export", ({ open, settings }) => {
  it("writes a complete lead, with its consent and the state of its emails", async () => {
    const database = await open();
    const [saved] = await store(database, 1);
    await saveLeadAnswers(database.db, saved?.reference ?? "", { state: "AZ", goalMonth: "later" }, november);
    await database.db
      .updateTable("outbox")
      .set({ state: "sent", attempts: 2, sent_at: Date.UTC(2026, 10, 21) })
      .where("kind", "=", "lead-confirmation")
      .execute();
    const { code, out, problems } = await run(settings(), []);
    expect({ code, problems }).toEqual({ code: 0, problems: "" });
    expect(out.endsWith("\n")).toBe(true);
    const { consent: _, ...fields } = payload;
    expect(JSON.parse(out)).toEqual({
      ...fields,
      reference: saved?.reference,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      status: "new",
      submissionKey: "key-export-0",
      consentTextId: "credit-analysis-contact",
      consentTextVersion: 1,
      consentTextSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      consentPageUrl: payload.pageUrl,
      consentGivenAt: JSON.parse(out).createdAt,
      confirmationState: "sent",
      confirmationAttempts: 2,
      confirmationSentAt: "2026-11-21T00:00:00.000Z",
      confirmationError: null,
      teamNoticeState: "queued",
      teamNoticeAttempts: 0,
      teamNoticeSentAt: null,
      teamNoticeError: null,
      state: "AZ",
      scoreBand: null,
      goal: null,
      goalMonth: "later",
      callTime: null,
      answeredAt: november.toISOString(),
      myPath: null,
    });
  });

  it("writes the parts of a plan as data, in the last column", async () => {
    const database = await open();
    await createLeadStore(database, unlimited).save({ ...payload, submissionKey: "key-parts", myPath: sentParts });
    expect(JSON.parse((await run(settings(), [])).out).myPath).toEqual(sentParts);
    const [header = "", record = ""] = (await run(settings(), ["--format", "csv"])).out.split("\r\n");
    expect(header).toMatch(/"answeredAt","myPath"$/);
    expect(record).toContain('""place"":{""name"":""Maricopa County, Arizona""');
  });

  it("writes CSV that a spreadsheet doesn't run as formulas", async () => {
    const database = await open();
    await store(database, 1);
    const { code, out } = await run(settings(), ["--format", "csv"]);
    expect(code).toBe(0);
    const [header = "", record = ""] = out.split("\r\n");
    expect(out.split("\r\n")).toHaveLength(3);
    expect(header).toMatch(/^\ufeff"reference","createdAt","status",/);
    expect(record).toContain(`"'=1+1, ""quoted""\nsecond line"`);
    expect(record).toContain('"(480) 555-0142"');
    expect(record).toContain('"{""utm_source"":""letter""}"');
  });

  it("writes several pages of leads in the order of arrival, each lead exactly once", async () => {
    const database = await open();
    await store(database, 1203);
    const lines = (await run(settings(), ["--format=jsonl"])).out.trimEnd().split("\n");
    const leads = lines.map((line) => JSON.parse(line) as { reference: string; createdAt: string });
    expect(new Set(leads.map(({ reference }) => reference)).size).toBe(1203);
    const times = leads.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it("writes only a header when there are no leads", async () => {
    await open();
    expect((await run(settings(), [])).out).toBe("");
    expect((await run(settings(), ["--format", "csv"])).out.split("\r\n")).toHaveLength(2);
  });

  it.each([["--format"], ["--format", "xml"], ["--everything"], ["csv"]])(
    "shows its usage when called with %s %s",
    async (...args) => {
      const { code, out, problems } = await run(settings(), args.filter(Boolean));
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(problems).toMatch(/^Usage: npm run -s leads:export -- /);
    },
  );

  it("exits without an error when its reader stops reading", async () => {
    const database = await open();
    await store(database, 10);
    const closed = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error("write EPIPE"), { code: "EPIPE" }));
      },
    });
    expect(await exportLeads(settings(), [], { out: closed, problems: collectOutput().stream })).toBe(0);
  });
});
