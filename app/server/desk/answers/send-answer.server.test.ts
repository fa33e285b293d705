import { expect, it, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { OutboxRow } from "#app/server/database/schema/outbox-schema.server.ts";
import { readReplyAddress } from "#app/server/desk/mail-in/reply-address.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { openClock } from "#app/server/desk/threads/clocks.server.ts";
import { readDraft, saveDraft } from "#app/server/desk/threads/drafts.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { createMailDelivery, stoppedCode } from "#app/server/mail/mail-delivery.server.ts";
import { usualTiming } from "#app/server/outgoing/delivery-timing.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { refusal, startMailServer } from "#test/mail-server.ts";
import { patience } from "#test/patience.ts";
import { answerLetters } from "./answer-letters.server.tsx";
import { deskTroubles } from "./desk-troubles.server.ts";
import { readLetterFate } from "./letter-fate.server.ts";
import { sendAnswer, takeBack } from "./send-answer.server.ts";
import { holdAnswer, readGoingOut, setUndoSeconds, undoChoices } from "./undo-time.server.ts";

const minute = 60_000;
const undoMs = undoChoices[0] * 1000;
const often = { ...patience, interval: 20 };
const template = "reply@business.example";

describeDatabase("an answer", ({ open, settings }) => {
  async function openThread(nowMs = Date.now()) {
    const database = await open();
    const { db } = database;
    const lead = leadRow({ created_at: nowMs - minute, email: "maria@visitor.example" });
    await db.insertInto("leads").values(lead).execute();
    await projectOnce({ database, log: silentLog }, nowMs);
    const { id, last_event_id: seen } = await db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const [ana, ben] = [someActor({ nowMs }), someActor({ staffId: "ben", nowMs })];
    const threads = createThreadActions(db);
    const press = (actor = ana, change: { id?: string; words?: string; seen?: string | null } = {}) =>
      sendAnswer({ db, dataKey: testDataKey }, threads, actor, id, {
        id: newRowId(),
        words: "Hi Maria,\n\nThank you.\nI read it.\n\nAna",
        version: 1,
        seen,
        ...change,
      });
    return { database, db, id, seen, ana, ben, threads, press };
  }
  const state = async ({ db }: SiteDatabase) => ({
    answers: (await db.selectFrom("answers").select("id").execute()).length,
    emails: (await db.selectFrom("outbox").select("id").execute()).length,
    open: (await db.selectFrom("clocks").select("id").where("ended_at", "is", null).execute()).length,
  });

  function deliver(database: SiteDatabase, smtpUrl: string) {
    const own: Settings = { ...settings(), smtpUrl, mailFrom: "Path to Keys <hello@business.example>" };
    const letters = [answerLetters(testDataKey, template)];
    const timing = { ...usualTiming, pollMs: 20, leastPauseMs: 20, mostPauseMs: 50 };
    return createMailDelivery({ database, settings: own, log: silentLog, letters }, timing);
  }

  it("waits ten seconds, keeps no promise until then, and is one email no matter how often Send is pressed", async () => {
    const { database, db, press, ana, id } = await openThread();
    await saveDraft(db, ana, id, { words: "Hi Maria", version: 0 });
    const letter = newRowId();
    const pressed = await Promise.all([1, 2, 3].map(() => press(ana, { id: letter })));
    expect(pressed).toEqual([{ sent: true }, { sent: true }, { sent: true }]);
    expect(await state(database)).toEqual({ answers: 1, emails: 1, open: 1 });
    const mail = await db.selectFrom("outbox").selectAll().executeTakeFirst();
    expect(mail).toMatchObject({
      id: letter,
      subject_id: letter,
      next_attempt_at: ana.nowMs + undoMs,
      state: "queued",
    });
    expect(await readDraft(db, ana, id)).toBeNull();
    // A press is repeated because its response was lost: it saves the words again, and finds that they already went out.
    await saveDraft(db, ana, id, { words: "Hi Maria,\n\nThank you.\nI read it.\n\nAna", version: 0 });
    expect(await press(ana, { id: letter })).toEqual({ sent: true });
    expect(await readDraft(db, ana, id)).toBeNull();
    // Different words written since then stay in the draft.
    await saveDraft(db, ana, id, { words: "One more thing", version: 0 });
    expect(await press(ana, { id: letter })).toEqual({ sent: true });
    expect(await readDraft(db, ana, id)).toMatchObject({ words: "One more thing" });
    // Running the projector doesn't keep the promise.
    await projectOnce({ database, log: silentLog }, ana.nowMs);
    expect(await state(database)).toMatchObject({ open: 1 });
  });

  it("waits as long as its writer has set, and starts anew while their focus is on Undo, for ten minutes at most", async () => {
    const { db, press, ana, ben } = await openThread();
    const row = { email: "ana@team.example", email_key: "ana@team.example", name: "Ana", role: "owner" } as const;
    await db
      .insertInto("staff")
      .values({ id: "ana", ...row, created_at: 0, removed_at: null, invited_by: null })
      .execute();
    expect(await setUndoSeconds(db, "ana", 45)).toBe(false);
    expect(await setUndoSeconds(db, "ana", 60)).toBe(true);
    const letter = newRowId();
    await press(ana, { id: letter });
    const after = (ms: number) => ({ ...ana, nowMs: ana.nowMs + ms });
    const waiting = (ms: number) => readGoingOut(db, after(ms));
    expect(await waiting(0)).toMatchObject([{ id: letter, thread: expect.any(String), dueInMs: minute, isNew: true }]);
    expect(await waiting(59_000)).toMatchObject([{ dueInMs: 1000, isNew: false }]);
    expect(await holdAnswer(db, after(59_000), letter)).toBe(minute);
    expect(await waiting(59_000)).toMatchObject([{ dueInMs: minute }]);
    expect(await holdAnswer(db, { ...ben, nowMs: ana.nowMs }, letter)).toBeNull();
    expect(await holdAnswer(db, after(10 * minute), letter)).toBeNull();
    await db.updateTable("outbox").set({ claimed_by: "sender" }).execute();
    expect(await holdAnswer(db, after(59_000), letter)).toBeNull();
    expect(await waiting(0)).toEqual([]);
    // The setting of the keys stays, and so does this one when they change.
    const { single_keys } = await db.selectFrom("staff_settings").selectAll().executeTakeFirstOrThrow();
    expect(single_keys).toBe(1);
  });

  it("that is taken back is a draft again, even if more was written since, and a late Send sends nothing", async () => {
    const { database, db, press, ana, ben, id } = await openThread();
    const letter = newRowId();
    await press(ana, { id: letter, words: "The letter" });
    await saveDraft(db, ana, id, { words: "More", version: 0 });
    expect(await takeBack(db, ben, letter)).toEqual({ taken: false, why: "gone" });
    expect(await takeBack(db, ana, letter)).toEqual({ taken: true, threadId: id });
    expect(await takeBack(db, ana, letter)).toEqual({ taken: false, why: "gone" });
    expect(await state(database)).toEqual({ answers: 0, emails: 0, open: 1 });
    expect(await readDraft(db, ana, id)).toMatchObject({ words: "The letter\n\nMore" });
    expect(await press(ana, { id: letter })).toMatchObject({ sent: false, why: "news" });
    // A window that still has the draft from before the letter can't overwrite anything.
    expect(await saveDraft(db, ana, id, { words: "Old", version: 1 })).toMatchObject({ saved: false });
  });

  it("has its fate told whenever it is asked: waiting, going, delayed, sent, refused, stopped, or called back", async () => {
    const { db, press, ana, ben, id } = await openThread(Date.parse("2026-11-24T10:00:00-05:00"));
    const letter = newRowId();
    const fate = async (actor = ana) => (await readLetterFate(db, actor, letter))?.fate ?? null;
    const set = (change: Partial<OutboxRow>) => db.updateTable("outbox").set(change).where("id", "=", letter).execute();
    expect(await fate()).toBeNull();
    await press(ana, { id: letter });
    expect(await readLetterFate(db, ana, letter)).toEqual({ threadId: id, fate: { is: "waiting" } });
    expect(await fate(ben)).toBeNull();
    await set({ claimed_by: "sender" });
    expect(await fate()).toEqual({ is: "going" });
    await set({ claimed_by: null, attempts: 1, last_error: "421" });
    expect(await fate()).toEqual({ is: "delayed" });
    const at = "Tue, Nov 24, 10:00 AM ET";
    await set({ state: "failed", last_error: "550" });
    expect(await fate()).toEqual({ is: "refused", at });
    await set({ last_error: stoppedCode });
    expect(await fate()).toEqual({ is: "stopped", at });
    await set({ state: "sent", last_error: null, sent_at: ana.nowMs + minute });
    expect(await fate()).toEqual({ is: "sent", at: "Tue, Nov 24, 10:01 AM ET" });
    expect(await takeBack(db, ana, letter)).toEqual({ taken: false, why: "late" });

    await set({ state: "queued", attempts: 0, sent_at: null });
    const later = { ...ana, nowMs: ana.nowMs + 2 * minute };
    expect(await takeBack(db, later, letter)).toEqual({ taken: true, threadId: id });
    const calledBack = { threadId: id, fate: { is: "called-back", at: "Tue, Nov 24, 10:02 AM ET" } };
    expect(await readLetterFate(db, later, letter)).toEqual(calledBack);
    expect(await fate(ben)).toBeNull();
  });

  it("is sent once and taken back once, no matter how many presses arrive at the same moment", async () => {
    const { database, db, press, ana, id } = await openThread();
    const thread = db.selectFrom("threads").select("last_event_id").where("id", "=", id);
    for (let round = 0; round < 8; round += 1) {
      const letter = newRowId();
      const { last_event_id: seen } = await thread.executeTakeFirstOrThrow();
      const pressed = await Promise.all(Array.from({ length: 10 }, () => press(ana, { id: letter, seen })));
      expect(new Set(pressed.map((one) => JSON.stringify(one)))).toEqual(new Set(['{"sent":true}']));
      expect(await state(database)).toMatchObject({ answers: 1, emails: 1 });
      const undone = await Promise.all(Array.from({ length: 6 }, () => takeBack(db, ana, letter)));
      expect(undone.toSorted((one, other) => Number(other.taken) - Number(one.taken))).toEqual([
        { taken: true, threadId: id },
        ...Array.from({ length: 5 }, () => ({ taken: false, why: "gone" })),
      ]);
    }
    expect(await state(database)).toEqual({ answers: 0, emails: 0, open: 1 });
  });

  it("goes out once when two people answer at the same moment, and the other one sees who answered", async () => {
    const { database, press, ana, ben } = await openThread();
    const both = await Promise.all([press(ana), press(ben)]);
    expect(both.filter(({ sent }) => sent)).toHaveLength(1);
    const winner = both[0]?.sent ? "ana" : "ben";
    expect(both.find(({ sent }) => !sent)).toMatchObject({
      why: "news",
      news: [{ kind: "answer-written", by_staff: winner }],
    });
    expect(await state(database)).toMatchObject({ answers: 1, emails: 1 });
  });

  it("keeps no promise for a message that arrived while it was on its way", async () => {
    const { database, db, id, ana, press } = await openThread();
    await press();
    // Ids made in the same millisecond have no order.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await openClock(db, id, { source: "mail-in", sourceId: "meanwhile", atMs: ana.nowMs + 5000 });
    const sent = { state: "sent", attempts: 1, sent_at: ana.nowMs + undoMs } as const;
    await db.updateTable("outbox").set(sent).execute();
    await projectOnce({ database, log: silentLog }, ana.nowMs + undoMs + 1);
    const open = db.selectFrom("clocks").select("source_id").where("ended_at", "is", null);
    expect(await open.execute()).toEqual([{ source_id: "meanwhile" }]);
    const thread = await db.selectFrom("threads").select(["state", "stage"]).executeTakeFirst();
    expect(thread).toEqual({ state: "waiting", stage: "answered" });
  });

  it("keeps the promise at the moment the mail server accepts it, and carries the signed reply address", async () => {
    const server = await startMailServer();
    const past = Date.now() - undoMs;
    const { database, db, press, id, ana } = await openThread(past);
    const letter = newRowId();
    await press(ana, { id: letter });
    const delivery = deliver(database, server.url);
    delivery.start();
    await vi.waitFor(() => expect(server.arrived).toHaveLength(1), often);
    await delivery.stop();
    const [mail] = server.arrived;
    expect(mail?.recipients).toEqual(["maria@visitor.example"]);
    expect(mail?.subject).toBe("Your free credit analysis");
    expect(mail?.messageId).toBe(`<${letter}@business.example>`);
    expect(mail?.text).toContain("Hi Maria,\n\nThank you.\nI read it.\n\nAna");
    expect(mail?.html).toContain("Thank you.");
    expect(mail?.raw).not.toMatch(/Auto-Submitted|X-Auto-Response/i);
    expect(readReplyAddress(testDataKey, mail?.replyTo?.[0]?.address ?? "")).toBe(id);
    expect(await takeBack(db, ana, letter)).toEqual({ taken: false, why: "late" });
    // No matter how often the projector runs, the promise is kept once, by the letter's writer, when it went out.
    for (let look = 0; look < 2; look += 1) await projectOnce({ database, log: silentLog }, Date.now());
    const { sent_at } = await db.selectFrom("outbox").select("sent_at").executeTakeFirstOrThrow();
    const clock = db.selectFrom("clocks").select(["ended_at", "ended_how", "ended_by"]);
    expect(await clock.execute()).toEqual([{ ended_at: sent_at, ended_how: "answer", ended_by: "ana" }]);
    const told = db.selectFrom("events").select(["kind", "by_staff"]).where("source", "=", "answer").orderBy("id");
    expect(await told.execute()).toEqual([
      { kind: "answer-written", by_staff: "ana" },
      { kind: "answered", by_staff: "ana" },
    ]);
    expect(await db.selectFrom("threads").select(["state", "stage"]).execute()).toEqual([
      { state: "answered", stage: "answered" },
    ]);
  });

  it("that the mail server refuses keeps no promise, can't be taken back, and shows at the top of the desk", async () => {
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(refusal(550, "5.1.1 unknown")),
    });
    const past = Date.now() - undoMs;
    const { database, db, press, id, ana } = await openThread(past);
    const letter = newRowId();
    await press(ana, { id: letter });
    const delivery = deliver(database, server.url);
    delivery.start();
    const refused = db.selectFrom("outbox").select("id").where("attempts", ">", 0);
    await vi.waitFor(async () => expect(await refused.execute()).toHaveLength(1), often);
    await delivery.stop();
    await projectOnce({ database, log: silentLog }, Date.now());
    expect(await state(database)).toMatchObject({ open: 1 });
    expect(await takeBack(db, ana, letter)).toEqual({ taken: false, why: "late" });
    expect(await deskTroubles(db, Date.now())).toMatchObject([{ what: "refused", thread: id, name: "Maria Lopez" }]);
  });

  it("waits while the mail server is down, and the top of the desk says so", async () => {
    const { db, press, ana } = await openThread();
    await press();
    expect(await deskTroubles(db, ana.nowMs + minute)).toEqual([]);
    expect(await deskTroubles(db, ana.nowMs + 2 * minute)).toMatchObject([{ what: "mail-server", waiting: 1 }]);
  });

  it("is deleted when its person is erased, and needs an email address and the right to answer", async () => {
    const { database, db, press, id } = await openThread();
    const auditor = someActor({ may: ["read-people"] });
    await expect(press(auditor)).rejects.toMatchObject({ code: "not-allowed" });
    await expect(takeBack(db, auditor, id)).rejects.toMatchObject({ code: "not-allowed" });
    await press();
    await db.deleteFrom("people").execute();
    expect(await state(database)).toMatchObject({ answers: 0, emails: 0 });
    expect(await press()).toEqual({ sent: false, why: "no-address" });
  });
});
