import { type Kysely, sql } from "kysely";
import { type Searchable, searchTermsOf, searchText } from "#app/domain/desk/search-terms.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { SearchDocRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";

/** Searchable text, and whose it is. */
export type NewDoc = Omit<SearchDocRow, "id"> & { found: Searchable };

/** Searchable text of an email. */
export function docOfMail(
  { id, personId, threadId }: { id: string; personId: string; threadId: string | null },
  { from, subject, words }: { from: { name: string; address: string }; subject: string; words: string },
): NewDoc {
  const found = { names: [from.name], emails: [from.address], phones: [], reference: id, words: [subject, words] };
  return { person_id: personId, thread_id: threadId, source: "mail-in", source_id: id, found };
}

type Database = Pick<SiteDatabase, "db" | "dialect">;

/**
 * Makes some sources searchable. On PostgreSQL a message's words are not stored twice; SQLite's index has a separate copy.
 */
export async function storeDocs({ db, dialect }: Database, docs: NewDoc[]): Promise<void> {
  if (docs.length === 0) return;
  if (dialect === "sqlite") await storeForSqlite(db, docs);
  else await storeForPostgres(db, docs);
}

async function storeForSqlite(db: Kysely<Schema>, docs: NewDoc[]): Promise<void> {
  const stored = await db
    .insertInto("search_docs")
    .values(docs.map(({ found: _, ...doc }) => doc as SearchDocRow))
    .returning(["id", "source", "source_id"])
    .execute();
  const ids = new Map(stored.map(({ id, source, source_id }) => [`${source} ${source_id}`, id]));
  const rows = docs.map(
    ({ source, source_id, found }) => sql`(${ids.get(`${source} ${source_id}`)}, ${searchText(found)})`,
  );
  await sql`INSERT INTO search_words (rowid, words) VALUES ${sql.join(rows)}`.execute(db);
}

async function storeForPostgres(db: Kysely<Schema>, docs: NewDoc[]): Promise<void> {
  const rows = docs.map(
    ({ person_id, thread_id, source, source_id, found }) =>
      sql`(${person_id}, ${thread_id}, ${source}, ${source_id}, array_to_tsvector(${searchTermsOf(found)}::text[]))`,
  );
  const columns = sql`person_id, thread_id, source, source_id, terms`;
  await sql`INSERT INTO search_docs (${columns}) VALUES ${sql.join(rows)}`.execute(db);
}

/** Removes a person's searchable text from SQLite's index; rows of tables are deleted with the person. */
export async function forgetWords({ db, dialect }: Database, people: string[]): Promise<void> {
  if (dialect === "postgres" || people.length === 0) return;
  const ids = db.selectFrom("search_docs").select("id").where("person_id", "in", people);
  await sql`DELETE FROM search_words WHERE rowid IN (${ids})`.execute(db);
}
