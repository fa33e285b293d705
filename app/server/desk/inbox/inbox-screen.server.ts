import { noPromise } from "#app/domain/desk/promises.ts";
import {
  type InboxCounts,
  type InboxQuery,
  type InboxScreen,
  type InboxTurn,
  inboxSearch,
  readInboxQuery,
} from "#app/domain/desk/shown-inbox.ts";
import { countWaitingMail } from "#app/server/desk/mail-in/waiting-mail.server.ts";
import type { StaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readChange } from "#app/server/desk/threads/desk-changes.server.ts";
import { formatEasternClock } from "#app/server/time/eastern-time.server.ts";
import { countInbox, type InboxFilter, type InboxPlace, readInbox } from "./inbox.server.ts";
import { showRows } from "./inbox-rows.server.ts";
import { awayUntil, comesBack, nextClosedDay, type OfficeDays, officeDays } from "./office-days.server.ts";
import type { InboxHabits } from "./saved-views.server.ts";
import { readDayRuler } from "./todays-promises.server.ts";

type InboxParts = { source: DeskSource; actor: Actor; members: Pick<StaffMembers, "list">; habits: InboxHabits };

const mostAside = 5;

/** Reads the inbox for an address; null when it does not know a part of the address. Throws `not-allowed`. */
export async function showInbox(parts: InboxParts, params: URLSearchParams): Promise<InboxScreen | null> {
  const asked = readInboxQuery(params);
  if (!asked) return null;
  const { turn, ...query } = asked;
  const { source, actor, members, habits } = parts;
  const change = await readChange(source.db);
  const days = officeDays(actor.nowMs);
  const filter = filterOf(query, actor, days);
  const search = inboxSearch(query);
  const isAll = search === "";
  const [page, counted, team, views, ruler, putAway] = await Promise.all([
    readInbox(source, actor, filter, turn?.place, turn?.side),
    countLists(source, actor, filter, days),
    members.list(),
    habits.views(actor.staffId),
    isAll && turn === null ? readDayRuler(source, actor) : null,
    readPutAway(source, actor, params.get("undo")),
  ]);
  // Someone who was invited and has not come yet has no name, and may hold a thread.
  const names = new Map(team.map(({ id, name, email }) => [id, name || email]));
  const aside = isAll && page.next === null ? await readInbox(source, actor, { list: "set-aside" }) : null;
  return {
    query,
    search,
    change,
    ...counted,
    views,
    ruler,
    putAway,
    clock: formatEasternClock(actor.nowMs),
    rows: await showRows(source, actor, page.rows, names),
    next: turnOf(query, "after", page.next),
    previous: turnOf(query, "before", page.previous),
    waitingMail: isAll ? await countWaitingMail(source, actor) : 0,
    aside: aside ? await showRows(source, actor, aside.rows.slice(0, mostAside), names) : [],
    closedDay: nextClosedDay(actor.nowMs),
    team: team.filter(({ name }) => name !== "").map(({ id, name }) => ({ id, name })),
  };
}

function turnOf(query: InboxQuery, side: InboxTurn["side"], place: InboxPlace | null): string | null {
  return place && inboxSearch(query, { side, place });
}

function filterOf({ list, kind, stage, held, due }: InboxQuery, { staffId, nowMs }: Actor, days: OfficeDays) {
  const until = { late: nowMs, today: days.tomorrowMs, tomorrow: days.dayAfterMs, week: days.weekMs };
  const assignee = held === "none" ? null : held === "me" ? staffId : (held ?? undefined);
  return {
    list,
    assignee,
    kind: kind ?? undefined,
    stage: stage ?? undefined,
    dueBefore: due === null ? undefined : until[due],
  } satisfies InboxFilter;
}

/** Counts for the tabs, and for the day groups of waiting threads (other lists have no such groups). In one statement. */
async function countLists(source: DeskSource, actor: Actor, filter: InboxFilter, days: OfficeDays) {
  const tabs: InboxFilter[] = [
    { list: "waiting" },
    { list: "waiting", assignee: actor.staffId },
    { list: "waiting", assignee: null },
    { list: "waiting", dueBefore: actor.nowMs },
    { list: "set-aside" },
    { list: "set-aside", dueBefore: actor.nowMs },
    { list: "snoozed" },
  ];
  const hasGroups = filter.list === "waiting";
  const numbers = await countInbox(source, actor, hasGroups ? [...tabs, ...groupsOf(filter, actor, days)] : tabs);
  const [all = 0, mine = 0, unassigned = 0, late = 0, aside = 0, asideLate = 0, away = 0, ...ofGroups] = numbers;
  const [before = 0, today = 0, tomorrow = 0, later = 0] = ofGroups;
  const counts: InboxCounts = { all, mine, unassigned, late, aside, asideLate, away };
  return { counts, groups: hasGroups ? { late: before, today, tomorrow, later } : {} };
}

function groupsOf(filter: InboxFilter, { nowMs }: Actor, { tomorrowMs, dayAfterMs }: OfficeDays): InboxFilter[] {
  const before = (dueMs: number) => Math.min(dueMs, filter.dueBefore ?? dueMs);
  return [
    { ...filter, dueBefore: before(nowMs) },
    { ...filter, dueFrom: nowMs, dueBefore: before(tomorrowMs) },
    { ...filter, dueFrom: Math.max(nowMs, tomorrowMs), dueBefore: before(dayAfterMs) },
    { ...filter, dueFrom: dayAfterMs },
  ];
}

async function readPutAway({ db }: DeskSource, { nowMs }: Actor, id: string | null) {
  if (!id) return null;
  const row = db.selectFrom("threads").select(["snoozed_until", "due_at"]).where("id", "=", id);
  const thread = await row.executeTakeFirst();
  const untilMs = thread ? awayUntil(thread, nowMs) : null;
  if (untilMs === null) return null;
  const isDue = untilMs < noPromise && untilMs === comesBack(thread?.due_at ?? noPromise);
  return { id, until: timeWords(untilMs, nowMs), isDue };
}
