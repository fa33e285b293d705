import { type Kysely, sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { arrivalStreams } from "#app/server/desk/projector/arrival-streams.server.ts";
import { docOf } from "#app/server/desk/projector/store-arrivals.server.ts";
import { docOfMail, type NewDoc, storeDocs } from "./search-docs.server.ts";

/**
 * Makes all that a person sent searchable by data that was corrected in their forms, and by what a colleague added since; their
 * emails stay as they wrote them.
 */
export async function findAnew(database: Pick<SiteDatabase, "db" | "dialect">, personId: string): Promise<void> {
  const { db, dialect } = database;
  const person = await db.selectFrom("people").select("name").where("id", "=", personId).executeTakeFirstOrThrow();
  const addresses = db.selectFrom("person_addresses").select(["kind", "value"]).distinct();
  const known = await addresses.where("person_id", "=", personId).execute();
  const valuesOf = (wanted: "email" | "phone") => known.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  const docs = [...(await readFormDocs(db, personId)), ...(await readMailDocs(db, personId))];
  const old = db.selectFrom("search_docs").select("id").where("person_id", "=", personId);
  if (dialect === "sqlite") await sql`DELETE FROM search_words WHERE rowid IN (${old})`.execute(db);
  await db.deleteFrom("search_docs").where("person_id", "=", personId).execute();
  await storeDocs(
    database,
    docs.map(({ found: { names, emails, phones, ...found }, ...doc }) => ({
      ...doc,
      found: {
        ...found,
        names: [...new Set([...names, person.name])],
        emails: [...new Set([...emails, ...valuesOf("email")])],
        phones: [...new Set([...phones, ...valuesOf("phone")])],
      },
    })),
  );
}

async function readFormDocs(db: Kysely<Schema>, personId: string): Promise<NewDoc[]> {
  const sources = await db.selectFrom("thread_sources").selectAll().where("person_id", "=", personId).execute();
  const docs: NewDoc[] = [];
  for (const stream of arrivalStreams) {
    const theirs = sources.filter(({ source }) => source === stream.source);
    if (theirs.length === 0) continue;
    const threads = new Map(theirs.map((row) => [row.source_id, row.thread_id]));
    const arrivals = await stream.read(db, [...threads.keys()]);
    docs.push(...arrivals.map((arrival) => docOf(arrival, personId, threads.get(arrival.sourceId) ?? null)));
  }
  return docs;
}

async function readMailDocs(db: Kysely<Schema>, personId: string): Promise<NewDoc[]> {
  const mails = await db
    .selectFrom("search_docs as doc")
    .innerJoin("mails_in as mail", "mail.id", "doc.source_id")
    .select(["mail.id", "doc.thread_id", "from_name", "from_address", "subject", "words"])
    .where("doc.source", "=", "mail-in")
    .where("doc.person_id", "=", personId)
    .execute();
  return mails.map(({ id, thread_id, from_name: name, from_address: address, ...mail }) =>
    docOfMail({ id, personId, threadId: thread_id }, { ...mail, from: { name, address } }),
  );
}
