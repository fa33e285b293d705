import { noPromise } from "#app/domain/desk/promises.ts";
import { timeWords } from "#app/server/desk/telling/desk-times.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { formatEasternClock, formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { comesBack, ownTimeToBegin, type PutAwayChoice, putAwayUntil } from "./office-days.server.ts";

/** Data of the page to put a thread away: the times to choose from, and the promise whose clock keeps running. */
export type PutAwayScreen = {
  thread: string;
  name: string;
  /** "Tue, Nov 24, 4:30 PM EST"; null when nothing is promised. */
  due: string | null;
  /** A thread that is late or due very soon cannot be put away: it stays until it is answered. */
  isSoon: boolean;
  /** When it comes back at the latest, an hour of open time before it is due; null when nothing is promised. */
  back: string | null;
  choices: { choice: string; label: string }[];
  /** Default for the custom time field, on the office's clock. */
  own: string;
};

/** Null when the thread does not exist. Throws `not-allowed`. */
export async function showPutAway(source: DeskSource, actor: Actor, threadId: string): Promise<PutAwayScreen | null> {
  const page = await readThread(source, actor, threadId);
  if (!page) return null;
  const { nowMs } = actor;
  const { due_at } = page.thread;
  const backMs = comesBack(due_at);
  const back = due_at === noPromise ? null : timeWords(backMs, nowMs);
  const labels: [PutAwayChoice, string][] = [
    ["2h", `In 2 hours, ${formatEasternClock(nowMs + 7_200_000)}`],
    ["evening", "This evening, 6 PM ET"],
    ["morning", "Tomorrow, 9 AM ET"],
  ];
  const isBefore = (choice: PutAwayChoice) => (putAwayUntil(choice, "", nowMs) ?? noPromise) < backMs;
  return {
    thread: threadId,
    name: page.person.name || "No name given",
    due: due_at === noPromise ? null : formatShortEasternTime(due_at),
    isSoon: backMs <= nowMs,
    back,
    choices: [
      ...labels.filter(([choice]) => isBefore(choice)).map(([choice, label]) => ({ choice, label })),
      ...(back === null ? [] : [{ choice: String(backMs), label: `${back}, an open hour before it is due` }]),
    ],
    own: ownTimeToBegin(nowMs),
  };
}
