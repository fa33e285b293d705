import { expect, it } from "vitest";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { chainNew } from "#app/server/consent/keeper.server.ts";
import { chainEvidence } from "#app/server/consent/records.server.ts";
import { stopByReceipt } from "#app/server/contact/receipt.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { readPageCounts, readStages } from "#app/server/desk/promises/funnel.server.ts";
import { raiseAlarms } from "#app/server/desk/promises/promise-alarms.server.ts";
import { readCases } from "#app/server/desk/promises/promise-cases.server.ts";
import { readExportedLeads } from "#app/server/exports/leads.server.ts";
import type { CreditAnalysisPayload } from "#app/server/lead/credit-analysis-payload.server.ts";
import { saveLeadAnswers } from "#app/server/lead/lead-answer-store.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { readQueues } from "#app/server/metrics/database-gauges.server.ts";
import { openOutbox } from "#app/server/outgoing/outbox.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { readPlans } from "#test/query-plans.ts";
import { unlimited } from "#test/recipients.ts";
import type { SiteDatabase } from "./database.server.ts";
import { newRowId } from "./row-ids.server.ts";
import type { ConsentEvidenceRow, LeadRow } from "./schema.server.ts";

const email = "Maria.Lopez@example.com";
const lead: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "Maria",
  lastName: "Lopez",
  name: "Maria Lopez",
  email,
  phone: "+14805550142",
  pageUrl: "http://localhost:3000/get-started",
  submissionKey: "key-0001",
  consent: { textId: "credit-analysis-contact", version: 1 },
};

/** What a lead agreed to. */
const evidenceOf = ({ id, page_url, created_at }: LeadRow): ConsentEvidenceRow => ({
  id: newRowId(),
  lead_id: id,
  message_id: null,
  text_id: "credit-analysis-contact",
  text_version: 1,
  text_sha256: "0".repeat(64),
  page_url,
  given_at: created_at,
});

type Work = (database: SiteDatabase, dataDir: string) => Promise<unknown>;

const works: [string, Work][] = [
  ["finds a lead that is sent again", (database) => createLeadStore(database, unlimited).save(lead)],
  ["claims emails and releases them", claimAndRelease],
  ["counts waiting items", ({ db }) => readQueues(db, Date.now())],
  ["exports page by page", exportAll],
  ["stores answers with their request", async ({ db }) => saveLeadAnswers(db, "no-such-lead", { goal: "buy" })],
  ["updates the desk with new rows", projectAndLook],
  [
    "checks whether someone may be contacted",
    async (database) => {
      await projectAndLook(database);
      const addresses = database.db.selectFrom("person_addresses").select("person_id");
      const { person_id: personId } = await addresses
        .where("kind", "=", "email")
        .where("value", "=", emailKey(email))
        .executeTakeFirstOrThrow();
      const contact = createContactDesk(database.db, testDataKey);
      await contact.look(someActor(), { personId, threadId: null }, "marketing");
    },
  ],
  ["adds consents to the chain", (database) => chainNew({ database, dataKey: testDataKey })],
  ["shows a consent, and stops contact", readAndStop],
  ["looks for late answers", ({ db }) => raiseAlarms(db, Date.parse("2026-11-23T10:00:00-05:00"))],
  ["measures promises", measurePromises],
  ["finds everything stored about a person", ({ db }) => readPerson(db, testDataKey, email)],
  [
    "erases a person",
    async (database, dataDir) => {
      await projectAndLook(database);
      await erasePerson({ database, dataKey: testDataKey, dataDir }, email, async () => {});
    },
  ],
];

async function readAndStop({ db }: SiteDatabase): Promise<void> {
  const leads = db.selectFrom("leads").select("id").where("submission_key", "=", String(lead.submissionKey));
  const evidence = db.selectFrom("consent_evidence").select("id").where("lead_id", "in", leads);
  const { id } = await evidence.executeTakeFirstOrThrow();
  await stopByReceipt({ db, dataKey: testDataKey }, id, "call", Date.now());
}

async function projectAndLook(database: SiteDatabase): Promise<void> {
  for (let looks = 0; looks < 2; looks += 1) await projectOnce({ database, log: silentLog }, Date.now());
}

async function measurePromises({ db }: SiteDatabase): Promise<void> {
  const reader = { read: async (query: never) => (await db.executeQuery(query)).rows as never, close: async () => {} };
  const span = { fromMs: 1, untilMs: 2 };
  await readCases({ db, reader }, span);
  await readPageCounts({ db, reader }, span);
  await readStages({ db, reader }, span);
}

async function exportAll({ db }: SiteDatabase): Promise<void> {
  for await (const { reference } of readExportedLeads(db)) expect(reference).not.toBeNull();
}

async function claimAndRelease(database: SiteDatabase): Promise<void> {
  const queue = openOutbox(database, {
    channel: "email",
    kinds: ["lead-confirmation", "lead-team-notice"],
    leaseMs: 90_000,
    read: async (rows) => new Map(rows.map(({ id }) => [id, {}])),
  });
  const items = await queue.claim(16);
  await queue.release(items.map(({ id }) => id));
}

describeEachDatabase("with any number of leads, the site", ({ open, settings }) => {
  it.each(works)("%s with an index", async (_name, work) => {
    const database = await open();
    await createLeadStore(database, unlimited).save(lead);
    const plans = await readPlans(database, () => work(database, settings().dataDir), { asIfLarge: true });
    expect(plans).not.toEqual([]);
    expect(plans.filter(({ readsAll }) => readsAll)).toEqual([]);
  });

  it("claims emails by their channel", async () => {
    const database = await open();
    const plans = await readPlans(database, () => claimAndRelease(database), { asIfLarge: true });
    const ofWhatWaits = plans.filter(({ index }) => index === "outbox_due");
    expect(ofWhatWaits).not.toEqual([]);
    expect(ofWhatWaits.filter(({ by }) => !by.includes("channel"))).toEqual([]);
  });

  it("chains consents with an index even while the planner thinks the chain is empty", async () => {
    const database = await open();
    const leads = Array.from({ length: 1500 }, () => leadRow());
    await database.db.insertInto("leads").values(leads).execute();
    await database.db.insertInto("consent_evidence").values(leads.map(evidenceOf)).execute();
    if (database.dialect === "postgres") await database.pool.query("ANALYZE");
    const parts = { database, dataKey: testDataKey };
    const plans = await readPlans(database, async () => {
      const chained = await chainEvidence(parts, { after: "", most: 500 });
      expect(chained).toHaveLength(500);
      await chainEvidence(parts, { after: chained.at(-1) ?? "", most: 10 });
    });
    const ofEvidence = plans.filter(({ table }) => table === "consent_evidence");
    expect(ofEvidence).not.toEqual([]);
    expect(ofEvidence.filter(({ readsAll }) => readsAll)).toEqual([]);
  });

  it("finds noted rows by key before the planner has statistics", async () => {
    const database = await open();
    await createLeadStore(database, unlimited).save(lead);
    const plans = await readPlans(database, () => projectAndLook(database), { asIfLarge: true });
    const noted = plans.filter(({ table, by }) => table === "events" && by !== "");
    expect(noted.length).toBeGreaterThan(5);
    expect(noted.filter(({ by }) => !by.includes("source_id"))).toEqual([]);
    // PostgreSQL starts with the smaller table; it knows which one that is.
    const known = plans.filter(({ table }) => table === "thread_sources" && database.dialect === "sqlite");
    expect(known.filter(({ by }) => !/source_id|thread_id/.test(by))).toEqual([]);
  });
});
