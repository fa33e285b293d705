import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { placeMail } from "#app/server/desk/mail-in/mail-place.server.ts";
import { replyAddress } from "#app/server/desk/mail-in/reply-address.server.ts";
import { decidePeople } from "#app/server/desk/people/link-actions.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { forgetGone } from "#app/server/desk/projector/reconciliation.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow, messageRow, privacyRequestRow, silentLog, someActor } from "#test/desk-samples.ts";
import { keepPromise } from "./clocks.server.ts";
import { readDraft, saveDraft } from "./drafts.server.ts";
import { mergeThreads, movedTables, readMergedInto } from "./merge-threads.server.ts";
import { createThreadActions } from "./thread-actions.server.ts";

const now = Date.parse("2026-11-24T14:00:00-05:00");
const hour = 3_600_000;
const day = 24 * hour;
const ana = someActor({ nowMs: now });
const ben = someActor({ staffId: "ben", nowMs: now });
const email = "tomas.vega@visitor.example";

describeEachDatabase("putting two threads together", ({ open }) => {
  async function send({ db, dialect }: SiteDatabase, sent: { lead: object } | { message: object }): Promise<string> {
    const row = "lead" in sent ? leadRow({ email, ...sent.lead }) : messageRow({ email, ...sent.message });
    if ("first_name" in row) await db.insertInto("leads").values(row).execute();
    else await db.insertInto("messages").values(row).execute();
    if ("form_name" in row && row.form_name === "Privacy Rights Request") {
      await db
        .insertInto("privacy_requests")
        .values(privacyRequestRow({ message_id: row.id }))
        .execute();
    }
    await projectOnce({ database: { db, dialect }, log: silentLog }, now);
    const made = db.selectFrom("thread_sources").select("thread_id").where("source_id", "=", row.id);
    return (await made.executeTakeFirstOrThrow()).thread_id ?? "";
  }

  const eventsOf = async ({ db }: SiteDatabase, threadId: string) =>
    (await db.selectFrom("events").select("kind").where("thread_id", "=", threadId).orderBy("id").execute()).map(
      ({ kind }) => kind,
    );
  const openDue = async ({ db }: SiteDatabase) =>
    (await db.selectFrom("clocks").select("due_at").where("ended_at", "is", null).orderBy("due_at").execute()).map(
      ({ due_at }) => due_at,
    );

  it("leaves one request with both promises, the sooner one first, for someone who asks and then sends the form for an analysis", async () => {
    const database = await open();
    const { db } = database;
    const due_at = now + 5 * hour;
    const contact = await send(database, { message: { created_at: now - 2 * day, due_at } });
    const analysis = await send(database, { lead: { email: "Tomas.Vega@Visitor.example", created_at: now - hour } });
    await createThreadActions(db).claim(ben, analysis);
    expect(await mergeThreads(db, ana, [analysis, contact])).toBe(contact);
    expect(await db.selectFrom("threads").selectAll().execute()).toMatchObject([
      { id: contact, kind: "analysis", state: "waiting", due_at, received_at: now - 2 * day, assignee: "ben" },
    ]);
    expect(await openDue(database)).toEqual([due_at, analysisDue(now - hour)]);
    expect((await eventsOf(database, contact)).toSorted()).toEqual(["claimed", "lead", "merged", "message"]);
    await keepPromise(db, contact, { how: "answer", atMs: now, staffId: "ben" });
    expect(await openDue(database)).toEqual([]);
    expect(await db.selectFrom("threads").select("state").execute()).toEqual([{ state: "answered" }]);
  });

  it("keeps the drafts of both, and leads old links and reply addresses to the thread that stays, also through two merges", async () => {
    const database = await open();
    const { db } = database;
    const [first, second, third] = [
      await send(database, { message: { created_at: now - 3 * hour } }),
      await send(database, { message: { created_at: now - 2 * hour } }),
      await send(database, { message: { created_at: now - hour } }),
    ];
    await saveDraft(db, ana, second, { words: "Dear Tomas,", version: 0 });
    await saveDraft(db, ana, third, { words: "Hello again,", version: 0 });
    expect(await mergeThreads(db, ana, [third, second])).toBe(second);
    expect(await mergeThreads(db, ana, [second, first])).toBe(first);
    expect(await readDraft(db, ana, first)).toMatchObject({ words: "Dear Tomas,\n\nHello again," });
    expect(Object.fromEntries(await readMergedInto(db, [second, third]))).toEqual({ [second]: first, [third]: first });
    const to = [replyAddress(testDataKey, "reply@team.example", third)];
    expect(await placeMail(db, testDataKey, { headers: new Map(), from: { address: email }, to })).toMatchObject({
      threadId: first,
      standing: "own",
    });
  });

  it("happens once when two colleagues press at the same time, and says so to the other", async () => {
    const database = await open();
    const pair: [string, string] = [
      await send(database, { message: { created_at: now - 2 * hour } }),
      await send(database, { message: { created_at: now - hour } }),
    ];
    const [one, other] = pair;
    const done = await Promise.all([
      mergeThreads(database.db, ana, pair),
      mergeThreads(database.db, ben, [other, one]),
    ]);
    expect(done.toSorted()).toEqual([one, null].toSorted());
    expect(await eventsOf(database, one)).toEqual(["message", "message", "merged"]);
  });

  it("refuses people who share a phone, even linked, and what has a deadline of its own, is set aside, or is over", async () => {
    const database = await open();
    const { db } = database;
    const phone = "+14805550142";
    const own = await send(database, { message: { phone, created_at: now - hour } });
    const spouse = await send(database, { message: { phone, email: "lucia@visitor.example", created_at: now - day } });
    const people = await db.selectFrom("people").select("id").execute();
    await decidePeople(db, ana, [people[0]?.id ?? "", people[1]?.id ?? ""], "linked");
    const privacy = await send(database, { message: { form_name: "Privacy Rights Request", created_at: now } });
    const aside = await send(database, { message: { status: "quarantined", created_at: now } });
    const closed = await send(database, { message: { created_at: now } });
    await createThreadActions(db).setStage(ana, closed, { stage: "closed", reason: "not-now" });
    for (const other of [spouse, privacy, aside, closed, own, "no-such-thread"]) {
      expect(await mergeThreads(db, ana, [own, other]), other).toBeNull();
    }
    expect(await eventsOf(database, own)).toEqual(["message"]);
    await expect(mergeThreads(db, someActor({ may: ["read-people"] }), [own, closed])).rejects.toMatchObject({
      code: "not-allowed",
    });
  });

  it("loses only what came with a message that is deleted later", async () => {
    const database = await open();
    const { db } = database;
    const lead = await send(database, { lead: { created_at: now - 2 * hour } });
    const message = await send(database, { message: { created_at: now - hour, due_at: now + hour } });
    await mergeThreads(db, ana, [message, lead]);
    await db.deleteFrom("messages").execute();
    await forgetGone({ database }, 0);
    expect(await db.selectFrom("threads").select(["id", "due_at"]).execute()).toEqual([
      { id: lead, due_at: analysisDue(now - 2 * hour) },
    ]);
    expect(await eventsOf(database, lead)).toEqual(["lead", "merged"]);
    await db.deleteFrom("leads").execute();
    await forgetGone({ database }, 0);
    expect(await db.selectFrom("threads").select("id").execute()).toEqual([]);
    expect(await db.selectFrom("people").select("id").execute()).toEqual([]);
  });

  it("moves the rows of every table that names a thread", async () => {
    const { db } = await open();
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === "thread_id"),
    );
    expect(tables.map(({ name }) => name).toSorted()).toEqual([...movedTables, "drafts"].toSorted());
  });
});
