import { type Kysely, sql } from "kysely";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { stoppedIn } from "#app/domain/contact/stop-words.ts";
import { authorOf } from "#app/domain/desk/mail/mail-author.ts";
import type { MailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { automaticWhy, type Bounce, readBounce } from "#app/domain/desk/mail/mail-signs.ts";
import { asksToStop } from "#app/domain/desk/mail/mail-words.ts";
import { canRun, fileName, type MailFile, type MailSort } from "#app/domain/desk/mail-files.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { recordStop } from "#app/server/contact/stops.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { MailInRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { readAddresses } from "#app/server/desk/contact/contact-facts.server.ts";
import { takePeopleTurn } from "#app/server/desk/people/people-turn.server.ts";
import type { Arrival } from "#app/server/desk/projector/arrival.server.ts";
import { storeArrivals } from "#app/server/desk/projector/store-arrivals.server.ts";
import { storeDocs } from "#app/server/desk/search/search-docs.server.ts";
import { openClock } from "#app/server/desk/threads/clocks.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { noteLetterBounce } from "#app/server/letter/letter-bounces.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import {
  calendarWhy,
  findInvitedCall,
  type InvitedCall,
  invitationFact,
  noteCallAnswer,
} from "./invited-call.server.ts";
import { findSender, type MailPlace, placeMail, threadOfAnswer } from "./mail-place.server.ts";
import type { ReadMail } from "./mail-reader.server.ts";

/** A message from the mailbox, read. */
export type TakenMail = {
  mailboxId: string;
  uidValidity: string;
  uid: number;
  mail: ReadMail;
  flaw: MailInRow["flaw"];
  /** Time the server got it, in milliseconds since 1970. */
  receivedAt: number;
};

type Parts = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  dataKey: DataKey;
  /** Our own sender address in lower case: emails from the site itself are not news. */
  ownAddress: string;
};

/** `known`: taken in before. `ours`: an email from the site itself. */
export type Filed = MailSort | "known" | "ours";

/**
 * Files an email where it belongs, in one transaction with the note that it was taken in: a kill loses nothing and doubles
 * nothing. The message in the mailbox is marked after that.
 */
export function fileMail(parts: Parts, taken: TakenMail): Promise<Filed> {
  const { database, dataKey, ownAddress } = parts;
  return database.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    if (!(await noteTaken(db, dataKey, taken))) return "known";
    const { mail } = taken;
    const headers = new Map(mail.headers.toReversed());
    const { author, sentBy } = authorOf(mail, headers, ownAddress);
    const call = mail.calendar && (await findInvitedCall(db, mail.calendar, author.address));
    const why = mail.calendar
      ? calendarWhy(mail.calendar, mail.words, call)
      : automaticWhy(headers, author.address, mail.subject);
    if (why !== null && emailKey(mail.from.address) === ownAddress) return "ours";
    const filing = {
      ...database,
      db,
      dataKey,
      taken: { ...taken, mail: { ...mail, from: author } },
      headers,
      facts: { why, sentBy, invitation: mail.calendar && invitationFact(mail.calendar, call) },
      call,
    };
    const bounce = why === null || mail.report === null ? null : readBounce(mail.report);
    if (bounce) await fileBounce(filing, bounce);
    else if (why !== null) await fileAutomatic(filing);
    else await fileWritten(filing);
    await db.updateTable("mailboxes").set({ mail_at: Date.now() }).where("id", "=", taken.mailboxId).execute();
    await noteChange(db);
    if (bounce) return "bounce";
    return why === null ? "written" : "automatic";
  });
}

/** An email on its way to its place, inside a transaction. */
export type Filing = Pick<SiteDatabase, "db" | "dialect"> & {
  dataKey: DataKey;
  taken: TakenMail;
  headers: ReadonlyMap<string, string>;
  facts: MailFacts;
  /** The booked call whose invitation it answers. */
  call: InvitedCall | null;
};

/** False when this message was taken in before, by its number or under another one. */
async function noteTaken(db: Kysely<Schema>, dataKey: DataKey, taken: TakenMail): Promise<boolean> {
  const { mailboxId: mailbox_id, uidValidity: uid_validity, uid, mail } = taken;
  // The id plus the content: an id that someone else used before must not hide an email.
  const message_key = dataKey.hash("email", JSON.stringify([mail.messageId, mail.from.address, mail.words]));
  const before = db.selectFrom("mails_taken").select("uid").where("message_key", "=", message_key).limit(1);
  const isKnown = mail.messageId !== "" && (await before.executeTakeFirst()) !== undefined;
  const noted = await db
    .insertInto("mails_taken")
    .values({ mailbox_id, uid_validity, uid, message_key })
    .onConflict((conflict) => conflict.doNothing())
    .returning("uid")
    .executeTakeFirst();
  await db
    .updateTable("mailboxes")
    .set({ last_uid: sql`CASE WHEN last_uid < ${uid} THEN ${uid} ELSE last_uid END` })
    .where("id", "=", mailbox_id)
    .where("uid_validity", "=", uid_validity)
    .execute();
  return noted !== undefined && !isKnown;
}

/** An answer to our invitation belongs to its call, and marks it. */
async function findPlace({ db, dataKey, taken, headers, call }: Filing): Promise<MailPlace> {
  const { mail, receivedAt } = taken;
  if (!call || !mail.calendar) return placeMail(db, dataKey, { ...mail, headers });
  await noteCallAnswer(db, mail.calendar, call, receivedAt);
  return { personId: call.personId, threadId: call.threadId, standing: "own", quotesThreadId: null };
}

async function fileWritten(filing: Filing): Promise<void> {
  const place = await findPlace(filing);
  const id = await storeMail(filing, place, "written");
  await putIntoThread(filing, id, place);
}

/**
 * Puts a stored email into its thread, or into a new one; its promise counts from when it came. Returns the thread's id.
 */
export async function putIntoThread(filing: Filing, id: string, place: MailPlace): Promise<string> {
  const { threadId } = place;
  if (threadId === null) return beginThread(filing, id);
  await addToThread(filing, id, { ...place, threadId });
  return threadId;
}

/** A person writes for the first time, or about something else. Returns the thread's id. */
async function beginThread(filing: Filing, id: string): Promise<string> {
  const { db, dialect, taken } = filing;
  const { mail, receivedAt: at } = taken;
  const arrival: Arrival = {
    sourceId: id,
    at,
    email: mail.from.address,
    name: mail.from.name,
    phone: null,
    consent: null,
    source: "mail-in",
    thread: { kind: "mail", setAside: false },
    promises: [{ name: "contact", dueAt: dueTime(answerTimes.contact, at) }],
    words: [mail.subject, mail.words],
  };
  await storeArrivals({ db, dialect }, [arrival], at);
  const { person_id, thread_id } = await db
    .selectFrom("thread_sources")
    .select(["person_id", "thread_id"])
    .where("source", "=", "mail-in")
    .where("source_id", "=", id)
    .$narrowType<{ thread_id: string }>()
    .executeTakeFirstOrThrow();
  await db.updateTable("mails_in").set({ person_id, thread_id, standing: "own" }).where("id", "=", id).execute();
  await noteStop(filing, id, { personId: person_id, threadId: thread_id });
  return thread_id;
}

async function addToThread(filing: Filing, id: string, place: MailPlace & { threadId: string }): Promise<void> {
  const { db, taken } = filing;
  const { threadId, personId } = place;
  if (personId === null) throw new Error("A thread has no person");
  const { mail, receivedAt: atMs } = taken;
  const about = { personId, threadId };
  // Lock before making the ids of its events: events a colleague adds meanwhile are older or newer than all of these.
  await lockThread(db, threadId);
  const arrived = await noteEvent(filing, id, { kind: "mail-in", ...about });
  const lastEvent = (await noteStop(filing, id, about)) ?? arrived;
  await db
    .updateTable("threads")
    .set({ last_event_id: lastEvent, version: sql`version + 1`, snoozed_until: null })
    .where("id", "=", threadId)
    .execute();
  await openClock(db, threadId, { source: "mail-in", sourceId: id, atMs });
  const found = { names: [mail.from.name], email: mail.from.address, phone: null, reference: id };
  const doc = { person_id: personId, thread_id: threadId, source: "mail-in", source_id: id } as const;
  await storeDocs(filing, [{ ...doc, found: { ...found, words: [mail.subject, mail.words] } }]);
}

/**
 * A sender who asks us to stop is not contacted from this moment on. That covers the address they wrote from and every
 * address of the person whose thread it is. Returns the event's id; null when they do not ask for that.
 */
async function noteStop(
  filing: Filing,
  mailId: string,
  about: { personId: string; threadId: string | null },
): Promise<string | null> {
  const { db, dataKey, taken } = filing;
  const { words, from } = taken.mail;
  if (!asksToStop(words)) return null;
  const stop = { channel: stoppedIn(words), scope: "all", source: "email-reply" } as const;
  const known = await readAddresses(db, [about.personId]);
  for (const { kind, value } of [{ kind: "email", value: from.address }, ...known]) {
    await recordStop(db, dataKey, { ...stop, [kind]: value }, taken.receivedAt);
  }
  return noteEvent(filing, mailId, { kind: "asked-to-stop", ...about, words: `email-reply ${stop.channel} all` });
}

/** An automatic answer is noted in its thread; no one waits for a reply. */
async function fileAutomatic(filing: Filing): Promise<void> {
  const place = await findPlace(filing);
  const id = await storeMail(filing, place, "automatic");
  const { personId, threadId } = place;
  if (personId !== null && !filing.call) await noteEvent(filing, id, { kind: "mail-automatic", personId, threadId });
}

/**
 * One of our emails came back. Anyone can write such a report, so it counts only when it names an email we sent, and the
 * person that email went to.
 */
async function fileBounce(filing: Filing, { recipient, code, isFinal, action }: Bounce): Promise<void> {
  const { db, taken } = filing;
  const report = { messageIds: reportedIds(taken.mail), code, action, atMs: taken.receivedAt };
  // For the weekly letter, keep only that it came back: the report quotes its reader's address.
  if (await noteLetterBounce(db, report)) return;
  const answered = await threadOfAnswer(db, reportedIds(taken.mail));
  const personId = answered && (await findSender(db, recipient)) === answered.person_id ? answered.person_id : null;
  const threadId = personId === null ? null : (answered?.thread_id ?? null);
  const standing = personId === null ? "unknown" : "own";
  const id = await storeMail(filing, { personId, threadId, standing, quotesThreadId: null }, "bounce");
  if (personId === null) return;
  const kind = isFinal ? "mail-bounced" : "mail-automatic";
  await noteEvent(filing, id, { kind, personId, threadId, words: code === "" ? null : code });
  if (!isFinal) return;
  const at = taken.receivedAt;
  await db
    .insertInto("undelivered_addresses")
    .values({ value: recipient, person_id: personId, code, at })
    .onConflict((conflict) => conflict.column("value").doUpdateSet({ code, at }))
    .execute();
}

function reportedIds({ reported }: ReadMail): string[] {
  return /^message-id:\s*(<[^<>\s]{1,300}>)/im.exec(reported ?? "")?.slice(1) ?? [];
}

async function storeMail(
  { db, taken, facts }: Filing,
  { personId, threadId, standing, quotesThreadId }: MailPlace,
  sort: MailSort,
): Promise<string> {
  const { mail, flaw, receivedAt } = taken;
  const id = newRowId();
  const files = mail.files.map((file) => {
    const shown: MailFile = { name: fileName(file.name), type: file.type, bytes: file.bytes.byteLength, kept: true };
    return {
      shown: { ...shown, kept: !canRun({ ...file, name: shown.name }) },
      bytes: file.bytes,
    };
  });
  const row: MailInRow = {
    id,
    person_id: personId,
    thread_id: threadId,
    sort,
    standing,
    quotes_thread_id: quotesThreadId,
    from_key: emailKey(mail.from.address),
    from_address: mail.from.address,
    from_name: mail.from.name,
    subject: mail.subject,
    words: mail.words,
    html: mail.html,
    files: JSON.stringify(files.map(({ shown }) => shown)),
    facts: JSON.stringify(facts),
    flaw,
    received_at: receivedAt,
  };
  await db.insertInto("mails_in").values(row).execute();
  for (const [place, { shown, bytes }] of files.entries()) {
    if (shown.kept) await db.insertInto("mail_in_files").values({ mail_id: id, place, bytes }).execute();
  }
  return id;
}

type MailEvent = { kind: EventKind; personId: string; threadId: string | null; words?: string | null };

async function noteEvent({ db, taken }: Filing, mailId: string, event: MailEvent): Promise<string> {
  const { kind, personId: person_id, threadId: thread_id, words = null } = event;
  const id = newRowId();
  const source = { source: "mail-in", source_id: mailId, revision: 0 } as const;
  await db
    .insertInto("events")
    .values({ id, person_id, thread_id, kind, at: taken.receivedAt, by_staff: null, ...source, words })
    .execute();
  return id;
}
