import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { heldCode, stoppedCode } from "#app/server/mail/mail-delivery.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";

/**
 * A problem the whole team must know about. `mail-server`: emails wait. `refused`: one letter cannot be delivered.
 * `stopped`: one letter was not sent, because its recipient asked us to stop while it waited. `held`: they may have.
 */
export type DeskTrouble =
  | { what: "mail-server"; since: string; waiting: number }
  | { what: "refused" | "stopped" | "held"; thread: string; name: string; at: string };

/** A hiccup of the mail server does not count: the email is tried again within a minute. */
const patienceMs = 90_000;
/** Counting stops here. */
const mostCounted = 100;
const mostShown = 5;
/** Nothing more can be done about a stopped letter; its thread keeps saying so. */
const stoppedShownMs = 24 * 60 * 60_000;

/** Returns the current problems with email; empty when emails go out. */
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
    .innerJoin("threads", "threads.id", "answers.thread_id")
    .innerJoin("people", "people.id", "threads.person_id")
    .select(["thread_id", "name", "written_at", "last_error"])
    // Spelled as in the index: with a parameter, neither engine could use it.
    .where(sql<boolean>`mail.subject_type = 'answer'`)
    .where("mail.sent_at", "is", null)
    .where((where) => where.or([where("mail.state", "=", "failed"), where("mail.attempts", ">", 0)]))
    .where((where) =>
      where.or([
        where("last_error", "is", null),
        where("last_error", "not in", [stoppedCode, heldCode]),
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
    ...refused.map(({ thread_id: thread, name, written_at, last_error }) => ({
      what: troubleOf(last_error),
      thread,
      name,
      at: formatShortEasternTime(written_at),
    })),
  ];
}

/** What the note in the row of a letter that was given up says. */
export function troubleOf(error: string | null): "refused" | "stopped" | "held" {
  if (error === heldCode) return "held";
  return error === stoppedCode ? "stopped" : "refused";
}
