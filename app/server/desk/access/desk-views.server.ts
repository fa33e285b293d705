import { countHeld } from "#app/server/desk/staff/freed-threads.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { saidOf } from "./desk-commands.server.ts";
import { answerViews } from "./pages/answer-pages.server.ts";
import { auditViews } from "./pages/audit-pages.server.ts";
import { calendarViews } from "./pages/calendar-pages.server.ts";
import { dataViews } from "./pages/data-pages.server.ts";
import { documentViews } from "./pages/document-pages.server.ts";
import { inboxViews } from "./pages/inbox-pages.server.ts";
import { letterViews } from "./pages/letter-pages.server.ts";
import { mailboxViews } from "./pages/mailbox-pages.server.ts";
import { privacyViews } from "./pages/privacy-pages.server.ts";
import { promiseViews } from "./pages/promise-pages.server.ts";
import { shellView } from "./pages/shell-view.server.ts";
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
  ...letterViews,
  account: view("own-account", async ({ me, passkeys, sessions, codes }) => ({
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
    ...(await codes.state(me.staff.id)),
  })),
  "sign-in": view("anyone", () => null),
  sent: view("anyone", () => null),
  link: view("anyone", async ({ links }, token) => {
    const link = await links.look(token);
    if (!link) return null;
    return { purpose: link.purpose, until: formatShortEasternTime(link.expiresAt), name: link.staff.name };
  }),
  welcome: view("arriving", async ({ me, passkeys, codes }) => ({
    keys: (await passkeys.list(me.staff.id)).length,
    isIn: me.level === "full",
    ...(await codes.state(me.staff.id)),
  })),
  app: view("arriving", async ({ me, codes }) => ({ pending: await codes.pendingApp(me.staff) })),
  key: view("own-account", () => null),
  codes: view("own-account", async ({ me, codes }) => ({ left: (await codes.state(me.staff.id)).recoveryCodes })),
  "step-up": view("own-account", async ({ me, passkeys, codes }, _, path) => ({
    to: deskPathOf(new URL(path, "http://desk").searchParams.get("to")),
    hasKey: (await passkeys.list(me.staff.id)).length > 0,
    ...(await codes.state(me.staff.id)),
  })),
  held: view("own-account", async ({ me, held }, id) => {
    const form = await held.read(me.staff.id, id);
    if (!form) return null;
    const { do: does = "", ...fields } = form.fields;
    return { id, path: form.path, does, says: saidOf(does), fields: Object.entries(fields) };
  }),
  staff: view("manage-staff", async ({ me, members, source, actor }) => {
    const held = await countHeld(source.db, actor.nowMs);
    return {
      people: (await members.list()).map(({ id, name, email, role }) => ({
        id,
        name,
        email,
        role,
        isMe: id === me.staff.id,
        held: held.get(id) ?? 0,
      })),
    };
  }),
  ...calendarViews,
  ...mailboxViews,
  ...answerViews,
  ...privacyViews,
  ...promiseViews,
  ...auditViews,
  ...dataViews,
  ...documentViews,
};

/** Name of a page in the table. */
export type ViewName = keyof typeof deskViews;
/** Data of a page. */
export type SeenAt<Name extends ViewName> = Awaited<ReturnType<(typeof deskViews)[Name]["load"]>>;
