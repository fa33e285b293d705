import { type Kysely, type RawBuilder, sql } from "kysely";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { byKey } from "#app/server/database/postgres.server.ts";
import type { ArrivalSource } from "#app/server/database/schema/desk-schema.server.ts";
import type { PrivacyRequestRow, Schema } from "#app/server/database/schema.server.ts";
import { firstTimeWords } from "#app/server/desk/bookings/booked-time.server.ts";
import { formsOfMessages, messageForms, writtenIn } from "#app/server/forms/message-forms.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";
import type { Arrival } from "./arrival.server.ts";

/** A table whose rows make people, and most of them threads. */
export type ArrivalStream = {
  source: ArrivalSource;
  table: "leads" | "messages" | "bookings" | "newsletter_subscribers";
  /** Condition for rows that count; all rows when there is none. */
  only?: RawBuilder<boolean>;
  read(db: Kysely<Schema>, ids: string[]): Promise<Arrival[]>;
};

/** Rows to look at: those after an id and, when everything is read in slices, up to another. */
export type Span = { after: string; until?: string | undefined; most: number };

/**
 * Returns the ids of a table's rows that made nothing yet, oldest first. On PostgreSQL the rows are locked, so that an
 * erasure waits and then deletes what was made from them; rows locked by an erasure are skipped, and read again later.
 * SQLite has one writer at a time.
 */
export async function readNewIds(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  { source, table, only = sql`TRUE` }: ArrivalStream,
  { after, until, most }: Span,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ${sql.table(table)} AS item
    WHERE id > ${after} AND ${until === undefined ? sql`TRUE` : sql`id <= ${until}`} AND ${only}
      AND NOT EXISTS (SELECT 1 FROM thread_sources AS known WHERE known.source = ${source} AND known.source_id = item.id
        ${byKey})
    ORDER BY id LIMIT ${most} ${dialect === "postgres" ? sql`FOR SHARE OF item SKIP LOCKED` : sql``}`.execute(db);
  return rows.map(({ id }) => id);
}

const leads: ArrivalStream = {
  source: "lead",
  table: "leads",
  async read(db, ids) {
    const rows = await db
      .selectFrom("leads")
      .leftJoin("consent_evidence as consent", "consent.lead_id", "leads.id")
      .select(["leads.id", "name", "email", "phone", "message", "created_at"])
      .select(["consent.id as consent_id", "given_at"])
      .where("leads.id", "in", ids)
      .execute();
    return rows.map(({ id, name, email, phone, message, created_at, ...consent }) => ({
      source: "lead",
      sourceId: id,
      at: created_at,
      email,
      name,
      phone: phone || null,
      thread: { kind: "analysis", setAside: false },
      promises: [{ name: "creditAnalysis", dueAt: analysisDue(created_at) }],
      consent: consentOf(consent),
      words: [message],
      said: message ?? "",
    }));
  },
};

const messages: ArrivalStream = {
  source: "message",
  table: "messages",
  async read(db, ids) {
    const rows = await db
      .selectFrom("messages")
      .leftJoin("consent_evidence as consent", "consent.message_id", "messages.id")
      .leftJoin("privacy_requests as request", "request.message_id", "messages.id")
      .select(["messages.id", "form_name", "name", "email", "phone", "fields", "due_at", "status", "created_at"])
      .select(["consent.id as consent_id", "given_at", "request_type", "acknowledge_by"])
      .where("messages.id", "in", ids)
      .execute();
    return rows.map((row) => {
      const fields = parseFields(row.fields);
      const { thread: kind, promise } = (messageForms.get(row.form_name) ?? formsOfMessages.contact).desk;
      return {
        source: "message",
        sourceId: row.id,
        at: row.created_at,
        email: row.email,
        name: row.name,
        phone: row.phone,
        thread: { kind, setAside: row.status === "quarantined" },
        promises: kind === "privacy" ? promisesOfRequest(row) : [{ name: promise(fields), dueAt: row.due_at }],
        consent: consentOf(row),
        words: Object.values(fields).map(String),
        said: writtenIn(row.form_name, fields)
          .map((name) => fields[name])
          .join("\n\n"),
      };
    });
  },
};

/** The text of JSON's own error would put a visitor's words into the log. */
function parseFields(fields: string): Record<string, unknown> {
  try {
    return JSON.parse(fields);
  } catch {
    throw new TypeError("The fields of a message cannot be read");
  }
}

type RequestClocks = { due_at: number } & {
  [Column in keyof Pick<PrivacyRequestRow, "request_type" | "acknowledge_by">]: PrivacyRequestRow[Column] | null;
};

function promisesOfRequest({ due_at, request_type, acknowledge_by }: RequestClocks): Arrival["promises"] {
  // A message from this form without its request was not sent by our form.
  if (request_type === null || acknowledge_by === null) return [{ name: "contact", dueAt: due_at }];
  return [
    { name: `privacyRequest.${request_type}`, dueAt: due_at },
    { name: "privacyAcknowledgement", dueAt: acknowledge_by },
  ];
}

const bookings: ArrivalStream = {
  source: "booking",
  table: "bookings",
  async read(db, ids) {
    const rows = await db.selectFrom("bookings").selectAll().where("id", "in", ids).execute();
    return rows.map(({ id, name, email, phone, topic, created_at, ...row }) => ({
      source: "booking",
      sourceId: id,
      kept: firstTimeWords(row),
      at: created_at,
      email,
      name,
      phone,
      thread: { kind: "booking", setAside: false },
      // The call is the answer, so nothing else is promised.
      promises: [],
      consent: null,
      words: [topic],
      said: topic ?? "",
    }));
  },
};

const subscribers: ArrivalStream = {
  source: "subscriber",
  table: "newsletter_subscribers",
  async read(db, ids) {
    const columns = ["id", "email", "created_at"] as const;
    const rows = await db.selectFrom("newsletter_subscribers").select(columns).where("id", "in", ids).execute();
    return rows.map(({ id, email, created_at }) => ({
      source: "subscriber",
      sourceId: id,
      at: created_at,
      email,
      name: "",
      phone: null,
      thread: null,
      promises: [],
      consent: null,
      words: [],
      said: "",
    }));
  },
};

function consentOf({ consent_id, given_at }: { consent_id: string | null; given_at: number | null }) {
  return consent_id === null || given_at === null ? null : { id: consent_id, at: given_at };
}

/** All tables whose rows make people. */
export const arrivalStreams: readonly ArrivalStream[] = [leads, messages, bookings, subscribers];
