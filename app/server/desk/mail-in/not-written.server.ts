import { type Kysely, sql } from "kysely";
import { shownContact } from "#app/domain/desk/capabilities.ts";
import { type MailFacts, readMailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import type { SortedLines } from "#app/domain/desk/mail/quoted-lines.ts";
import type { MailSort } from "#app/domain/desk/mail-files.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { eventRow } from "#app/server/database/event-row.server.ts";
import { takePeopleTurn } from "#app/server/database/people-turn.server.ts";
import { timeOfId } from "#app/server/database/row-ids.server.ts";
import type { MailInRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { type Filing, putIntoThread } from "./file-mail.server.ts";
import { isWaitingMail } from "./waiting-mail.server.ts";

/** An email that no person wrote, as far as we can tell. Users who may not see people get no words of it. */
export type NotWritten = {
  id: string;
  from: { name: string; email: string };
  subject: string | null;
  /** How it begins. */
  begins: string | null;
  came: string;
  sort: Exclude<MailSort, "written">;
  why: MailFacts["why"];
  /** Where it is shown already; null when it is only here. */
  threadId: string | null;
};

/** Emails on one page of the list. */
const mostShown = 50;
const mostLetters = 240;

const isNotWritten = sql<boolean>`sort <> 'written'`;

/**
 * Returns emails that no person wrote, or those that wait for a look (`which`), the newest first, and `next` for the page after these. Throws `not-allowed`.
 *
 * @param before `next` of the page before; null for the first page
 */
export async function readNotWritten(
  { db, reader }: DeskSource,
  { may, nowMs }: Actor,
  before: string | null,
  which: "waiting" | "programs" = "programs",
): Promise<{ emails: NotWritten[]; next: string | null }> {
  assertMay({ may }, "read-people");
  const columns = ["id", "from_name", "from_address", "subject", "sort", "facts", "thread_id", "received_at"] as const;
  const query = db
    .selectFrom("mails_in")
    .select([...columns, sql<string>`substr(words, 1, ${sql.lit(mostLetters * 4)})`.as("words")])
    .where(isNotWritten)
    .where(which === "waiting" ? isWaitingMail : sql<boolean>`NOT COALESCE(${isWaitingMail}, FALSE)`)
    .$if(before !== null, (rows) => rows.where("id", "<", before))
    .orderBy("id", "desc")
    .limit(mostShown + 1);
  const rows = await reader.read(query.compile());
  const emails = rows.slice(0, mostShown).map((row): NotWritten => {
    const { name, email } = shownContact(may, { name: row.from_name, email: row.from_address, phone: null });
    const isSeen = may.has("see-unmasked");
    return {
      id: row.id,
      from: { name, email },
      subject: isSeen ? row.subject : null,
      begins: isSeen ? beginningOf(row.words) : null,
      came: timeWords(row.received_at, nowMs),
      sort: row.sort === "bounce" ? "bounce" : "automatic",
      why: readMailFacts(row.facts).why,
      threadId: row.thread_id,
    };
  });
  return { emails, next: rows.length > mostShown ? (emails.at(-1)?.id ?? null) : null };
}

function beginningOf(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  return line.length <= mostLetters ? line : `${line.slice(0, mostLetters).toWellFormed().trimEnd()}…`;
}

/** Where the email is now; or why nothing was done. */
export type PersonWrote = { threadId: string } | { why: "gone" | "no-sender" };

/**
 * A colleague says that a person wrote an email that we took for a program's. It goes where it would have gone at once, and
 * its promise counts from when it came. Throws `not-allowed`.
 */
export async function personWrote(
  { db, dialect }: Pick<SiteDatabase, "db" | "dialect">,
  dataKey: DataKey,
  actor: Actor,
  mailId: string,
): Promise<PersonWrote> {
  assertMay(actor, "work-threads");
  return db.transaction().execute(async (transaction): Promise<PersonWrote> => {
    await takePeopleTurn(transaction);
    const row = await transaction.selectFrom("mails_in").selectAll().where("id", "=", mailId).executeTakeFirst();
    if (!row) return { why: "gone" };
    // Pressed twice, or a colleague was faster.
    if (row.sort === "written") return row.thread_id === null ? { why: "gone" } : { threadId: row.thread_id };
    if (row.from_key === "") return { why: "no-sender" };
    await transaction.updateTable("mails_in").set({ sort: "written" }).where("id", "=", mailId).execute();
    await transaction
      .deleteFrom("events")
      .where("source", "=", "mail-in")
      .where("source_id", "=", mailId)
      .where("kind", "in", ["mail-automatic", "mail-bounced"])
      .execute();
    const { person_id: personId, standing, quotes_thread_id: quotesThreadId } = row;
    const place = { personId, threadId: row.thread_id, standing, quotesThreadId };
    const filing = filingOf({ db: transaction, dialect }, dataKey, row);
    const threadId = await putIntoThread(filing, { id: mailId, sorted: unsureOf(row) }, place);
    await noteWhoSaidSo(transaction, actor, { mailId, threadId });
    await noteChange(transaction);
    return { threadId };
  });
}

/** No header proves its sender any more, and it may be a program's after all: a colleague decides about a stop. */
export function unsureOf({ own_words, words }: MailInRow): SortedLines {
  const shown = own_words ?? words;
  return { own: "", unsure: shown, below: "", shown };
}

/** The email as it was read when it came, as far as filing it needs. */
export function filingOf(database: Pick<SiteDatabase, "db" | "dialect">, dataKey: DataKey, row: MailInRow): Filing {
  const mail = {
    headers: [],
    from: { address: row.from_address, name: row.from_name },
    elsewhere: [],
    to: [],
    subject: row.subject,
    messageId: "",
    words: row.words,
    calendar: null,
    html: row.html,
    files: [],
    report: null,
    reported: null,
  };
  const taken = { mailboxId: "", uidValidity: "", uid: 0, mail, flaw: row.flaw, ...cameAt(row) };
  return {
    ...database,
    dataKey,
    taken,
    headers: new Map(),
    authServer: undefined,
    facts: readMailFacts(row.facts),
    call: null,
  };
}

/** Its row was made when we first saw it. */
function cameAt({ id, received_at: receivedAt }: MailInRow) {
  return { receivedAt, seenAt: timeOfId(id) };
}

async function noteWhoSaidSo(
  db: Kysely<Schema>,
  { staffId, nowMs }: Actor,
  { mailId, threadId }: { mailId: string; threadId: string },
): Promise<void> {
  const { person_id } = await db
    .selectFrom("threads")
    .select("person_id")
    .where("id", "=", threadId)
    .executeTakeFirstOrThrow();
  const about = { person_id, thread_id: threadId, source: "mail-in", source_id: mailId } as const;
  await db
    .insertInto("events")
    .values(eventRow({ ...about, kind: "released", at: nowMs, by_staff: staffId }))
    .execute();
}
