import type { Kysely } from "kysely";
import { claimMs, isStageWithReason, type Stage, type StageReason, whoHolds } from "#app/domain/desk/stages.ts";
import type { EventKind, EventRow, ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { storeOwner } from "#app/server/desk/people/person-owner.server.ts";
import { hasArrived } from "#app/server/desk/staff/invitations.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { endClocks, keepPromise, reopenClocks, settle } from "./clocks.server.ts";
import { type Actor, assertMay } from "./desk-actor.server.ts";
import { forgetDraft } from "./drafts.server.ts";
import { type Change, type Changed, changeThread } from "./thread-changes.server.ts";

/** Outcomes of a call. Only speaking with the person answers them. */
export const callOutcomes = ["talked", "voicemail", "no-answer", "wrong-number"] as const;
export type CallOutcome = (typeof callOutcomes)[number];
export type CallMark = "outside" | "theirs";

/** A letter, the last event its writer has seen, and a function that stores the letter in the same transaction. */
export type AnswerOnItsWay = { id: string; seen: string | null; queue(db: Kysely<Schema>): Promise<void> };

/**
 * Actions of the team on a thread. Each throws `not-allowed`, and is one durable transaction. With `seenVersion`, nothing is
 * done when someone else has changed the thread since.
 */
export type ThreadActions = {
  /** Takes a free thread; half an hour without a saved draft ends the claim. Taking your own thread again renews it. */
  claim(actor: Actor, threadId: string): Promise<Changed>;
  letGo(actor: Actor, threadId: string): Promise<Changed>;
  /**
   * Gives it to a colleague, no matter who has it; this does not lapse, and the colleague looks after the person. Given to
   * someone who has no way to sign in yet, it is a claim like any other, and they look after nobody: they may never come.
   */
  assign(actor: Actor, threadId: string, staffId: string, seenVersion?: number): Promise<Changed>;
  /** Puts it away until a time; null brings it back. Its clocks keep running, and it shows again shortly before it is due. */
  snooze(actor: Actor, threadId: string, untilMs: number | null, seenVersion?: number): Promise<Changed>;
  /**
   * Moves it to a stage; closing needs a reason and ends its open promises without keeping them, and opening it again brings
   * them back. A privacy request without an answer cannot be closed. Throws `bad-request` for a stage that does not go with
   * its reason.
   */
  setStage(
    actor: Actor,
    threadId: string,
    to: { stage: Stage; reason: StageReason | null },
    seenVersion?: number,
  ): Promise<Changed>;
  /** `once` is the id that came with the form: the same note twice is one. */
  note(actor: Actor, threadId: string, words: string, once?: string): Promise<Changed>;
  /** The history keeps a mark for good: `outside` what the gate allows, or `theirs`, when they called us. `once` as above. */
  logCall(
    actor: Actor,
    threadId: string,
    call: { outcome: CallOutcome; words?: string; mark?: CallMark; once?: string | undefined },
  ): Promise<Changed>;
  /**
   * Puts an answer in the outbox, if its writer has seen every event up to the last; otherwise returns the news. No promise
   * is kept before the mail server has it: see `later-facts.server.ts`.
   */
  answer(actor: Actor, threadId: string, answer: AnswerOnItsWay): Promise<Changed & { news?: EventRow[] }>;
};

/** Actions over a database. */
export function createThreadActions(db: Kysely<Schema>): ThreadActions {
  return {
    claim: (actor, threadId) =>
      changeThread(db, actor, threadId, {
        kind: "claimed",
        set: { assignee: actor.staffId, claimed_until: actor.nowMs + claimMs, snoozed_until: null },
        allows: (thread) => [null, actor.staffId].includes(holderOf(thread, actor.nowMs)),
      }),

    letGo: (actor, threadId) =>
      changeThread(db, actor, threadId, {
        kind: "let-go",
        set: { assignee: null, claimed_until: null },
        allows: ({ assignee }) => assignee === actor.staffId,
      }),

    async assign(actor, threadId, staffId, seenVersion) {
      const given = givenTo({ staffId, isHere: await hasArrived(db, staffId) }, actor);
      return changeThread(db, actor, threadId, { ...given, allows: (thread) => isAsSeen(thread, seenVersion) });
    },

    snooze: (actor, threadId, untilMs, seenVersion) =>
      changeThread(db, actor, threadId, {
        kind: "snoozed",
        words: untilMs === null ? null : String(untilMs),
        set: { snoozed_until: untilMs },
        allows: (thread) => isAsSeen(thread, seenVersion),
      }),

    async setStage(actor, threadId, { stage, reason }, seenVersion) {
      if (!isStageWithReason(stage, reason)) throw new AppError("bad-request", "A closed thread has a reason.");
      return changeThread(db, actor, threadId, {
        kind: "stage",
        words: reason === null ? stage : `${stage} ${reason}`,
        set: { stage, stage_reason: reason, ...(stage === "closed" && { snoozed_until: null }) },
        isNews: true,
        allows: (thread) =>
          isAsSeen(thread, seenVersion) &&
          !(stage === "closed" && thread.kind === "privacy" && thread.state === "waiting"),
        async within(transaction, before) {
          const ending = { how: "closed", atMs: actor.nowMs, staffId: actor.staffId } as const;
          if (stage === "closed") await endClocks(transaction, threadId, ending);
          else if (before.stage === "closed") await reopenClocks(transaction, threadId);
          await settle(transaction, threadId);
        },
      });
    },

    note: (actor, threadId, words, once) =>
      changeThread(db, actor, threadId, { kind: "note", words, once, isNews: true }),

    logCall: (actor, threadId, { outcome, words = "", mark, once }) =>
      changeThread(db, actor, threadId, {
        kind: "call",
        once,
        words: `${outcome}${mark ? `+${mark}` : ""} ${words}`.trim(),
        isNews: true,
        async within(transaction, { person_id: personId }) {
          if (outcome !== "talked") return;
          await storeOwner(transaction, { personId, ownerId: actor.staffId }, { onlyFree: true });
          await keepPromise(transaction, threadId, { how: "call", atMs: actor.nowMs, staffId: actor.staffId });
        },
      }),

    async answer(actor, threadId, { id, seen, queue }) {
      const done = await changeThread(db, actor, threadId, {
        kind: "answer-written",
        about: { source: "answer", source_id: id },
        isNews: true,
        allows: ({ last_event_id }) => last_event_id === seen,
        async within(transaction, { person_id: personId }) {
          await queue(transaction);
          await storeOwner(transaction, { personId, ownerId: actor.staffId }, { onlyFree: true });
          await forgetDraft(transaction, actor, threadId);
          await holdUnheld(transaction, actor, threadId);
        },
      });
      if (done.ok || done.why === "gone") return done;
      return { ...done, news: await readNews(db, actor, threadId, seen) };
    },
  };
}

/** A thread is given to a colleague, who looks after its person from then on. `isHere`: they can sign in. */
export function givenTo({ staffId, isHere }: { staffId: string; isHere: boolean }, { nowMs }: Actor): Change {
  return {
    kind: "assigned",
    words: staffId,
    set: { assignee: staffId, claimed_until: isHere ? null : nowMs + claimMs },
    async within(transaction, { person_id: personId }) {
      if (isHere) await storeOwner(transaction, { personId, ownerId: staffId });
    },
  };
}

function isAsSeen({ version }: ThreadRow, seenVersion = version): boolean {
  return version === seenVersion;
}

function holderOf({ assignee, claimed_until: claimedUntil }: ThreadRow, nowMs: number): string | null {
  return whoHolds({ assignee, claimedUntil }, nowMs);
}

/** A colleague who answers takes the thread, unless another has it: it stops being the next one for everyone else. */
async function holdUnheld(db: Kysely<Schema>, { staffId, nowMs }: Actor, threadId: string): Promise<void> {
  await db
    .updateTable("threads")
    .set({ assignee: staffId, claimed_until: nowMs + claimMs })
    .where("id", "=", threadId)
    .where((where) => where.or([where("assignee", "is", null), where("claimed_until", "<=", nowMs)]))
    .execute();
}

/** A colleague who answers must know about these; that someone opened it or put it away changes no answer. */
const newsKinds: readonly EventKind[] = [
  ...(["lead", "message", "booking", "mail-in", "team-mail", "asked-to-stop", "stop-lifted"] as const),
  ...(["call-limit", "call-limit-lifted"] as const),
  ...(["answer-written", "call", "note", "stage", "merged"] as const),
];

async function readNews(
  db: Kysely<Schema>,
  actor: Actor,
  threadId: string,
  seenEventId: string | null,
): Promise<EventRow[]> {
  assertMay(actor, "read-people");
  return db
    .selectFrom("events")
    .selectAll()
    .where("thread_id", "=", threadId)
    .where("id", ">", seenEventId ?? "")
    .where("kind", "in", newsKinds)
    .orderBy("id")
    .limit(100)
    .execute();
}
