import type { Capability } from "#app/domain/desk/capabilities.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { deskTroubles } from "#app/server/desk/answers/desk-troubles.server.ts";
import { readGoingOut } from "#app/server/desk/answers/undo-time.server.ts";
import { countInbox } from "#app/server/desk/inbox/inbox.server.ts";
import { officeNow } from "#app/server/desk/inbox/office-days.server.ts";
import { countWaitingMail } from "#app/server/desk/mail-in/waiting-mail.server.ts";
import { sampleDomain } from "#app/server/desk/staff/staff-members.server.ts";
import {
  formatEasternClock,
  formatShortEasternDay,
  formatShortEasternTime,
} from "#app/server/time/eastern-time.server.ts";

/** Navigation of the desk, in order, each entry with the right its page needs. */
export const places = [
  { to: "/desk", label: "Inbox", icon: "inbox", needs: "read-people", key: "g i" },
  { to: "/desk/day", label: "Day", icon: "day", needs: "read-people", key: "g d" },
  { to: "/desk/new", label: "New lead", icon: "new", needs: "work-threads", key: "g l" },
  { to: "/desk/week", label: "Week", icon: "day", needs: "read-people", key: "g w" },
  { to: "/desk/aside", label: "Maybe a robot", icon: "aside", needs: "read-people", key: "g s" },
  { to: "/desk/letters", label: "Letter", icon: "message", needs: "write-letters", key: "g e" },
  { to: "/desk/templates", label: "Templates", icon: "note", needs: "write-templates", key: "g t" },
  { to: "/desk/privacy", label: "Privacy", icon: "privacy", needs: "read-privacy", key: "g y" },
  { to: "/desk/mailbox", label: "Mailbox", icon: "message", needs: "read-counts", key: "g m" },
  { to: "/desk/promises", label: "Promises", icon: "bars", needs: "read-counts", key: "g r" },
  { to: "/desk/hours", label: "Hours", icon: "clock", needs: "work-bookings", key: "g h" },
  { to: "/desk/audit", label: "Audit", icon: "audit", needs: "read-audit", key: "g u" },
  { to: "/desk/data", label: "Data", icon: "data", needs: "export-data", key: "g x" },
  { to: "/desk/staff", label: "Team", icon: "people", needs: "manage-staff", key: "g p" },
  { to: "/desk/account", label: "Your sign-in", icon: "key", needs: "own-account", key: "g a" },
] as const satisfies readonly { needs: Capability; [detail: string]: string }[];

/** Data for the frame around every signed-in page. */
export const shellView = view({
  needs: "own-account",
  audit: "Opened the desk",
  load: async ({ me, actor, source, habits, mailbox, members, words }, _, path) => ({
    staffId: me.staff.id,
    name: me.staff.name,
    role: me.staff.role,
    clock: formatEasternClock(actor.nowMs),
    day: formatShortEasternDay(actor.nowMs),
    office: officeNow(actor.nowMs),
    places: places
      .filter(({ needs }) => actor.may.has(needs))
      .map(({ to, label, icon, key }) => ({ to, label, icon, key })),
    ...(await troublesOf({ actor, source, mailbox })),
    mayFind: actor.may.has("read-people"),
    hasSamples: (await members.list()).some(({ email }) => email.endsWith(`@${sampleDomain}`)),
    open: await countOpen({ actor, source }),
    /** Emails that wait for a look on the mailbox page; null for users who see no people. */
    waitingMail: actor.may.has("read-people") ? await countWaitingMail(source, actor) : null,
    singleKeys: await habits.hasSingleKeys(me.staff.id),
    goingOut: actor.may.has("work-threads") ? await readGoingOut(source.db, actor) : [],
    done: words.done(new URL(path, "http://desk").searchParams.get("done")),
  }),
});

/** Problems that keep letters from going out or coming in, for users who answer them. */
async function troublesOf({ actor, source, mailbox }: Pick<StaffWork, "actor" | "source" | "mailbox">) {
  if (!actor.may.has("read-people")) return { troubles: [], mailTrouble: null };
  const trouble = (await mailbox?.trouble()) ?? null;
  return {
    troubles: await deskTroubles(source.db, actor.nowMs),
    mailTrouble: trouble && { what: trouble.what, since: formatShortEasternTime(trouble.sinceMs) },
  };
}

/** Number of people who wait for an answer, counted up to 100; null for users who see no people. */
async function countOpen({ actor, source }: Pick<StaffWork, "actor" | "source">): Promise<number | null> {
  if (!actor.may.has("read-people")) return null;
  const [open = 0] = await countInbox(source, actor, [{ list: "waiting" }]);
  return open;
}
