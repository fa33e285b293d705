import { inboxSearch, readInboxQuery } from "#app/domain/desk/shown-inbox.ts";
import { writeIn } from "#app/domain/desk/write-address.ts";
import type { DeskOutcome, StaffWork, TypedFields } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { command, deskPathOf, found, problem, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { threadAt } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { countArrivals } from "#app/server/desk/inbox/arrivals.server.ts";
import { takeNext } from "#app/server/desk/inbox/inbox.server.ts";
import { showInbox } from "#app/server/desk/inbox/inbox-screen.server.ts";
import { showPutAway } from "#app/server/desk/inbox/put-away.server.ts";
import { findPeople } from "#app/server/desk/search/found-people.server.ts";

/** Pages of the inbox: its filters and views, and the stream that reports news. */
export const inboxViews = {
  inbox: view("read-people", async (work, _, path) => {
    const screen = await showInbox(work, new URL(path, "http://desk").searchParams);
    if (!screen) throw new Response(null, { status: 400 });
    return { ...screen, mayWork: work.actor.may.has("work-threads") };
  }),
  "put-away": view("work-threads", async ({ source, actor, isReply }, id, path) => {
    const thread = await threadAt({ source, isReply }, id, path, "/later");
    return found(await showPutAway(source, actor, thread));
  }),
  find: view("read-people", ({ actor }) => ({ isMasked: !actor.may.has("see-unmasked") })),
  // For everyone: a page has to know when its session is over.
  live: view("own-account", ({ me, pulse, sessions, source, actor }) => ({
    staffId: me.staff.id,
    listen: pulse.listen,
    arrived: actor.may.has("read-people") ? countArrivals(source, actor) : () => Promise.resolve(0),
    isOpen: () => sessions.isOpen(me.sessionId),
  })),
};

/** Commands of the inbox. Commands for a thread, sent from there or from its own page, are in `thread-pages.server.ts`. */
export const inboxCommands = {
  "inbox-next": command("work-threads", async ({ actor, threads, source }) => {
    const next = await takeNext(source, threads, actor);
    return next ? { to: writeIn(next.id) } : problem("none-left", 409);
  }),

  "save-view": command("read-people", saveView),

  "remove-view": command("read-people", async ({ me, habits }, { view: id = "" }) =>
    (await habits.removeView(me.staff.id, id)) ? { to: "/desk" } : problem("no-view", 404),
  ),

  find: command("read-people", async ({ source, actor, limit }, { q = "" }) => {
    // To find someone by a value tells whose it is, as uncovering a name does.
    if (!actor.may.has("see-unmasked")) await limit("reveal", 30);
    return { shown: { search: await findPeople(source, actor, q) }, status: 200 };
  }),

  "single-keys": command("own-account", async ({ me, habits }, { on, to }) => {
    await habits.setSingleKeys(me.staff.id, on === "yes");
    return { to: deskPathOf(to) };
  }),
};

async function saveView({ me, habits }: StaffWork, { name = "", search = "" }: TypedFields): Promise<DeskOutcome> {
  const query = readInboxQuery(new URLSearchParams(search));
  if (!query) return problem("no-view", 422);
  const typed = name.trim().replace(/\s+/g, " ");
  const wanted = inboxSearch(query);
  if (typed === "" || typed.length > 40) return { shown: { problem: "view-name", typed: { name } }, status: 422 };
  if (!(await habits.saveView(me.staff.id, { name: typed, search: wanted }))) return problem("many-views", 409);
  return { to: `/desk?${wanted}` };
}
