import { type Kysely, sql } from "kysely";
import type { ClockEnd } from "#app/domain/desk/promises.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { MailInRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { removeSources } from "#app/server/desk/projector/gone-sources.server.ts";
import { endClocks } from "#app/server/desk/threads/clocks.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { putIntoThread } from "./file-mail.server.ts";
import { filingOf, unsureOf } from "./not-written.server.ts";

type Stranger = MailInRow & { person_id: string; thread_id: string };

/**
 * Takes an email from an address that we do not know out of the thread it answered: whoever wrote it gets a thread of their
 * own, and its promise counts from when it came. Returns that thread's id; null when the email is gone, or decided. Throws
 * `not-allowed`.
 */
export async function giveOwnThread(
  database: Pick<SiteDatabase, "db" | "dialect">,
  dataKey: DataKey,
  actor: Actor,
  mailId: string,
): Promise<string | null> {
  assertMay(actor, "work-threads");
  return database.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    const mail = await readStranger(db, mailId);
    if (mail === null) return null;
    // What it may ask goes, too, and is asked again, about them.
    await removeSources({ ...database, db }, [{ ...mail, source: "mail-in", source_id: mailId }]);
    const place = { personId: null, threadId: null, standing: "own", quotesThreadId: null } as const;
    const filing = filingOf({ ...database, db }, dataKey, mail);
    const threadId = await putIntoThread(filing, { id: mailId, sorted: unsureOf(mail) }, place);
    await noteDecision(db, actor, mail, "mail-given-thread");
    return threadId;
  });
}

/**
 * The person of the thread wrote it, from an address that we did not know: answers to the person keep its promise, also one
 * that has gone out since it came. Returns the thread's id; null as above. Throws `not-allowed`.
 */
export async function sameWriter(db: Kysely<Schema>, actor: Actor, mailId: string): Promise<string | null> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction) => {
    const mail = await readStranger(transaction, mailId);
    if (mail === null) return null;
    await transaction.updateTable("mails_in").set({ standing: "own" }).where("id", "=", mailId).execute();
    for (const answer of await readAnswers(transaction, mail.thread_id)) {
      await endClocks(transaction, mail.thread_id, answer);
    }
    await noteDecision(transaction, actor, mail, "mail-same-writer");
    return mail.thread_id;
  });
}

async function readStranger(db: Kysely<Schema>, mailId: string): Promise<Stranger | null> {
  const found = await db
    .selectFrom("mails_in")
    .selectAll()
    .where("id", "=", mailId)
    .where("standing", "=", "other-address")
    .where("sort", "=", "written")
    .where("thread_id", "is not", null)
    .where("person_id", "is not", null)
    .$narrowType<Stranger>()
    .executeTakeFirst();
  if (!found) return null;
  await lockThread(db, found.thread_id);
  return found;
}

/** The answers and calls of a thread, oldest first, each with what it could end. */
async function readAnswers(db: Kysely<Schema>, threadId: string) {
  const rows = await db
    .selectFrom("events as done")
    .leftJoin("events as written", (join) =>
      join
        .onRef("written.source_id", "=", "done.source_id")
        .on("written.source", "=", "answer")
        .on("written.kind", "=", "answer-written"),
    )
    .select(["done.id", "done.kind", "done.at", "done.by_staff", "written.id as writtenId"])
    .where("done.thread_id", "=", threadId)
    .where((where) =>
      where.or([
        where("done.kind", "=", "answered"),
        where.and([where("done.kind", "=", "call"), where("done.words", "like", "talked%")]),
      ]),
    )
    .orderBy("done.id")
    .execute();
  return rows.map(({ id, kind, at, by_staff, writtenId }) => {
    const how: ClockEnd = kind === "call" ? "call" : "answer";
    return { how, atMs: at, staffId: by_staff, before: writtenId ?? id };
  });
}

async function noteDecision(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  { id, person_id, thread_id }: Stranger,
  kind: Extract<EventKind, "mail-given-thread" | "mail-same-writer">,
): Promise<void> {
  const about = { person_id, thread_id, source: "mail-in", source_id: id } as const;
  await db
    .insertInto("events")
    .values(eventRow({ ...about, kind, at: nowMs, by_staff: staffId }))
    .execute();
  await db.updateTable("threads").set({ version: sql`version + 1` }).where("id", "=", thread_id).execute();
  await noteChange(db);
}
