import { expect, it } from "vitest";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import { claimMs } from "#app/domain/desk/stages.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { describeDatabase, emptyDesk } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog, someActor } from "#test/desk-samples.ts";
import { giveKey } from "#test/passkey-rows.ts";
import { keepPromise, openClock } from "./clocks.server.ts";
import type { Actor } from "./desk-actor.server.ts";
import { readChange } from "./desk-changes.server.ts";
import { readDraft, saveDraft } from "./drafts.server.ts";
import { createThreadActions } from "./thread-actions.server.ts";

const now = Date.parse("2026-11-24T14:00:00-05:00");
const minute = 60_000;
const ana = someActor({ nowMs: now });
const ben = someActor({ staffId: "ben", nowMs: now });
/** A letter that is never sent. */
const letter = (seen: string | null) => ({ id: newRowId(), seen, queue: async () => {} });
const later = (ms: number) => ({ ...ben, nowMs: now + ms });

async function leadThread({ db, dialect }: SiteDatabase) {
  await db
    .insertInto("leads")
    .values(leadRow({ created_at: now }))
    .execute();
  await projectOnce({ database: { db, dialect }, log: silentLog }, now);
  return db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
}

async function privacyThread({ db, dialect }: SiteDatabase) {
  const message = messageRow({ form_name: "Privacy Rights Request", created_at: now, due_at: now + 45 * 86_400_000 });
  await db.insertInto("messages").values(message).execute();
  const request = privacyRequestRow({ message_id: message.id, acknowledge_by: now + 14 * 86_400_000 });
  await db.insertInto("privacy_requests").values(request).execute();
  await projectOnce({ database: { db, dialect }, log: silentLog }, now);
  return db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
}

describeDatabase("the team's work on a thread", ({ open }) => {
  const openClocks = ({ db }: SiteDatabase) =>
    db.selectFrom("clocks").select(["promise", "due_at"]).where("ended_at", "is", null).orderBy("due_at").execute();

  it("lets one of two colleagues claim it, until half an hour passes without a draft", async () => {
    const database = await open();
    const actions = createThreadActions(database.db);
    const { id } = await leadThread(database);
    const claims = await Promise.all([actions.claim(ana, id), actions.claim(ben, id)]);
    expect(claims.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    const holder = claims[0]?.ok ? ana : ben;
    const other = holder === ana ? ben : ana;
    expect(await actions.claim(holder, id)).toMatchObject({ ok: true });
    expect(await actions.claim({ ...other, nowMs: now + claimMs - 1 }, id)).toMatchObject({
      ok: false,
      why: "changed",
    });
    const typing = { ...holder, nowMs: now + claimMs - minute };
    expect(await saveDraft(database.db, typing, id, { words: "Dear", version: 0 })).toMatchObject({ saved: true });
    expect(await actions.claim({ ...other, nowMs: now + claimMs + minute }, id)).toMatchObject({ ok: false });
    expect(await actions.claim({ ...other, nowMs: now + 2 * claimMs }, id)).toMatchObject({ ok: true });
  });

  it("releases it, assigns it to a colleague for good, and records who did what", async () => {
    const database = await open();
    const actions = createThreadActions(database.db);
    const { id, version } = await leadThread(database);
    const change = await readChange(database.db);
    await actions.claim(ana, id);
    expect(await actions.letGo(ben, id)).toMatchObject({ ok: false, why: "changed" });
    // Ids made in the same millisecond have no order.
    const [soon, then] = [1, 2].map((ms) => ({ ...ana, nowMs: now + ms })) as [Actor, Actor];
    expect(await actions.letGo(soon, id)).toMatchObject({ ok: true, thread: { assignee: null, claimed_until: null } });
    expect(await actions.assign(then, id, "ben")).toMatchObject({
      ok: true,
      thread: { assignee: "ben", version: version + 3 },
    });
    expect(await actions.claim({ ...ana, nowMs: now + 10 * claimMs }, id)).toMatchObject({ ok: false });
    const history = database.db.selectFrom("events").select(["kind", "by_staff", "words"]).where("source", "=", "desk");
    expect(await history.orderBy("at").execute()).toEqual([
      { kind: "claimed", by_staff: "ana", words: null },
      { kind: "let-go", by_staff: "ana", words: null },
      { kind: "assigned", by_staff: "ana", words: "ben" },
    ]);
    expect(await readChange(database.db)).toBe(change + 3);
    expect(await actions.claim(ana, "no-such-thread")).toEqual({ ok: false, why: "gone", thread: null });
  });

  it("comes back to everyone when it was given to someone who has not come yet, and may never", async () => {
    const database = await open();
    const { db } = database;
    const { id, person_id } = await leadThread(database);
    const actions = createThreadActions(db);
    const zoe = (await createStaffMembers(database).put("zoe@team.example", "counselor", "ana")).id;
    expect(await actions.assign(ana, id, zoe)).toMatchObject({
      ok: true,
      thread: { assignee: zoe, claimed_until: now + claimMs },
    });
    expect(await actions.claim(later(claimMs - 1), id)).toMatchObject({ ok: false, why: "changed" });
    expect(await actions.claim(later(claimMs), id)).toMatchObject({ ok: true, thread: { assignee: "ben" } });
    const owner = db.selectFrom("people").select("owner").where("id", "=", person_id);
    expect(await owner.executeTakeFirst()).toEqual({ owner: null });
    // Once she can sign in, it is hers for good.
    await giveKey(db, zoe, now);
    expect(await actions.assign(ana, id, zoe)).toMatchObject({ ok: true, thread: { claimed_until: null } });
    expect(await owner.executeTakeFirst()).toEqual({ owner: zoe });
  });

  it("doesn't change the due time or keep a promise by claiming, assigning, putting away or moving it", async () => {
    const database = await open();
    const actions = createThreadActions(database.db);
    const { id, due_at } = await leadThread(database);
    const before = await openClocks(database);
    await actions.claim(ana, id);
    await actions.assign(ana, id, "ben");
    await actions.snooze(ben, id, now + 3 * 86_400_000);
    await actions.note(ben, id, "Called their office.");
    await actions.logCall(ben, id, { outcome: "voicemail" });
    const moved = await actions.setStage(ben, id, { stage: "talking", reason: null });
    expect(await openClocks(database)).toEqual(before);
    expect(moved).toMatchObject({ ok: true, thread: { state: "waiting", stage: "talking", due_at } });
  });

  it("writes a note or a call once when its press is repeated, and again when its words are others", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id } = await leadThread(database);
    const once = newRowId();
    for (let press = 0; press < 2; press += 1) {
      expect(await actions.note(ana, id, "Ask for the lease.", once)).toMatchObject({ ok: true });
      expect(await actions.logCall(ana, id, { outcome: "voicemail", once })).toMatchObject({ ok: true });
    }
    await Promise.all([1, 2, 3].map(() => actions.note(ana, id, "Ask for the lease.", once)));
    await actions.note(ana, id, "Ask for the lease, and the pay stubs.", once);
    await actions.note(ben, id, "Ask for the lease.", once);
    const written = db.selectFrom("events").select(["kind", "words", "by_staff"]).where("source", "=", "desk");
    const rows = await written.where("kind", "in", ["note", "call"]).execute();
    expect(rows.map(({ kind, words, by_staff }) => `${by_staff} ${kind} ${words}`).toSorted()).toEqual([
      "ana call voicemail",
      "ana note Ask for the lease, and the pay stubs.",
      "ana note Ask for the lease.",
      "ben note Ask for the lease.",
    ]);
  });

  it("ends the promise with an answer or a call, and opens another when the visitor writes again", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id, last_event_id } = await leadThread(database);
    const written = await actions.answer(ana, id, letter(last_event_id));
    // It is on its way; the promise isn't kept until the mail server has it.
    expect(written).toMatchObject({ ok: true, thread: { state: "waiting", stage: "new", assignee: "ana" } });
    await keepPromise(db, id, { how: "answer", atMs: now, staffId: "ana" });
    const answered = await db.selectFrom("threads").selectAll().executeTakeFirst();
    expect(answered).toMatchObject({ state: "answered", stage: "answered", due_at: noPromise });
    const how = db.selectFrom("clocks").select(["ended_how", "ended_at", "ended_by"]);
    expect(await how.execute()).toEqual([{ ended_how: "answer", ended_at: now, ended_by: "ana" }]);
    const reply = { source: "mail", sourceId: "their-reply", atMs: now + minute } as const;
    for (let twice = 0; twice < 2; twice += 1) await openClock(db, id, reply);
    const due_at = dueTime(answerTimes.contact, now + minute);
    expect(await openClocks(database)).toEqual([{ promise: "contact", due_at }]);
    expect(await db.selectFrom("threads").select(["state", "due_at"]).execute()).toEqual([
      { state: "waiting", due_at },
    ]);
    await actions.logCall(later(2 * minute), id, { outcome: "talked", words: "They have a lease until May." });
    expect(await openClocks(database)).toEqual([]);
  });

  it("shows what is new to a colleague who hasn't seen the latest event", async () => {
    const database = await open();
    const actions = createThreadActions(database.db);
    const { id, last_event_id: seen } = await leadThread(database);
    await actions.claim(ben, id);
    expect(await actions.answer(ana, id, letter(null))).toMatchObject({
      ok: false,
      why: "changed",
      news: [{ kind: "lead" }],
    });
    await actions.note(ben, id, "They called.");
    const refused = await actions.answer(ana, id, letter(seen));
    expect(refused).toMatchObject({ ok: false, why: "changed", news: [{ kind: "note", by_staff: "ben" }] });
    expect(await openClocks(database)).toHaveLength(1);
    const [both] = await Promise.all([
      Promise.all([ana, ben].map((actor) => actions.answer(actor, id, letter(refused.thread?.last_event_id ?? null)))),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
  });

  it("closes with a reason, without marking a promise kept, and never closes a waiting privacy request", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id } = await leadThread(database);
    await expect(actions.setStage(ana, id, { stage: "closed", reason: null })).rejects.toMatchObject({
      code: "bad-request",
    });
    const closed = await actions.setStage(ana, id, { stage: "closed", reason: "not-for-us" });
    expect(closed).toMatchObject({
      ok: true,
      thread: { state: "closed", stage_reason: "not-for-us", due_at: noPromise },
    });
    expect(await db.selectFrom("clocks").select("ended_how").execute()).toEqual([{ ended_how: "closed" }]);
    await db.deleteFrom("leads").execute();
    await emptyDesk(database);
    const privacy = await privacyThread(database);
    const attempt = await actions.setStage(ana, privacy.id, { stage: "closed", reason: "not-for-us" });
    expect(attempt).toMatchObject({ ok: false, why: "changed" });
    // An answer confirms that it arrived, as the law requires; the request itself is still open.
    await keepPromise(db, privacy.id, { how: "answer", atMs: now, staffId: "ana" });
    expect(await openClocks(database)).toMatchObject([{ promise: "privacyRequest.delete" }]);
  });

  it("promises again what closing ended, for the time when it was due, also when that is over", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id, due_at } = await leadThread(database);
    const promised = await openClocks(database);
    for (const hours of [1, 50]) {
      const then = later(hours * 60 * minute);
      await actions.setStage(then, id, { stage: "closed", reason: "not-now" });
      const opened = await actions.setStage(then, id, { stage: "analysis-sent", reason: null });
      expect(opened).toMatchObject({ ok: true, thread: { state: "waiting", stage: "analysis-sent", due_at } });
      expect(await openClocks(database)).toEqual(promised);
    }
    await keepPromise(db, id, { how: "call", atMs: now + 51 * 60 * minute, staffId: "ben" });
    await actions.setStage(ben, id, { stage: "closed", reason: "won" });
    expect(await actions.setStage(ben, id, { stage: "talking", reason: null })).toMatchObject({
      thread: { state: "answered", due_at: noPromise },
    });
  });

  it("keeps the promise of a closed thread when a letter that was on its way arrives, or they are called", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id } = await leadThread(database);
    await actions.setStage(ana, id, { stage: "closed", reason: "won" });
    await keepPromise(db, id, { how: "answer", atMs: now + minute, staffId: "ana" });
    const ended = db.selectFrom("clocks").select(["ended_how", "ended_at", "ended_by"]);
    expect(await ended.execute()).toEqual([{ ended_how: "answer", ended_at: now + minute, ended_by: "ana" }]);
    expect(await db.selectFrom("threads").select("state").execute()).toEqual([{ state: "closed" }]);
    expect(await actions.setStage(ana, id, { stage: "talking", reason: null })).toMatchObject({
      thread: { state: "answered" },
    });
  });

  it("promises the sooner of two again when they write to a closed thread, and not what is over", async () => {
    const database = await open();
    const { db } = database;
    const actions = createThreadActions(db);
    const { id, due_at } = await leadThread(database);
    const writes = (ms: number) => openClock(db, id, { source: "mail", sourceId: `reply ${ms}`, atMs: now + ms });
    const dueTimes = async () => (await openClocks(database)).map((clock) => clock.due_at);
    await actions.setStage(ana, id, { stage: "closed", reason: "not-for-us" });
    await writes(minute);
    const second = dueTime(answerTimes.contact, now + minute);
    expect(await dueTimes()).toEqual([due_at, second]);
    await actions.setStage(ana, id, { stage: "closed", reason: "not-for-us" });
    await writes(30 * 86_400_000);
    expect(await dueTimes()).toEqual([dueTime(answerTimes.contact, now + 30 * 86_400_000)]);
  });

  it("saves each colleague's draft under a version number until the answer goes out", async () => {
    const database = await open();
    const { db } = database;
    const { id, last_event_id } = await leadThread(database);
    const first = await saveDraft(db, ana, id, { words: "Dear Maria", version: 0 });
    expect(first).toMatchObject({ saved: true, draft: { version: 1 } });
    expect(await saveDraft(db, ben, id, { words: "Hello", version: 0 })).toMatchObject({ saved: true });
    expect(await saveDraft(db, ana, id, { words: "Another window", version: 0 })).toMatchObject({
      saved: false,
      draft: { words: "Dear Maria", version: 1 },
    });
    await saveDraft(db, ana, id, { words: "Dear Maria, thank you", version: 1 });
    expect(await readDraft(db, ana, id)).toMatchObject({ words: "Dear Maria, thank you", version: 2 });
    expect(await saveDraft(db, ana, "no-such-thread", { words: "", version: 0 })).toEqual({
      saved: false,
      draft: null,
      isThreadGone: true,
    });
    await createThreadActions(db).answer(ana, id, letter(last_event_id));
    expect(await readDraft(db, ana, id)).toBeNull();
    expect(await readDraft(db, ben, id)).not.toBeNull();
  });

  it("checks the user's rights in every action", async () => {
    const database = await open();
    const { db } = database;
    const { id } = await leadThread(database);
    const actions = createThreadActions(db);
    const auditor = someActor({ may: ["read-people"] });
    const tries = [
      actions.claim(auditor, id),
      actions.letGo(auditor, id),
      actions.assign(auditor, id, "ben"),
      actions.snooze(auditor, id, null),
      actions.setStage(auditor, id, { stage: "talking", reason: null }),
      actions.note(auditor, id, "…"),
      actions.logCall(auditor, id, { outcome: "talked" }),
      actions.answer(auditor, id, letter(null)),
      saveDraft(db, auditor, id, { words: "", version: 0 }),
      readDraft(db, auditor, id),
    ];
    const codes = (await Promise.allSettled(tries)).map((one) =>
      one.status === "rejected" ? one.reason.code : "done",
    );
    expect(new Set(codes)).toEqual(new Set(["not-allowed"]));
    expect(await db.selectFrom("events").select("kind").execute()).toEqual([{ kind: "lead" }]);
  });
});
