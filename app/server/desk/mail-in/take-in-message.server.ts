import type { RawMail } from "./imap-mailbox.server.ts";
import type { MailReader, ReadMail } from "./mail-reader.server.ts";
import type { TakenMail } from "./store-mail.server.ts";

/** Reads a message. If it cannot be read, its sender and subject are enough for a colleague to find it. */
export async function takeInMessage(
  reader: Pick<MailReader, "read">,
  message: RawMail,
): Promise<Omit<TakenMail, "mailboxId" | "uidValidity">> {
  const { uid, receivedAt, isWhole } = message;
  const mail = await reader.read(message.raw);
  if (!mail) return { uid, receivedAt, mail: headOf(message), flaw: "unreadable" };
  if (isWhole) return { uid, receivedAt, mail, flaw: null };
  // A cut file is worse than none.
  return { uid, receivedAt, mail: { ...mail, html: null, files: [] }, flaw: "too-large" };
}

function headOf({ sender, subject, messageId }: RawMail): ReadMail {
  return {
    headers: [],
    from: sender,
    elsewhere: [],
    to: [],
    subject,
    messageId,
    words: "",
    calendar: null,
    html: null,
    files: [],
    report: null,
    reported: null,
  };
}
