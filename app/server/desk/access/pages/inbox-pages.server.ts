import { inboxSearch, readInboxQuery } from "#app/domain/desk/shown-inbox.ts";
import { writeIn } from "#app/domain/desk/write-address.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, problem } from "#app/server/desk/access/visit/command-row.server.ts";
import { deskPathOf, found, view } from "#app/server/desk/access/visit/table-row.server.ts";
import { threadAt } from "#app/server/desk/access/visit/thread-outcomes.server.ts";
import { countArrivals } from "#app/server/desk/inbox/arrivals.server.ts";
import { takeNext } from "#app/server/desk/inbox/inbox.server.ts";
import { showInbox } from "#app/server/desk/inbox/inbox-screen.server.ts";
import { showPutAway } from "#app/server/desk/inbox/put-away.server.ts";
import { findPeople } from "#app/server/desk/search/found-people.server.ts";

/** Pages of the inbox: its filters and views, and the stream that reports news. */
export const inboxViews = {
  inbox: view({
    needs: "read-people",
    audit: "Looked at the inbox",
    load: async (work, _, path) => {
      const screen = await showInbox(work, new URL(path, "http://desk").searchParams);
      if (!screen) throw new Response(null, { status: 400 });
      return { ...screen, mayWork: work.actor.may.has("work-threads") };
    },
  }),
  "put-away": view({
    needs: "work-threads",
    audit: "Opened a thread to put it away",
    load: async ({ source, actor, isReply }, id, path) => {
      const thread = await threadAt({ source, isReply }, id, path, "/later");
      return found(await showPutAway(source, actor, thread));
    },
  }),
  find: view({
    needs: "read-people",
    audit: "Searched for someone",
    people: false,
    load: ({ actor }) => ({ isMasked: !actor.may.has("see-unmasked") }),
  }),
  live: view({
    // For everyone: a page has to know when its session is over.
    needs: "own-account",
    audit: "Kept the inbox up to date",
    people: false,
    load: ({ me, pulse, sessions, source, actor }) => ({
      staffId: me.staff.id,
      listen: pulse.listen,
      arrived: actor.may.has("read-people") ? countArrivals(source, actor) : () => Promise.resolve(0),
      isOpen: () => sessions.isOpen(me.sessionId),
    }),
  }),
};

const noView = {
  "no-view": { title: "That view does not exist", text: "It may have been removed in another window." },
};

/** Commands of the inbox. Commands for a thread, sent from there or from its own page, are in `thread-pages.server.ts`. */
export const inboxCommands = {
  "inbox-next": command({
    needs: "work-threads",
    audit: "Took the next one",
    fields: {},
    problems: {
      "none-left": { title: "No one is waiting to be taken", text: "A colleague already has everything due." },
    },
    done: {},
    async run({ actor, threads, source }) {
      const next = await takeNext(source, threads, actor);
      return next ? { to: writeIn(next.id) } : problem("none-left", 409);
    },
  }),
  "save-view": command({
    needs: "read-people",
    audit: "Saved a view of the inbox",
    fields: { name: kinds.line(1000), search: kinds.asSent },
    problems: {
      ...noView,
      "view-name": { title: "Give the view a name", text: "One to 40 characters." },
      "many-views": { title: "You have 12 views", text: "That is the most. Remove one first." },
    },
    done: {},
    async run({ me, habits }, { name, search: sent }) {
      const query = readInboxQuery(new URLSearchParams(sent));
      if (!query) return problem("no-view");
      if (name === "" || name.length > 40) return problem("view-name");
      const search = inboxSearch(query);
      return (await habits.saveView(me.staff.id, { name, search }))
        ? { to: `/desk?${search}` }
        : problem("many-views", 409);
    },
  }),
  "remove-view": command({
    needs: "read-people",
    audit: "Removed a view of the inbox",
    fields: { view: kinds.asSent },
    problems: noView,
    done: {},
    run: async ({ me, habits }, sent) =>
      (await habits.removeView(me.staff.id, sent.view)) ? { to: "/desk" } : problem("no-view", 404),
  }),
  find: command({
    needs: "read-people",
    audit: "Searched for someone",
    fields: { q: kinds.asSent },
    problems: {},
    done: {},
    async run({ source, actor, limit }, { q }) {
      // To find someone by a value tells whose it is, as uncovering a name does.
      if (!actor.may.has("see-unmasked")) await limit("reveal", 30);
      return { shown: { search: await findPeople(source, actor, q) }, status: 200 };
    },
  }),
  "single-keys": command({
    needs: "own-account",
    audit: "Turned single keys on or off",
    fields: { on: kinds.ticked, to: kinds.asSent },
    problems: {},
    done: {},
    async run({ me, habits }, { on, to }) {
      await habits.setSingleKeys(me.staff.id, on);
      return { to: deskPathOf(to) };
    },
  }),
};
