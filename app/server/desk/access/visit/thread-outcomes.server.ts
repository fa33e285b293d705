import { threadToday } from "#app/server/desk/threads/merge-threads.server.ts";
import type { Changed } from "#app/server/desk/threads/thread-changes.server.ts";
import type { DeskOutcome, TypedFields, ViewWork } from "./desk-visit.server.ts";
import { deskPathOf, problem } from "./table-row.server.ts";

/** Longer than anyone types; the form enforces it, too. */
const mostCharacters = 4000;

/** Text of the field `words`. */
export function typedIn({ words = "" }: TypedFields): string {
  return words.trim().slice(0, mostCharacters);
}

/** The id of what a form writes, made with its page. Undefined when it is none. */
export function onceIn({ once = "" }: TypedFields): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(once) ? once : undefined;
}

/** The same page, with errors by field and everything typed. */
export function wrong(typed: TypedFields, field: string, words: string): Promise<DeskOutcome> {
  return Promise.resolve({ shown: { problem: "fields", typed, errors: { [field]: [words] } }, status: 422 });
}

/**
 * Goes back to the list it was sent from, or to the thread with a note on what was done, or shows what a colleague did
 * first.
 */
export function after(changed: Changed, typed: TypedFields, done: string): DeskOutcome {
  const { back } = typed;
  if (changed.ok) return { to: back ? deskPathOf(back) : `/desk/threads/${changed.thread.id}?done=${done}` };
  if (changed.why === "gone") return problem("gone", 404);
  return back ? problem("held", 409) : { shown: { problem: "changed", typed }, status: 409 };
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
