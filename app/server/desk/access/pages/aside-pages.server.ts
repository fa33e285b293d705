import type { ThreadState } from "#app/domain/desk/stages.ts";
import * as kinds from "#app/server/desk/access/visit/command-fields.server.ts";
import { command, type ProblemWords, problem, went } from "#app/server/desk/access/visit/command-row.server.ts";
import type { StaffWork } from "#app/server/desk/access/visit/desk-visit.server.ts";
import { view } from "#app/server/desk/access/visit/table-row.server.ts";
import { releaseThread } from "#app/server/desk/projector/gone-sources.server.ts";
import {
  droppedKeptDays,
  dropThread,
  readHeldBack,
  readMessageOf,
  undoDrop,
} from "#app/server/desk/threads/set-aside-threads.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";

/** The page of messages that a check held back. */
export const asideViews = {
  aside: view({
    needs: "read-people",
    audit: "Looked at what may be a robot’s",
    load: async ({ source, actor }) => ({
      waiting: await readHeldBack(source, actor, "set-aside"),
      dropped: await readHeldBack(source, actor, "dropped"),
      keptDays: droppedKeptDays,
      mayWork: actor.may.has("work-threads"),
    }),
  }),
};

const thread = kinds.asSent;

const asideProblems = {
  "aside-waiting": { title: "It is back already", text: "A colleague brought it back. It is in the inbox." },
  "aside-answered": { title: "It is answered already", text: "A colleague brought it back and answered it." },
  "aside-closed": { title: "It is closed already", text: "A colleague brought it back and closed it." },
  "aside-dropped": { title: "It is dropped already", text: "It is in the list of what was dropped, below." },
  "aside-set-aside": { title: "It was not dropped anymore", text: "It is under “Maybe a robot” again." },
} satisfies Record<`aside-${ThreadState}`, ProblemWords>;

/** Commands of that page. */
export const asideCommands = {
  "aside-back": command({
    needs: "work-threads",
    audit: "Brought a message back",
    fields: { thread },
    problems: asideProblems,
    done: { released: "It is back, with its own due time." },
    run: (work, { thread }) => bringBack(work, thread),
  }),
  "aside-drop": command({
    needs: "work-threads",
    audit: "Dropped a message",
    fields: { thread },
    problems: asideProblems,
    done: { dropped: "Dropped. You can undo it below." },
    run: async ({ source, actor }, { thread }) => afterAside(await dropThread(source.db, actor, thread), "dropped"),
  }),
  "aside-undo": command({
    needs: "work-threads",
    audit: "Restored a dropped message",
    fields: { thread },
    problems: asideProblems,
    done: { undone: "It is under “Maybe a robot” again, as before." },
    run: async ({ source, actor }, { thread }) => afterAside(await undoDrop(source.db, actor, thread), "undone"),
  }),
};

/** Works like `npm run set-aside -- release`; the thread is there at once, and its history says who released it. */
async function bringBack({ source, intake, actor, wake }: StaffWork, thread: string) {
  const reference = await readMessageOf(source.db, thread);
  const released = reference === null ? null : await intake.releaseMessage(reference);
  if (reference === null || !released) {
    const row = source.db.selectFrom("threads").select("state").where("id", "=", thread);
    return notAside(await row.executeTakeFirst());
  }
  const made = await source.db
    .selectFrom("thread_sources")
    .selectAll()
    .where("source", "=", "message")
    .where("source_id", "=", reference)
    .executeTakeFirstOrThrow();
  await source.db
    .transaction()
    .execute((db) => releaseThread(db, { ...made, thread_id: thread }, { nowMs: actor.nowMs, staffId: actor.staffId }));
  wake();
  return went(`/desk/threads/${thread}`, "released");
}

function afterAside<const Done extends string>(changed: Changed, done: Done) {
  return changed.ok ? went("/desk/aside", done) : notAside(changed.thread);
}

/** Says where a thread is that is no longer aside. */
function notAside(thread: { state: ThreadState } | null | undefined) {
  return problem(thread ? (`aside-${thread.state}` as const) : "gone", 404);
}
