import { type Kysely, sql } from "kysely";
import type { MailStanding } from "#app/domain/desk/mail/mail-files.ts";
import { answeredIds, type MailHeaders } from "#app/domain/desk/mail/mail-signs.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { readReplyAddress } from "./reply-address.server.ts";

/** Where an email belongs. */
export type MailPlace = {
  /** Null when nobody is known by its sender. */
  personId: string | null;
  /** Null when it belongs to no thread that there is. */
  threadId: string | null;
  standing: MailStanding;
  /** A thread that it seems to answer. Only a colleague may say so: its sender does not belong there. */
  quotesThreadId: string | null;
};

type Owner = { thread_id: string; person_id: string };
type Addressed = { headers: MailHeaders; from: { address: string }; to: string[] };

/**
 * Finds where an email belongs: by the signed address that it came to, then by an email of ours that it answers and its
 * sender, then by its sender alone. Never by its subject, and never by the id of a message alone: either would show one
 * person's words among another's.
 */
export async function placeMail(db: Kysely<Schema>, dataKey: DataKey, mail: Addressed): Promise<MailPlace> {
  const sender = await findSender(db, mail.from.address);
  const addressed = await threadOfAddress(db, dataKey, mail.to);
  if (addressed) {
    const { thread_id: threadId, person_id: personId } = addressed;
    const isOwn = sender !== null && (await areLinked(db, sender, personId));
    return { personId, threadId, standing: isOwn ? "own" : "other-address", quotesThreadId: null };
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

/** The thread and person of an email of ours, by the ids of messages; null when none is ours, or it is about no thread. */
export async function threadOfAnswer(db: Kysely<Schema>, ids: string[]): Promise<Owner | null> {
  const ours = ids.flatMap((id) => /^<([\da-f]{8}-[\da-f-]{27})@/.exec(id)?.[1] ?? []);
  if (ours.length === 0) return null;
  const rows = await db
    .selectFrom("events")
    .select(["source_id", "thread_id", "person_id"])
    // An answer's outgoing mail has the id of the answer.
    .where("source", "in", ["mail", "answer"])
    .where("source_id", "in", ours)
    .where("thread_id", "is not", null)
    .execute();
  const found = ours.flatMap((id) => rows.find(({ source_id }) => source_id === id) ?? [])[0];
  return found?.thread_id ? { thread_id: found.thread_id, person_id: found.person_id } : null;
}

/** The person with an email address; null when there is none. */
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
  const ids = to.flatMap((address) => readReplyAddress(dataKey, address) ?? []);
  if (ids.length === 0) return null;
  const threads = await db.selectFrom("threads").select(["id", "person_id"]).where("id", "in", ids).execute();
  const [first] = ids.flatMap((id) => threads.find((thread) => thread.id === id) ?? []);
  return first ? { thread_id: first.id, person_id: first.person_id } : null;
}

/** Whether two people are one, as far as anybody knows. */
async function areLinked(db: Kysely<Schema>, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const groups = await db.selectFrom("people").select("group_id").where("id", "in", [one, other]).execute();
  return groups.length === 2 && groups[0]?.group_id === groups[1]?.group_id;
}
