import { sql } from "kysely";
import { counted } from "#app/domain/text/counted.ts";
import type { AuditRow } from "#app/server/database/schema/audit-schema.server.ts";
import type { DeskWords } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { officeDay, readDay } from "#app/server/desk/bookings/calendar-days.server.ts";
import { readPeople } from "#app/server/desk/people/person-card.server.ts";
import { dayWords, hourWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";

const pageSize = 100;

const endings: Readonly<Record<string, string>> = {
  refused: "Not allowed",
  failed: "Our fault: it did not work",
  missing: "Nothing was there",
  "slow-down": "Too many tries",
  changed: "Not taken: a colleague was faster",
};

/** How it ended; null when it ended well. Any other name is a problem that its page explained. */
function auditOutcome({ what, outcome }: Pick<AuditRow, "what" | "outcome">, words: DeskWords): string | null {
  if (outcome === "seen" || /^wrote(?: \d+)?$/.test(outcome) || outcome === "done") return null;
  // Every object has names such as "constructor", and they are not words of ours.
  const known = Object.hasOwn(endings, outcome) ? endings[outcome] : undefined;
  return known ?? `Not taken: ${words.problemTitle(what, outcome)}`;
}

/** ", 14 threads" of an entry about several at once. */
function manyWords(outcome: string): string {
  const [, count] = /^wrote (\d+)$/.exec(outcome) ?? [];
  return count === undefined ? "" : `, ${counted(Number(count), "thread")}`;
}

/** Filters of the audit; each part is empty when it does not matter. `day` is `2026-11-24`. */
type AuditQuery = { who: string; what: string; day: string; before: string };

/** Reads the part of an address after the question mark. */
export function readAuditQuery(search: URLSearchParams): AuditQuery {
  const [who = "", what = "", day = "", before = ""] = ["who", "what", "day", "before"].map(
    (name) => search.get(name) ?? "",
  );
  const known = { who: /^[0-9a-f-]{36}$/, what: /^[a-z-]{1,60}$/, day: /^20\d\d-\d\d-\d\d$/, before: /^\d{1,15}$/ };
  const only = (text: string, shape: RegExp) => (shape.test(text) ? text : "");
  return {
    who: only(who, known.who),
    what: only(what, known.what),
    day: only(day, known.day),
    before: only(before, known.before),
  };
}

/** Reads a page of the audit, newest first. Names of visitors are masked for everyone. Throws `not-allowed`. */
export async function readAuditPage(source: DeskSource, actor: Actor, words: DeskWords, query: AuditQuery) {
  assertMay(actor, "read-audit");
  const { db, reader } = source;
  const rows = await reader.read(entriesOf(db, actor, query).compile());
  const page = rows.slice(0, pageSize);
  const people = await peopleIn(source, page);
  // Covered even for users who see names elsewhere: to look at a name here, they have to say so.
  const covered = { ...actor, may: new Set([...actor.may].filter((right) => right !== "see-unmasked")) };
  const names = await namesOf(source, covered, people);
  const team = await db.selectFrom("staff").select(["id", "name", "email", "removed_at"]).orderBy("name").execute();
  const addressOf = new Map(team.map(({ id, name, email }) => [id, name ? `${name} (${email})` : email]));
  const nameOf = new Map(team.map(({ id, name, email }) => [id, name || email]));
  return {
    query,
    entries: page.map((row) => ({
      number: row.number,
      did: `${words.deed(row.kind, row.what)}${manyWords(row.outcome)}`,
      trouble: auditOutcome(row, words),
      day: dayWords(row.at, actor.nowMs),
      time: hourWords(row.at),
      who: nameOf.get(row.staff_id) || "Someone who was erased",
      about: aboutOf(row, people, names),
      colleagues: idsOf(row).flatMap((id) => (id === row.staff_id ? [] : (addressOf.get(id) ?? []))),
      file: idsOf(row).find((id) => id.includes(".")) ?? null,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.number ?? null) : null,
    team: team.map(({ id, name, email }) => ({ id, name: name || email })),
    deeds: await readDeeds(source, words),
  };
}

type Names = Awaited<ReturnType<typeof readPeople>>;

async function namesOf(source: DeskSource, actor: Actor, people: People): Promise<Names> {
  const ids = [...new Set([...people.values()].flat())];
  return ids.length === 0 ? new Map() : readPeople(source, actor, ids);
}

/** The people of one entry, each once. */
function aboutOf(row: AuditRow, people: People, names: Names): { person: string; name: string }[] {
  const ids = new Set(idsOf(row).flatMap((id) => people.get(id) ?? []));
  return [...ids].flatMap((person) => {
    const known = names.get(person);
    return known ? [{ person, name: known.name || "No name given" }] : [];
  });
}

function entriesOf(db: DeskSource["db"], { nowMs }: Actor, { who, what, day, before }: AuditQuery) {
  const { fromMs, toMs } = officeDay(readDay(day || null, nowMs)).stretch;
  return db
    .selectFrom("audit")
    .selectAll()
    .$if(who !== "", (rows) => rows.where("staff_id", "=", who))
    .$if(what !== "", (rows) => rows.where("what", "=", what))
    .$if(day !== "", (rows) => rows.where("at", ">=", fromMs).where("at", "<", toMs))
    .$if(before !== "", (rows) => rows.where("number", "<", Number(before)))
    .orderBy("number", "desc")
    .limit(pageSize + 1);
}

/**
 * All row names ever noted, for the filter. It jumps from one name to the next by the index, however many entries each has.
 */
async function readDeeds({ db, reader }: DeskSource, { deed }: DeskWords) {
  const query = sql<Pick<AuditRow, "kind" | "what">>`
    WITH RECURSIVE deeds (what) AS (
      SELECT min(what) FROM audit
      UNION ALL SELECT (SELECT min(what) FROM audit WHERE audit.what > deeds.what) FROM deeds WHERE deeds.what IS NOT NULL
    ) SELECT what, (SELECT kind FROM audit WHERE audit.what = deeds.what LIMIT 1) AS kind FROM deeds WHERE what IS NOT NULL`;
  const rows = await reader.read(query.compile(db));
  const told = rows.map(({ kind, what }) => ({ what, words: deed(kind, what) }));
  return told.toSorted((a, b) => (a.words < b.words ? -1 : 1));
}

/** Finds the person behind an id: of a person, a thread, something a visitor sent, an answer or an email. */
type People = Map<string, string[]>;

async function peopleIn({ db, reader }: DeskSource, rows: readonly AuditRow[]): Promise<People> {
  const ids = [...new Set(rows.flatMap(idsOf))];
  if (ids.length === 0) return new Map();
  const queries = [
    db.selectFrom("people").select(["id", "id as person_id"]).where("id", "in", ids),
    db.selectFrom("threads").select(["id", "person_id"]).where("id", "in", ids),
    db.selectFrom("thread_sources").select(["source_id as id", "person_id"]).where("source_id", "in", ids),
    db
      .selectFrom("answers")
      .innerJoin("threads", "threads.id", "thread_id")
      .select(["answers.id", "person_id"])
      .where("answers.id", "in", ids),
  ];
  const found = (await Promise.all(queries.map((query) => reader.read(query.compile())))).flat();
  const people: People = new Map();
  for (const { id, person_id } of found) people.set(id, [...(people.get(id) ?? []), person_id]);
  return people;
}

function idsOf({ subjects }: Pick<AuditRow, "subjects">): string[] {
  return JSON.parse(subjects) as string[];
}

/** Returns the real names and addresses of one entry's people. The request itself is noted. Throws `not-allowed`. */
export async function revealEntry(source: DeskSource, actor: Actor, number: number) {
  assertMay(actor, "read-audit");
  const row = await source.db.selectFrom("audit").selectAll().where("number", "=", number).executeTakeFirst();
  if (!row) return null;
  const open = { ...actor, may: new Set([...actor.may, "see-unmasked" as const]) };
  const people = await namesOf(source, open, await peopleIn(source, [row]));
  return {
    number,
    people: [...people.values()].map(({ name, addresses }) => ({ name, addresses })),
    /** They are noted with the view. */
    ids: [...people.keys()],
  };
}
