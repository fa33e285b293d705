import type { CalendarFeedRow } from "#app/server/database/schema/calendar-schema.server.ts";
import { readUndoSeconds, undoChoices } from "#app/server/desk/answers/undo-time.server.ts";
import { readFeed } from "#app/server/desk/bookings/calendar-feeds.server.ts";
import { countHeld, countOwned } from "#app/server/desk/staff/freed-threads.server.ts";
import { type Invitation, readInvited, readInviters } from "#app/server/desk/staff/invitations.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { toldOf } from "./desk-commands.server.ts";
import { answerViews } from "./pages/answer-pages.server.ts";
import { asideViews } from "./pages/aside-pages.server.ts";
import { auditViews } from "./pages/audit-pages.server.ts";
import { calendarViews } from "./pages/calendar-pages.server.ts";
import { dataViews } from "./pages/data-pages.server.ts";
import { documentViews } from "./pages/document-pages.server.ts";
import { goingOutViews } from "./pages/going-out-pages.server.ts";
import { inboxViews } from "./pages/inbox-pages.server.ts";
import { letterViews } from "./pages/letter-pages.server.ts";
import { mailboxViews } from "./pages/mailbox-pages.server.ts";
import { privacyViews } from "./pages/privacy-pages.server.ts";
import { promiseViews } from "./pages/promise-pages.server.ts";
import { shellView } from "./pages/shell-view.server.ts";
import { templateViews } from "./pages/template-pages.server.ts";
import { threadViews } from "./pages/thread-pages.server.ts";
import { deskPathOf, view } from "./visit/table-row.server.ts";

/**
 * Every page of the desk, and the shell around it: who may see it, and its data. `me` is set wherever `needs` is not
 * `anyone`. A test tries each with every role and with none.
 */
export const deskViews = {
  shell: shellView,
  ...inboxViews,
  ...threadViews,
  ...asideViews,
  ...letterViews,
  account: view({
    needs: "own-account",
    audit: "Looked at their sign-in",
    load: async ({ me, passkeys, sessions, codes, source, actor }, _, path) => ({
      name: me.staff.name,
      email: me.staff.email,
      role: me.staff.role,
      keys: (await passkeys.list(me.staff.id)).map(({ id, name, synced, created_at, last_used_at }) => ({
        id,
        name,
        synced,
        made: formatShortEasternTime(created_at),
        used: last_used_at === null ? null : formatShortEasternTime(last_used_at),
      })),
      sessions: (await sessions.list(me.staff.id)).map(({ id, device, created_at, last_seen_at }) => ({
        id,
        device,
        isThis: id === me.sessionId,
        began: formatShortEasternTime(created_at),
        seen: formatShortEasternTime(last_seen_at),
      })),
      feed: feedWords(await readFeed(source.db, actor)),
      undo: actor.may.has("work-threads")
        ? { seconds: await readUndoSeconds(source.db, me.staff.id), choices: undoChoices }
        : null,
      done: new URL(path, "http://desk").searchParams.get("done"),
      ...(await codes.state(me.staff.id)),
    }),
  }),
  "sign-in": view({ needs: "anyone", audit: "Opened the sign-in", load: () => null }),
  sent: view({ needs: "anyone", audit: "Waited for a link", load: () => null }),
  link: view({
    needs: "anyone",
    audit: "Opened a link",
    async load({ links, codes }, token) {
      const link = await links.look(token);
      if (!link) {
        const fate = await links.fate(token);
        return { fate: "atMs" in fate ? { ...fate, at: formatShortEasternTime(fate.atMs) } : fate };
      }
      const { hasApp, recoveryCodes } = await codes.state(link.staff.id);
      return {
        fate: null,
        purpose: link.purpose,
        until: formatShortEasternTime(link.expiresAt),
        name: link.staff.name,
        hasCodes: hasApp || recoveryCodes > 0,
      };
    },
  }),
  welcome: view({
    needs: "arriving",
    audit: "Opened the page for a first passkey",
    load: async ({ me, passkeys, codes }) => ({
      keys: (await passkeys.list(me.staff.id)).length,
      isIn: me.level === "full",
      ...(await codes.state(me.staff.id)),
    }),
  }),
  app: view({
    needs: "arriving",
    audit: "Opened the page for codes",
    load: async ({ me, codes }) => ({ pending: await codes.pendingApp(me.staff) }),
  }),
  key: view({ needs: "own-account", audit: "Opened the page for a new passkey", load: () => null }),
  codes: view({
    needs: "own-account",
    audit: "Opened the page for recovery codes",
    load: async ({ me, codes }) => ({ left: (await codes.state(me.staff.id)).recoveryCodes }),
  }),
  "step-up": view({
    needs: "own-account",
    audit: "Was asked who they are",
    load: async ({ me, passkeys, codes }, _, path) => ({
      to: deskPathOf(new URL(path, "http://desk").searchParams.get("to")),
      hasKey: (await passkeys.list(me.staff.id)).length > 0,
      ...(await codes.state(me.staff.id)),
    }),
  }),
  held: view({
    needs: "own-account",
    audit: "Looked at a form that waits for them",
    // Anyone can send such a form with any id, and those who may see people see whom it is about.
    people: true,
    async load(work, id) {
      const form = await work.held.read(work.me.staff.id, id);
      const fields = Object.entries(form?.fields ?? {});
      return form && { id, path: form.path, fields, told: await toldOf(work, form.fields) };
    },
    alsoShows: ({ fields }) => fields.flatMap(([, value]) => (value.length === idLength ? value : [])),
  }),
  staff: view({
    needs: "manage-staff",
    audit: "Looked at the team",
    async load({ me, members, source, actor }) {
      const [held, owned] = [await countHeld(source.db, actor.nowMs), await countOwned(source.db)];
      const invited = await readInvited(source.db);
      const inviters = await readInviters(source.db);
      const people = await members.list();
      return {
        people: people.map(({ id, name, email, role }) => ({
          id,
          name,
          email,
          role,
          isMe: id === me.staff.id,
          held: held.get(id) ?? 0,
          owned: owned.get(id) ?? 0,
          invitation: invited.has(id) ? invitationWords(invited.get(id) ?? null, actor.nowMs) : null,
          invitedBy: inviters.get(id) ?? null,
          /** Goes with them when they are removed. */
          invites: people
            .filter((other) => invited.has(other.id) && inviters.get(other.id)?.id === id)
            .map((other) => other.email),
        })),
      };
    },
  }),
  ...calendarViews,
  ...mailboxViews,
  ...answerViews,
  ...goingOutViews,
  ...templateViews,
  ...privacyViews,
  ...promiseViews,
  ...auditViews,
  ...dataViews,
  ...documentViews,
};

/** Letters of an id: what is longer was typed. */
const idLength = 36;

function feedWords(feed: CalendarFeedRow | null): string | null {
  if (!feed) return null;
  const { created_at, last_read_at, shows_names } = feed;
  const read = last_read_at === null ? "Not read yet." : `Last read ${formatShortEasternTime(last_read_at)}.`;
  return `Since ${formatShortEasternTime(created_at)}, ${shows_names === 1 ? "with" : "without"} names. ${read}`;
}

function invitationWords(invitation: Invitation | null, nowMs: number): string {
  if (!invitation) return "Has no way to sign in yet, and no invitation.";
  const { sentAt, until } = invitation;
  const end = until > nowMs ? "Good until" : "It ran out on";
  return `Invited on ${formatShortEasternTime(sentAt)}. ${end} ${formatShortEasternTime(until)}.`;
}

/** Name of a page in the table. */
export type ViewName = keyof typeof deskViews;
/** Data of a page. */
export type SeenAt<Name extends ViewName> = Awaited<ReturnType<(typeof deskViews)[Name]["load"]>>;
