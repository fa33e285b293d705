import { expect, it } from "vitest";
import { describeEachDatabase } from "#test/databases.ts";
import { statementByStatement } from "./taking-turns.server.ts";

describeEachDatabase("reading statement by statement", ({ open }) => {
  it("lets other work run between two reads, and returns the same rows", async () => {
    const database = await open();
    const db = statementByStatement(database);
    const happened: string[] = [];
    setImmediate(() => happened.push("a visitor's turn"));
    expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
    happened.push("read");
    expect(await db.selectFrom("leads").select("id").executeTakeFirst()).toBeUndefined();
    expect(happened).toEqual(["a visitor's turn", "read"]);
  });

  it("holds no connection while other work runs", async () => {
    const database = await open();
    const db = statementByStatement(database);
    const done: string[] = [];
    await Promise.all([
      db
        .selectFrom("leads")
        .select("id")
        .execute()
        .then(() => done.push("the desk")),
      database.db
        .selectFrom("leads")
        .select("id")
        .execute()
        .then(() => done.push("a visitor")),
    ]);
    if (database.dialect === "sqlite") expect(done).toEqual(["a visitor", "the desk"]);
    expect(done).toHaveLength(2);
  });
});
