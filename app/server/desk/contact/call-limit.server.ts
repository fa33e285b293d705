import type { Kysely } from "kysely";
import { type CallLimit, callLimitText } from "#app/domain/contact/call-hours.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";
import { noteContact } from "./contact-events.server.ts";
import { type ContactAbout, readGroup } from "./contact-facts.server.ts";
import { readCallLimit } from "./kept-hours.server.ts";

/** Notes the hours that a person asked for; from then on the gate keeps them. False when the thread is gone. Throws `not-allowed`. */
export function keepCallLimit(
  db: Kysely<Schema>,
  actor: Actor,
  about: ContactAbout,
  limit: CallLimit,
): Promise<boolean> {
  return noteLimit(db, actor, about, { kind: "call-limit", words: callLimitText(limit) });
}

/** Lifts them, for a reason that the history keeps. False when there are none. Throws `not-allowed`. */
export async function liftCallLimit(
  db: Kysely<Schema>,
  actor: Actor,
  about: ContactAbout,
  reason: string,
): Promise<boolean> {
  assertMay(actor, "work-threads");
  if ((await readCallLimit(db, await readGroup(db, about.personId))) === null) return false;
  return noteLimit(db, actor, about, { kind: "call-limit-lifted", words: reason });
}

function noteLimit(
  db: Kysely<Schema>,
  actor: Actor,
  about: ContactAbout,
  event: { kind: "call-limit" | "call-limit-lifted"; words: string },
): Promise<boolean> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    // Lock before making the event's id, so that a thread's last event has the newest id.
    if (about.threadId !== null && !(await lockThread(transaction, about.threadId))) return false;
    await noteContact(transaction, actor, about, event);
    await noteChange(transaction);
    return true;
  });
}
