import type { SendMailOptions } from "nodemailer";

/** A mail that is ready to go out. */
export type ComposedMail = SendMailOptions & { envelope: { from: string; to: string[] }; messageId: string };

/** Takes mails out of the house. */
export type MailTransport = {
  /** Resolves when the next server or the folder has the mail; rejects when it has not, or when that is not known. */
  send(mail: ComposedMail, signal: AbortSignal): Promise<void>;
  /** Removes the mail of this id again, where mails stay within reach. */
  takeBack?(id: string): Promise<void>;
  close(): void;
};
