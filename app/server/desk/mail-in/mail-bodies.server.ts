import { type ExpressionBuilder, sql } from "kysely";
import { type MailFile, readMailFiles } from "#app/domain/desk/mail-files.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { judgeFile } from "./judge-file.server.ts";

/** More text than anyone reads in a stream; the email's page has all of it. */
const mostLetters = 20_000;

/** Columns of a `ToldMail`, with no more of the text than a stream shows. */
export function toldMailColumns(row: ExpressionBuilder<Schema, "mails_in">) {
  return [
    ...(["id", "sort", "standing", "quotes_thread_id", "from_address", "from_name"] as const),
    ...(["subject", "files", "facts", "flaw", "received_at"] as const),
    sql<string>`substr(words, 1, ${sql.lit(mostLetters)})`.as("words"),
    sql<string | null>`substr(own_words, 1, ${sql.lit(mostLetters)})`.as("own_words"),
    row.case().when("html", "is", null).then(0).else(1).end().as("hasHtml"),
  ] as const;
}

/** Returns a whole email, as HTML when it has some; null when it does not exist. Throws `not-allowed`. */
export async function readMailWhole({ db, reader }: DeskSource, actor: Actor, mailId: string) {
  assertMay(actor, "see-unmasked");
  const mail = db.selectFrom("mails_in").select(["html", "words"]).where("id", "=", mailId);
  const [row] = await reader.read(mail.compile());
  return row ?? null;
}

/** Returns a file from an email; null when it does not exist, or is a file we never offer. Throws `not-allowed`. */
export async function readMailFile(
  { db, reader }: DeskSource,
  actor: Actor,
  { mailId, place }: { mailId: string; place: number },
): Promise<(MailFile & { content: Uint8Array }) | null> {
  assertMay(actor, "see-unmasked");
  const [mail] = await reader.read(db.selectFrom("mails_in").select("files").where("id", "=", mailId).compile());
  const file = mail && readMailFiles(mail.files)[place];
  if (!file?.kept) return null;
  const bytes = db.selectFrom("mail_in_files").select("bytes").where("mail_id", "=", mailId).where("place", "=", place);
  const [row] = await reader.read(bytes.compile());
  // Emails from before today's list were judged by another one.
  const mayBeSaved = row && judgeFile({ ...file, bytes: row.bytes }) === "offered";
  return mayBeSaved ? { ...file, content: row.bytes } : null;
}
