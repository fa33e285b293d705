import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type Filed, fileMail } from "#app/server/desk/mail-in/file-mail.server.ts";
import type { MailReader } from "#app/server/desk/mail-in/mail-reader.server.ts";
import { takeInMessage } from "#app/server/desk/mail-in/take-in-message.server.ts";
import { testDataKey } from "./data-key.ts";

/** The team's address that emails come to. */
export const ownAddress = "support@pathtokeys.example";

let uid = 0;

/** Takes in an email as the desk does, without a mail server. Its lines may end in `\n`. */
export async function takeInMail(
  database: Pick<SiteDatabase, "db" | "dialect">,
  reader: MailReader,
  raw: string | Buffer,
  receivedAt = Date.now(),
  authServer?: string,
): Promise<Filed> {
  uid += 1;
  const bytes = typeof raw === "string" ? Buffer.from(raw.replace(/\r?\n/g, "\r\n")) : raw;
  const head = { sender: { address: "", name: "" }, subject: "", messageId: "" };
  const message = { uid, raw: bytes, isWhole: true, receivedAt, ...head };
  const taken = { mailboxId: "test", uidValidity: "1", ...(await takeInMessage(reader, message)) };
  const parts = { database, dataKey: testDataKey, ownAddress, authServer, readSent: async () => [] };
  return fileMail(parts, taken);
}
