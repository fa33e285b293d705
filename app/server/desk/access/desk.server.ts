import type { Logger } from "pino";
import { type Capability, capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import { writtenIn } from "#app/domain/desk/typed-words.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { type AuditNotes, createAuditNotes } from "#app/server/desk/audit/audit-notes.server.ts";
import { createContactDesk } from "#app/server/desk/contact/contact-desk.server.ts";
import { createDeskPulse } from "#app/server/desk/inbox/desk-pulse.server.ts";
import { createInboxHabits } from "#app/server/desk/inbox/saved-views.server.ts";
import type { MailboxWatch } from "#app/server/desk/mail-in/mail-taker.server.ts";
import type { DeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { createStaffAttempts } from "#app/server/desk/staff/staff-attempts.server.ts";
import { createStaffCodes } from "#app/server/desk/staff/staff-codes.server.ts";
import { createStaffHeldForms, type HeldForm } from "#app/server/desk/staff/staff-held-forms.server.ts";
import { createStaffLinks } from "#app/server/desk/staff/staff-links.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { createStaffPasskeys } from "#app/server/desk/staff/staff-passkeys.server.ts";
import { createStaffSessions, type SignedIn } from "#app/server/desk/staff/staff-sessions.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { fieldsToday } from "#app/server/desk/threads/merge-threads.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import type { SubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import type { Delivery } from "#app/server/outgoing/delivery.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { DeskSettings } from "#app/server/settings/env.server.ts";
import { doneWords, findCommand, problemTitle } from "./desk-commands.server.ts";
import { deskViews, type SeenAt, type ViewName } from "./desk-views.server.ts";
import { createLooks, showsPeople } from "./noted-rows.server.ts";
import { type DeskCommand, problemWords } from "./visit/command-row.server.ts";
import type {
  DeskIntake,
  DeskOutcome,
  DeskPrivacy,
  DeskStores,
  DeskVisitor,
  DeskWords,
  Needs,
  StaffWork,
  TypedFields,
  Work,
} from "./visit/desk-visit.server.ts";
import { type DeskView, deskPathOf } from "./visit/table-row.server.ts";

type DeskParts = {
  database: SiteDatabase;
  reader: DeskReader;
  dataKey: DataKey;
  /** Folder of the files that people send. */
  dataDir: string;
  settings: DeskSettings;
  limiter: SubmissionLimiter;
  intake: Omit<DeskIntake, "log">;
  privacy: DeskPrivacy;
  delivery: Pick<Delivery, "wake">;
  /** Only when the settings have one. */
  mailbox?: MailboxWatch | undefined;
  /** Whether a webhook receiver is set. */
  hasWebhook?: boolean;
  log: Logger;
};

/** The signed-in side. */
export type Desk = ReturnType<typeof createDesk>;

/** Stores of the desk's staff. */
export function createDeskStores(
  { database, dataKey, settings }: Pick<DeskParts, "database" | "dataKey" | "settings">,
  now: () => number = Date.now,
): DeskStores {
  return {
    members: createStaffMembers(database),
    sessions: createStaffSessions(database, now),
    links: createStaffLinks(database, { dataKey, deskUrl: settings.url }, now),
    passkeys: createStaffPasskeys(database, settings.passkeyDomain, now),
    codes: createStaffCodes(database, dataKey, now),
    attempts: createStaffAttempts(database, dataKey, now),
    held: createStaffHeldForms(database, dataKey, now),
    habits: createInboxHabits(database, now),
  };
}

/** Opens the desk over a database. Every view and every command asks the tables who may use it, whatever a page shows. */
export function createDesk(parts: DeskParts, now: () => number = Date.now) {
  const { reader, limiter, delivery, privacy, dataKey, dataDir, mailbox = null, hasWebhook = false, log } = parts;
  const notes = createAuditNotes(parts.database, dataKey, now);
  const { database } = notes;
  const stores = withNotes(createDeskStores({ ...parts, database }, now), notes);
  const looks = createLooks(now);
  const intake = { ...parts.intake, log };
  const source = { db: database.db, dialect: database.dialect, reader };
  const threads = createThreadActions(database.db);
  const contact = createContactDesk(database.db, parts.dataKey);
  const pulse = createDeskPulse(database, log);

  /**
   * Keeps a form until its sender can send it again. Returns the page where it waits, or null when the sender is unknown.
   */
  async function holdForLater(staffId: string | null, { path, fields }: HeldForm): Promise<string | null> {
    // A form that waited before waits under a new id.
    const { held: _, ...sent } = fields;
    return staffId === null ? null : `/desk/held/${await stores.held.hold(staffId, { path, fields: sent })}`;
  }

  /**
   * Whether a user has shown lately who they are. What asks each time counts only with the form that waited for it, unchanged.
   */
  async function isConfirmed({ grave }: DeskCommand, me: SignedIn, fields: HeldForm["fields"]) {
    if (grave !== "each-time" || !me.isFresh) return me.isFresh;
    const waited = await stores.held.read(me.staff.id, fields.held ?? "");
    const isSame = waited && Object.entries(waited.fields).every(([name, value]) => fields[name] === value);
    return isSame === true && me.verifiedAt >= waited.heldAt;
  }

  /** A user's request. The role is read now, so a change counts at once. */
  async function visit(visitor: DeskVisitor) {
    const me = await stores.sessions.read(visitor.token);
    const work: Work & { me: SignedIn | null; actor: Actor | null } = {
      ...stores,
      source,
      threads,
      contact,
      intake,
      privacy,
      mailbox,
      dataKey,
      dataDir,
      hasWebhook,
      pulse,
      words: deskWords,
      visitor,
      me,
      actor: me && { staffId: me.staff.id, may: capabilitiesOf(me.staff.role), nowMs: now() },
      now,
      wake: delivery.wake,
      limit: (what, perMinute) => limiter.take(`desk ${what}`, visitor.address, perMinute),
    };

    let hasActed = false;

    return {
      me,
      /**
       * Returns the data of a page. Throws a redirect to the sign-in page when the user is not signed in, and a 403 when
       * they are but may not see it.
       *
       * @param path the page to come back to
       */
      async see<Name extends ViewName>(name: Name, path: string, subject = ""): Promise<SeenAt<Name>> {
        const row: DeskView<unknown> = deskViews[name];
        const { needs, load, backTo, alsoShows } = row;
        const asked = { kind: "view", what: name, staffId: me?.staff.id ?? null, path, subject } as const;
        if (!mayUse(needs, me)) {
          if (me) await notes.note(asked, "refused");
          refuseView(me, path);
        }
        if (subject.includes("\0") || path.includes("%00")) throw new Response(null, { status: 404 });
        if (backTo !== undefined && !me?.isFresh) throw redirectTo(stepUpPath(deskPathOf(backTo(subject))));
        // Note it before anyone sees it: no one looks at a person or a file without a trace.
        const noteLook = async (outcome: "missing" | "seen", others: string[] = []) => {
          // The same page with somebody else on it is another look.
          const look = `${me?.sessionId} ${name} ${subject || path} ${others.join(" ")}`;
          if (!me || !showsPeople(row) || (backTo === undefined && looks.isRepeat(look))) return;
          await notes.note(asked, outcome, others.join(" "));
          looks.remember(look);
        };
        try {
          const seen = (await load({ ...(work as StaffWork), isReply: hasActed }, subject, path)) as SeenAt<Name>;
          if (seen === null || seen === undefined) await noteLook("missing");
          else await noteLook("seen", alsoShows?.(seen));
          return seen;
        } catch (thrown) {
          if (thrown instanceof Response && thrown.status === 404) await noteLook("missing");
          throw thrown;
        }
      },
      /** Runs the command in a form's field `do`. An unknown command is refused like one the user may not use. */
      async act(typed: Record<string, string>, path: string): Promise<DeskOutcome> {
        hasActed = true;
        const fields = withoutNul(typed);
        const name = fields.do ?? "";
        const row = findCommand(name);
        if (!row) return withTyped(refused(), fields);
        const { needs, grave, tells, run } = row;
        const asked = { kind: "command", what: name, staffId: me?.staff.id ?? null, path, fields } as const;
        if (needs !== "anyone" && !me) {
          if (!hasWords(fields)) return { to: signInPath(path, "press-lost") };
          const held = await holdForLater(await stores.sessions.lastOf(visitor.token), { path, fields });
          return { to: signInPath(path, held === null ? "press-lost" : undefined) };
        }
        if (!mayUse(needs, me)) {
          log.info({ staff: me?.staff.id, command: name }, "refused at the desk");
          await notes.note(asked, "refused");
          return withTyped(refused(), fields);
        }
        if (grave && me && !isEnrolling(me) && !(await isConfirmed(row, me, fields))) {
          const held = tells === null ? null : await holdForLater(me.staff.id, { path, fields });
          return { to: stepUpPath(held ?? path) };
        }
        // Of a page that was opened before its thread was put together with another.
        const today = me ? await fieldsToday(source.db, fields) : fields;
        const doIt = () => run(work as StaffWork, today, path).catch(slowedDown);
        const unsure = (error: unknown) => {
          if (!isUnexpected(error)) throw error;
          log.error({ staff: me?.staff.id, command: name, err: error }, "a command at the desk failed");
          return mayBeDone();
        };
        const noted = { ...asked, fields: today };
        const outcome = withTyped(await (row.isNoted ? notes.during(noted, doIt) : doIt()).catch(unsure), today);
        if (me && fields.held) await stores.held.drop(me.staff.id, fields.held);
        log.info({ staff: me?.staff.id, command: name, shown: "to" in outcome ? undefined : outcome.status }, "desk");
        return outcome;
      },
    };
  }

  return { visit };
}

/** Someone who signs in is known only once it worked, and someone who is invited only once they are on the team. */
function withNotes(stores: DeskStores, { isBy, isAbout }: Pick<AuditNotes, "isAbout" | "isBy">): DeskStores {
  const open: DeskStores["sessions"]["open"] = (session) => {
    isBy(session.staffId);
    return stores.sessions.open(session);
  };
  const mailEnroll: DeskStores["links"]["mailEnroll"] = (staffId) => {
    isAbout(staffId);
    return stores.links.mailEnroll(staffId);
  };
  return { ...stores, sessions: { ...stores.sessions, open }, links: { ...stores.links, mailEnroll } };
}

/** Too many requests from one address: said on the page, where every other problem is said. */
function slowedDown(error: unknown): DeskOutcome {
  if (error instanceof AppError && error.code === "too-many-requests") {
    return refusedFor("slow-down", 429, error.retryAfterSeconds ?? 1);
  }
  throw error;
}

/** A refused form comes back with all that was typed and chosen in it, whatever refused it; only proofs are left out. */
function withTyped(outcome: DeskOutcome, { code: _, answer: __, token: ___, ...fields }: TypedFields): DeskOutcome {
  if (!("shown" in outcome && "problem" in outcome.shown)) return outcome;
  return { ...outcome, shown: { ...outcome.shown, typed: { ...fields, ...outcome.shown.typed } } };
}

/** PostgreSQL allows no NUL in text, and no keyboard types one. */
function withoutNul(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value.replaceAll("\0", "")]));
}

/** A code or a passkey's answer is useless later, and a button is easy to press again. */
function hasWords(fields: Record<string, string>): boolean {
  return fields.code === undefined && fields.answer === undefined && writtenIn(Object.entries(fields)).length > 0;
}

/** A refusal that has nothing to do with what the command does. */
function refusedFor(problem: string, status: number, waitSeconds?: number): DeskOutcome {
  const wait = waitSeconds === undefined ? {} : { waitSeconds };
  return { shown: { problem, said: problemWords(problem, {}, waitSeconds), ...wait }, status };
}

/** The command failed, perhaps after it was stored: its page says so, as it is now, and keeps what was typed. */
const mayBeDone = () => refusedFor("unsure", 500);

function isUnexpected(error: unknown): boolean {
  if (error instanceof Response) return false;
  return !(error instanceof AppError) || ["internal-error", "storage-unavailable"].includes(error.code);
}

const refused = () => refusedFor("not-allowed", 403);

const deskWords: DeskWords = {
  deed(kind, name) {
    const row = kind === "command" ? findCommand(name) : Object.hasOwn(deskViews, name) && deskViews[name as ViewName];
    if (row) return row.audit;
    // A row that the desk had once, and has no more.
    const plain = name.replaceAll("-", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  },
  problemTitle,
  done: (word) => (word === null ? null : (doneWords.get(word) ?? null)),
};

function isEnrolling(me: SignedIn): boolean {
  return me.level === "enrolling";
}

/** With a first link, the only thing to do is add a way to sign in. */
function mayUse(needs: Needs, me: SignedIn | null): boolean {
  if (needs === "anyone") return true;
  if (!me) return false;
  return needs === "arriving" || (!isEnrolling(me) && capabilitiesOf(me.staff.role).has(needs satisfies Capability));
}

function refuseView(me: SignedIn | null, path: string): never {
  // The desk opens with the inbox, or with the account page for users without one.
  const hasOwn = me && !isEnrolling(me);
  if (hasOwn && path !== "/desk") throw new Response(null, { status: 403 });
  throw redirectTo(hasOwn ? "/desk/account" : me ? "/desk/welcome" : signInPath(path));
}

function redirectTo(Location: string): Response {
  return new Response(null, { status: 303, headers: { Location } });
}

function stepUpPath(to: string): string {
  return `/desk/step-up?${new URLSearchParams({ to })}`;
}

/** `press-lost`: the page says that the button pressed just now did nothing. */
function signInPath(path: string, why?: "press-lost"): string {
  const query = new URLSearchParams({ ...(path !== "/desk" && { to: path }), ...(why && { why }) });
  return query.size === 0 ? "/desk/sign-in" : `/desk/sign-in?${query}`;
}
