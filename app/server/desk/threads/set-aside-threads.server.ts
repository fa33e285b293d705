import type { Kysely } from "kysely";
import { maskName } from "#app/domain/desk/capabilities.ts";
import { spanWords } from "#app/domain/desk/promises.ts";
import { isLinkHeavy } from "#app/domain/text/suspicious-text.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { kindWords } from "#app/server/desk/telling/thread-words.server.ts";
import { answerLabel } from "#app/server/forms/message-forms.server.ts";
import { type Actor, assertMay, type DeskSource } from "./desk-actor.server.ts";
import { type Changed, changeThread } from "./thread-changes.server.ts";

type Said = [label: string, text: string][];

/** A message that a check held back. `said` is null for users who may not see people. */
export type HeldBack = {
  id: string;
  kind: string;
  name: string;
  came: string;
  due: string | null;
  isLate: boolean;
  why: string;
  said: Said | null;
  /** A booking blocks no time while it is held back, and cannot be brought back as it was. */
  isBooking: boolean;
};

/** More than anyone reviews in one sitting. */
const mostShown = 100;

/** Returns messages held back, the earliest due first; `dropped` has the ones dropped lately. Throws `not-allowed`. */
export async function readHeldBack(
  { db, reader }: DeskSource,
  { may, nowMs }: Actor,
  state: "set-aside" | "dropped",
): Promise<HeldBack[]> {
  assertMay({ may }, "read-people");
  const rows = await reader.read(
    db
      .selectFrom("threads")
      .innerJoin("people", "people.id", "threads.person_id")
      .innerJoin("thread_sources as known", "known.thread_id", "threads.id")
      .leftJoin("messages", (join) =>
        join.onRef("messages.id", "=", "known.source_id").on("known.source", "=", "message"),
      )
      .leftJoin("bookings", (join) =>
        join.onRef("bookings.id", "=", "known.source_id").on("known.source", "=", "booking"),
      )
      .select(["threads.id", "threads.kind", "people.name", "received_at", "fields", "topic"])
      .select(["known.source", "form_name", "messages.due_at"])
      .where("threads.state", "=", state)
      .orderBy("threads.due_at")
      .orderBy("threads.id")
      .limit(mostShown)
      .compile(),
  );
  const isMasked = !may.has("see-unmasked");
  return rows.map(({ id, kind, name, received_at, form_name, fields, topic, source, due_at }) => {
    const said = form_name === null ? topicOf(topic) : answersOf(form_name, fields ?? "{}");
    return {
      id,
      kind: kindWords[kind],
      isBooking: source === "booking",
      name: (isMasked ? maskName(name) : name) || "No name given",
      came: timeWords(received_at, nowMs),
      due: due_at === null ? null : dueWords(due_at, nowMs),
      isLate: due_at !== null && due_at < nowMs,
      why: whyHeldBack(said.map(([, text]) => text)),
      said: isMasked ? null : said,
    };
  });
}

function topicOf(topic: string | null): Said {
  return topic === null ? [] : [["Topic", topic]];
}

function answersOf(formName: string, fields: string): Said {
  const answers = Object.entries(JSON.parse(fields) as Record<string, unknown>);
  return answers.flatMap(([name, text]) => (text === null ? [] : [[answerLabel(formName, name), String(text)]]));
}

function dueWords(dueMs: number, nowMs: number): string {
  const left = spanWords(dueMs - nowMs);
  return `${timeWords(dueMs, nowMs)}, ${dueMs < nowMs ? `late by ${left}` : `${left} left`}`;
}

/** Which check it was is not stored; the words show it again, and the other two look alike. */
function whyHeldBack(texts: string[]): string {
  return isLinkHeavy(texts)
    ? "It has many links, as advertisements do."
    : "A hidden field was filled in, or many such forms came at once. A browser can do that, too.";
}

/** Drops a held-back message as a robot's. Nothing is deleted for thirty days. Throws `not-allowed`. */
export function dropThread(db: Kysely<Schema>, actor: Actor, threadId: string): Promise<Changed> {
  return moveHeldBack(db, actor, threadId, { kind: "dropped", from: "set-aside", to: "dropped" });
}

/** Puts a dropped message back among those set aside. Throws `not-allowed`. */
export function undoDrop(db: Kysely<Schema>, actor: Actor, threadId: string): Promise<Changed> {
  return moveHeldBack(db, actor, threadId, { kind: "undropped", from: "dropped", to: "set-aside" });
}

type Move = { kind: "dropped" | "undropped"; from: "set-aside" | "dropped"; to: "set-aside" | "dropped" };

function moveHeldBack(db: Kysely<Schema>, actor: Actor, threadId: string, { kind, from, to }: Move): Promise<Changed> {
  const statusOf = (state: Move["from"]) => (state === "dropped" ? "dropped" : "quarantined");
  return changeThread(db, actor, threadId, {
    kind,
    set: { state: to },
    allows: ({ state }) => state === from,
    async within(transaction) {
      const sources = transaction.selectFrom("thread_sources").select("source_id").where("source", "=", "message");
      await transaction
        .updateTable("messages")
        .set({ status: statusOf(to) })
        .where("id", "in", sources.where("thread_id", "=", threadId))
        .where("status", "=", statusOf(from))
        .execute();
    },
  });
}

/** Returns the message that began a thread; null when there is none. */
export async function readMessageOf(db: Kysely<Schema>, threadId: string): Promise<string | null> {
  const row = await db
    .selectFrom("thread_sources")
    .select("source_id")
    .where("source", "=", "message")
    .where("thread_id", "=", threadId)
    .executeTakeFirst();
  return row?.source_id ?? null;
}

/** Time in which dropping can be undone. */
export const droppedKeptDays = 30;

/** Deletes for good messages dropped that long ago. What the desk made from them is deleted in the next comparison. */
export async function forgetDropped(db: Kysely<Schema>, nowMs: number): Promise<void> {
  const keptSince = nowMs - droppedKeptDays * 24 * 60 * 60 * 1000;
  const old = db
    .selectFrom("thread_sources as known")
    .innerJoin("threads", "threads.id", "known.thread_id")
    .select("source_id")
    .where("threads.state", "=", "dropped")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("events")
            .select("events.id")
            .whereRef("events.thread_id", "=", "threads.id")
            .where("events.kind", "=", "dropped")
            .where("events.at", ">", keptSince),
        ),
      ),
    );
  await db.deleteFrom("messages").where("status", "=", "dropped").where("id", "in", old).execute();
}
