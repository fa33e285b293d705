import { type Kysely, sql } from "kysely";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { wordsOfAnswer } from "#app/domain/desk/mail/answer-words.ts";
import type { MailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { authorOf, automaticWhy, type Bounce, readBounce } from "#app/domain/desk/mail/mail-signs.ts";
import { type SortedLines, sortLines } from "#app/domain/desk/mail/quoted-lines.ts";
import { isProvenBounce, isSenderProven, senderProof, writeBounce } from "#app/domain/desk/mail/sender-proof.ts";
import type { MailSort, MailStanding } from "#app/domain/desk/mail-files.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import type { EventKind } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Arrival } from "#app/server/desk/projector/arrival.server.ts";
import { storeArrivals } from "#app/server/desk/projector/store-arrivals.server.ts";
import { docOfMail, storeDocs } from "#app/server/desk/search/search-docs.server.ts";
import { openClock, withdrawPromises } from "#app/server/desk/threads/clocks.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { lockThread } from "#app/server/desk/threads/thread-lock.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { noteLetterBounce } from "#app/server/letter/letter-bounces.server.ts";
import { queueSetAsideDigest } from "#app/server/outgoing/queue-set-aside-digest.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import {
  calendarWhy,
  findInvitedCall,
  type InvitedCall,
  invitationFact,
  noteCallAnswer,
} from "./invited-call.server.ts";
import { floodWhy, isFlooding, threadOfLastHour } from "./mail-flood.server.ts";
import { readTeamStanding, withOwnName } from "./mail-names.server.ts";
import { findSender, type MailPlace, placeMail, threadOfAnswer } from "./mail-place.server.ts";
import type { ReadMail } from "./mail-reader.server.ts";
import { noteMailStop } from "./mail-stop.server.ts";
import type { SentLetters } from "./sent-letters.server.ts";
import { storeMail, type TakenMail } from "./store-mail.server.ts";
import { endDoubtOfDelivery, noteUndelivered } from "./undelivered-addresses.server.ts";

type Parts = {
  database: Pick<SiteDatabase, "db" | "dialect">;
  dataKey: DataKey;
  /** Our own sender address in lower case: emails from the site itself are not news. */
  ownAddress: string;
  /** What we sent, so that a line of ours never counts as theirs. */
  readSent: SentLetters;
  /** Our mail server's name in `Authentication-Results`; undefined when nothing proves a sender. */
  authServer: string | undefined;
};

/** `known`: taken in before. `ours`: an email from the site itself. */
export type Filed = MailSort | "known" | "ours";

/**
 * Files an email where it belongs, in one transaction with the note that it was taken in: a kill loses nothing and doubles
 * nothing. The message in the mailbox is marked after that.
 */
export function fileMail(parts: Parts, taken: TakenMail): Promise<Filed> {
  const { database, dataKey, ownAddress, readSent, authServer } = parts;
  return database.db.transaction().execute(async (db) => {
    await takePeopleTurn(db);
    if (!(await noteTaken(db, dataKey, taken))) return "known";
    const { mail } = taken;
    const headers = new Map(mail.headers.toReversed());
    const { author: named, sentBy } = authorOf(mail, headers, ownAddress);
    const { author, posesAs } = await withOwnName(db, named);
    const proof = senderProof(mail.headers, authServer, author.address);
    const call = mail.calendar && (await findInvitedCall(db, mail.calendar, author.address));
    const program = mail.calendar
      ? calendarWhy(mail.calendar, typedIn(mail), call)
      : automaticWhy(headers, author.address, mail.subject);
    if (program !== null && emailKey(mail.from.address) === ownAddress) return "ours";
    const { receivedAt } = taken;
    const why =
      program ??
      (proof === "many" ? "many-authors" : await floodWhy(db, { address: author.address, proof, receivedAt }));
    const invitation = mail.calendar && invitationFact(mail.calendar, call);
    const filing = {
      ...database,
      db,
      dataKey,
      taken: { ...taken, mail: { ...mail, from: author } },
      headers,
      authServer,
      facts: { why, sentBy, invitation, proof, posesAs, team: null },
      call,
    };
    const bounce = why === null || mail.report === null ? null : readBounce(mail.report);
    if (bounce === null && proof === "proven") await endDoubtOfDelivery(db, author.address, receivedAt);
    if (bounce) await fileBounce(filing, bounce);
    else if (why !== null) await fileAutomatic(filing, readSent);
    else await fileWritten(filing, readSent);
    // People may have written these: the team hears that they wait.
    if (why === "flood" || why === "many-authors") await queueSetAsideDigest(db, Date.now());
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
  authServer: string | undefined;
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

/**
 * An answer to our invitation belongs to its call, and marks it unless our mail server says that it is forged. What one sender
 * writes within an hour is one thread until it is answered: sixty emails are not sixty promises.
 */
async function findPlace({ db, dataKey, taken, headers, call, facts }: Filing): Promise<MailPlace> {
  const { mail, receivedAt } = taken;
  if (!call || !mail.calendar) {
    const place = await placeMail(db, dataKey, { ...mail, headers });
    if (place.threadId !== null || place.quotesThreadId !== null || place.personId === null) return place;
    return { ...place, threadId: await threadOfLastHour(db, mail.from.address, receivedAt) };
  }
  const { proof } = facts;
  if (proof !== "forged" && proof !== "many") {
    const { answer } = mail.calendar;
    await noteCallAnswer(db, { answer, isProven: proof === "proven" }, call, receivedAt);
  }
  return { personId: call.personId, threadId: call.threadId, standing: "own", quotesThreadId: null };
}

/** The facts of an answer to our email to the team say whether its address is a colleague's. */
async function withTeam(filing: Filing, { standing }: MailPlace): Promise<Filing> {
  if (standing !== "team-address") return filing;
  const team = await readTeamStanding(filing.db, filing.taken.mail.from.address);
  return { ...filing, facts: { ...filing.facts, team } };
}

async function fileWritten(filing: Filing, readSent: SentLetters): Promise<void> {
  const place = await findPlace(filing);
  const sorted = await sortWords(filing, place, readSent);
  const id = await storeMail(await withTeam(filing, place), place, "written", sorted.shown);
  await putIntoThread(filing, { id, sorted }, place);
}

/** What a person may have typed: without what their calendar program wrote. */
function typedIn({ calendar, words }: ReadMail): string {
  return calendar ? wordsOfAnswer(calendar, words) : words;
}

/** The sender's words apart from ours. They may quote what went to the thread that they answer. */
async function sortWords({ db, taken }: Filing, place: MailPlace, readSent: SentLetters): Promise<SortedLines> {
  const { personId, quotesThreadId } = place;
  const quoted = db
    .selectFrom("threads")
    .select("person_id")
    .where("id", "=", quotesThreadId ?? "");
  const quotedPerson = quotesThreadId === null ? undefined : await quoted.executeTakeFirst();
  const people = [personId, quotedPerson?.person_id].filter((id) => typeof id === "string");
  return sortLines(typedIn(taken.mail), await readSent(db, { people, address: taken.mail.from.address }));
}

/** A stored email, and whose words it has. */
export type SortedMail = { id: string; sorted: SortedLines };

/**
 * Puts a stored email into its thread, or into a new one; its promise counts from when it came. Returns the thread's id.
 */
export async function putIntoThread(filing: Filing, mail: SortedMail, place: MailPlace): Promise<string> {
  const { threadId } = place;
  if (threadId === null) return beginThread(filing, mail);
  await addToThread(filing, mail, { ...place, threadId });
  return threadId;
}

/** A person writes for the first time, or about something else. Returns the thread's id. */
async function beginThread(filing: Filing, { id, sorted }: SortedMail): Promise<string> {
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
    // `noteStop` reads it, without what it quotes.
    said: "",
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
  const about = { personId: person_id, threadId: thread_id };
  const stop = await noteStop(filing, { id, sorted }, { ...about, standing: "own" });
  if (stop?.closesAll) await withdrawPromises(db, person_id, { atMs: at, staffId: null });
  return thread_id;
}

async function addToThread(
  filing: Filing,
  { id, sorted }: SortedMail,
  place: MailPlace & { threadId: string },
): Promise<void> {
  const { db, taken } = filing;
  const { threadId, personId, standing } = place;
  if (personId === null) throw new Error("A thread has no person");
  const { mail, receivedAt: atMs } = taken;
  const about = { personId, threadId };
  // Lock before making the ids of its events: events a colleague adds meanwhile are older or newer than all of these.
  await lockThread(db, threadId);
  const isNote = standing === "team-address";
  const arrived = await noteEvent(filing, id, { kind: isNote ? "team-mail" : "mail-in", ...about });
  const stopped = isNote ? null : await noteStop(filing, { id, sorted }, { ...about, standing });
  const lastEvent = stopped?.event ?? arrived;
  await db
    .updateTable("threads")
    .set({ last_event_id: lastEvent, version: sql`version + 1`, snoozed_until: null })
    .where("id", "=", threadId)
    .execute();
  if (!isNote) await openClock(db, threadId, { source: "mail-in", sourceId: id, atMs });
  if (stopped?.closesAll) await withdrawPromises(db, personId, { atMs, staffId: null });
  await storeDocs(filing, [docOfMail({ id, personId, threadId }, mail)]);
}

/** Notes a stop that the email asks for, with its event; null when nothing was stopped. */
async function noteStop(
  filing: Filing,
  { id, sorted }: SortedMail,
  { standing, ...about }: { personId: string; threadId: string; standing: MailStanding },
): Promise<{ event: string; closesAll: boolean } | null> {
  const { db, dataKey, taken, authServer, facts } = filing;
  const { mail, receivedAt, seenAt } = taken;
  const isForged = facts.proof === "forged" || facts.proof === "many";
  const isProven = isSenderProven(mail.headers, authServer, mail.from.address);
  const stop = { id, sorted, from: mail.from.address, ...about, standing, isProven, isForged, receivedAt, seenAt };
  const words = await noteMailStop(db, dataKey, stop);
  if (words === null) return null;
  const event = await noteEvent(filing, id, { kind: "asked-to-stop", ...about, words });
  return { event, closesAll: words === "email-reply all all" };
}

/** An automatic answer is noted in its thread; no one waits for a reply. */
async function fileAutomatic(filing: Filing, readSent: SentLetters): Promise<void> {
  const place = await findPlace(filing);
  // A colleague may say that a person wrote it.
  const { shown } = await sortWords(filing, place, readSent);
  const isMore = filing.facts.why === "flood" && (await isFlooding(filing.db, filing.taken));
  const id = await storeMail(await withTeam(filing, place), place, "automatic", shown);
  const { personId, threadId } = place;
  // Of a flood, one line is enough.
  if (personId !== null && !filing.call && !isMore)
    await noteEvent(filing, id, { kind: "mail-automatic", personId, threadId });
}

/**
 * One of our emails came back. Anyone can write such a report, so it counts only when it names an email we sent, and the
 * person that email went to. Whoever was shown that email can still do it: the mark says whether the report is proven.
 */
async function fileBounce(filing: Filing, { recipient, code, isFinal, action }: Bounce): Promise<void> {
  const { db, taken, facts } = filing;
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
  const isProven = isProvenBounce({ from: taken.mail.from.address, proof: facts.proof, recipient });
  await noteEvent(filing, id, { kind, personId, threadId, words: writeBounce(code, isProven) });
  if (!isFinal) return;
  const at = taken.receivedAt;
  await noteUndelivered(db, { value: recipient, person_id: personId, code, at, is_proven: isProven ? 1 : 0 });
}

function reportedIds({ reported }: ReadMail): string[] {
  return /^message-id:\s*(<[^<>\s]{1,300}>)/im.exec(reported ?? "")?.slice(1) ?? [];
}

type MailEvent = { kind: EventKind; personId: string; threadId: string | null; words?: string | null };

async function noteEvent({ db, taken }: Filing, mailId: string, event: MailEvent): Promise<string> {
  const { kind, personId: person_id, threadId: thread_id, words = null } = event;
  const about = { person_id, thread_id, source: "mail-in", source_id: mailId } as const;
  const row = eventRow({ ...about, kind, at: taken.receivedAt, words });
  await db.insertInto("events").values(row).execute();
  return row.id;
}
