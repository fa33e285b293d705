import { type Kysely, type RawBuilder, sql } from "kysely";
import { type MailKind, mailWords } from "#app/content/desk/mail-kinds.ts";
import type { ClockEnd } from "#app/domain/desk/promises.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { byKey } from "#app/server/database/postgres.server.ts";
import type { ArrivalSource, EventKind, EventSource } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { bookedTimeColumn } from "#app/server/desk/bookings/booked-time.server.ts";
import { confirmFirstNumber } from "#app/server/desk/people/given-details.server.ts";
import { endClocks, keepPromise } from "#app/server/desk/threads/clocks.server.ts";

/** An event of a row after it came: an email went out, a booking was moved. */
type FactRow = {
  kind: EventKind;
  at: number;
  source: EventSource;
  source_id: string;
  revision: number;
  person_id: string;
  thread_id: string | null;
  /** The time of a booking then, which a later change of its row must not change here. */
  words?: string | null;
  /** Only for an email that went out. */
  mail_kind?: MailKind;
  /** Only for a colleague's action. */
  by_staff?: string | null;
};

/** A table whose rows change, and the column with the time. `of` finds the owner; `facts` are columns of a `FactRow`. */
export type FactStream = {
  name: string;
  table: "outbox" | "bookings" | "newsletter_subscribers" | "lead_answers" | "privacy_requests" | "consent_changes";
  time: string;
  /** Rows with `person_id` and `thread_id` of the people concerned. The default is what visitors sent. */
  known?: RawBuilder<unknown>;
  of: RawBuilder<boolean>;
  facts: RawBuilder<unknown>;
};

const isOf = (source: ArrivalSource, id = sql`item.id`) =>
  sql<boolean>`known.source = ${sql.lit(source)} AND known.source_id = ${id}`;

/** Streams of facts, each read by the time the facts happened. */
export const factStreams: readonly FactStream[] = [
  {
    // Databases of earlier releases have their place in this stream under this name.
    name: "mails",
    table: "outbox",
    time: "sent_at",
    of: sql`known.source = item.subject_type AND known.source_id = item.subject_id
      AND item.kind IN (${sql.join([...mailWords.keys()])})`,
    facts: sql`'mail-sent' AS kind, 'mail' AS source, item.id AS source_id, 0 AS revision, item.kind AS mail_kind`,
  },
  {
    // The one place where an answer keeps a promise: the mail server has the letter.
    name: "answers",
    table: "outbox",
    time: "sent_at",
    known: sql`(SELECT answers.id, staff_id, thread_id, person_id FROM answers
      JOIN threads ON threads.id = answers.thread_id)`,
    of: sql`known.id = item.subject_id AND item.subject_type = 'answer'`,
    facts: sql`'answered' AS kind, 'answer' AS source, item.subject_id AS source_id, 0 AS revision, known.staff_id AS by_staff`,
  },
  {
    name: "bookings",
    table: "bookings",
    time: "changed_at",
    of: sql`${isOf("booking")} AND (item.sequence > 0 OR item.confirmed_at IS NOT NULL)`,
    facts: sql`CASE WHEN item.status = 'cancelled' THEN 'booking-cancelled' WHEN item.moved_from IS NOT NULL THEN 'booking-moved'
      ELSE 'booking-confirmed' END AS kind, 'booking' AS source, item.id AS source_id, item.sequence AS revision,
      ${bookedTimeColumn} AS words`,
  },
  {
    name: "newsletter-confirmed",
    table: "newsletter_subscribers",
    time: "confirmed_at",
    of: isOf("subscriber"),
    facts: sql`'newsletter-confirmed' AS kind, 'subscriber' AS source, item.id AS source_id,
      item.confirmed_at AS revision`,
  },
  {
    name: "newsletter-left",
    table: "newsletter_subscribers",
    time: "unsubscribed_at",
    of: isOf("subscriber"),
    facts: sql`'newsletter-left' AS kind, 'subscriber' AS source, item.id AS source_id,
      item.unsubscribed_at AS revision`,
  },
  {
    name: "questions",
    table: "lead_answers",
    time: "answered_at",
    of: isOf("lead", sql`item.lead_id`),
    facts: sql`'questions-answered' AS kind, 'lead' AS source, item.lead_id AS source_id, 0 AS revision`,
  },
  {
    name: "privacy-answers",
    table: "privacy_requests",
    time: "answered_at",
    of: isOf("message", sql`item.message_id`),
    facts: sql`'privacy-answered' AS kind, 'message' AS source, item.message_id AS source_id, 0 AS revision`,
  },
  {
    name: "consent-changes",
    table: "consent_changes",
    time: "changed_at",
    known: sql`(SELECT evidence.id, sent.person_id, sent.thread_id FROM consent_evidence AS evidence
      JOIN thread_sources AS sent ON sent.source_id = coalesce(evidence.lead_id, evidence.message_id)
        AND sent.source = CASE WHEN evidence.lead_id IS NULL THEN 'message' ELSE 'lead' END)`,
    // What they signed is in the history already.
    of: sql`known.id = item.evidence_id AND item.change <> 'signed'`,
    facts: sql`CASE WHEN item.change = 'affirmed' THEN 'yes-affirmed' ELSE 'asked-to-stop' END AS kind,
      'consent-change' AS source, item.id AS source_id, 0 AS revision`,
  },
];

/** A span of time, in milliseconds since 1970. */
export type TimeSpan = { fromMs: number; untilMs?: number; most: number };

/**
 * Returns facts not noted yet, oldest first. SQLite begins with the left side of a CROSS JOIN: with recent facts, not with
 * everything that ever came. Facts about a row that is not projected yet are left for later.
 */
export async function readNewFacts(db: Kysely<Schema>, stream: FactStream, span: TimeSpan): Promise<FactRow[]> {
  const at = sql.ref<number>(`item.${stream.time}`);
  const { fromMs, untilMs = Number.MAX_SAFE_INTEGER, most } = span;
  const { rows } = await sql<FactRow>`
    SELECT fact.* FROM (
      SELECT ${at} AS at, known.person_id, known.thread_id, ${stream.facts}
      FROM ${sql.table(stream.table)} AS item CROSS JOIN ${stream.known ?? sql`thread_sources`} AS known
      WHERE ${stream.of} AND ${at} >= ${fromMs} AND ${at} <= ${untilMs}
    ) AS fact
    WHERE NOT EXISTS (SELECT 1 FROM events AS noted WHERE noted.source = fact.source
      AND noted.source_id = fact.source_id AND noted.kind = fact.kind AND noted.revision = fact.revision ${byKey})
    ORDER BY fact.at LIMIT ${most}`.execute(db);
  return rows;
}

/** Time of the last of the next `most` rows of a stream's table, from a time on; null when fewer are left. */
export async function readTimeAhead(
  db: Kysely<Schema>,
  { time, table }: FactStream,
  fromMs: number,
  most: number,
): Promise<number | null> {
  const at = sql.ref<number>(time);
  const ahead = sql<{ at: number }>`
    SELECT ${at} AS at FROM ${sql.table(table)} WHERE ${at} >= ${fromMs} ORDER BY ${at} LIMIT 1 OFFSET ${most - 1}`;
  return (await ahead.execute(db)).rows[0]?.at ?? null;
}

/** Notes facts as events, and ends the promises they end. */
export async function storeFacts(db: Kysely<Schema>, facts: FactRow[]): Promise<void> {
  const events = facts.map(({ mail_kind: _, by_staff = null, words = null, ...fact }) =>
    eventRow({ ...fact, by_staff, words }),
  );
  await db.insertInto("events").values(events).execute();
  for (const { thread_id, at, by_staff = null, ...fact } of facts) {
    if (fact.kind === "booking-confirmed") {
      // Only whoever reads their email has that link.
      await confirmFirstNumber(db, { source: "booking", sourceId: fact.source_id }, at);
    }
    if (fact.kind === "yes-affirmed") await confirmFirstNumber(db, await sentWithYes(db, fact.source_id), at);
    if (thread_id === null) continue;
    if (fact.kind === "answered") {
      // Messages that came while the letter was on its way are not answered yet.
      const before = await readWriting(db, fact.source_id);
      await keepPromise(db, thread_id, { how: "answer", atMs: at, staffId: by_staff, before });
    }
    const how = endingOf(fact);
    if (how) await endClocks(db, thread_id, { how, atMs: at, staffId: null });
  }
}

/** Returns the id of the event when an answer was written; ids give the order in which things were noted. */
async function readWriting(db: Kysely<Schema>, answerId: string): Promise<string | undefined> {
  const written = db.selectFrom("events").select("id").where("source", "=", "answer").where("source_id", "=", answerId);
  return (await written.where("kind", "=", "answer-written").executeTakeFirst())?.id;
}

/** What the visitor sent with the yes that this change is about. */
async function sentWithYes(db: Kysely<Schema>, changeId: string) {
  const row = await db
    .selectFrom("consent_changes as change")
    .innerJoin("consent_evidence as evidence", "evidence.id", "change.evidence_id")
    .select(["lead_id", "message_id"])
    .where("change.id", "=", changeId)
    .executeTakeFirstOrThrow();
  const [source, sourceId] =
    row.lead_id === null ? ["message" as const, row.message_id] : ["lead" as const, row.lead_id];
  return { source, sourceId: sourceId ?? "" };
}

function endingOf({ kind, mail_kind }: Pick<FactRow, "kind" | "mail_kind">): ClockEnd | null {
  if (kind === "privacy-answered") return "privacy-answered";
  return kind === "mail-sent" && mail_kind === "message-confirmation" ? "confirmation" : null;
}
