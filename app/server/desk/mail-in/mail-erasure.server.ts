import { type Kysely, type RawBuilder, sql } from "kysely";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { forgetStopQuestions } from "#app/server/contact/stop-questions.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** Emails of a person, and emails from their address in someone else's thread. */
function idsOfEmails(email: string): RawBuilder<string> {
  const key = emailKey(email);
  return sql<string>`(SELECT id FROM mails_in WHERE from_key = ${key} UNION SELECT id FROM mails_in WHERE person_id = (
    SELECT person_id FROM person_addresses WHERE kind = 'email' AND value = ${key}))`;
}

/** Returns everything we hold of emails from an address, or about it: whole rows, with files in Base64. */
export async function readEmailsIn(db: Kysely<Schema>, email: string) {
  const emails = db.selectFrom("mails_in").selectAll();
  const files = db.selectFrom("mail_in_files").selectAll();
  const undelivered = db.selectFrom("undelivered_addresses").selectAll().where("value", "=", emailKey(email));
  return {
    emailsIn: await emails
      .where(sql<boolean>`id IN ${idsOfEmails(email)}`)
      .orderBy("id")
      .execute(),
    mailInFiles: (await files.where(sql<boolean>`mail_id IN ${idsOfEmails(email)}`).execute()).map(
      ({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes).toString("base64") }),
    ),
    undeliveredAddresses: await undelivered.execute(),
  };
}

/**
 * Deletes the emails from an address that are in other people's threads, or in none, with everything made from them. Emails
 * of the person are deleted with the person.
 */
export async function forgetEmailsFrom(database: Pick<SiteDatabase, "db" | "dialect">, email: string): Promise<void> {
  const emails = await database.db
    .selectFrom("mails_in")
    .select("id")
    .where("from_key", "=", emailKey(email))
    .execute();
  await forgetEmails(
    database,
    emails.map(({ id }) => id),
  );
}

/** Deletes incoming emails, with everything made from them. */
export async function forgetEmails(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const docs = db.selectFrom("search_docs").select("id").where("source", "=", "mail-in").where("source_id", "in", ids);
  if (dialect === "sqlite") await sql`DELETE FROM search_words WHERE rowid IN (${docs})`.execute(db);
  await db.deleteFrom("search_docs").where("source", "=", "mail-in").where("source_id", "in", ids).execute();
  await db.deleteFrom("events").where("source", "=", "mail-in").where("source_id", "in", ids).execute();
  await db.deleteFrom("thread_sources").where("source", "=", "mail-in").where("source_id", "in", ids).execute();
  await forgetStopQuestions(db, "mail-in", ids);
  await db.deleteFrom("mails_in").where("id", "in", ids).execute();
}
