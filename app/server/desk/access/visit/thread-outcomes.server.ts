import { threadToday } from "#app/server/desk/threads/merge-threads.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";
import { type ProblemWords, problem, went } from "./command-row.server.ts";
import type { ViewWork } from "./desk-visit.server.ts";

/** What can be in the way of a change to a thread. */
export const threadProblems = {
  held: { title: "A colleague was faster", text: "Someone else has it now. The list shows who." },
  /** The page lists what is new. */
  changed: { title: "A colleague was faster", text: "Read what is new, then press again if you still want to." },
} satisfies Record<string, ProblemWords>;

/**
 * Goes back to the list it was sent from, or to the thread with a note on what was done, or shows what a colleague did
 * first.
 */
export function after<const Done extends string>(changed: Changed, back: string | null, done: Done) {
  if (changed.ok) return back === null ? went(`/desk/threads/${changed.thread.id}`, done) : { to: back };
  if (changed.why === "gone") return problem("gone", 404);
  return problem(back === null ? "changed" : "held", 409);
}

/**
 * The thread that a page is about. One that was put together with another leads there, with what the address says was done:
 * links in emails and bookmarks stay true. A form that was refused is shown right here, for a redirect would lose its words.
 */
export async function threadAt(
  { source, isReply }: Pick<ViewWork, "isReply" | "source">,
  threadId: string,
  path: string,
  page = "",
): Promise<string> {
  const today = await threadToday(source.db, threadId);
  if (today === threadId || isReply) return today;
  const { search } = new URL(path, "http://desk");
  throw new Response(null, { status: 302, headers: { Location: `/desk/threads/${today}${page}${search}` } });
}
