import { type Kysely, type RawBuilder, sql } from "kysely";
import { contactKey, emailKey, isPhoneKey } from "#app/domain/desk/same-person.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { byKey } from "#app/server/database/postgres.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { forgetEmailsFrom, readEmailsIn } from "#app/server/desk/mail-in/mail-erasure.server.ts";
import { forgetWords } from "#app/server/desk/search/search-docs.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { callsOf } from "./callers.server.ts";
import { partGroups, readGroup } from "./person-links.server.ts";

type Database = Pick<SiteDatabase, "db" | "dialect">;

/** The person of an email address, or everyone who gave only this phone number. Callers who gave an email later go by it. */
function idsOf(person: string): RawBuilder<string> {
  const key = contactKey(person);
  if (!isPhoneKey(key)) return sql`(SELECT person_id FROM person_addresses WHERE kind = 'email' AND value = ${key})`;
  return sql`(SELECT person_id FROM person_addresses AS own WHERE kind = 'phone' AND value = ${key} AND NOT EXISTS (
    SELECT 1 FROM person_addresses AS mail WHERE mail.person_id = own.person_id AND mail.kind = 'email'))`;
}

/** Returns everything the desk holds about an address, by table: whole rows. */
export async function readDeskPerson(db: Kysely<Schema>, email: string) {
  const ofPerson = sql<boolean>`person_id IN ${idsOf(email)}`;
  const ofThread = sql<boolean>`thread_id IN (SELECT id FROM threads WHERE person_id IN ${idsOf(email)})`;
  const answers = db.selectFrom("answers").selectAll();
  // Two queries, each with its index: one with OR reads all links.
  const links = (person: RawBuilder<unknown>) =>
    db
      .selectFrom("person_links")
      .selectAll()
      .where(sql<boolean>`${person} IN ${idsOf(email)}`);
  return {
    people: await db
      .selectFrom("people")
      .selectAll()
      .where(sql<boolean>`id IN ${idsOf(email)}`)
      .execute(),
    personAddresses: await db.selectFrom("person_addresses").selectAll().where(ofPerson).execute(),
    givenDetails: await db.selectFrom("given_details").selectAll().where(ofPerson).execute(),
    personLinks: await links(sql`person_a`).union(links(sql`person_b`)).execute(),
    threads: await db.selectFrom("threads").selectAll().where(ofPerson).orderBy("id").execute(),
    threadSources: await db.selectFrom("thread_sources").selectAll().where(ofPerson).execute(),
    mergedThreads: await db
      .selectFrom("merged_threads")
      .selectAll()
      .where(sql<boolean>`into_id IN (SELECT id FROM threads WHERE person_id IN ${idsOf(email)})`)
      .execute(),
    clocks: await db.selectFrom("clocks").selectAll().where(ofThread).orderBy("id").execute(),
    events: await db.selectFrom("events").selectAll().where(ofPerson).orderBy("id").execute(),
    ...(await readEmailsIn(db, email)),
    stopQuestions: await db.selectFrom("stop_questions").selectAll().where(ofPerson).orderBy("source_id").execute(),
    contactAttempts: await db.selectFrom("contact_attempts").selectAll().where(ofPerson).orderBy("id").execute(),
    drafts: await db.selectFrom("drafts").selectAll().where(ofThread).execute(),
    // Those of other people's threads, too, that went to this address by a link.
    answers: await answers
      .where(ofThread)
      .union(answers.where("recipient", "=", contactKey(email)))
      .orderBy("id")
      .execute(),
    searchDocs: await db
      .selectFrom("search_docs")
      .select(["id", "person_id", "thread_id", "source", "source_id"])
      .where(ofPerson)
      .execute(),
  };
}

/**
 * Returns other addresses of people linked with this one, for the colleague who answers a privacy request: each is exported
 * and erased separately, because a link may be wrong. For a phone number they include those that its callers gave later.
 */
export async function readLinkedAddresses(db: Kysely<Schema>, email: string): Promise<string[]> {
  const callers = sql`SELECT id FROM people WHERE EXISTS ${callsOf(sql.ref("people.id"))} AND id IN (
    SELECT person_id FROM person_addresses WHERE kind = 'phone' AND value = ${contactKey(email)})`;
  const { rows } = await sql<{ value: string }>`
    SELECT value FROM person_addresses WHERE kind = 'email' AND value <> ${emailKey(email)} AND person_id IN (
      SELECT id FROM people WHERE group_id IN (SELECT group_id FROM people WHERE id IN ${idsOf(email)}) UNION ${callers})
    ORDER BY value`.execute(db);
  return rows.map(({ value }) => value);
}

/**
 * Deletes a person with everything the desk made from their data. It runs after their leads, messages and bookings are
 * deleted, in the same transaction, so the projector has nothing left to make them from again.
 */
export async function eraseDeskPerson(database: Database, email: string): Promise<void> {
  const people = database.db
    .selectFrom("people")
    .select("id")
    .where(sql<boolean>`id IN ${idsOf(email)}`);
  await deletePeople(
    database,
    (await people.execute()).map(({ id }) => id),
  );
  await forgetRecipient(database.db, contactKey(email));
  await forgetEmailsFrom(database, email);
}

/** In other people's threads the words that were sent stay, without the address; what still waits does not go out. */
async function forgetRecipient(db: Kysely<Schema>, recipient: string): Promise<void> {
  const isWaiting = sql<boolean>`EXISTS (SELECT 1 FROM outbox AS mail
    WHERE mail.subject_type = 'answer' AND mail.subject_id = answers.id AND mail.sent_at IS NULL ${byKey})`;
  await db.deleteFrom("answers").where("recipient", "=", recipient).where(isWaiting).execute();
  await db.updateTable("answers").set({ recipient: "" }).where("recipient", "=", recipient).execute();
}

/**
 * Deletes people, in a transaction that has the turn; the database deletes their data with them. People who were linked only
 * through them are separated.
 */
export async function deletePeople(database: Database, people: string[]): Promise<void> {
  const { db } = database;
  for (const id of people) {
    const others = (await readGroup(db, id)).filter((other) => other !== id);
    await forgetWords(database, [id]);
    // Threads first, in the order used elsewhere: a thread is locked before its history names the person.
    await db.deleteFrom("threads").where("person_id", "=", id).execute();
    await db.deleteFrom("people").where("id", "=", id).execute();
    await partGroups(db, others);
  }
  await noteChange(db);
}
