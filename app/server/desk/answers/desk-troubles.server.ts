import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { stoppedCode } from "#app/server/mail/mail-delivery.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

/** Something that the whole team has to know. `mail-server`: emails wait. `refused`: one letter cannot be delivered. `stopped`:
 * one was not sent, because its receiver asked us to stop while it waited. */
export type DeskTrouble =
  | { what: "mail-server"; since: string; waiting: number }
  | { what: "refused" | "stopped"; thread: string; at: string };

/** A hiccup of the mail server is none: it is tried again within a minute. */
const patienceMs = 90_000;
/** More are not counted one by one. */
const mostCounted = 100;
const mostShown = 5;
/** Nothing can be done about a letter that was stopped; its thread goes on saying so. */
const stoppedShownMs = 24 * 60 * 60_000;

/** Gives what is wrong with the emails now; nothing when they go out. */
export async function deskTroubles(db: Kysely<Schema>, nowMs: number): Promise<DeskTrouble[]> {
  const waiting = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("channel", "=", "email")
    .where("state", "=", "queued")
    .where("attempts", "=", 0)
    .where("created_at", "<", nowMs - patienceMs)
    .where("next_attempt_at", "<=", nowMs)
    .orderBy("created_at")
    .limit(mostCounted)
    .execute();
  const refused = await db
    .selectFrom("outbox as mail")
    .innerJoin("answers", "answers.id", "mail.subject_id")
    .select(["thread_id", "written_at", "last_error"])
    // As in the index of them: with a parameter neither engine could use it.
    .where(sql<boolean>`mail.subject_type = 'answer'`)
    .where("mail.sent_at", "is", null)
    .where((where) => where.or([where("mail.state", "=", "failed"), where("mail.attempts", ">", 0)]))
    .where((where) =>
      where.or([
        where("last_error", "is", null),
        where("last_error", "<>", stoppedCode),
        where("written_at", ">", nowMs - stoppedShownMs),
      ]),
    )
    .orderBy("written_at", "desc")
    .limit(mostShown)
    .execute();
  const [oldest] = waiting;
  return [
    ...(oldest
      ? [{ what: "mail-server" as const, since: formatShortEasternTime(oldest.created_at), waiting: waiting.length }]
      : []),
    ...refused.map(({ thread_id: thread, written_at, last_error }) => ({
      what: last_error === stoppedCode ? ("stopped" as const) : ("refused" as const),
      thread,
      at: formatShortEasternTime(written_at),
    })),
  ];
}
