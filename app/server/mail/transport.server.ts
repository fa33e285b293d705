import type { ComposedMail } from "./compose-mail.server.tsx";

/** Takes mails out of the house. */
export type MailTransport = {
  /** Resolves when the mail is in the hands of the next one; rejects when it is not, or not known to be. */
  send(mail: ComposedMail, signal: AbortSignal): Promise<void>;
  /** Removes the mail of this id again, where mails stay within reach. */
  takeBack?(id: string): Promise<void>;
  close(): void;
};
