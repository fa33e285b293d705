import { sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { arrivalStreams } from "#app/server/desk/projector/arrival-streams.server.ts";
import { docOf } from "#app/server/desk/projector/store-arrivals.server.ts";
import { storeDocs } from "./search-docs.server.ts";

/**
 * Makes a person's forms searchable by data that was corrected in them, and by all that a colleague added since; their emails
 * stay as they wrote them.
 */
export async function findAnew(database: Pick<SiteDatabase, "db" | "dialect">, personId: string): Promise<void> {
  const { db, dialect } = database;
  const person = await db.selectFrom("people").select("name").where("id", "=", personId).executeTakeFirstOrThrow();
  const addresses = db.selectFrom("person_addresses").select(["kind", "value"]).distinct();
  const known = await addresses.where("person_id", "=", personId).execute();
  const valuesOf = (wanted: "email" | "phone") => known.flatMap(({ kind, value }) => (kind === wanted ? [value] : []));
  const sources = await db.selectFrom("thread_sources").selectAll().where("person_id", "=", personId).execute();
  for (const stream of arrivalStreams) {
    const theirs = sources.filter(({ source }) => source === stream.source);
    if (theirs.length === 0) continue;
    const threads = new Map(theirs.map((row) => [row.source_id, row.thread_id]));
    const ids = [...threads.keys()];
    const old = db
      .selectFrom("search_docs")
      .select("id")
      .where("source", "=", stream.source)
      .where("source_id", "in", ids);
    if (dialect === "sqlite") await sql`DELETE FROM search_words WHERE rowid IN (${old})`.execute(db);
    await db.deleteFrom("search_docs").where("id", "in", old).execute();
    const arrivals = await stream.read(db, ids);
    const docs = arrivals.map((arrival) => docOf(arrival, personId, threads.get(arrival.sourceId) ?? null));
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
}
