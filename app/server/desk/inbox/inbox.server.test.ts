import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import type { ThreadRow } from "#app/server/database/schema/desk-schema.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createDeskReader } from "#app/server/desk/search/desk-reader.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { readPlans } from "#test/query-plans.ts";
import { countInbox, type InboxFilter, type InboxPlace, readInbox, takeNext } from "./inbox.server.ts";

const now = Date.parse("2026-11-24T14:00:00-05:00");
const hour = 3_600_000;
const ana = someActor({ nowMs: now });

describeDatabase("the inbox", ({ open, settings }) => {
  /** Reads in this process, so that a test sees the query plans. */
  function sourceOf({ db }: SiteDatabase) {
    return {
      db,
      reader: { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} } as never,
    };
  }

  /** Contact messages due this many hours from now. */
  async function dueIn(database: SiteDatabase, hours: number[]) {
    const rows = hours.map((due, index) =>
      messageRow({
        name: `Person ${index}`,
        email: `p${index}@visitor.example`,
        created_at: now,
        due_at: now + due * hour,
      }),
    );
    await database.db.insertInto("messages").values(rows).execute();
    await projectOnce({ database, log: silentLog }, now);
  }

  const names = async (database: SiteDatabase, filter: InboxFilter) =>
    (await readInbox(sourceOf(database), ana, filter)).rows.map(({ name }) => name);
  const idOf = async ({ db }: SiteDatabase, name: string) =>
    (
      await db
        .selectFrom("threads")
        .innerJoin("people", "people.id", "person_id")
        .select("threads.id")
        .where("name", "=", name)
        .executeTakeFirstOrThrow()
    ).id;

  it("starts with the threads due first, late ones on top, and names the promise", async () => {
    const database = await open();
    await dueIn(database, [5, -3, 1, -1]);
    const { rows, next } = await readInbox(sourceOf(database), ana, { list: "waiting" });
    expect(rows.map(({ name }) => name)).toEqual(["Person 1", "Person 3", "Person 2", "Person 0"]);
    expect(rows[0]).toMatchObject({ promise: "contact", due_at: now - 3 * hour, kind: "contact", state: "waiting" });
    expect(next).toBeNull();
  });

  it("gives pages of 50 without gaps or repeats, while threads come and go", async () => {
    const database = await open();
    // Many are due in the same millisecond.
    await dueIn(
      database,
      Array.from({ length: 120 }, (_, index) => (index % 3) + 1),
    );
    const seen: string[] = [];
    let place: InboxPlace | null = null;
    do {
      const page = await readInbox(sourceOf(database), ana, { list: "waiting" }, place);
      expect(page.rows.length).toBeLessThanOrEqual(50);
      seen.push(...page.rows.map(({ id }) => id));
      // The last thread on the page is answered before the next page is read.
      await createThreadActions(database.db).logCall(ana, seen.at(-1) ?? "", { outcome: "talked" });
      place = page.next;
    } while (place);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it("filters by kind, by colleague, by unassigned threads and by due time", async () => {
    const database = await open();
    await dueIn(database, [1, 2, 3]);
    await database.db
      .insertInto("leads")
      .values(leadRow({ name: "Lead", created_at: now }))
      .execute();
    await projectOnce({ database, log: silentLog }, now);
    const actions = createThreadActions(database.db);
    await actions.claim(ana, await idOf(database, "Person 0"));
    await actions.claim({ ...ana, nowMs: now - hour }, await idOf(database, "Person 1"));
    await actions.assign(ana, await idOf(database, "Person 2"), "ben");
    expect(await names(database, { list: "waiting", kind: "analysis" })).toEqual(["Lead"]);
    expect(await names(database, { list: "waiting", assignee: "ana" })).toEqual(["Person 0"]);
    expect(await names(database, { list: "waiting", assignee: "ben" })).toEqual(["Person 2"]);
    // A claim from an hour ago has lapsed.
    expect(await names(database, { list: "waiting", assignee: null })).toEqual(["Person 1", "Lead"]);
    expect(await names(database, { list: "waiting", dueBefore: now + 2.5 * hour })).toEqual(["Person 0", "Person 1"]);
    const { rows } = await readInbox(sourceOf(database), ana, { list: "waiting", kind: "contact" });
    expect(rows.map(({ assignee }) => assignee)).toEqual(["ana", null, "ben"]);
  });

  it("keeps set-aside, put-away, answered and closed threads in separate lists; those due within an open hour come back", async () => {
    const database = await open();
    await dueIn(database, [1, 2, 3, 4]);
    const aside = messageRow({ name: "Robot", email: "r@visitor.example", status: "quarantined", created_at: now });
    await database.db.insertInto("messages").values(aside).execute();
    await projectOnce({ database, log: silentLog }, now);
    const actions = createThreadActions(database.db);
    await actions.snooze(ana, await idOf(database, "Person 1"), now + 24 * hour);
    await actions.logCall(ana, await idOf(database, "Person 0"), { outcome: "talked" });
    await actions.setStage(ana, await idOf(database, "Person 2"), { stage: "closed", reason: "won" });
    expect(await names(database, { list: "waiting" })).toEqual(["Person 3"]);
    expect(await names(database, { list: "snoozed" })).toEqual(["Person 1"]);
    expect(await names(database, { list: "answered" })).toEqual(["Person 0"]);
    expect(await names(database, { list: "closed" })).toEqual(["Person 2"]);
    expect(await names(database, { list: "set-aside" })).toEqual(["Robot"]);
    const soon = { ...ana, nowMs: now + hour };
    const { rows } = await readInbox(sourceOf(database), soon, { list: "waiting" });
    expect(rows.map(({ name }) => name)).toEqual(["Person 1", "Person 3"]);
  });

  it("counts up to 100 and no further", async () => {
    const database = await open();
    await dueIn(
      database,
      Array.from({ length: 130 }, (_, index) => (index < 7 ? -1 : 1)),
    );
    const lists: InboxFilter[] = [{ list: "waiting" }, { list: "waiting", dueBefore: now }, { list: "closed" }];
    expect(await countInbox(sourceOf(database), ana, lists)).toEqual([100, 7, 0]);
  });

  it("gives ten colleagues the ten free threads that are due first", async () => {
    const database = await open();
    await dueIn(
      database,
      Array.from({ length: 12 }, (_, index) => index - 2),
    );
    const actions = createThreadActions(database.db);
    const colleagues = Array.from({ length: 10 }, (_, index) =>
      someActor({ staffId: `colleague-${index}`, nowMs: now }),
    );
    const taken = await Promise.all(colleagues.map((actor) => takeNext(database, actions, actor)));
    const first = await database.db.selectFrom("threads").select("id").orderBy("due_at").limit(10).execute();
    expect(taken.map((thread) => thread?.id).toSorted()).toEqual(first.map(({ id }) => id).toSorted());
    await database.db.updateTable("threads").set({ state: "answered" }).execute();
    expect(await takeNext(database, actions, ana)).toBeNull();
  });

  it("masks names for users who may not see them, and refuses users who may not read", async () => {
    const database = await open();
    await dueIn(database, [1]);
    const source = sourceOf(database);
    const { rows } = await readInbox(source, someActor({ may: ["read-people"], nowMs: now }), { list: "waiting" });
    expect(rows.map(({ name }) => name)).toEqual(["P… 0"]);
    const editor = someActor({ may: [], nowMs: now });
    await expect(readInbox(source, editor, { list: "waiting" })).rejects.toMatchObject({ code: "not-allowed" });
    await expect(countInbox(source, editor, [])).rejects.toMatchObject({ code: "not-allowed" });
    const actions = createThreadActions(database.db);
    await expect(takeNext(database, actions, editor)).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("reads through a separate thread on SQLite, and sees the newest changes", async () => {
    const database = await open();
    await dueIn(database, [1, 2]);
    const reader = createDeskReader(database, settings().dataDir);
    const source = { db: database.db, reader };
    const before = await readInbox(source, ana, { list: "waiting" });
    const taken = (await takeNext(database, createThreadActions(database.db), ana)) as ThreadRow;
    const after = await readInbox(source, ana, { list: "waiting", assignee: "ana" });
    await reader.close();
    expect(before.rows).toHaveLength(2);
    expect(after.rows).toMatchObject([{ id: taken.id, assignee: "ana" }]);
  });

  it.each<[string, InboxFilter]>([
    ["waiting threads", { list: "waiting" }],
    ["one kind of thread", { list: "waiting", kind: "contact" }],
    ["one colleague's threads", { list: "waiting", assignee: "ana" }],
    ["late threads", { list: "waiting", dueBefore: now }],
    ["closed threads", { list: "closed" }],
  ])("uses an index to read a page of %s, no matter how many threads there are", async (_name, filter) => {
    const database = await open();
    const place = { due_at: now, id: "0" };
    const plans = await readPlans(database, () => readInbox(sourceOf(database), ana, filter, place), {
      asIfLarge: true,
    });
    expect(plans).not.toEqual([]);
    expect(plans.filter(({ readsAll }) => readsAll)).toEqual([]);
  });
});
