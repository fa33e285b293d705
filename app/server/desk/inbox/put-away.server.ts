import { noPromise } from "#app/domain/desk/promises.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { formatEasternClock, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { ownTimeToBegin, type PutAwayChoice, putAwayUntil } from "./office-days.server.ts";

/** Data of the page to put a thread away: the times to choose from, and the promise whose clock keeps running. */
export type PutAwayScreen = {
  thread: string;
  name: string;
  /** "Tue, Nov 24, 4:30 PM EST"; null when nothing is promised. */
  due: string | null;
  /** A late thread cannot be put away: it stays on top until it is answered. */
  isLate: boolean;
  choices: { choice: PutAwayChoice; label: string }[];
  /** Default for the custom time field, on the office's clock. */
  own: string;
};

/** Null when the thread does not exist. Throws `not-allowed`. */
export async function showPutAway(source: DeskSource, actor: Actor, threadId: string): Promise<PutAwayScreen | null> {
  const page = await readThread(source, actor, threadId);
  if (!page) return null;
  const { nowMs } = actor;
  const { due_at } = page.thread;
  const evening = putAwayUntil("evening", "", nowMs);
  return {
    thread: threadId,
    name: page.person.name || "No name given",
    due: due_at === noPromise ? null : formatShortEasternTime(due_at),
    isLate: due_at <= nowMs,
    choices: [
      { choice: "2h", label: `In 2 hours, ${formatEasternClock(nowMs + 7_200_000)}` },
      ...(evening === null ? [] : [{ choice: "evening" as const, label: "This evening, 6 PM ET" }]),
      { choice: "morning", label: "Tomorrow, 9 AM ET" },
    ],
    own: ownTimeToBegin(nowMs),
  };
}
