import { type RawBuilder, sql } from "kysely";
import { maskName } from "#app/domain/desk/capabilities.ts";
import { readSearch, readWholeValue, type SearchQuery } from "#app/domain/desk/search-terms.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import type { DeskReader } from "./desk-reader.server.ts";

/** A person who was found, with the threads that matched. */
export type Found = {
  personId: string;
  name: string;
  threads: Pick<ThreadRow, "id" | "kind" | "state" | "due_at" | "received_at">[];
};

/** `more`: there is more than is shown; `tooShort`: nothing was searched, also because it is no whole value. */
export type SearchAnswer = { found: Found[]; more: boolean; tooShort: boolean };

/** Sorting everything a common name matches would take a second at a million people: this many are looked at. */
const mostCandidates = 200;
const mostShown = 50;

type Hit = { person_id: string; name: string } & {
  [Column in keyof Found["threads"][number]]: ThreadRow[Column] | null;
};

/**
 * Finds people by what we know: names, email, phone, reference, words of their messages. SQLite returns the newest first;
 * PostgreSQL the newest of those it came upon. Users who may not see names get them masked, and find whole values only.
 * Throws `not-allowed`.
 */
export async function searchDesk(
  { db, dialect, reader }: Pick<SiteDatabase, "db" | "dialect"> & { reader: DeskReader },
  actor: Actor,
  typed: string,
): Promise<SearchAnswer> {
  assertMay(actor, "read-people");
  if (!actor.may.has("see-unmasked")) return findWhole({ db, reader }, actor, typed);
  const query = readSearch(typed);
  if (!query) return { found: [], more: false, tooShort: true };
  let hits: Hit[] = [];
  for (const candidates of dialect === "sqlite" ? [sqliteCandidates(query)] : postgresCandidates(query)) {
    const statement = sql<Hit>`
      SELECT doc.person_id, people.name, thread.id, thread.kind, thread.state, thread.due_at, thread.received_at
      FROM (${candidates}) AS hit JOIN search_docs AS doc ON doc.id = hit.id JOIN people ON people.id = doc.person_id
      LEFT JOIN threads AS thread ON thread.id = doc.thread_id ORDER BY doc.id DESC`;
    hits = await reader.read(statement.compile(db));
    if (hits.length > 0) break;
  }
  const found = groupByPerson(hits, actor);
  const more = hits.length === mostCandidates || found.length > mostShown;
  return { found: found.slice(0, mostShown), more, tooShort: false };
}

/** Compares whole values: the index also finds parts of words. */
async function findWhole(
  { db, reader }: Pick<SiteDatabase, "db"> & { reader: DeskReader },
  actor: Actor,
  typed: string,
): Promise<SearchAnswer> {
  const whole = readWholeValue(typed);
  if (!whole) return { found: [], more: false, tooShort: true };
  const people =
    whole.kind === "reference"
      ? sql`SELECT person_id FROM thread_sources WHERE source_id = ${whole.value}`
      : sql`SELECT person_id FROM person_addresses WHERE kind = ${whole.kind} AND value = ${whole.value}`;
  const statement = sql<Hit>`
    SELECT people.id AS person_id, people.name, thread.id, thread.kind, thread.state, thread.due_at, thread.received_at
    FROM people LEFT JOIN threads AS thread ON thread.person_id = people.id
    WHERE people.id IN (${people}) ORDER BY thread.id DESC LIMIT ${mostCandidates}`;
  const found = groupByPerson(await reader.read(statement.compile(db)), actor);
  return { found: found.slice(0, mostShown), more: found.length > mostShown, tooShort: false };
}

function sqliteCandidates({ terms, exact }: SearchQuery): RawBuilder<unknown> {
  const quoted = (exact ? [terms.join(" ")] : terms).map((term) => `"${term.replaceAll('"', '""')}"`);
  return sql`SELECT rowid AS id FROM search_words WHERE search_words MATCH ${quoted.join(" ")}
    ORDER BY rowid DESC LIMIT ${mostCandidates}`;
}

/**
 * Most people type all words but the last in full, and whole words are found several times faster: the beginnings of all
 * words are searched only when that finds no one.
 */
function postgresCandidates({ terms, exact }: SearchQuery): RawBuilder<unknown>[] {
  const matching = (isWhole: (index: number) => boolean) => {
    const lexemes = terms.map((term, index) => `'${term.replace(/['\\]/g, "$&$&")}'${isWhole(index) ? "" : ":*"}`);
    return sql`SELECT id FROM search_docs WHERE terms @@ ${lexemes.join(" & ")}::tsquery LIMIT ${mostCandidates}`;
  };
  if (exact) return [matching(() => true)];
  const usual = matching((index) => index < terms.length - 1);
  return terms.length === 1 ? [usual] : [usual, matching(() => false)];
}

function groupByPerson(hits: Hit[], { may }: Actor): Found[] {
  const found = new Map<string, Found>();
  for (const { person_id: personId, name, id, kind, state, due_at, received_at } of hits) {
    const one = found.get(personId) ?? { personId, name: may.has("see-unmasked") ? name : maskName(name), threads: [] };
    // A thread may be found by several things that came in it.
    const isNew = one.threads.every((thread) => thread.id !== id);
    if (isNew && id !== null && kind !== null && state !== null && due_at !== null && received_at !== null) {
      one.threads.push({ id, kind, state, due_at, received_at });
    }
    found.set(personId, one);
  }
  return [...found.values()];
}
