import { stageWords } from "#app/content/desk/thread-titles.ts";
import { noPromise, spanWords } from "#app/domain/desk/promises.ts";
import { type Stage, stageReasons, stagesOf, stagesShown, whoHolds } from "#app/domain/desk/stages.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { readDueNeighbors } from "#app/server/desk/inbox/due-neighbors.server.ts";
import { awayUntil, comesBack, ownTimeToBegin } from "#app/server/desk/inbox/office-days.server.ts";
import { readPersonCard } from "#app/server/desk/people/person-card.server.ts";
import type { Actor, DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { timeWords } from "./desk-times.server.ts";
import { readStaffNames, tellEvents } from "./shown-events.server.ts";
import { tellClocks } from "./thread-clock.server.ts";
import { callChoices, kindWords, reasonWordsOf } from "./thread-words.server.ts";

/** A choice in a form. */
export type Choice = { value: string; label: string };

/**
 * Returns everything the page of a thread shows, in words; null when the thread does not exist. Throws `not-allowed`.
 *
 * @param before id of an event: the hundred before it are shown
 * @param colleagues colleagues who may get the thread
 */
export async function seeThread(
  source: DeskSource,
  actor: Actor,
  threadId: string,
  { before, colleagues }: { before: string | null; colleagues: Choice[] },
) {
  const page = await readThread(source, actor, threadId, before);
  const card = page && (await readPersonCard(source, actor, page.person.id));
  if (!page || !card) return null;
  const { thread, earlier } = page;
  const { id, version, kind, stage, last_event_id: lastEventId } = thread;
  const path = stagesOf(kind, stage);
  const choices = (values: Stage[]) => values.map((value) => ({ value, label: stageWords[value] }));
  const untilMs = awayUntil(thread, actor.nowMs);
  return {
    id,
    version,
    lastEventId,
    earlier,
    isPaged: before !== null,
    kind: kindWords[kind],
    state: thread.state,
    stage,
    stageTitle: stageTitle(thread),
    person: card,
    clocks: tellClocks(page.clocks, actor.nowMs),
    holder: await tellHolder(source, actor, thread),
    away: untilMs === null ? null : timeWords(untilMs, actor.nowMs),
    events: await tellEvents(source, actor, page.events),
    /** The last event of everything shown. */
    newest:
      page.events
        .map((event) => event.id)
        .toSorted()
        .at(-1) ?? null,
    neighbors: await readDueNeighbors(source, actor, thread),
    /** Choices in the forms; null for users who only read. */
    work: actor.may.has("work-threads")
      ? {
          colleagues: colleagues.filter(({ value }) => value !== actor.staffId),
          stages: choices(path.filter((value) => value !== "closed")),
          reasons: stageReasons.map((value) => ({ value, label: reasonWordsOf(kind)[value] })),
          outcomes: callChoices,
          putAwayTimes: putAwayTimes(thread, actor.nowMs),
          ownTime: ownTimeToBegin(actor.nowMs),
        }
      : null,
    /** Without the steps that did not happen. */
    stages: choices(stagesShown(path, stage, page.steps)),
  };
}

/** Data of the page of a thread. */
export type SeenThread = NonNullable<Awaited<ReturnType<typeof seeThread>>>;

function stageTitle({ kind, stage, stage_reason }: ThreadRow): string {
  return stage_reason === null ? stageWords[stage] : `${stageWords[stage]}: ${reasonWordsOf(kind)[stage_reason]}`;
}

/** The holder, and for how long without a draft. */
async function tellHolder(source: DeskSource, { staffId, nowMs }: Actor, { assignee, claimed_until }: ThreadRow) {
  const holder = whoHolds({ assignee, claimedUntil: claimed_until }, nowMs);
  if (holder === null) return null;
  const name = (await readStaffNames(source)).get(holder) ?? "a former colleague";
  const lapses = claimed_until === null ? null : spanWords(claimed_until - nowMs);
  return { name, isMe: holder === staffId, lapses };
}

/**
 * Times to put a thread away until, by the office's clock, up to the one when it comes back in any case; values are
 * milliseconds since 1970. None when it is due too soon.
 */
function putAwayTimes({ due_at }: ThreadRow, nowMs: number): Choice[] {
  const backMs = comesBack(due_at);
  const now = officeTime(nowMs, office);
  const nine = now.round({ smallestUnit: "minute", roundingMode: "floor" }).with({ hour: 9, minute: 0 });
  const times = [1, 3].map((hours) => now.add({ hours }).epochMilliseconds);
  const mornings = [1, 2, 3, 7, 14, 30].map((days) => nine.add({ days }).epochMilliseconds);
  const choices = [...times, ...mornings].filter((time) => time < backMs);
  const last = { value: String(backMs), label: `${timeWords(backMs, nowMs)}, before it is due` };
  return [
    ...choices.map((time) => ({ value: String(time), label: timeWords(time, nowMs) })),
    ...(due_at < noPromise && backMs > nowMs ? [last] : []),
  ];
}
