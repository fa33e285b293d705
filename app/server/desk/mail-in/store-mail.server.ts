import type { Kysely } from "kysely";
import type { MailFacts } from "#app/domain/desk/mail/mail-facts.ts";
import { fileName, type MailFile, type MailSort, withEnding } from "#app/domain/desk/mail-files.ts";
import { emailKey } from "#app/domain/desk/same-person.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { MailInRow } from "#app/server/database/schema/mail-in-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { judgeFile } from "./judge-file.server.ts";
import type { MailPlace } from "./mail-place.server.ts";
import type { ReadMail } from "./mail-reader.server.ts";

/** A message from the mailbox, read. */
export type TakenMail = {
  mailboxId: string;
  uidValidity: string;
  uid: number;
  mail: ReadMail;
  flaw: MailInRow["flaw"];
  /** When it came, as far as we know, in milliseconds since 1970: see `arrivedAt`. */
  receivedAt: number;
  /** When we first saw it, by our own clock: this alone says what came before or after it. */
  seenAt: number;
};

type Storing = { db: Kysely<Schema>; taken: TakenMail; facts: MailFacts };

/** Stores an email as it came, with the files that may be saved. Returns its id. */
export async function storeMail(
  { db, taken, facts }: Storing,
  { personId, threadId, standing, quotesThreadId }: MailPlace,
  sort: MailSort,
  ownWords: string | null = null,
): Promise<string> {
  const { mail, flaw, receivedAt } = taken;
  const id = newRowId();
  const files = mail.files.map((file) => {
    const { type, bytes } = file;
    const name = withEnding(fileName(file.name), type);
    const verdict = judgeFile({ name, type, bytes });
    const why = verdict === "offered" ? {} : { why: verdict };
    const shown: MailFile = { name, type, bytes: bytes.byteLength, kept: verdict === "offered", ...why };
    return { shown, bytes };
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
    own_words: ownWords,
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
