// cspell:ignore Karim
import { afterAll, expect, it } from "vitest";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { noPromise } from "#app/domain/desk/promises.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import { sendAnswer } from "#app/server/desk/answers/send-answer.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { tellClocks } from "#app/server/desk/telling/thread-clock.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { readThread } from "#app/server/desk/threads/thread-page.server.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, silentLog, someActor } from "#test/desk-samples.ts";
import { takeInMail } from "#test/mail-intake.ts";
import { createMailReader } from "./mail-reader.server.ts";
import { giveOwnThread, sameWriter } from "./other-address.server.ts";
import { replyAddress } from "./reply-address.server.ts";

const reader = createMailReader(80_000);
afterAll(() => reader.rest());

const minute = 60_000;
const now = Date.parse("2026-11-24T14:00:00-05:00");
const cara = someActor({ staffId: "cara", nowMs: now });

describeDatabase("emails from another address in a person's thread", ({ open }) => {
  /** A thread of Nadia's, in which her son has written from his own address. */
  async function openThread() {
    const database = await open();
    const { db } = database;
    const project = (atMs: number) => projectOnce({ database, log: silentLog }, atMs);
    await db
      .insertInto("leads")
      .values(leadRow({ email: "nadia@visitor.example", created_at: now - 60 * minute }))
      .execute();
    await project(now);
    const thread = await db.selectFrom("threads").selectAll().executeTakeFirstOrThrow();
    const to = replyAddress(testDataKey, "reply@pathtokeys.example", thread.id);
    const raw = `To: ${to}\nFrom: Karim <karim@family.example>\nSubject: Me, too\nContent-Type: text/plain\n\nCould I join? Please stop calling me.\n`;
    expect(await takeInMail(database, reader, raw, now)).toBe("written");
    const mail = await db.selectFrom("mails_in").selectAll().executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ standing: "other-address", thread_id: thread.id });
    const answerHer = async (atMs: number) => {
      const { last_event_id: seen } = await db
        .selectFrom("threads")
        .select("last_event_id")
        .where("id", "=", thread.id)
        .executeTakeFirstOrThrow();
      const letter = { id: newRowId(), words: "Dear Nadia", version: 0, seen };
      const by = { ...cara, nowMs: atMs };
      expect(await sendAnswer({ db, dataKey: testDataKey }, createThreadActions(db), by, thread.id, letter)).toEqual({
        sent: true,
      });
      await db.updateTable("outbox").set({ state: "sent", sent_at: atMs }).where("id", "=", letter.id).execute();
      await project(atMs);
    };
    return { database, db, thread, mail, answerHer };
  }
  const openSources = async ({ db }: Pick<SiteDatabase, "db">) =>
    (await db.selectFrom("clocks").select("source").where("ended_at", "is", null).execute()).map(
      ({ source }) => source,
    );
  const look = ({ db }: Pick<SiteDatabase, "db">) =>
    ({ db, reader: { read: async (query: never) => (await db.executeQuery(query)).rows } }) as never;
  const due = dueTime(answerTimes.contact, now);

  it("are not answered by a letter or a call to that person, and say so", async () => {
    const { database, db, thread, answerHer } = await openThread();
    await answerHer(now + minute);
    await createThreadActions(db).logCall({ ...cara, nowMs: now + 2 * minute }, thread.id, { outcome: "talked" });
    expect(await openSources(database)).toEqual(["mail-in"]);
    expect(await db.selectFrom("threads").select(["state", "due_at"]).execute()).toEqual([
      { state: "waiting", due_at: due },
    ]);
    const page = await readThread(look(database), cara, thread.id);
    expect(tellClocks(page?.clocks ?? [], now).open.map(({ stops }) => stops)).toEqual([
      "Only an answer to karim@family.example stops it.",
    ]);
    const masked = await readThread(look(database), someActor({ may: ["read-people"] }), thread.id);
    expect(JSON.stringify(masked?.clocks)).not.toContain("karim");
  });

  it("get a thread of their own, with their promise and their question, once", async () => {
    const { database, db, thread, mail } = await openThread();
    const made = await giveOwnThread(database, testDataKey, cara, mail.id);
    expect(made).not.toBeNull();
    expect(await giveOwnThread(database, testDataKey, cara, mail.id)).toBeNull();
    expect(await sameWriter(db, cara, mail.id)).toBeNull();
    const moved = await db.selectFrom("mails_in").selectAll().executeTakeFirstOrThrow();
    expect(moved).toMatchObject({ thread_id: made, standing: "own" });
    const questions = await db.selectFrom("stop_questions").select(["thread_id", "sentence", "decided"]).execute();
    expect(questions).toEqual([{ thread_id: made, sentence: expect.stringContaining("stop calling"), decided: null }]);
    expect(moved.person_id).not.toBe(thread.person_id);
    const person = db
      .selectFrom("person_addresses")
      .select("value")
      .where("person_id", "=", moved.person_id ?? "");
    expect(await person.execute()).toEqual([{ value: "karim@family.example" }]);
    const clocks = db.selectFrom("clocks").select(["thread_id", "source", "due_at"]).orderBy("source");
    expect(await clocks.execute()).toEqual([
      { thread_id: thread.id, source: "lead", due_at: thread.due_at },
      { thread_id: made, source: "mail-in", due_at: due },
    ]);
    const events = db.selectFrom("events").select(["kind", "by_staff", "thread_id"]).where("source", "=", "mail-in");
    expect((await events.execute()).toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: "mail-given-thread", by_staff: "cara", thread_id: thread.id },
      { kind: "mail-in", by_staff: null, thread_id: made },
    ]);
    expect(await db.selectFrom("threads").select("due_at").where("id", "=", thread.id).execute()).toEqual([
      { due_at: thread.due_at },
    ]);
    expect(await db.selectFrom("search_docs").select("thread_id").where("source", "=", "mail-in").execute()).toEqual([
      { thread_id: made },
    ]);
    const auditor = someActor({ may: ["read-people"] });
    await expect(giveOwnThread(database, testDataKey, auditor, mail.id)).rejects.toMatchObject({ code: "not-allowed" });
    await expect(sameWriter(db, auditor, mail.id)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("count as answered by the letter that has gone out since, once a colleague says that the person wrote them", async () => {
    const { database, db, thread, mail, answerHer } = await openThread();
    await answerHer(now + 7 * minute);
    expect(await sameWriter(db, { ...cara, nowMs: now + 60 * minute }, mail.id)).toBe(thread.id);
    expect(await openSources(database)).toEqual([]);
    const ended = db.selectFrom("clocks").select(["ended_how", "ended_at"]).where("source", "=", "mail-in");
    expect(await ended.execute()).toEqual([{ ended_how: "answer", ended_at: now + 7 * minute }]);
    expect(await db.selectFrom("threads").select(["state", "due_at"]).execute()).toEqual([
      { state: "answered", due_at: noPromise },
    ]);
  });

  it("still wait when the person wrote them after the letter", async () => {
    const { database, db, mail, answerHer } = await openThread();
    expect(await sameWriter(db, cara, mail.id)).not.toBeNull();
    expect((await openSources(database)).toSorted()).toEqual(["lead", "mail-in"]);
    await answerHer(now + minute);
    expect(await openSources(database)).toEqual([]);
  });
});
