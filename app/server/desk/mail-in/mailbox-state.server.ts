import { type Kysely, sql } from "kysely";
import { type MailboxFault, type MailboxTrouble, mailboxTroubleOf } from "#app/domain/desk/mail/mailbox-trouble.ts";
import type { MailboxRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { ImapSettings } from "#app/server/settings/imap-settings.server.ts";

/** Identity of the mailbox: a different server, user or folder is a different mailbox. */
export function mailboxId(dataKey: DataKey, { host, port, user, folder }: ImapSettings): string {
  return dataKey.hash("mailbox", JSON.stringify([host, port, user, folder]));
}

/** Starts the clock for a mailbox that has not been checked yet. */
export async function noteWatch(db: Kysely<Schema>, id: string, nowMs: number): Promise<void> {
  const row: MailboxRow = {
    id,
    uid_validity: "",
    last_uid: 0,
    taken_by: null,
    taken_until: null,
    watched_since: nowMs,
    looked_at: null,
    mail_at: null,
    trouble: null,
    trouble_at: null,
  };
  await db
    .insertInto("mailboxes")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the state of a mailbox; null before it was watched. */
export async function readMailbox(db: Kysely<Schema>, id: string): Promise<MailboxRow | null> {
  return (await db.selectFrom("mailboxes").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;
}

/** Takes the mailbox for this process, or keeps it, until a given time. False while another process has it. */
export async function takeMailbox(
  db: Kysely<Schema>,
  id: string,
  { taker, nowMs, untilMs }: { taker: string; nowMs: number; untilMs: number },
): Promise<boolean> {
  const taken = await db
    .updateTable("mailboxes")
    .set({ taken_by: taker, taken_until: untilMs })
    .where("id", "=", id)
    .where((where) =>
      where.or([where("taken_by", "is", null), where("taken_by", "=", taker), where("taken_until", "<", nowMs)]),
    )
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Releases it to another process. */
export async function leaveMailbox(db: Kysely<Schema>, id: string, taker: string): Promise<void> {
  const left = { taken_by: null, taken_until: null };
  await db.updateTable("mailboxes").set(left).where("id", "=", id).where("taken_by", "=", taker).execute();
}

/** Notes a check that worked. */
export async function noteLook(db: Kysely<Schema>, id: string, nowMs: number): Promise<void> {
  const looked = { looked_at: nowMs, trouble: null, trouble_at: null };
  await db.updateTable("mailboxes").set(looked).where("id", "=", id).execute();
}

/** Notes why a check failed, and when that began. */
export async function noteTrouble(db: Kysely<Schema>, id: string, fault: MailboxFault, nowMs: number): Promise<void> {
  const since = sql<number>`CASE WHEN trouble = ${fault} THEN trouble_at ELSE ${nowMs} END`;
  await db.updateTable("mailboxes").set({ trouble: fault, trouble_at: since }).where("id", "=", id).execute();
}

/** Returns the problem of a mailbox, for the top of the desk and for the metrics; null when all is well. */
export async function readMailboxTrouble(
  db: Kysely<Schema>,
  id: string,
  nowMs: number,
): Promise<MailboxTrouble | null> {
  const row = await readMailbox(db, id);
  return row && mailboxTroubleOf(looksOf(row), nowMs);
}

/** A row, in the form its trouble is computed from. */
export function looksOf({ watched_since, looked_at, trouble, trouble_at }: MailboxRow) {
  return { watchedSince: watched_since, lookedAt: looked_at, fault: trouble, faultAt: trouble_at };
}
