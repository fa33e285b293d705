import { sql } from "kysely";
import { emailKey, nameKey } from "#app/domain/desk/same-person.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { storePhones } from "#app/server/desk/people/people.server.ts";
import { arrivalStreams } from "#app/server/desk/projector/arrival-streams.server.ts";
import { docOf } from "#app/server/desk/projector/store-arrivals.server.ts";
import { storeDocs } from "#app/server/desk/search/search-docs.server.ts";

/** Corrected values; null keeps the stored one. The phone is E.164. */
export type Correction = { firstName: string | null; lastName: string | null; phone: string | null };

/**
 * Corrects the data of an address in everything they sent, on the desk, and in search. Agreements stay as they were given.
 * Runs in the caller's transaction.
 */
export async function correctPerson(
  database: Pick<SiteDatabase, "db" | "dialect">,
  email: string,
  correction: Correction,
  nowMs: number,
): Promise<void> {
  const { db } = database;
  const { firstName, lastName, phone } = correction;
  const isTheirs = sql<boolean>`lower(email) = ${emailKey(email)}`;
  for (const { id, first_name, last_name } of await db
    .selectFrom("leads")
    .select(["id", "first_name", "last_name"])
    .where(isTheirs)
    .execute()) {
    const names = { first_name: firstName ?? first_name, last_name: lastName ?? last_name };
    const name = `${names.first_name} ${names.last_name}`.trim();
    await db
      .updateTable("leads")
      .set({ ...names, name, ...(phone && { phone }) })
      .where("id", "=", id)
      .execute();
  }
  // The other forms ask for the whole name in one field.
  const name = firstName && lastName ? `${firstName} ${lastName}` : null;
  for (const table of ["messages", "bookings"] as const) {
    if (name) await db.updateTable(table).set({ name }).where(isTheirs).execute();
    if (phone) await db.updateTable(table).set({ phone }).where(isTheirs).where("phone", "is not", null).execute();
  }
  await correctOnDesk(database, { email, name, phone }, nowMs);
}

async function correctOnDesk(
  database: Pick<SiteDatabase, "db" | "dialect">,
  { email, name, phone }: { email: string; name: string | null; phone: string | null },
  nowMs: number,
): Promise<void> {
  const { db } = database;
  const person = await db
    .selectFrom("person_addresses")
    .select("person_id")
    .where("kind", "=", "email")
    .where("value", "=", emailKey(email))
    .executeTakeFirst();
  if (!person) return;
  const id = person.person_id;
  if (name) await db.updateTable("people").set({ name, named_at: nowMs }).where("id", "=", id).execute();
  if (phone) {
    await db.deleteFrom("person_addresses").where("kind", "=", "phone").where("person_id", "=", id).execute();
    await storePhones(db, [{ kind: "phone", value: phone, name_key: nameKey(name ?? ""), person_id: id }], nowMs);
  }
  await findAnew(database, id);
}

/** Makes their forms searchable by the corrected data; their emails stay as they wrote them. */
async function findAnew(database: Pick<SiteDatabase, "db" | "dialect">, personId: string): Promise<void> {
  const { db, dialect } = database;
  const sources = await db.selectFrom("thread_sources").selectAll().where("person_id", "=", personId).execute();
  for (const stream of arrivalStreams) {
    const theirs = sources.filter(({ source }) => source === stream.source);
    if (theirs.length === 0) continue;
    const threads = new Map(theirs.map((row) => [row.source_id, row.thread_id]));
    const ids = [...threads.keys()];
    const docs = db
      .selectFrom("search_docs")
      .select("id")
      .where("source", "=", stream.source)
      .where("source_id", "in", ids);
    if (dialect === "sqlite") await sql`DELETE FROM search_words WHERE rowid IN (${docs})`.execute(db);
    await db.deleteFrom("search_docs").where("id", "in", docs).execute();
    const arrivals = await stream.read(db, ids);
    await storeDocs(
      database,
      arrivals.map((arrival) => docOf(arrival, personId, threads.get(arrival.sourceId) ?? null)),
    );
  }
}
