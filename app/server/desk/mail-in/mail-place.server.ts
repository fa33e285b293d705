import { type Kysely, sql } from "kysely";
import { answeredIds, type MailHeaders } from "#app/domain/desk/mail/mail-signs.ts";
import type { MailStanding } from "#app/domain/desk/mail-files.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readMergedInto } from "#app/server/desk/threads/merge-threads.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { readNoteAddress, readReplyAddress } from "./reply-address.server.ts";

/** The place of an email. */
export type MailPlace = {
  /** Null when the sender is unknown. */
  personId: string | null;
  /** Null when it belongs to no existing thread. */
  threadId: string | null;
  standing: MailStanding;
  /** A thread it seems to answer. Only a colleague may decide that, because its sender does not belong there. */
  quotesThreadId: string | null;
};

type Owner = { thread_id: string; person_id: string };
type Addressed = { headers: MailHeaders; from: { address: string }; to: string[] };

/**
 * Finds the place of an email: by the signed address it came to, then by the email of ours it answers together with its
 * sender, then by its sender alone. Never by its subject or by a message id alone: either would show one person's words in
 * another's thread.
 */
export async function placeMail(db: Kysely<Schema>, dataKey: DataKey, mail: Addressed): Promise<MailPlace> {
  const sender = await findSender(db, mail.from.address);
  const addressed = await threadOfAddress(db, dataKey, mail.to);
  if (addressed) {
    const { thread_id: threadId, person_id: personId } = addressed;
    const isOwn = sender !== null && (await areLinked(db, sender, personId));
    return { personId, threadId, standing: isOwn ? "own" : "other-address", quotesThreadId: null };
  }
  const noted = await threadOfNote(db, dataKey, mail.to);
  if (noted) {
    const { thread_id: threadId, person_id: personId } = noted;
    const isOwn = sender !== null && (await areLinked(db, sender, personId));
    return { personId, threadId, standing: isOwn ? "own" : "team-address", quotesThreadId: null };
  }
  const answered = await threadOfAnswer(db, answeredIds(mail.headers));
  if (answered && sender !== null && (await areLinked(db, sender, answered.person_id))) {
    const { thread_id: threadId, person_id: personId } = answered;
    return { personId, threadId, standing: "own", quotesThreadId: null };
  }
  return {
    personId: sender,
    threadId: null,
    standing: sender === null ? "unknown" : "own",
    quotesThreadId: answered?.thread_id ?? null,
  };
}

/** Finds the thread and person of one of our emails, by message ids; null when none is ours, or it is not about a thread. */
export async function threadOfAnswer(db: Kysely<Schema>, ids: string[]): Promise<Owner | null> {
  const ours = ids.flatMap((id) => /^<([\da-f]{8}-[\da-f-]{27})@/.exec(id)?.[1] ?? []);
  if (ours.length === 0) return null;
  const rows = await db
    .selectFrom("events")
    .select(["source_id", "thread_id", "person_id"])
    // The outgoing email of an answer has the answer's id.
    .where("source", "in", ["mail", "answer"])
    .where("source_id", "in", ours)
    .where("thread_id", "is not", null)
    .execute();
  const found = ours.flatMap((id) => rows.find(({ source_id }) => source_id === id) ?? [])[0];
  return found?.thread_id ? { thread_id: found.thread_id, person_id: found.person_id } : null;
}

/** Finds the person with an email address; null when there is none. */
export async function findSender(db: Kysely<Schema>, address: string): Promise<string | null> {
  if (address === "") return null;
  const row = await db
    .selectFrom("person_addresses")
    .select("person_id")
    .where(sql<boolean>`kind = 'email'`)
    .where("value", "=", emailKey(address))
    .executeTakeFirst();
  return row?.person_id ?? null;
}

async function threadOfAddress(db: Kysely<Schema>, dataKey: DataKey, to: string[]): Promise<Owner | null> {
  const written = to.flatMap((address) => readReplyAddress(dataKey, address) ?? []);
  if (written.length === 0) return null;
  // An email about a request names the request: it can be written before the thread is there.
  const begun = await db
    .selectFrom("thread_sources")
    .select(["source_id", "thread_id"])
    .where("source", "in", ["lead", "message", "booking"])
    .where("source_id", "in", written)
    .execute();
  const threadOf = new Map(begun.map(({ source_id, thread_id }) => [source_id, thread_id]));
  const named = written.map((id) => threadOf.get(id) ?? id);
  const merged = await readMergedInto(db, named);
  const ids = named.map((id) => merged.get(id) ?? id);
  const threads = await db.selectFrom("threads").select(["id", "person_id"]).where("id", "in", ids).execute();
  const [first] = ids.flatMap((id) => threads.find((thread) => thread.id === id) ?? []);
  return first ? { thread_id: first.id, person_id: first.person_id } : null;
}

/** The thread of the request that an email to the team was about. */
async function threadOfNote(db: Kysely<Schema>, dataKey: DataKey, to: string[]): Promise<Owner | null> {
  const ids = to.flatMap((address) => readNoteAddress(dataKey, address) ?? []);
  if (ids.length === 0) return null;
  const row = await db
    .selectFrom("thread_sources")
    .select(["thread_id", "person_id"])
    .where("source", "in", ["lead", "message", "booking"])
    .where("source_id", "in", ids)
    .where("thread_id", "is not", null)
    .executeTakeFirst();
  return row?.thread_id ? { thread_id: row.thread_id, person_id: row.person_id } : null;
}

/** Whether two people are one, as far as we know. */
async function areLinked(db: Kysely<Schema>, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const groups = await db.selectFrom("people").select("group_id").where("id", "in", [one, other]).execute();
  return groups.length === 2 && groups[0]?.group_id === groups[1]?.group_id;
}
