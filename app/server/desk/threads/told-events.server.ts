import { type BookedCall, confirmedBefore } from "#app/domain/contact/booked-calls.ts";
import { readAskedStop } from "#app/domain/contact/contact-stops.ts";
import { type WaitingQuestion, waitingQuestions } from "#app/server/contact/stop-questions.server.ts";
import type { EventRow, EventSource } from "#app/server/database/schema/desk-schema.server.ts";
import {
  readAddresses,
  readBookedCalls,
  readGroup,
  readLastYes,
} from "#app/server/desk/contact/contact-facts.server.ts";
import { toldMailColumns } from "#app/server/desk/mail-in/mail-bodies.server.ts";
import type { Actor, DeskSource } from "./desk-actor.server.ts";

/**
 * What `StopQuestion` asks, with the time of a yes in writing since then, in milliseconds since 1970. `call`: the one that it
 * holds and a colleague may go on with. `emails`: those known as theirs.
 */
type WaitingStop = WaitingQuestion & { yesAt: number | null; call: BookedCall | null; emails: string[] };

/**
 * An event with the data of its row: the words of a message, the time of a call. Null when the row says nothing. `waiting`:
 * it may ask us to stop, and no one has decided.
 */
export type ToldEvent = EventRow & { told: Record<string, unknown> | null; waiting: WaitingStop | null };

/**
 * Adds the data from the visitors' own rows; none of it is stored twice. Users who may not see people get no words at all.
 */
export async function showEvents(
  { db, reader }: DeskSource,
  { may, nowMs }: Actor,
  events: EventRow[],
): Promise<ToldEvent[]> {
  if (!may.has("see-unmasked")) return events.map((event) => ({ ...event, words: null, told: null, waiting: null }));
  const idsOf = (source: EventSource) =>
    events.filter((event) => event.source === source).map((event) => event.source_id);
  const queries = {
    lead: db
      .selectFrom("leads")
      .leftJoin("lead_answers as answers", "answers.lead_id", "leads.id")
      .select([
        "leads.id",
        "name",
        "status",
        "message",
        "page_url",
        "attribution",
        "my_path",
        "state",
        "score_band",
        "goal",
        "goal_month",
        "call_time",
      ])
      .where("leads.id", "in", idsOf("lead")),
    message: db
      .selectFrom("messages")
      .select(["id", "name", "form_name", "fields", "page_url"])
      .where("id", "in", idsOf("message")),
    booking: db
      .selectFrom("bookings")
      .select(["id", "name", "status", "starts_at", "minutes", "topic", "time_zone", "moved_from"])
      .select(["sequence", "changed_at", "confirmed_at", "disowned"])
      .where("id", "in", idsOf("booking")),
    consent: db
      .selectFrom("consent_evidence")
      .select(["id", "text_id", "text_version", "text_sha256", "page_url"])
      .where("id", "in", idsOf("consent")),
    "consent-change": db
      .selectFrom("consent_changes")
      .select(["id", "change"])
      .where("id", "in", idsOf("consent-change")),
    "mail-in": db.selectFrom("mails_in").select(toldMailColumns).where("id", "in", idsOf("mail-in")),
    answer: db
      .selectFrom("answers")
      .innerJoin("outbox as mail", "mail.subject_id", "answers.id")
      .select(["answers.id", "subject", "words", "recipient", "mail.state", "mail.sent_at", "mail.last_error"])
      .where("answers.id", "in", idsOf("answer")),
    mail: db.selectFrom("outbox").select(["id", "kind", "sent_at"]).where("id", "in", idsOf("mail")),
  };
  const told = new Map<string, Record<string, unknown>>();
  for (const [source, query] of Object.entries(queries)) {
    if (idsOf(source as EventSource).length === 0) continue;
    for (const { id, ...row } of await reader.read<{ id: string }>(query.compile())) told.set(`${source} ${id}`, row);
  }
  const waiting = await readWaiting(db, events, nowMs);
  return events.map((event) => ({
    ...event,
    told: told.get(`${event.source} ${event.source_id}`) ?? null,
    waiting: waiting.get(event.id) ?? null,
  }));
}

/** The questions about what these events brought, by the event. */
async function readWaiting(db: DeskSource["db"], events: EventRow[], nowMs: number): Promise<Map<string, WaitingStop>> {
  const people = [...new Set(events.map(({ person_id }) => person_id))];
  if (people.length === 0) return new Map();
  const questions = await waitingQuestions(db).where("person_id", "in", people).execute();
  const found = new Map<string, WaitingStop>();
  for (const question of questions) {
    const { source, source_id, person_id, asked_at } = question;
    const event = events.find((one) => one.kind === source && one.source_id === source_id);
    if (!event) continue;
    const group = await readGroup(db, person_id);
    const yesAt = await readLastYes(db, group);
    const emails = (await readAddresses(db, group)).flatMap(({ kind, value }) => (kind === "email" ? [value] : []));
    found.set(event.id, {
      ...question,
      yesAt: yesAt !== null && yesAt > asked_at ? yesAt : null,
      call: await readCallToKeep(db, question, nowMs),
      emails,
    });
  }
  return found;
}

/** The call that a question holds though its owner confirmed it, and a colleague may go on with; see the gate. */
async function readCallToKeep(
  db: DeskSource["db"],
  { source, person_id, asked, asked_at, is_proven, is_call_kept }: WaitingQuestion,
  nowMs: number,
): Promise<BookedCall | null> {
  if (source === "number-stopped" || is_proven === 1 || is_call_kept === 1) return null;
  const calls = await readBookedCalls(db, person_id, nowMs);
  return confirmedBefore(calls, { at: asked_at, verdict: readAskedStop(asked).verdict }, nowMs);
}
