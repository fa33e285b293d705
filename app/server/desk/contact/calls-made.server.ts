import type { Kysely } from "kysely";
import type { ContactPurpose } from "#app/domain/contact/contact-stops.ts";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { hourWords } from "#app/server/desk/telling/desk-times.server.ts";
import { addressWords } from "#app/server/desk/telling/told-parts.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { ContactDesk } from "./contact-desk.server.ts";
import { type ContactAbout, readAddresses } from "./contact-facts.server.ts";
import { tellWay } from "./gate-words.server.ts";

/** A call that a colleague began with a tap, and has not said yet how it went. */
type CallMade = { id: string; at: string };

/** The numbers of a person, and the reader's own call that waits for its outcome. */
type ShownCalls = { phones: { value: string; shown: string }[]; made: CallMade | null };

/** No call is longer. After that, the form asks for the outcome as for any other call. */
const callMs = 4 * 60 * 60_000;

/** Returns the numbers to call, for users who may see them and call. */
export async function seeCalls({ db, reader }: DeskSource, actor: Actor, personId: string): Promise<ShownCalls> {
  assertMay(actor, "read-people");
  if (!actor.may.has("work-threads") || !actor.may.has("see-unmasked")) return { phones: [], made: null };
  const addresses = await readAddresses(db, [personId]);
  const [made] = await reader.read(callsMade(db, actor).where("person_id", "=", personId).compile());
  return {
    phones: addresses.flatMap(({ kind, value }) =>
      kind === "phone" ? [{ value, shown: addressWords({ kind, value }) }] : [],
    ),
    made: made ? { id: made.id, at: hourWords(made.asked_at) } : null,
  };
}

/** The number to dial, or why not, and where a colleague decides about that; null when it is not a number of that person. */
type Dial = { dial: { number: string; shown: string } } | { refused: string; decide: string | null } | null;

/** Asks the gate right before a call, and notes the try. Throws `not-allowed`. */
export async function dial(
  { db, contact }: { db: Kysely<Schema>; contact: ContactDesk },
  actor: Actor,
  about: ContactAbout,
  { number, purpose }: { number: string; purpose: ContactPurpose },
): Promise<Dial> {
  const own = await readAddresses(db, [about.personId]);
  if (!own.some(({ kind, value }) => kind === "phone" && value === number)) return null;
  const answer = await contact.askFor(actor, about, { channel: "call", step: "called", purpose });
  if (answer.word === "yes") return { dial: { number, shown: addressWords({ kind: "phone", value: number }) } };
  const { title, why, times, decide } = tellWay("call", answer, actor.nowMs);
  return { refused: [`${title}.`, why, ...times].join(" "), decide };
}

/** Whether the gate allowed this call when it was dialed, so that logging it after closing time asks no more. */
export async function isCallMade(
  db: Kysely<Schema>,
  actor: Actor,
  { attempt, personId }: { attempt: string; personId: string },
): Promise<boolean> {
  const made = callsMade(db, actor).where("attempt.id", "=", attempt).where("person_id", "=", personId);
  return (await made.executeTakeFirst()) !== undefined;
}

/**
 * The thread in which a form has logged this call already; undefined when it has not. A press that is repeated after closing
 * time must not ask the gate about a call that is logged.
 */
export async function findLogged(
  db: Kysely<Schema>,
  { staffId }: Actor,
  {
    threadId,
    once = "",
    outcome,
    words,
  }: { threadId: string; once?: string | undefined; outcome: string; words: string },
): Promise<ThreadRow | undefined> {
  const row = await db
    .selectFrom("events")
    .innerJoin("threads", "threads.id", "events.thread_id")
    .selectAll("threads")
    .select("events.words")
    .where("events.source", "=", "desk")
    .where("events.source_id", "=", once)
    .where("events.kind", "=", "call")
    .where("events.by_staff", "=", staffId)
    .where("events.thread_id", "=", threadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { words: logged, ...thread } = row;
  return logged?.replace(/^([\w-]+)\+\w+/, "$1") === `${outcome} ${words}`.trim() ? thread : undefined;
}

/** Notes that a call did not take place: what remains is the question. False when no such call waits. */
export async function takeBackCall(db: Kysely<Schema>, actor: Actor, attempt: string): Promise<boolean> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    const made = await callsMade(transaction, actor).where("attempt.id", "=", attempt).executeTakeFirst();
    if (!made) return false;
    await transaction.updateTable("contact_attempts").set({ step: "asked" }).where("id", "=", attempt).execute();
    await noteChange(transaction);
    return true;
  });
}

/** A user's own calls that no logged call of theirs has followed yet, the newest first. */
function callsMade(db: Kysely<Schema>, { staffId, nowMs }: Actor) {
  return db
    .selectFrom("contact_attempts as attempt")
    .select(["attempt.id", "asked_at"])
    .where("attempt.staff_id", "=", staffId)
    .where("step", "=", "called")
    .where("channel", "=", "call")
    .where("answer", "=", "yes")
    .where("asked_at", ">", nowMs - callMs)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("events")
            .select("events.id")
            .whereRef("events.person_id", "=", "attempt.person_id")
            .whereRef("events.at", ">=", "attempt.asked_at")
            .where("events.kind", "=", "call")
            .where("events.by_staff", "=", staffId),
        ),
      ),
    )
    .orderBy("asked_at", "desc")
    .limit(1);
}
