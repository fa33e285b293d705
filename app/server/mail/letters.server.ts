import { compile } from "html-to-text";
import type { Kysely } from "kysely";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailKind, OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import type { ComposedMail } from "./transport.server.ts";

/** The content of one email. Its kind decides who gets it. */
export type Letter = {
  subject: string;
  /** A template, or both parts ready-made: bulk email is rendered once. */
  body: ReactElement | RenderedMail;
  headers?: Record<string, string>;
  /** One of our people wrote it, so it has no header that says a robot did. */
  isPersonal?: boolean;
  /** Where the visitor's reply goes, if not to the sender. */
  replyTo?: string;
  /** An event for calendars (RFC 5546). */
  event?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string };
};

/** Both parts of an email. */
export type RenderedMail = { html: string; text: string };

/** Our own addresses, from the settings. */
export type Senders = Pick<Settings, "mailFrom" | "teamEmail">;

/** `stopped`: its receiver asked us to stop. `held`: they may have, and a colleague has to decide. */
export type MayGo = "yes" | "stopped" | "held";

/** One kind of mail about a `Subject`: a lead, a message, a subscriber, a booking or a digest. */
type LetterKind<Subject> = {
  /** Someone waits for the team's answer, so an email to the team is never given up. */
  audience: "visitor" | "team";
  write(subject: Subject, senders: Senders): Letter;
  /** It is queued ahead of its time on purpose. */
  isPlanned?: boolean;
  /** Whether it no longer helps anyone; it is deleted unsent. */
  isPointless?(subject: Subject): boolean;
  /** Checked at the last moment before it goes out; a blocked email is given up, and its row says why. */
  mayGo?(db: Kysely<Schema>, subject: Subject): Promise<MayGo>;
};

/** Everything the mailer needs to know about the emails on one subject. Each room registers its kinds of email with it. */
type LettersAbout<Kind extends MailKind, Subject> = {
  /** Reads subjects by id. A subject that was deleted meanwhile is missing. */
  read(db: Kysely<Schema>, ids: string[]): Promise<Map<string, Subject>>;
  /** Who gets the visitor's emails, and the team's replies; null for someone without an email address. */
  visitorOf?(subject: Subject): Visitor | null;
  kinds: Record<Kind, LetterKind<Subject>>;
};

type Visitor = { name?: string; email: string };

/** An email with its subject loaded, not written yet. */
export type UnwrittenMail = {
  audience: "visitor" | "team";
  visitor: Visitor | null;
  mayGo?(): Promise<MayGo>;
  /** Throws what the template throws. */
  write(senders: Senders): Letter;
};

/** The letters of one room, for a mailer that knows none of its subjects. */
export type Letters = {
  kinds: ReadonlyMap<MailKind, Pick<LetterKind<never>, "audience" | "isPlanned">>;
  /** Gives the emails that still help someone, by the email's id: not those whose subject is gone. */
  prepare(db: Kysely<Schema>, rows: readonly OutboxRow[]): Promise<[string, UnwrittenMail][]>;
};

/** Registers the emails about one subject. `letter` writes a single one of them. */
export function lettersAbout<Kind extends MailKind, Subject>(
  about: LettersAbout<Kind, Subject>,
): Letters & { letter(kind: Kind, subject: Subject): UnwrittenMail } {
  const { kinds } = about;
  const isOurs = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);

  function letter(kind: Kind, subject: Subject): UnwrittenMail {
    const { audience, write } = kinds[kind];
    return {
      audience,
      visitor: about.visitorOf?.(subject) ?? null,
      write: (senders) => write(subject, senders),
    };
  }

  return {
    kinds: new Map(Object.entries<LetterKind<Subject>>(kinds) as [Kind, LetterKind<Subject>][]),
    letter,
    async prepare(db, rows) {
      const own = rows.filter(({ kind }) => isOurs(kind));
      if (own.length === 0) return [];
      const subjects = await about.read(db, [...new Set(own.map(({ subject_id }) => subject_id))]);
      return own.flatMap((row): [string, UnwrittenMail][] => {
        const subject = subjects.get(row.subject_id);
        if (subject === undefined || !isOurs(row.kind) || kinds[row.kind].isPointless?.(subject)) return [];
        const mayGo = kinds[row.kind].mayGo;
        return [[row.id, { ...letter(row.kind, subject), ...(mayGo && { mayGo: () => mayGo(db, subject) }) }]];
      });
    },
  };
}

/**
 * Writes an email, both parts and headers. Its Message-ID is made from its id, so an email that went out twice can be
 * recognized as one. The envelope is separate from the headers: nothing in a name can add a recipient.
 */
export function composeMail(id: string, mail: UnwrittenMail, senders: Senders): ComposedMail {
  const { subject, body, headers, event, isPersonal, replyTo } = mail.write(senders);
  const from = addressOf(senders.mailFrom);
  const to = recipientsOf(mail, senders);
  return {
    messageId: `<${id}@${domainOf(from)}>`,
    envelope: { from, to },
    from: senders.mailFrom,
    to: to.map((address) => ({ name: "", address })),
    ...replyToOf(mail),
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    ...("html" in body ? body : renderMail(body)),
    // Once as a part that calendars act on, and once as a file for those that don't.
    ...(event && { icalEvent: { ...event, filename: "call.ics" } }),
    headers: { ...(!isPersonal && robotHeaders), ...headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Keeps absence notes and other robots from answering. */
const robotHeaders = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };

function recipientsOf({ audience, visitor }: UnwrittenMail, { teamEmail }: Senders): string[] {
  if (audience === "team") return teamEmail.split(",").map((address) => address.trim());
  return visitor ? [visitor.email] : [];
}

/** The team's answer goes to the visitor. */
function replyToOf({ audience, visitor }: UnwrittenMail) {
  if (audience !== "team" || !visitor) return {};
  return { replyTo: { name: withoutControls(visitor.name ?? ""), address: visitor.email } };
}

function withoutControls(name: string): string {
  return name.replace(/\p{Cc}+/gu, " ");
}

/** The bare address of `Name <address>` or `address`. */
export function addressOf(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender.trim();
}

/** The domain of `Name <address>` or `address`. */
export function domainOf(sender: string): string {
  const address = addressOf(sender);
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Compiled once: that is nine tenths of what a conversion costs. */
const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: "[data-skip-in-text=true]", format: "skip" },
    { selector: "h1", options: { uppercase: false, leadingLineBreaks: 2 } },
    { selector: "h2", options: { uppercase: false, leadingLineBreaks: 3 } },
    // Most links lead to their own text: a number or an address.
    { selector: "a", options: { ignoreHref: true } },
    { selector: "a[data-show-address=true]", format: "anchor", options: { linkBrackets: ["\n", ""] } },
    { selector: "hr", options: { length: 40 } },
    { selector: "td", format: "block" },
  ],
});

/** Makes both parts of an email from one template: HTML with every value escaped, and the same words as plain text. */
export function renderMail(template: ReactElement): RenderedMail {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(template)}`;
  return { html, text: toText(html) };
}
