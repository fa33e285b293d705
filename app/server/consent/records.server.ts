import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { findConsentText } from "#app/content/site/consent-texts.ts";
import { contactKey, emailKey } from "#app/domain/desk/same-person.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { byKey } from "#app/server/database/postgres.server.ts";
import { timeOfId } from "#app/server/database/row-ids.server.ts";
import type { ConsentEvidenceRow, ConsentRecordRow, Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { addYears } from "#app/server/time/office.server.ts";
import { type ConsentRecord, linkAfter, sha256Of } from "./evidence-chain.server.ts";

/** The database and keys for chaining; `db` may be a transaction. */
export type RecordParts = { database: Pick<SiteDatabase, "db" | "dialect">; dataKey: Pick<DataKey, "seal" | "hash"> };

/** All evidence after an id and, optionally, up to another. */
export type Stretch = { after: string; until?: string | undefined };

/** The evidence to make records of: some by id, or the first in a range. */
type EvidenceSpan = { ids: string[] } | (Stretch & { most: number });

const sealing = "consent record";
const finding = "consent record: address";

/** How long the law requires a record of consent: 16 CFR 310.5, as amended from 2024-10-15. */
const keptYears = 5;

/**
 * Adds records to the chain for evidence that has none, all within the transaction of `database`, and gives the ids of the
 * evidence, oldest first. Suspected robots' evidence waits until someone releases it. Unless `waits`, it adds nothing
 * while another process adds to the chain.
 */
export async function chainEvidence(
  { database, dataKey }: RecordParts,
  span: EvidenceSpan,
  { waits = false } = {},
): Promise<string[]> {
  const { db } = database;
  const head = await lockHead(database, waits);
  if (!head) return [];
  const evidence = await readUnchained(database, span);
  const last = evidence.at(-1);
  if (!last) return [];
  let end = { seq: Number(head.seq), hash: head.hash };
  const made = evidence.map((row) => {
    const record = recordOf(row);
    const text = JSON.stringify(record);
    const digest = sha256Of(text);
    end = linkAfter(end, digest);
    return { link: { ...end, digest }, kept: keptRow(record, { text, seq: end.seq }, dataKey) };
  });
  await db
    .insertInto("consent_chain")
    .values(made.map(({ link }) => link))
    .execute();
  await db
    .insertInto("consent_records")
    .values(made.map(({ kept }) => kept))
    .execute();
  const position = [last.id, head.position].toSorted().at(-1) ?? "";
  await db
    .updateTable("consent_head")
    .set({ ...end, position })
    .where("id", "=", "head")
    .execute();
  return evidence.map(({ id }) => id);
}

/** Whether a range has evidence without a record. */
export async function isLeft(database: RecordParts["database"], { after, until }: Stretch): Promise<boolean> {
  return (await readUnchained(database, { after, until, most: 1 })).length > 0;
}

/** SQLite has one writer at a time. */
async function lockHead({ db, dialect }: RecordParts["database"], waits: boolean) {
  const head = db.selectFrom("consent_head").selectAll().where("id", "=", "head");
  if (dialect === "sqlite") return head.executeTakeFirst();
  return (waits ? head.forUpdate() : head.forUpdate().skipLocked()).executeTakeFirst();
}

/** Evidence, with the person and the text that it is about. */
type EvidenceRow = Omit<ConsentEvidenceRow, "lead_id" | "message_id"> & {
  name: string;
  email: string;
  phone: string | null;
  form_name: string;
};

/**
 * On PostgreSQL the rows are locked: an erasure waits, and finds the records; rows locked by an erasure are skipped. The
 * rows are chosen before anything is joined to them: otherwise a planner without statistics joins all leads to all evidence.
 */
async function readUnchained({ db, dialect }: RecordParts["database"], span: EvidenceSpan): Promise<EvidenceRow[]> {
  const { rows } = await sql<EvidenceRow>`
    SELECT chosen.id, chosen.text_id, chosen.text_version, chosen.text_sha256, chosen.page_url, chosen.given_at,
      coalesce(lead.name, message.name) AS name, coalesce(lead.email, message.email) AS email,
      coalesce(lead.phone, message.phone) AS phone, coalesce(lead.form_name, message.form_name) AS form_name
    FROM (
      SELECT * FROM consent_evidence AS evidence
      WHERE ${inSpan(span)}
        AND NOT EXISTS (SELECT 1 FROM messages WHERE id = evidence.message_id AND status <> 'new' ${byKey})
        AND NOT EXISTS (SELECT 1 FROM consent_records AS known WHERE known.evidence_id = evidence.id ${byKey})
      ORDER BY evidence.id ${"most" in span ? sql`LIMIT ${span.most}` : sql``}
      ${dialect === "postgres" ? sql`FOR SHARE SKIP LOCKED` : sql``}
    ) AS chosen
    LEFT JOIN leads AS lead ON lead.id = chosen.lead_id
    LEFT JOIN messages AS message ON message.id = chosen.message_id
    ORDER BY chosen.id`.execute(db);
  return rows;
}

function inSpan(span: EvidenceSpan) {
  if ("ids" in span) return sql`evidence.id IN (${sql.join(span.ids)})`;
  const { after, until } = span;
  return sql`evidence.id > ${after} AND ${until === undefined ? sql`TRUE` : sql`evidence.id <= ${until}`}`;
}

function recordOf(row: EvidenceRow): ConsentRecord {
  return {
    version: 1,
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    form: row.form_name,
    pageUrl: row.page_url,
    givenAt: new Date(Number(row.given_at)).toISOString(),
    text: { id: row.text_id, version: row.text_version, sha256: row.text_sha256 },
    marketing: findConsentText(row.text_id, row.text_version)?.allowsMarketing ?? false,
    salt: randomBytes(32).toString("hex"),
  };
}

function keptRow(
  { id, email, phone, marketing }: ConsentRecord,
  { text, seq }: { text: string; seq: number },
  dataKey: RecordParts["dataKey"],
): ConsentRecordRow {
  return {
    evidence_id: id,
    seq,
    // Found by the number of someone who gave only that.
    email_hash: dataKey.hash(finding, emailKey(email || (phone ?? ""))),
    sealed_record: dataKey.seal(sealing, text),
    allows_marketing: marketing ? 1 : 0,
    kept_until: null,
  };
}

/** A record in the clear, as it was chained; null when its key is gone, or when it was changed since. */
export function openRecord(dataKey: Pick<DataKey, "open">, sealed: string): string | null {
  return dataKey.open(sealing, sealed);
}

/** How many records were sealed with a key that is not there. It reads a few at a time: there may be very many. */
export async function countUnopenedRecords(db: Kysely<Schema>, dataKey: Pick<DataKey, "open">): Promise<number> {
  const most = 1000;
  let unopened = 0;
  for (let [after, last] = [-1, most]; last === most; ) {
    const rows = await db
      .selectFrom("consent_records")
      .select(["seq", "sealed_record"])
      .where("seq", ">", after)
      .orderBy("seq")
      .limit(most)
      .execute();
    unopened += rows.filter(({ sealed_record }) => openRecord(dataKey, sealed_record) === null).length;
    [after, last] = [Number(rows.at(-1)?.seq ?? after), rows.length];
  }
  return unopened;
}

/** Whether this address finds a record. */
export function isFoundBy(dataKey: Pick<DataKey, "hashes">, { email_hash }: ConsentRecordRow, email: string): boolean {
  return dataKey.hashes(finding, contactKey(email)).includes(email_hash);
}

/** All records of an address, still sealed, the oldest first; includes those that outlived an erasure. */
export function readRecords(
  db: Kysely<Schema>,
  dataKey: Pick<DataKey, "hashes">,
  email: string,
): Promise<ConsentRecordRow[]> {
  return db
    .selectFrom("consent_records")
    .selectAll()
    .where("email_hash", "in", dataKey.hashes(finding, contactKey(email)))
    .orderBy("seq")
    .execute();
}

/**
 * Call it before evidence is erased, in the same transaction: the record of what allowed us to call, text and email
 * stays sealed for five years. Every other record goes; the chain keeps only a digest of it that leads to no one.
 */
export async function outliveErasure(parts: RecordParts, evidence: string[], nowMs: number): Promise<void> {
  if (evidence.length === 0) return;
  await chainEvidence(parts, { ids: evidence }, { waits: true });
  await endRecords(parts.database.db, evidence, addYears(nowMs, keptYears));
}

/**
 * Sets an end date for records whose evidence went without an erasure, as expired data does: five years from when it was
 * given. For old evidence that date has already passed.
 */
export async function endLostRecords(db: Kysely<Schema>, evidence: string[]): Promise<void> {
  for (const id of evidence) await endRecords(db, [id], addYears(timeOfId(id), keptYears));
}

async function endRecords(db: Kysely<Schema>, evidence: string[], keptUntil: number): Promise<void> {
  await db
    .updateTable("consent_records")
    .set({ kept_until: keptUntil })
    .where("evidence_id", "in", evidence)
    .where("allows_marketing", "=", 1)
    .where("kept_until", "is", null)
    .execute();
  await db
    .deleteFrom("consent_records")
    .where("evidence_id", "in", evidence)
    .where("allows_marketing", "=", 0)
    .execute();
}

/** Deletes expired records; gives how many. */
export async function removeEndedRecords(db: Kysely<Schema>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("consent_records")
    .where("kept_until", "<=", nowMs)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
