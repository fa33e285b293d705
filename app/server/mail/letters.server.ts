import type { Kysely } from "kysely";
import type { ReactElement } from "react";
import type { MailKind, OutgoingMailRow, Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** The words of one mail. Who it goes to follows from its kind. */
export type Letter = {
  subject: string;
  /** A template, or both parts as they are: what goes to many is rendered once. */
  body: ReactElement | RenderedMail;
  headers?: Record<string, string>;
  /** A person of ours wrote it: no header says that a robot did. */
  isPersonal?: boolean;
  /** Where the visitor's answer goes, when not to the sender. */
  replyTo?: string;
  /** An event for calendars (RFC 5546). */
  event?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
};

/** Both parts of a mail. */
export type RenderedMail = { html: string; text: string };

/** Our own addresses, as the settings have them. */
export type Senders = Pick<Settings, "mailFrom" | "teamEmail">;

/** One kind of mail about a `Subject`: a lead, a message, a subscriber, a booking or a digest. */
type LetterKind<Subject> = {
  /** Someone waits for the team's answer, so a mail to the team is never given up. */
  audience: "visitor" | "team";
  write(subject: Subject, senders: Senders): Letter;
  /** It is queued ahead of its time on purpose. */
  isPlanned?: boolean;
  /** Whether it helps nobody anymore; it is deleted unsent. */
  isPointless?(subject: Subject): boolean;
  /** Asked at the last moment before it goes out; what may not go is given up, and its row says so. */
  mayGo?(db: Kysely<Schema>, subject: Subject): Promise<boolean>;
};

type SubjectColumn = "lead_id" | "message_id" | "subscriber_id" | "booking_id" | "staff_link_id" | "answer_id";

/** All that the mailer has to know of the mails about one subject. Each room registers its kinds of mail with it. */
type LettersAbout<Kind extends MailKind, Subject> = {
  /** The column of `outgoing_mails` that names the subject; null for a digest, which is about no single row. */
  column: SubjectColumn | null;
  /** Reads subjects by id; a digest's id is "". A subject that was deleted meanwhile is missing. */
  read(db: Kysely<Schema>, ids: string[]): Promise<Map<string, Subject>>;
  /** Who gets the mails for the visitor, and the answers of the team. */
  visitorOf?(subject: Subject): Visitor;
  kinds: Record<Kind, LetterKind<Subject>>;
};

type Visitor = { name?: string; email: string };

/** A mail with its subject at hand, not written yet. */
export type UnwrittenMail = {
  audience: "visitor" | "team";
  visitor: Visitor | null;
  isPointless: boolean;
  mayGo?(): Promise<boolean>;
  /** Throws what the template throws. */
  write(senders: Senders): Letter;
};

/** The letters of one room, for a mailer that knows none of its subjects. */
export type Letters = {
  kinds: ReadonlyMap<MailKind, Pick<LetterKind<never>, "audience" | "isPlanned">>;
  /** Gives the mails whose subject is still there, by the mail's id. */
  prepare(db: Kysely<Schema>, rows: readonly OutgoingMailRow[]): Promise<[string, UnwrittenMail][]>;
};

/** Registers the mails about one subject. `letter` writes one of them by itself. */
export function lettersAbout<Kind extends MailKind, Subject>(
  about: LettersAbout<Kind, Subject>,
): Letters & { letter(kind: Kind, subject: Subject): UnwrittenMail } {
  const { column, kinds } = about;
  const isOurs = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);
  const subjectId = (row: OutgoingMailRow) => (column === null ? "" : row[column]);

  function letter(kind: Kind, subject: Subject): UnwrittenMail {
    const { audience, write, isPointless } = kinds[kind];
    return {
      audience,
      visitor: about.visitorOf?.(subject) ?? null,
      isPointless: isPointless?.(subject) ?? false,
      write: (senders) => write(subject, senders),
    };
  }

  return {
    kinds: new Map(Object.entries<LetterKind<Subject>>(kinds) as [Kind, LetterKind<Subject>][]),
    letter,
    async prepare(db, rows) {
      const own = rows.filter(({ kind }) => isOurs(kind));
      const ids = [...new Set(own.flatMap((row) => subjectId(row) ?? []))];
      if (ids.length === 0) return [];
      const subjects = await about.read(db, ids);
      return own.flatMap((row): [string, UnwrittenMail][] => {
        const subject = subjects.get(subjectId(row) ?? "");
        if (subject === undefined || !isOurs(row.kind)) return [];
        const mayGo = kinds[row.kind].mayGo;
        return [[row.id, { ...letter(row.kind, subject), ...(mayGo && { mayGo: () => mayGo(db, subject) }) }]];
      });
    },
  };
}
