import { type ExpressionBuilder, sql } from "kysely";
import type { PromiseName } from "#app/content/site/answer-times.ts";
import { maskName } from "#app/domain/desk/capabilities.ts";
import type { InboxList, InboxTurn } from "#app/domain/desk/shown-inbox.ts";
import type { Stage, ThreadKind } from "#app/domain/desk/stages.ts";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { soonDue } from "./office-days.server.ts";

export type InboxFilter = {
  list: InboxList;
  kind?: ThreadKind | undefined;
  /**
   * The id of a colleague, for what they hold and the people they look after; null for threads that no one holds, of people
   * whom no one looks after.
   */
  assignee?: string | null | undefined;
  /** For what a colleague may take next: free, and not of someone else's people unless it is due very soon. */
  nextFor?: string | undefined;
  stage?: Stage | undefined;
  /** Due from one time on, and before another, in milliseconds since 1970. */
  dueFrom?: number | undefined;
  dueBefore?: number | undefined;
};

/** A thread's place in its list. */
export type InboxPlace = InboxTurn["place"];

/** A row of a list. `assignee` is null when a claim has lapsed. */
export type InboxRow = Omit<ThreadRow, "stage_reason" | "last_event_id"> & {
  name: string;
  /** The colleague who looks after the person. */
  owner: string | null;
  promise: PromiseName | null;
};

/** `next` and `previous`: where the pages before and after this one begin and end; null when there is none. */
export type InboxPage = { rows: InboxRow[]; next: InboxPlace | null; previous: InboxPlace | null };

const pageSize = 50;

/** Counting stops here: the desk says "99+". */
const mostCounted = 100;

/**
 * Returns one page of a list: the first, or the one after or before a place. Waiting, put-away and set-aside lists begin
 * with the earliest due, so late threads are on top; the others begin with the newest. Names are masked for users who may
 * not see them. Throws `not-allowed`.
 */
export async function readInbox(
  { db, reader }: DeskSource,
  actor: Actor,
  filter: InboxFilter,
  place: InboxPlace | null = null,
  side: InboxTurn["side"] = "after",
): Promise<InboxPage> {
  assertMay(actor, "read-people");
  const newestFirst = filter.list === "answered" || filter.list === "closed";
  const isBack = place !== null && side === "before";
  const order = newestFirst !== isBack ? "desc" : "asc";
  const query = db
    .selectFrom("threads")
    .innerJoin("people", "people.id", "threads.person_id")
    .select(["threads.id", "person_id", "kind", "state", "stage", "assignee", "claimed_until", "snoozed_until"])
    .select(["due_at", "received_at", "version", "people.owner", nextPromise, shownName])
    .where(isListed(actor, filter))
    .$if(place !== null, (rows) =>
      rows.where((where) =>
        where(
          where.refTuple("threads.due_at", "threads.id"),
          order === "desc" ? "<" : ">",
          where.tuple(place?.due_at ?? 0, place?.id ?? ""),
        ),
      ),
    )
    .orderBy("threads.due_at", order)
    .orderBy("threads.id", order)
    .limit(pageSize + 1);
  const found = await reader.read(query.compile());
  const page = found.slice(0, pageSize).map((row) => shown(row, actor));
  const rows = isBack ? page.toReversed() : page;
  const isMore = found.length > pageSize;
  const [first, last] = [placeOf(rows.at(0)), placeOf(rows.at(-1))];
  return { rows, next: isBack || isMore ? last : null, previous: (isBack ? isMore : place !== null) ? first : null };
}

function placeOf(row: InboxRow | undefined): InboxPlace | null {
  return row ? { due_at: row.due_at, id: row.id } : null;
}

/** Someone who gave no name is known by their address. */
const shownName = sql<string>`COALESCE(NULLIF(people.name, ''), (SELECT MIN(value) FROM person_addresses AS address
  WHERE address.person_id = people.id AND address.kind = 'email'), '')`.as("name");

/** The promise due first. */
function nextPromise(rows: ExpressionBuilder<Schema, "threads" | "people">) {
  return rows
    .selectFrom("clocks")
    .select("promise")
    .whereRef("clocks.thread_id", "=", "threads.id")
    .where("ended_at", "is", null)
    .orderBy("clocks.due_at")
    .limit(1)
    .as("promise");
}

function shown(row: InboxRow, { may, nowMs }: Actor): InboxRow {
  const isLapsed = row.claimed_until !== null && row.claimed_until <= nowMs;
  return {
    ...row,
    ...(isLapsed && { assignee: null, claimed_until: null }),
    ...(!may.has("see-unmasked") && { name: maskName(row.name) }),
  };
}

/** Condition for the threads in a list. */
export function isListed(
  { nowMs }: Pick<Actor, "nowMs">,
  { list, kind, stage, assignee, nextFor, dueFrom, dueBefore }: InboxFilter,
) {
  return (where: ExpressionBuilder<Schema, "threads">) => {
    const soonMs = soonDue(nowMs);
    const isAway = where.and([where("snoozed_until", ">", nowMs), where("threads.due_at", ">", soonMs)]);
    const isLapsed = where("claimed_until", "<=", nowMs);
    const conditions = [where("threads.state", "=", list === "snoozed" ? "waiting" : list)];
    if (list === "snoozed") conditions.push(isAway);
    // Spelled out: with nothing to compare, "not" would give no rows.
    if (list === "waiting") {
      const isBack = where.or([where("snoozed_until", "is", null), where("snoozed_until", "<=", nowMs)]);
      conditions.push(where.or([isBack, where("threads.due_at", "<=", soonMs)]));
    }
    if (kind) conditions.push(where("kind", "=", kind));
    if (stage) conditions.push(where("stage", "=", stage));
    const isFree = where.or([where("assignee", "is", null), isLapsed]);
    if (assignee === null) conditions.push(isFree, where.not(where.exists(ownerOf(where))));
    if (typeof assignee === "string") conditions.push(where("threads.id", "in", ofColleague(where, assignee, nowMs)));
    if (nextFor !== undefined) {
      const isOthers = where.exists(ownerOf(where).where("owned.owner", "<>", nextFor));
      conditions.push(isFree, where.or([where("threads.due_at", "<=", nowMs + ownersTurnMs), where.not(isOthers)]));
    }
    if (dueFrom !== undefined) conditions.push(where("threads.due_at", ">=", dueFrom));
    if (dueBefore !== undefined) conditions.push(where("threads.due_at", "<", dueBefore));
    return where.and(conditions);
  };
}

/** Who looks after a person answers them; this long before the promise is due, anyone does. */
const ownersTurnMs = 2 * 60 * 60 * 1000;

/** The person of a thread, if someone looks after them. */
function ownerOf(where: ExpressionBuilder<Schema, "threads">) {
  return where
    .selectFrom("people as owned")
    .select("owned.id")
    .whereRef("owned.id", "=", "threads.person_id")
    .where("owned.owner", "is not", null);
}

/** What a colleague holds, and the threads of the people they look after; each part has its index. */
function ofColleague(where: ExpressionBuilder<Schema, "threads">, staffId: string, nowMs: number) {
  const held = where
    .selectFrom("threads as held")
    .select("held.id")
    .where("held.assignee", "=", staffId)
    .where((row) => row.or([row("held.claimed_until", "is", null), row("held.claimed_until", ">", nowMs)]));
  const owned = where
    .selectFrom("people as owned")
    .innerJoin("threads as theirs", "theirs.person_id", "owned.id")
    .select("theirs.id")
    .where("owned.owner", "=", staffId);
  return held.unionAll(owned);
}

/**
 * Counts the threads of some lists, each up to 100: a list of a million is not counted. All in one statement, because every
 * open inbox asks at each change. Throws `not-allowed`.
 */
export async function countInbox({ db, reader }: DeskSource, actor: Actor, filters: InboxFilter[]): Promise<number[]> {
  assertMay(actor, "read-people");
  const query = db.selectNoFrom(
    filters.map((filter, index) => {
      // In the order of the index: a planner with old statistics would read the whole table for an empty list.
      const some = db
        .selectFrom("threads")
        .select("threads.id")
        .where(isListed(actor, filter))
        .orderBy("threads.due_at")
        .limit(mostCounted);
      return db
        .selectFrom(some.as("some"))
        .select(({ fn }) => fn.countAll().as("count"))
        .as(`list${index}`);
    }),
  );
  const [counts = {}] = await reader.read<Record<string, unknown>>(query.compile());
  return filters.map((_, index) => Number(counts[`list${index}`] ?? 0));
}

/**
 * Takes the free thread due first, of what the colleague may take next; null when there is none. When several colleagues ask at once, each gets a different one.
 * Throws `not-allowed`.
 */
export async function takeNext(
  { db }: Pick<DeskSource, "db">,
  actions: Pick<ThreadActions, "claim">,
  actor: Actor,
): Promise<ThreadRow | null> {
  assertMay(actor, "work-threads");
  for (let tries = 0; tries < 20; tries += 1) {
    const next = await db
      .selectFrom("threads")
      .select("id")
      .where(isListed(actor, { list: "waiting", nextFor: actor.staffId }))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    if (!next) return null;
    const claimed = await actions.claim(actor, next.id);
    if (claimed.ok) return claimed.thread;
  }
  return null;
}
