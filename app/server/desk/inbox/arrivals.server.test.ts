import { expect, it } from "vitest";
import { projectOnce } from "#app/server/desk/projector/projector.server.ts";
import { createThreadActions } from "#app/server/desk/threads/thread-actions.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { leadRow, messageRow, silentLog, someActor } from "#test/desk-samples.ts";
import { countArrivals } from "./arrivals.server.ts";

describeDatabase("the count of what came", ({ open }) => {
  it("begins with the next request, counts each once, and leaves out what a check held back or the team did", async () => {
    const database = await open();
    const { db } = database;
    const reader = { read: async (query: never) => (await db.executeQuery(query)).rows, close: async () => {} };
    const send = async (rows: ReturnType<typeof messageRow>[]) => {
      if (rows.length > 0) await db.insertInto("messages").values(rows).execute();
      await projectOnce({ database, log: silentLog }, Date.now());
    };
    await send([messageRow({ email: "old@visitor.example" })]);
    const arrived = countArrivals({ db, reader: reader as never }, someActor());
    expect(await arrived()).toBe(0);
    expect(await arrived()).toBe(0);
    await db.insertInto("leads").values(leadRow()).execute();
    await send([messageRow({ email: "a@visitor.example" })]);
    expect(await arrived()).toBe(2);
    expect(await arrived()).toBe(0);
    await send([messageRow({ email: "robot@visitor.example", status: "quarantined" })]);
    const { id } = await db.selectFrom("threads").select("id").executeTakeFirstOrThrow();
    await createThreadActions(db).note(someActor(), id, "Ours");
    expect(await arrived()).toBe(0);
    expect(() => countArrivals({ db, reader: reader as never }, someActor({ may: [] }))).toThrow();
  });
});
