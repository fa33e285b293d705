import { answerTimesVersion } from "#app/content/site/answer-times.ts";
import { readStop } from "#app/domain/contact/stop-words.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import { askLaterGivers } from "#app/server/contact/number-stops.server.ts";
import { type NewStopQuestion, storeStopQuestions } from "#app/server/contact/stop-questions.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { ClockRow, EventRow, ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { storePeople, visitorKey } from "#app/server/desk/people/people.server.ts";
import { type NewDoc, storeDocs } from "#app/server/desk/search/search-docs.server.ts";
import type { Arrival } from "./arrival.server.ts";

type Projected = { arrival: Arrival; personId: string; thread: ThreadRow | null };

/**
 * Makes people, threads, clocks, events and search text from some arrivals, all within the transaction of `database`. Each
 * arrival must be new: `thread_sources` refuses a second one, and the whole transaction with it.
 */
export async function storeArrivals(
  database: Pick<SiteDatabase, "db" | "dialect">,
  arrivals: Arrival[],
  nowMs: number,
): Promise<void> {
  const { db } = database;
  const people = await storePeople(db, arrivals, nowMs);
  const events: EventRow[] = [];
  const projected = arrivals.map((arrival): Projected => {
    const personId = people.get(visitorKey(arrival));
    if (personId === undefined) throw new Error("An arrival has no person");
    const thread = newThread(arrival, personId);
    const own = eventsOf(arrival, personId, thread?.id ?? null);
    if (thread) thread.last_event_id = own[0]?.id ?? null;
    events.push(...own);
    return { arrival, personId, thread };
  });
  const threads = projected.flatMap(({ thread }) => thread ?? []);
  if (threads.length > 0) await db.insertInto("threads").values(threads).execute();
  await db.insertInto("thread_sources").values(projected.map(sourceOf)).execute();
  const clocks = projected.flatMap(clocksOf);
  if (clocks.length > 0) await db.insertInto("clocks").values(clocks).execute();
  await db.insertInto("events").values(events).execute();
  await storeStopQuestions(db, projected.flatMap(questionOf));
  const givers = projected.flatMap(({ arrival: { phone }, personId }) => (phone ? [{ personId, phone }] : []));
  await askLaterGivers(db, givers, nowMs);
  await storeDocs(
    database,
    projected.map(({ arrival, personId, thread }) => docOf(arrival, personId, thread?.id ?? null)),
  );
}

function newThread({ thread, promises, at }: Arrival, personId: string): ThreadRow | null {
  if (!thread) return null;
  const promised = promises.length > 0 ? "waiting" : "answered";
  return {
    id: newRowId(),
    person_id: personId,
    kind: thread.kind,
    state: thread.setAside ? "set-aside" : promised,
    stage: "new",
    stage_reason: null,
    assignee: null,
    claimed_until: null,
    snoozed_until: null,
    due_at: Math.min(noPromise, ...promises.map(({ dueAt }) => dueAt)),
    received_at: at,
    last_event_id: null,
    version: 1,
  };
}

function sourceOf({ arrival, personId, thread }: Projected) {
  return { source: arrival.source, source_id: arrival.sourceId, person_id: personId, thread_id: thread?.id ?? null };
}

function clocksOf({ arrival, thread }: Projected): ClockRow[] {
  if (!thread) return [];
  return arrival.promises.map(({ name, dueAt }) => ({
    id: newRowId(),
    thread_id: thread.id,
    promise: name,
    promise_version: answerTimesVersion,
    source: arrival.source,
    source_id: arrival.sourceId,
    started_at: arrival.at,
    due_at: dueAt,
    ended_at: null,
    ended_how: null,
    ended_by: null,
  }));
}

/** Whether it asks us to stop, for a colleague: anyone can type anyone's address into a form. */
function questionOf({ arrival, personId, thread }: Projected): NewStopQuestion[] {
  const { source, sourceId, email, phone, at: askedAt, said } = arrival;
  const reading = readStop(said);
  if (reading.verdict === "none" || !thread || source === "subscriber") return [];
  return [{ reading, source, sourceId, personId, threadId: thread.id, email, phone, isOwn: true, askedAt }];
}

/** The arrival itself, and the consent given with it. */
function eventsOf(
  { source, sourceId, at, consent, kept = null }: Arrival,
  personId: string,
  threadId: string | null,
): EventRow[] {
  const whose = { person_id: personId, thread_id: threadId };
  const arrival = eventRow({ ...whose, kind: source, at, source, source_id: sourceId, words: kept });
  if (!consent) return [arrival];
  return [arrival, eventRow({ ...whose, kind: "consent", at: consent.at, source: "consent", source_id: consent.id })];
}

/** Searchable text of an arrival. */
export function docOf(arrival: Arrival, personId: string, threadId: string | null): NewDoc {
  const { source, sourceId, email, name, phone, words } = arrival;
  return {
    person_id: personId,
    thread_id: threadId,
    source,
    source_id: sourceId,
    found: { names: [name], emails: [email], phones: phone === null ? [] : [phone], reference: sourceId, words },
  };
}
