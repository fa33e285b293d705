import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { mergeThreads } from "#app/server/desk/threads/merge-threads.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { createDeskReader } from "./desk-reader.server.ts";
import { searchDesk } from "./desk-search.server.ts";

const ana = someActor();

describeDatabase("a search at the desk", ({ open, settings }) => {
  async function openWith(rows: { leads?: object[]; messages?: object[] }) {
    const database = await open();
    const { leads = [], messages = [] } = rows;
    if (leads.length > 0) await database.db.insertInto("leads").values(leads.map(leadRow)).execute();
    if (messages.length > 0) await database.db.insertInto("messages").values(messages.map(messageRow)).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    const reader = createDeskReader(database, settings().dataDir);
    onTestFinished(() => reader.close());
    return { ...database, reader } as SiteDatabase & { reader: typeof reader };
  }

  const jose = {
    name: "José O’Neil",
    email: "Jose.Oneil@visitor.example",
    phone: "+14805550142",
    message: "A lease in Mesa",
  };
  const leads = [
    { ...jose, id: "019ab1c2-0000-7000-8000-00000000beef" },
    { name: "Li Xu", email: "li@visitor.example", phone: "+16025550112" },
    { name: "Ana Reyes", email: "ana@other.example", phone: "+16025550113", message: 'Quote " and % and _ signs' },
  ];

  it.each([
    ["a name, without its accents", "jose", ["José O’Neil"]],
    ["both names, in any order", "o’neil JOSÉ", ["José O’Neil"]],
    ["the beginnings of both names", "ana rey", ["Ana Reyes"]],
    ["the beginnings of all words", "jos neil mes", ["José O’Neil"]],
    ["the beginning of a name", "rey", ["Ana Reyes"]],
    ["a name of two short words", "Li Xu", ["Li Xu"]],
    ["an email address in any case", "jose.oneil@VISITOR.example", ["José O’Neil"]],
    ["a phone number as people write it", "(480) 555-0142", ["José O’Neil"]],
    ["the last seven digits of a phone number", "555 0142", ["José O’Neil"]],
    ["the last four digits of a phone number", "0112", ["Li Xu"]],
    ["a reference", "019ab1c2-0000-7000-8000-00000000beef", ["José O’Neil"]],
    ["words from a message", "mesa lease", ["José O’Neil"]],
    ["words that no one person matches", "mesa reyes", []],
    ["characters with a meaning to a database", `"%_ OR 1=1 ' \\ :* & ! (NEAR *`, []],
  ])("finds the right people for %s", async (_what, typed, expected) => {
    const database = await openWith({ leads });
    const { found, tooShort } = await searchDesk(database, ana, typed);
    expect(found.map(({ name }) => name)).toEqual(expected);
    expect(tooShort).toBe(false);
  });

  it("shows a person once, with all matching threads, newest first", async () => {
    const email = "maria@visitor.example";
    const messages = [{ email }, { email, fields: '{"message":"Nothing of it"}' }, { email }];
    const database = await openWith({ messages });
    const { found } = await searchDesk(database, ana, "score enough");
    expect(found).toHaveLength(1);
    expect(found[0]?.threads).toHaveLength(2);
    // Put together, they are one thread with two messages.
    const [one = "", other = ""] = found[0]?.threads.map(({ id }) => id) ?? [];
    const kept = await mergeThreads(database.db, ana, [one, other]);
    expect((await searchDesk(database, ana, "score enough")).found).toMatchObject([{ threads: [{ id: kept }] }]);
  });

  it("says when it is too short, and when there are more results", async () => {
    const database = await openWith({ leads: Array.from({ length: 230 }, () => ({ name: "Maria Lopez" })) });
    expect(await searchDesk(database, ana, "m")).toEqual({ found: [], more: false, tooShort: true });
    const { found, more } = await searchDesk(database, ana, "maria");
    expect([found.length, more]).toEqual([50, true]);
  });

  it("masks names for users who may not see them, finds them whole values only, and refuses who may not read", async () => {
    const database = await openWith({ leads });
    const auditor = someActor({ may: ["read-people"] });
    const names = async (typed: string) => (await searchDesk(database, auditor, typed)).found.map(({ name }) => name);
    for (const whole of [
      ...["Jose.Oneil@visitor.example", " jose.oneil@visitor.EXAMPLE", "+1 (480) 555-0142", "4805550142"],
      "019AB1C2-0000-7000-8000-00000000beef",
    ]) {
      expect([whole, await names(whole)]).toEqual([whole, ["J… O…"]]);
    }
    // Each of these finds someone for a colleague who sees names; together they would spell out a value.
    for (const part of [
      ...[
        "jose",
        "José O’Neil",
        "jose.o",
        "oneil@visitor.example",
        "e.oneil@visitor.ex",
        "jose.oneil@visitor.example x",
      ],
      ...["0142", "555 0142", "48055501", "019ab1c2", "019ab1c2-0000-7000-8000-00000000bee", "lease"],
    ]) {
      expect([part, await names(part)]).toEqual([part, []]);
    }
    await expect(searchDesk(database, someActor({ may: [] }), "ana")).rejects.toMatchObject({ code: "not-allowed" });
  });

  it("doesn't hold up visitors while it runs", async () => {
    const database = await openWith({ leads });
    if (database.dialect !== "sqlite") return;
    // 25 ms of work. On a busy machine it may be cut off after seconds, because of the thread's low priority: that held up no one.
    const slow = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
      SELECT count(*) AS n FROM n`.compile(database.db);
    let turns = 0;
    const searching = database.reader.read(slow).then(
      () => "done",
      () => "done",
    );
    const counting = (async () => {
      for (;;) {
        await wait(1);
        turns += 1;
        if ((await Promise.race([searching, "not yet"])) === "done") return;
      }
    })();
    await counting;
    // A query in this thread would be done at the first tick.
    expect(turns).toBeGreaterThan(2);
  });

  it("can't write anything, and works again after an error", async () => {
    const database = await openWith({ leads });
    const broken = sql`SELECT nothing FROM nowhere`.compile(database.db);
    await expect(database.reader.read(broken)).rejects.toMatchObject({ code: "storage-unavailable" });
    expect((await searchDesk(database, ana, "jose")).found).toHaveLength(1);
    if (database.dialect !== "sqlite") return;
    const write = sql`DELETE FROM leads`.compile(database.db);
    await expect(database.reader.read(write)).rejects.toMatchObject({ code: "storage-unavailable" });
    expect(await database.db.selectFrom("leads").select("id").execute()).toHaveLength(3);
  });
});
