import { type Kysely, sql } from "kysely";
import { emailKey } from "#app/domain/desk/same-person.ts";
import {
  comparePoints,
  countPoints,
  type DataPoint,
  isSameName,
  type RequestState,
} from "#app/domain/privacy/request-steps.ts";
import type { PrivacyHoldRow, PrivacyStepRow } from "#app/server/database/schema/privacy-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { leadsOf } from "#app/server/desk/people/callers.server.ts";

/** A request with its message and its steps, and how sure we are who sent it. */
export type OpenedRequest = {
  row: RequestRow;
  steps: PrivacyStepRow[];
  points: DataPoint[];
  hold: PrivacyHoldRow | null;
  state: RequestState;
};

/** A request joined with its message. Times are milliseconds since 1970. */
export type RequestRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

function requestRows(db: Kysely<Schema>) {
  return db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .leftJoin("outbox as mail", (join) =>
      join.onRef("mail.subject_id", "=", "message.id").on("mail.kind", "=", "message-confirmation"),
    )
    .select(["message.id", "message.name", "message.email", "message.phone", "message.fields", "message.status"])
    .select(["message.created_at", "message.due_at", "request.request_type", "request.acknowledge_by"])
    .select(["request.sealed_reference", "request.next_access_at", "request.answered_at", "request.extended_until"])
    .select("mail.sent_at as confirmed_at");
}

/** Reads the open requests, set aside or not, the earliest due first; at most `most`. */
export function readOpenRequests(db: Kysely<Schema>, most: number): Promise<RequestRow[]> {
  return requestRows(db)
    .where("request.answered_at", "is", null)
    .orderBy(sql`coalesce(request.extended_until, message.due_at)`)
    .orderBy("message.id")
    .limit(most)
    .execute();
}

function readRow(db: Kysely<Schema>, reference: string) {
  return requestRows(db).where("message.id", "=", reference).executeTakeFirst();
}

/** Reads the steps of some requests, oldest first. */
export function readSteps(db: Kysely<Schema>, references: readonly string[]): Promise<PrivacyStepRow[]> {
  const steps = db.selectFrom("privacy_steps").selectAll();
  return steps
    .where("request_id", "in", ["", ...references])
    .orderBy("id")
    .execute();
}

/** Reads a request; null when it does not exist or was erased. */
export async function openRequest(db: Kysely<Schema>, reference: string): Promise<OpenedRequest | null> {
  const row = await readRow(db, reference);
  if (!row) return null;
  const steps = await readSteps(db, [reference]);
  const held = await readHeldDetails(db, row);
  const confirmed = steps.find(({ kind }) => kind === "confirmed");
  const byHand = steps.filter(({ kind }) => kind === "matched").length;
  const points = comparePoints(row, held, { mailbox: confirmed !== undefined, byHand });
  const hold = await readHold(db, row.email);
  return {
    row,
    steps,
    points,
    hold,
    state: {
      askedFor: row.request_type,
      dueAt: row.due_at,
      extendedUntil: row.extended_until,
      isAnswered: row.answered_at !== null,
      isOnHold: hold !== null,
      points: countPoints(points),
      hasDeclared: confirmed?.detail === "declared",
      isProven: steps.some(({ kind }) => kind === "confirmed" || kind === "vouched"),
      eraseAskedBy: askedToErase(steps),
      isEraseApproved: steps.some(({ kind }) => kind === "erase-approved"),
      othersOpen: await countOthersOpen(db, row),
    },
  };
}

/** The colleague who asked for a second yes, while it is not given or stopped. */
function askedToErase(steps: readonly PrivacyStepRow[]): string | null {
  const last = steps.findLast(({ kind }) => kind === "erase-asked" || kind === "erase-stopped");
  return last?.kind === "erase-asked" ? last.by_staff : null;
}

/**
 * Data held for the address from before the request, as far as the desk counts it as the person's own. What came with the
 * request proves nothing, and neither does what someone typed beside the address before and nobody confirmed.
 */
async function readHeldDetails(db: Kysely<Schema>, { email, created_at }: RequestRow) {
  const key = emailKey(email);
  const own = await readOwnDetails(db, key);
  const { rows } = await sql<{ name: string; phone: string | null }>`
    SELECT name, phone FROM leads WHERE id IN ${leadsOf(key)} AND created_at < ${created_at}
    UNION SELECT name, phone FROM bookings WHERE lower(email) = ${key} AND created_at < ${created_at}
    UNION SELECT name, phone FROM messages WHERE lower(email) = ${key} AND created_at < ${created_at}
      AND id NOT IN (SELECT message_id FROM privacy_requests)`.execute(db);
  return {
    names: rows.flatMap(({ name }) => (own.some((detail) => isSameName(detail.name, name)) ? name : [])),
    phones: rows.flatMap(({ phone }) => (phone !== null && own.some(({ value }) => value === phone) ? phone : [])),
  };
}

/** The name of an address's person at the desk, beside each of their phone numbers; what was only given is not here. */
function readOwnDetails(db: Kysely<Schema>, key: string) {
  return db
    .selectFrom("person_addresses as email")
    .innerJoin("people", "people.id", "email.person_id")
    .leftJoin("person_addresses as phone", (join) =>
      join.onRef("phone.person_id", "=", "people.id").on("phone.kind", "=", "phone"),
    )
    .select(["people.name", "phone.value"])
    .where("email.kind", "=", "email")
    .where("email.value", "=", key)
    .execute();
}

/** Reads the hold on an address; null when there is none. */
export async function readHold(db: Kysely<Schema>, email: string): Promise<PrivacyHoldRow | null> {
  const holds = db.selectFrom("privacy_holds").selectAll().where("email_key", "=", emailKey(email));
  return (await holds.executeTakeFirst()) ?? null;
}

async function countOthersOpen(db: Kysely<Schema>, { id, email }: RequestRow): Promise<number> {
  const others = await db
    .selectFrom("privacy_requests as request")
    .innerJoin("messages as message", "message.id", "request.message_id")
    .select("message.id")
    .where(sql`lower(message.email)`, "=", emailKey(email))
    .where("request.answered_at", "is", null)
    .where("message.id", "<>", id)
    .execute();
  return others.length;
}

/** Reads what remains of a request that was erased with its sender; null when there is none. */
export async function readErasedRequest(db: Kysely<Schema>, reference: string) {
  const row = await db
    .selectFrom("erased_requests as request")
    .innerJoin("erasures", "erasures.id", "request.erasure_id")
    .select(["request.reference", "request.request_type", "request.received_at", "request.due_at"])
    .select("erasures.erased_at")
    .where("request.reference", "=", reference)
    .executeTakeFirst();
  return row ?? null;
}
