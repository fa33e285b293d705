import { compile } from "html-to-text";
import type { Kysely } from "kysely";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type MailAudience, type MailKind, mailKinds } from "#app/content/desk/mail-kinds.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import type { ComposedMail } from "./transport.server.ts";

/** The content of one email. Its kind decides who gets it. */
export type Letter = {
  subject: string;
  /** A template, or both parts ready-made: bulk email is rendered once. */
  body: ReactElement | RenderedMail;
  headers?: Record<string, string> | undefined;
  /** One of our people wrote it, so it has no header that says a robot did. */
  isPersonal?: boolean | undefined;
  /** Where the reply goes. Without it, the visitor's goes to the sender, and the team's to the visitor. */
  replyTo?: string | null | undefined;
  /** An event for calendars (RFC 5546). */
  event?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; content: string } | undefined;
};

/** Both parts of an email. */
export type RenderedMail = { html: string; text: string };

/** Our own addresses, from the settings. */
export type Senders = Pick<Settings, "mailFrom" | "teamEmail">;

/** `stopped`: its receiver asked us to stop. `held`: they may have, and a colleague has to decide. */
export type MayGo = "yes" | "stopped" | "held";

/**
 * One kind of email about a `Subject`: a lead, a message, a subscriber, a booking or a digest. Both parts come from the one
 * template. Who gets it, and the desk's words for it, are in `mailKinds`.
 */
export type EmailRecord<Subject> = {
  /** Names no person: subjects show on locked screens. */
  subject: string | ((about: Subject) => string);
  template(about: Subject): ReactElement;
  /** Invented subjects, each with a name: `npm run dev` shows these emails at `/dev/emails`, and the gate checks them. */
  samples(): { usual: Subject; [name: string]: Subject };
  replyTo?(about: Subject): Letter["replyTo"];
  headers?(about: Subject, senders: Senders): Record<string, string>;
  event?(about: Subject, senders: Senders): Letter["event"];
  isPersonal?: boolean;
  /** It is queued ahead of its time on purpose. */
  isPlanned?: boolean;
  /** Whether it no longer helps anyone; it is deleted unsent. */
  isPointless?(about: Subject): boolean;
  /** Checked at the last moment before it goes out; a blocked email is given up, and its row says why. */
  mayGo?(db: Kysely<Schema>, about: Subject): Promise<MayGo>;
};

/** Everything the mailer needs to know about the emails on one subject. Each room registers its kinds of email with it. */
type LettersAbout<Kind extends MailKind, Subject> = {
  /** Reads subjects by id. A subject that was deleted meanwhile is missing. */
  read(db: Kysely<Schema>, ids: string[]): Promise<Map<string, Subject>>;
  /** Who gets the visitor's emails, and the team's replies; null for someone without an email address. */
  visitorOf?(subject: Subject): Visitor | null;
  kinds: Record<Kind, EmailRecord<Subject>>;
};

type Visitor = { name?: string; email: string };

/** An email with its subject loaded, not written yet. */
export type UnwrittenMail = {
  /** Someone waits for the team's answer, so an email to the team is never given up. */
  audience: MailAudience;
  visitor: Visitor | null;
  mayGo?(): Promise<MayGo>;
  /** Throws what the template throws. */
  write(senders: Senders): Letter;
};

/** An email about something invented. `letter` is the weekly one, which has a queue of its own. */
export type SampleMail = { kind: MailKind | "letter"; sample: string; mail: UnwrittenMail };

/** The letters of one room, for a mailer that knows none of its subjects. */
export type Letters<Kind extends MailKind = MailKind> = {
  kinds: ReadonlyMap<Kind, { audience: MailAudience; isPlanned: boolean }>;
  /** Gives the emails that still help someone, by the email's id: not those whose subject is gone. */
  prepare(db: Kysely<Schema>, rows: readonly OutboxRow[]): Promise<[string, UnwrittenMail][]>;
  samples(): SampleMail[];
};

/** Registers the emails about one subject. `letter` writes a single one of them. */
export function lettersAbout<Kind extends MailKind, Subject>({
  read,
  visitorOf,
  kinds,
}: LettersAbout<Kind, Subject>): Letters<Kind> & { letter(kind: Kind, subject: Subject): UnwrittenMail } {
  const own = Object.entries<EmailRecord<Subject>>(kinds) as [Kind, EmailRecord<Subject>][];
  const isOurs = (kind: string): kind is Kind => Object.hasOwn(kinds, kind);

  function letter(kind: Kind, about: Subject): UnwrittenMail {
    return {
      audience: mailKinds[kind].audience,
      visitor: visitorOf?.(about) ?? null,
      write: (senders) => writeLetter(kinds[kind], about, senders),
    };
  }

  return {
    kinds: new Map(
      own.map(([kind, { isPlanned = false }]) => [kind, { audience: mailKinds[kind].audience, isPlanned }]),
    ),
    letter,
    async prepare(db, rows) {
      const ours = rows.filter(({ kind }) => isOurs(kind));
      if (ours.length === 0) return [];
      const subjects = await read(db, [...new Set(ours.map(({ subject_id }) => subject_id))]);
      return ours.flatMap((row): [string, UnwrittenMail][] => {
        const subject = subjects.get(row.subject_id);
        if (subject === undefined || !isOurs(row.kind) || kinds[row.kind].isPointless?.(subject)) return [];
        const mayGo = kinds[row.kind].mayGo;
        return [[row.id, { ...letter(row.kind, subject), ...(mayGo && { mayGo: () => mayGo(db, subject) }) }]];
      });
    },
    samples: () =>
      own.flatMap(([kind, email]) =>
        Object.entries(email.samples()).map(([sample, about]) => ({ kind, sample, mail: letter(kind, about) })),
      ),
  };
}

function writeLetter<Subject>(email: EmailRecord<Subject>, about: Subject, senders: Senders): Letter {
  return {
    subject: typeof email.subject === "string" ? email.subject : email.subject(about),
    body: email.template(about),
    replyTo: email.replyTo?.(about),
    headers: email.headers?.(about, senders),
    event: email.event?.(about, senders),
    isPersonal: email.isPersonal,
  };
}

/** All of a site's letters. A kind that no room writes is a type error, which names it. */
export function everyLetter<Kind extends MailKind>(
  letters: Letters<Kind>[] &
    ([Exclude<MailKind, Kind>] extends [never] ? unknown : { isMissing: Exclude<MailKind, Kind> }),
): Letters[] {
  return letters;
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
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
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
