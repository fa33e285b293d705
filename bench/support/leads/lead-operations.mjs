/**
 * Operations that the site runs on its database, by its own code. Each operation returns the milliseconds of each of its
 * calls, by name; what it stores it takes out again, untimed.
 */
import { randomInt, randomUUID } from "node:crypto";
import { unlimited } from "#test/recipients.ts";
import { readExportedLeads } from "../../../app/server/exports/leads.server.ts";
import { createSubmissionLimiter } from "../../../app/server/guard/limiter.server.ts";
import { createLeadStore } from "../../../app/server/lead/leads.server.ts";
import { createMessageStore } from "../../../app/server/message/messages.server.ts";
import { readQueues } from "../../../app/server/metrics/database-gauges.server.ts";
import { createLeaseQueue } from "../../../app/server/outgoing/outbox.server.ts";
import { erasePerson } from "../../../app/server/privacy/privacy-erasure.server.ts";
import { readPerson } from "../../../app/server/privacy/privacy-person.server.ts";
import { exampleLead } from "./example-lead.mjs";

/** The export's page size. */
const pageSize = 500;
/** How many share a commit. */
const group = 200;
const leaseMs = 90_000;

/** `known` are leads that are there, picked at random; `janitor` is the database again, for what is not measured. */
export function leadOperations({ database, janitor, dataKey, dataDir, known, size }) {
  const { db } = database;
  const leads = createLeadStore(database, unlimited);
  const messages = createMessageStore(database, dataKey, unlimited);
  const limiter = createSubmissionLimiter(database, 1_000_000);
  const queue = createLeaseQueue(database, { table: "outbox", leaseMs });
  const newLead = () => ({ ...exampleLead, submissionKey: randomUUID() });
  const oneOf = () => known[randomInt(known.length)];
  const claim = async (from) => from.release((await from.claim(16)).rows.map(({ id }) => id));

  return {
    "a lead": () => storing(janitor.db, () => timed(20, () => leads.save(newLead()))),
    [`a lead of ${group} at once`]: () =>
      storing(janitor.db, () =>
        timed(5, () => Promise.all(Array.from({ length: group }, () => leads.save(newLead()))), group),
      ),
    "a lead sent again": () => timed(20, () => leads.save({ ...newLead(), submissionKey: oneOf().submission_key })),
    "a privacy request": () => storing(janitor.db, () => timed(20, () => messages.save(privacyRequest(oneOf().email)))),
    "16 emails claimed, given back": () => timed(20, () => claim(queue)),
    "the same, dates put right": () => timed(20, () => claim(createLeaseQueue(database, { table: "outbox", leaseMs }))),
    "depth of the queues": () => timed(20, () => readQueues(db, Date.now())),
    "export, first page": async () => [...(await readPages(db, 1)), ...(await readPages(db, 1))],
    "export, page in the middle": async () => {
      const pages = Math.ceil(size / pageSize);
      return (await readPages(db, Math.ceil(pages * 0.55))).slice(Math.floor(pages * 0.45));
    },
    "privacy, look-up": () => timed(20, () => readPerson(db, dataKey, oneOf().email.toUpperCase())),
    // It rewrites SQLite's whole file, so once a round is enough.
    "privacy, erasure": eraseOne,
    // Beside SQLite the counts are in memory.
    ...(database.dialect === "postgres" && {
      "an address counted": () =>
        timed(50, () => limiter.take("lead", Array.from({ length: 4 }, () => randomInt(256)).join("."))),
    }),
  };

  async function eraseOne() {
    const email = `${randomUUID()}@bench.example`;
    await leads.save({ ...newLead(), email });
    return timed(1, () => erasePerson({ database, dataKey, dataDir }, email, noOneElseWrites));
  }
}

/** An erasure waits ten seconds for whatever else was under way. Here nothing is. */
async function noOneElseWrites() {}

/** Milliseconds of each call, shared by the `each` that it did together. */
async function timed(calls, work, each = 1) {
  const times = [];
  for (let call = 0; call < calls; call++) {
    const startedAt = performance.now();
    await work();
    times.push((performance.now() - startedAt) / each);
  }
  return times;
}

/** Leads and messages of the work go again: the size stays what it is. */
async function storing(db, work) {
  const startedAt = Date.now();
  const times = await work();
  const stored = db.selectFrom("leads").select("id").where("created_at", ">=", startedAt);
  await db.deleteFrom("consent_evidence").where("lead_id", "in", stored).execute();
  await db.deleteFrom("leads").where("created_at", ">=", startedAt).execute();
  await db.deleteFrom("messages").where("created_at", ">=", startedAt).execute();
  return times;
}

/** Milliseconds of each page of the export, from the first one on. */
async function readPages(db, most) {
  const times = [];
  let rows = 0;
  let startedAt = performance.now();
  for await (const _lead of readExportedLeads(db)) {
    rows += 1;
    if (rows % pageSize > 0) continue;
    times.push(performance.now() - startedAt);
    if (times.length === most) break;
    startedAt = performance.now();
  }
  return times;
}

function privacyRequest(email) {
  return {
    formName: "Privacy Rights Request",
    name: "Bench Mark",
    email,
    fields: { requestType: "access" },
    pageUrl: "http://localhost:3000/ccpa",
    submissionKey: randomUUID(),
    dueAt: Date.now(),
    suspicious: false,
    privacy: { requestType: "access", acknowledgeBy: Date.now() },
  };
}
