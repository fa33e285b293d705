import type { RawMail } from "./imap-mailbox.server.ts";
import type { MailReader, ReadMail } from "./mail-reader.server.ts";
import type { TakenMail } from "./store-mail.server.ts";

/**
 * Reads a message. If it cannot be read, its sender and subject are enough for a colleague to find it.
 *
 * @param missingAt when our last look did not find it yet, in milliseconds since 1970; 0 when nobody knows
 */
export async function takeInMessage(
  reader: Pick<MailReader, "read">,
  message: RawMail,
  missingAt = 0,
): Promise<Omit<TakenMail, "mailboxId" | "uidValidity">> {
  const { uid, isWhole } = message;
  const seenAt = Date.now();
  const came = { uid, seenAt, receivedAt: arrivedAt(message.receivedAt, { missingAt, seenAt }) };
  const mail = await reader.read(message.raw);
  if (!mail) return { ...came, mail: headOf(message), flaw: "unreadable" };
  if (isWhole) return { ...came, mail, flaw: null };
  // A cut file is worse than none.
  return { ...came, mail: { ...mail, html: null, files: [] }, flaw: "too-large" };
}

/**
 * When a message came: what the mail server says, but not before our last look, when it was not there, and not later than now.
 * So a wrong clock there is off by one look at most, and after a break of ours a promise still counts from when they wrote.
 */
function arrivedAt(saidMs: number, { missingAt, seenAt }: { missingAt: number; seenAt: number }): number {
  return Math.min(Math.max(saidMs, missingAt), seenAt);
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
