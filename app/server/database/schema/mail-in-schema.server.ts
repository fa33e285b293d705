import type { MailboxFault } from "#app/domain/desk/mail/mailbox-trouble.ts";
import type { MailSort, MailStanding } from "#app/domain/desk/mail-files.ts";

/** The tables of incoming email. Times are milliseconds since 1970. */
export type MailInSchema = {
  mailboxes: MailboxRow;
  mails_taken: { mailbox_id: string; uid_validity: string; uid: number; message_key: string };
  mails_in: MailInRow;
  mail_in_files: { mail_id: string; place: number; bytes: Uint8Array };
  undelivered_addresses: UndeliveredRow;
};

export type MailboxRow = {
  /** Keyed hash of server, user and folder. */
  id: string;
  /** The server changes it when it renumbers its messages; empty before the first look. */
  uid_validity: string;
  last_uid: number;
  taken_by: string | null;
  taken_until: number | null;
  watched_since: number;
  /** The last look that succeeded. */
  looked_at: number | null;
  /** When the last email was taken in. */
  mail_at: number | null;
  trouble: MailboxFault | null;
  trouble_at: number | null;
};

export type MailInRow = {
  id: string;
  /** Null when we could not tell whose email it is. */
  person_id: string | null;
  thread_id: string | null;
  sort: MailSort;
  standing: MailStanding;
  /** A thread that it answers by its headers, though its sender does not belong to that thread. */
  quotes_thread_id: string | null;
  /** The sender's address in lower case; empty when there is none. */
  from_key: string;
  from_address: string;
  from_name: string;
  subject: string;
  words: string;
  /** Without what they quote; null in rows from before it was kept. */
  own_words: string | null;
  html: string | null;
  /** A JSON list of `MailFile`. */
  files: string;
  /** `MailFacts` as JSON; null for emails from before they were stored. */
  facts: string | null;
  /** Missing parts: `too-large` has only the beginning, `unreadable` only the sender and subject. */
  flaw: "too-large" | "unreadable" | null;
  received_at: number;
};

export type UndeliveredRow = {
  /** The address in lower case. */
  value: string;
  person_id: string;
  /** What the other side said, such as `5.1.1`. */
  code: string;
  at: number;
  /** 1 when the address's own mail server surely said it. */
  is_proven: 0 | 1;
};
