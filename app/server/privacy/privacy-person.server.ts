import { type Kysely, type RawBuilder, sql } from "kysely";
import { contactKey, isPhoneKey } from "#app/domain/desk/same-person.ts";
import { openRecord, readRecords } from "#app/server/consent/records.server.ts";
import { readStops } from "#app/server/contact/stops.server.ts";
import type { ConsentRecordRow, Schema } from "#app/server/database/schema.server.ts";
import { laterEmailOf, leadsOf } from "#app/server/desk/people/callers.server.ts";
import { readDeskPerson } from "#app/server/desk/people/desk-erasure.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { addressPattern } from "./dropped-emails.server.ts";
import { openAccountReference } from "./privacy-requests.server.ts";

/** The purpose of the hashes of erased addresses. */
export const erasurePurpose = "erased address";

/** One address is one person, in any spelling; or one phone number, for those who gave only that. */
export const personKey = contactKey;

/** Matches the rows of a table that has an `email` as the visitor typed it. */
function isOf(email: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = ${personKey(email)}`;
}

/**
 * Matches the leads of an address, those of a caller who gave it later, too; or those of a number whose callers gave no
 * address at all.
 */
export function isLeadOf(person: string): RawBuilder<boolean> {
  const key = personKey(person);
  if (!isPhoneKey(key)) return sql<boolean>`id IN ${leadsOf(key)}`;
  return sql<boolean>`(email = '' AND phone = ${key} AND NOT EXISTS ${laterEmailOf(sql.ref("leads.id"))})`;
}

/**
 * Reads everything that is held about an address: whole rows, so that a new column can't be forgotten. Account references
 * are in the clear.
 */
export async function readPerson(db: Kysely<Schema>, dataKey: DataKey, email: string) {
  const idsIn = (table: "leads" | "messages" | "bookings") =>
    db
      .selectFrom(table)
      .select("id")
      .where(table === "leads" ? isLeadOf(email) : isOf(email));
  const subscribers = db.selectFrom("newsletter_subscribers").where("email_key", "=", personKey(email));
  const evidence = db.selectFrom("consent_evidence").selectAll();
  const emails = db.selectFrom("outbox").selectAll();
  const hashes = dataKey.hashes(erasurePurpose, personKey(email));
  const leads = await db.selectFrom("leads").selectAll().where(isLeadOf(email)).orderBy("id").execute();
  const consents = [
    ...(await evidence.where("lead_id", "in", idsIn("leads")).execute()),
    ...(await evidence.where("message_id", "in", idsIn("messages")).execute()),
  ];
  return {
    leads,
    leadAnswers: await db.selectFrom("lead_answers").selectAll().where("lead_id", "in", idsIn("leads")).execute(),
    consents,
    consentChanges: await readChanges(db, consents),
    consentRecords: await openRecords(db, dataKey, email, { leads, consents }),
    messages: await db.selectFrom("messages").selectAll().where(isOf(email)).orderBy("id").execute(),
    privacyRequests: await readRequests(db, dataKey, email),
    privacySteps: await db
      .selectFrom("privacy_steps")
      .selectAll()
      .where("request_id", "in", idsIn("messages"))
      .orderBy("id")
      .execute(),
    privacyHolds: await db.selectFrom("privacy_holds").selectAll().where("email_key", "=", personKey(email)).execute(),
    newsletter: await subscribers.selectAll().execute(),
    newsletterRequests: await db.selectFrom("newsletter_requests").selectAll().where(isOf(email)).execute(),
    letters: await db
      .selectFrom("issue_recipients")
      .selectAll()
      .where("subscriber_id", "in", subscribers.select("id"))
      .execute(),
    lettersUndelivered: await db
      .selectFrom("letter_undelivered")
      .selectAll()
      .where("subscriber_id", "in", subscribers.select("id"))
      .execute(),
    bookings: await db.selectFrom("bookings").selectAll().where(isOf(email)).orderBy("id").execute(),
    emails: [
      ...(await emails.where("subject_id", "in", idsIn("leads")).execute()),
      ...(await emails.where("subject_id", "in", idsIn("messages")).execute()),
      ...(await emails.where("subject_id", "in", subscribers.select("id")).execute()),
      ...(await emails.where("subject_id", "in", idsIn("bookings")).execute()),
    ],
    documents: await db.selectFrom("documents").selectAll().where("message_id", "in", idsIn("messages")).execute(),
    deskAccounts: await db.selectFrom("staff").selectAll().where("email_key", "=", personKey(email)).execute(),
    ...(await readDeskPerson(db, email)),
    /** As hashes: they remain after an erasure. */
    contactStops: await readStops(db, dataKey, isPhoneKey(personKey(email)) ? { phone: personKey(email) } : { email }),
    erasures: await db.selectFrom("erasures").selectAll().where("email_hash", "in", hashes).execute(),
  };
}

/** What became of what they agreed to: stops, and what they said yes to again. */
async function readChanges(db: Kysely<Schema>, consents: readonly { id: string }[]) {
  if (consents.length === 0) return [];
  const ids = consents.map(({ id }) => id);
  return db.selectFrom("consent_changes").selectAll().where("evidence_id", "in", ids).orderBy("id").execute();
}

async function readRequests(db: Kysely<Schema>, dataKey: DataKey, email: string) {
  const requests = await db
    .selectFrom("privacy_requests")
    .selectAll()
    .where("message_id", "in", db.selectFrom("messages").select("id").where(isOf(email)))
    .execute();
  return requests.map(({ sealed_reference, ...request }) => ({
    ...request,
    account_reference: sealed_reference && openAccountReference(dataKey, sealed_reference),
  }));
}

/**
 * The proof of consent, in the clear; it may outlive an erasure. What someone agreed to before they gave an address is found by
 * the number it came with.
 */
async function openRecords(
  db: Kysely<Schema>,
  dataKey: DataKey,
  email: string,
  { leads, consents }: { leads: { email: string; phone: string }[]; consents: { id: string }[] },
) {
  const own = new Set(consents.map(({ id }) => id));
  const calls = isPhoneKey(personKey(email)) ? [] : leads.filter((lead) => lead.email === "");
  const ofCalls: ConsentRecordRow[] = [];
  for (const phone of new Set(calls.map((lead) => lead.phone))) {
    ofCalls.push(...(await readRecords(db, dataKey, phone)).filter((record) => own.has(record.evidence_id)));
  }
  const records = [...ofCalls, ...(await readRecords(db, dataKey, email))];
  return records.map(({ seq, sealed_record, kept_until }) => ({
    link: seq,
    kept_until,
    record: JSON.parse(openRecord(dataKey, sealed_record) ?? "null") as unknown,
  }));
}

/** Everything that is held about an address. */
export type Person = Awaited<ReturnType<typeof readPerson>>;

/** Visitors' own words, and the sources that brought them. */
const freeTexts = {
  leads: ["name", "message", "page_url", "attribution"],
  messages: ["name", "fields", "page_url", "attribution"],
  bookings: ["name", "topic", "page_url"],
  events: ["words"],
  mails_in: ["from_name", "subject", "words"],
  answers: ["words"],
} as const;

/** The rows of other people whose words name an address, by table and id. */
export async function mentionsOf(db: Kysely<Schema>, email: string): Promise<{ table: string; id: string }[]> {
  const address = addressPattern(email);
  const mentions: { table: string; id: string }[] = [];
  for (const [table, columns] of Object.entries(freeTexts)) {
    const words = sql.join(
      columns.map((column) => sql`coalesce(${sql.ref(column)}, '')`),
      sql` || ' ' || `,
    );
    const { rows } = await sql<{ id: string; words: string }>`
      SELECT id, ${words} AS words FROM ${sql.table(table)}
      WHERE lower(${words}) LIKE ${`%${likeLiterally(personKey(email))}%`} ESCAPE '!' ORDER BY id`.execute(db);
    mentions.push(...rows.filter((row) => address.test(row.words)).map(({ id }) => ({ table, id })));
  }
  return mentions;
}

function likeLiterally(text: string): string {
  return text.replace(/[%_!]/g, "!$&");
}

/** Whether there is anything to erase, besides the log of an earlier erasure. */
export function isHeld(
  held: Pick<
    Person,
    "leads" | "messages" | "newsletter" | "newsletterRequests" | "bookings" | "people" | "emailsIn" | "deskAccounts"
  >,
): boolean {
  const { leads, messages, newsletter, newsletterRequests, bookings, people, emailsIn } = held;
  const kinds = [leads, messages, newsletter, newsletterRequests, bookings, people, emailsIn, formerStaff(held)];
  return kinds.some(({ length }) => length > 0);
}

/** Former colleagues at the desk. A current one keeps the account: remove it there first. */
export function formerStaff({ deskAccounts }: Pick<Person, "deskAccounts">): Person["deskAccounts"] {
  return deskAccounts.filter(({ removed_at }) => removed_at !== null);
}
