import { expect, it } from "vitest";
import type { CreditAnalysisPayload } from "#app/forms/credit-analysis-schema.ts";
import { readExportedLeads } from "#app/server/commands/leads-export.server.ts";
import { saveLeadAnswers } from "#app/server/lead/lead-answer-store.server.ts";
import { createLeadStore } from "#app/server/lead/leads.server.ts";
import { readQueues } from "#app/server/metrics/database-gauges.server.ts";
import { createLeaseQueue } from "#app/server/outgoing/outgoing-queue.server.ts";
import { erasePerson } from "#app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "#app/server/privacy/privacy-person.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { readPlans } from "#test/query-plans.ts";
import type { SiteDatabase } from "./database.server.ts";

const email = "Maria.Lopez@example.com";
const lead: CreditAnalysisPayload = {
  ...{ formName: "Free Credit Analysis", firstName: "Maria", lastName: "Lopez", name: "Maria Lopez", email },
  ...{ phone: "+14805550142", pageUrl: "http://localhost:3000/get-started", submissionKey: "key-0001" },
  consent: { textId: "credit-analysis-contact", version: 1 },
};

type Work = (database: SiteDatabase, dataDir: string) => Promise<unknown>;

const works: [string, Work][] = [
  ["finds a lead that is sent again", (database) => createLeadStore(database).save(lead)],
  ["claims mails and gives them back", claimAndRelease],
  ["counts what waits", ({ db }) => readQueues(db, Date.now())],
  ["exports page by page", exportAll],
  ["keeps answers with their request", async ({ db }) => saveLeadAnswers(db, "no-such-lead", { goal: "buy" })],
  ["finds what is held about a person", ({ db }) => readPerson(db, testDataKey, email)],
  [
    "erases a person",
    (database, dataDir) => erasePerson({ database, dataKey: testDataKey, dataDir }, email, async () => {}),
  ],
];

async function exportAll({ db }: SiteDatabase): Promise<void> {
  for await (const { reference } of readExportedLeads(db)) expect(reference).not.toBeNull();
}

async function claimAndRelease(database: SiteDatabase): Promise<void> {
  const queue = createLeaseQueue(database, "queued", { leaseMs: 90_000 });
  const { rows } = await queue.claim(16);
  await queue.release(rows.map(({ id }) => id));
}

describeEachDatabase("however many leads there are, the site", ({ open, settings }) => {
  it.each(works)("%s by an index", async (_name, work) => {
    const database = await open();
    await createLeadStore(database).save(lead);
    const plans = await readPlans(database, () => work(database, settings().dataDir), { asIfLarge: true });
    expect(plans).not.toEqual([]);
    expect(plans.filter(({ readsAll }) => readsAll)).toEqual([]);
  });
});
