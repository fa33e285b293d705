import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { answerSubjects } from "#app/server/desk/answers/answer-letters.server.tsx";
import { readRecipient } from "#app/server/desk/answers/send-answer.server.ts";
import { markBooking } from "#app/server/desk/bookings/booking-actions.server.ts";
import { storeFacts } from "#app/server/desk/projector/later-facts.server.ts";
import type { Actor } from "#app/server/desk/threads/desk-actor.server.ts";
import { createThreadActions, type ThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";
import { newMail } from "#app/server/outgoing/outbox.server.ts";
import { sampleMay } from "./people.server.ts";

const hourMs = 60 * 60_000;

/** The colleagues' work on the samples: older ones are answered, and some of today's wait or are late. */
export async function workOnSamples(
  { database: { db }, dataKey }: { database: SiteDatabase; dataKey: DataKey },
  colleagues: string[],
  nowMs: number,
): Promise<void> {
  const actions = createThreadActions(db);
  const threads = await db
    .selectFrom("threads")
    .select(["id", "kind", "received_at", "last_event_id"])
    .where("state", "<>", "set-aside")
    .where("kind", "<>", "booking")
    .where("received_at", "<", nowMs - 5 * hourMs)
    .orderBy("received_at")
    .orderBy("id")
    .execute();
  for (const [index, { id, kind, received_at, last_event_id }] of threads.entries()) {
    const actor = actorOf(colleagues, index, Math.min(nowMs, received_at + (3 + (index % 5)) * hourMs));
    const turns = turnsOf((nowMs - received_at) / hourMs);
    const turn = kind === "privacy" ? null : (turns[index % turns.length] ?? null);
    await turn?.({ db, dataKey, actions }, actor, id, last_event_id);
  }
  await markCalls({ db }, colleagues, nowMs);
}

type Hands = Pick<SiteDatabase, "db"> & { dataKey: DataKey } & { actions: ThreadActions };
type Turn = (hands: Hands, actor: Actor, threadId: string, seen: string | null) => Promise<unknown>;

const reachByPhone: Turn = async ({ actions }, actor, id) => {
  await actions.logCall(actor, id, { outcome: "talked", words: "Wants to buy next spring." });
  await actions.setStage(actor, id, { stage: "talking", reason: null });
};

const leaveVoicemail: Turn = ({ actions }, actor, id) => actions.logCall(actor, id, { outcome: "voicemail" });

/** In this order, again and again. */
const oldTurns: Turn[] = [
  answer,
  reachByPhone,
  async (hands, actor, id, seen) => {
    await answer(hands, actor, id, seen);
    await hands.actions.setStage(actor, id, { stage: "analysis-sent", reason: null });
    await hands.actions.note(actor, id, "Sample note: has a co-signer.");
  },
  async (hands, actor, id, seen) => {
    await answer(hands, actor, id, seen);
    await leaveVoicemail(hands, actor, id, seen);
  },
  async (hands, actor, id, seen) => {
    await answer(hands, actor, id, seen);
    await hands.actions.setStage(actor, id, { stage: "closed", reason: "not-now" });
  },
];

const hold: Turn = ({ actions }, actor, id) => actions.assign(actor, id, actor.staffId);

/** The one without a turn waits, and so do those that are held, or whose person was not reached. */
const newTurns: (Turn | null)[] = [null, hold, answer, leaveVoicemail, hold, reachByPhone];

/** Past their 24 hours, without an answer. */
const lateTurns: (Turn | null)[] = [null, hold];

function turnsOf(hoursAgo: number): (Turn | null)[] {
  if (hoursAgo > 45) return oldTurns;
  return hoursAgo > 24 ? lateTurns : newTurns;
}

/** A letter that counts as sent when it was written, and that no mail server ever sees. */
async function answer(
  { db, dataKey, actions }: Hands,
  actor: Actor,
  threadId: string,
  seen: string | null,
): Promise<void> {
  const to = await readRecipient(db, dataKey, threadId);
  if (!to) return;
  const [id, at] = [newRowId(), actor.nowMs];
  const words = "Sample answer: thank you for writing. Here is what comes next.";
  const done = await actions.answer(actor, threadId, {
    id,
    seen,
    async queue(transaction) {
      await transaction
        .insertInto("answers")
        .values({
          id,
          thread_id: threadId,
          staff_id: actor.staffId,
          recipient: to.email,
          subject: answerSubjects[to.kind],
          words,
          draft_version: 1,
          written_at: at,
        })
        .execute();
      const mail = newMail("desk-answer", { type: "answer", id }, at);
      await transaction
        .insertInto("outbox")
        .values({ ...mail, id, state: "sent", attempts: 1, sent_at: at })
        .execute();
    },
  });
  if (!done.ok) return;
  const about = { person_id: done.thread.person_id, thread_id: threadId, by_staff: actor.staffId };
  await storeFacts(db, [{ ...about, kind: "answered", source: "answer", source_id: id, revision: 0, at }]);
}

/** Most came, a few did not, and the last one has no mark yet. */
async function markCalls({ db }: Pick<SiteDatabase, "db">, colleagues: string[], nowMs: number): Promise<void> {
  const over = await db
    .selectFrom("bookings")
    .select("id")
    .where("starts_at", "<", nowMs - hourMs)
    .orderBy("starts_at")
    .execute();
  for (const [index, { id }] of over.slice(0, -1).entries()) {
    const actor = actorOf(colleagues, index, nowMs);
    await markBooking({ db }, actor, id, index % 6 === 4 ? "no-show" : "kept");
  }
}

function actorOf(colleagues: string[], index: number, nowMs: number): Actor {
  return { staffId: colleagues[index % colleagues.length] ?? "", may: sampleMay, nowMs };
}
