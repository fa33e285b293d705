import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";

/**
 * Tells the mailbox of each booked call that a stop closes, with the link to say that the call is wanted: its page says the
 * same as the gate. Joins the transaction of `db`.
 *
 * @param whose addresses in lower case, and numbers as E.164
 * @param nowMs milliseconds since 1970
 */
export async function askForBookedCalls(
  db: Kysely<Schema>,
  { emails, phones }: { emails: readonly string[]; phones: readonly string[] },
  nowMs: number,
): Promise<void> {
  const isTheirs = sql<boolean>`(lower(email) IN (${sql.join(["", ...emails])}) AND email <> '')
    OR phone IN (${sql.join(["", ...phones])})`;
  const closed = await db
    .selectFrom("bookings")
    .select("id")
    .where(sql<boolean>`(${isTheirs})`)
    .where("status", "=", "booked")
    .where("starts_at", ">", nowMs)
    .where("created_at", "<=", nowMs)
    // One that reached its limit of emails gets none here, either.
    .where("told_visitor", "=", 1)
    .execute();
  for (const { id } of closed) {
    const mail = newMail("booking-confirmation", { type: "booking", id }, nowMs);
    const queued = db.selectFrom("outbox").select("id").where("subject_id", "=", id).where("kind", "=", mail.kind);
    if (await queued.where("state", "=", "queued").executeTakeFirst()) continue;
    await db.insertInto("outbox").values(mail).execute();
  }
}
