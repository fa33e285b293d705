import type { Logger } from "pino";
import type { Capability } from "#app/domain/desk/capabilities.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { ContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import type { DeskPulse } from "#app/server/desk/inbox/desk-pulse.server.ts";
import type { InboxHabits } from "#app/server/desk/inbox/saved-views.server.ts";
import type { MailboxWatch } from "#app/server/desk/mail-in/mail-taker.server.ts";
import type { StaffAttempts } from "#app/server/desk/staff/staff-attempts.server.ts";
import type { StaffCodes } from "#app/server/desk/staff/staff-codes.server.ts";
import type { StaffHeldForms } from "#app/server/desk/staff/staff-held-forms.server.ts";
import type { StaffLinks } from "#app/server/desk/staff/staff-links.server.ts";
import type { StaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import type { StaffPasskeys } from "#app/server/desk/staff/staff-passkeys.server.ts";
import type { SignedIn, StaffSessions } from "#app/server/desk/staff/staff-sessions.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import type { ThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import type { RecipientLimit } from "#app/server/guard/recipient-limit.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { LeadStore } from "#app/server/lead/leads.server.ts";

/** Everything that the desk keeps of its staff. */
export type DeskStores = {
  members: StaffMembers;
  sessions: StaffSessions;
  links: StaffLinks;
  passkeys: StaffPasskeys;
  codes: StaffCodes;
  attempts: StaffAttempts;
  held: StaffHeldForms;
  habits: InboxHabits;
};

/** Who makes a request, as far as HTTP knows. */
export type DeskVisitor = {
  /** The token of the cookie. */
  token: string | null;
  https: boolean;
  address: string;
  device: string;
  /** Scheme and host of the page, as the browser has them. */
  origin: string;
};

/**
 * Who may do or see something: everybody (`anyone`), whoever came by a first link or is signed in (`arriving`), or whoever is
 * signed in and has the right.
 */
export type Needs = "anyone" | "arriving" | Capability;

/** What a row of the two tables works with. */
export type Work = DeskStores & {
  visitor: DeskVisitor;
  /** People, threads and what happened with them: `db` changes them, `reader` reads long lists. */
  source: DeskSource & Pick<SiteDatabase, "dialect">;
  threads: ThreadActions;
  /** Who may be contacted, and how. */
  contact: ContactDesk;
  /** What a lead by word of mouth, a moved call, or a message that is brought back, is taken in with. */
  intake: DeskIntake;
  privacy: DeskPrivacy;
  /** Signs links, and recognizes addresses by their hashes. */
  dataKey: DataKey;
  /** Where the files lie that people send. */
  dataDir: string;
  /** Null where the settings have no mailbox. */
  mailbox: MailboxWatch | null;
  /** Whether the settings name somebody to tell. */
  hasWebhook: boolean;
  /** Says when the desk has changed. */
  pulse: DeskPulse;
  /** Wakes the emails. */
  wake(): void;
  /** Counts how often one address asks; throws when it is too often. */
  limit(what: string, perMinute: number): Promise<void>;
};

/** As above, for somebody who is signed in. */
export type StaffWork = Work & { me: SignedIn; actor: Actor };

/** How the site takes in what visitors send. */
export type DeskIntake = {
  leads: LeadStore;
  recipients: RecipientLimit;
  siteUrl: string;
  /** Takes a message that was set aside as any other; null when none of this id waits. */
  releaseMessage(reference: string): Promise<{ confirmed: boolean } | null>;
  log: Logger;
};

/** What is held of people, as the whole site knows it. */
export type DeskPrivacy = {
  /** Everything that is held about an address, as JSON. */
  fileOf(email: string): Promise<string>;
  /** An account reference in the clear. */
  accountReference(sealed: string): string;
  /** What is kept how long, in words, and how much of it is deleted within the next week; null where nothing is counted. */
  retention(source: DeskSource, nowMs: number): Promise<{ kind: string; keeps: string; soon: number | null }[]>;
};

/** What a page shows after a form that was not taken. Words stand with the page; here is what went wrong. */
export type Refusal = {
  problem: string;
  waitSeconds?: number;
  /** Which form it was, by its `do`, and what was typed there: it is shown again. */
  typed?: TypedFields;
  /** What is wrong with each field. */
  errors?: Readonly<Record<string, string[] | undefined>>;
};

/** What a form holds. */
export type TypedFields = Readonly<Record<string, string>>;

/** What a form leads to: another page, or the same page again. */
export type DeskOutcome =
  | { to: string; cookie?: string }
  | {
      shown:
        | Refusal
        | { codes: string[] }
        | { feed: string }
        | { options: object }
        | { draft: object }
        | { search: object }
        | { revealed: object }
        | { checked: object };
      status: number;
    };
