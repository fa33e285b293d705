import type { Logger } from "pino";
import type { Capability } from "#app/domain/desk/capabilities.ts";
import type { PlacedWords } from "#app/domain/desk/placed-words.ts";
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

/** Everything the desk keeps about its staff. */
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

/** The sender of a request, as far as HTTP knows. */
export type DeskVisitor = {
  /** The token in the cookie. */
  token: string | null;
  https: boolean;
  address: string;
  device: string;
  /** Scheme and host of the page, as the browser sees them. */
  origin: string;
};

/** Right that a row needs: none (`anyone`), a first link or a session (`arriving`), or a session with the named right. */
export type Needs = "anyone" | "arriving" | Capability;

/** Everything a row of the two tables can use. */
export type Work = DeskStores & {
  visitor: DeskVisitor;
  /** People, threads and events: `db` changes them, `reader` reads long lists. */
  source: DeskSource & Pick<SiteDatabase, "dialect">;
  threads: ThreadActions;
  /** The contact gate: who may be contacted, and how. */
  contact: ContactDesk;
  /** Stores for taking in a lead entered by hand, a moved booking, or a message brought back. */
  intake: DeskIntake;
  privacy: DeskPrivacy;
  /** Signs links, and recognizes addresses by their hashes. */
  dataKey: DataKey;
  /** Folder of the files that people send. */
  dataDir: string;
  /** Null when the settings have no mailbox. */
  mailbox: MailboxWatch | null;
  /** Whether the settings name a webhook receiver. */
  hasWebhook: boolean;
  /** Reports changes of the desk. */
  pulse: DeskPulse;
  /** What the tables say of their rows, for the pages that tell of presses and looks. */
  words: DeskWords;
  /** Milliseconds since 1970. */
  now(): number;
  /** Wakes the email sender. */
  wake(): void;
  /** Counts requests from one network address; throws when there are too many. */
  limit(what: string, perMinute: number): Promise<void>;
};

/** As above, for a signed-in user. */
export type StaffWork = Work & { me: SignedIn; actor: Actor };

/** As above, for a page. `isReply`: it shows what came of a form, and what was typed there if the form was refused. */
export type ViewWork = StaffWork & { isReply: boolean };

/** What the tables of pages and commands say of their rows, in words. */
export type DeskWords = {
  /** What somebody did, by the row's kind and name, as the audit says it. */
  deed(kind: "view" | "command", name: string): string;
  /** The first words of a command's problem. */
  problemTitle(command: string, problem: string): string;
  /** What was done, by the word in the address of the page after it; null when it is none. */
  done(word: string | null): string | null;
};

/** The site's intake for what visitors send. */
export type DeskIntake = {
  leads: LeadStore;
  recipients: RecipientLimit;
  siteUrl: string;
  /** Takes in a message that was set aside like any other; null when no message with this id waits. */
  releaseMessage(reference: string): Promise<{ confirmed: boolean } | null>;
  log: Logger;
};

/** Data about people across the whole site. */
export type DeskPrivacy = {
  /** Everything we hold about an address, as JSON. */
  fileOf(email: string): Promise<string>;
  /** An account reference in the clear. */
  accountReference(sealed: string): string;
  /** Retention rules in words, and how much each deletes within the next week; null when it isn't counted. */
  retention(source: DeskSource, nowMs: number): Promise<{ kind: string; keeps: string; soon: number | null }[]>;
};

/** State of a page after a refused form: the name of what went wrong, and its words. */
export type Refusal = {
  problem: string;
  said: { title: string; text: string };
  waitSeconds?: number;
  /** The form that was sent, by its `do`, and the values typed there, so that it can be shown again. */
  typed?: TypedFields;
  /** Ids of people whom the errors name: the audit needs them. */
  names?: string[];
  /** Errors by field. */
  errors?: Readonly<Record<string, string[] | undefined>>;
  /** Where a colleague decides about the sentence that is in the way. */
  decide?: string | null;
};

/** Fields of a form. */
export type TypedFields = Readonly<Record<string, string>>;

/** Outcome of a form: another page, or the same page again. */
export type DeskOutcome =
  | { to: string; cookie?: string }
  | {
      shown:
        | Refusal
        | { codes: string[] }
        | { feed: string }
        | { options: object }
        | { draft: object }
        | { dueInMs: number }
        | { search: object }
        | { revealed: object }
        | { checked: object }
        | { dial: object }
        | { placed: PlacedWords };
      status: number;
    };
