import { expect, it } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { describeDatabase } from "#test/databases.ts";
import { bookingRow, silentLog } from "#test/desk-samples.ts";
import { projectOnce } from "./projector.server.ts";
import { reconcile } from "./reconciliation.server.ts";

describeDatabase("a booking that an earlier release set aside", ({ open }) => {
  const states = async ({ db }: SiteDatabase) =>
    (await db.selectFrom("threads").select("state").execute()).map(({ state }) => state);

  /** As it is in a database from before release 1.0.0: held until the call would begin, with its thread among those set aside. */
  async function setAside(database: SiteDatabase) {
    const { db } = database;
    const startsAt = Date.now() + 86_400_000;
    const row = bookingRow({ status: "held", starts_at: startsAt, held_until: startsAt });
    await db.insertInto("bookings").values(row).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    await db.updateTable("threads").set({ state: "set-aside" }).execute();
    const { id } = await db.selectFrom("threads").select("id").executeTakeFirstOrThrow();
    const draft = { thread_id: id, staff_id: "ana", version: 1, words: "Hello, was that you?", saved_at: 1 };
    await db.insertInto("drafts").values(draft).execute();
    return row;
  }

  it("stays there, with what colleagues wrote in its thread", async () => {
    const database = await open();
    await setAside(database);
    await projectOnce({ database, log: silentLog }, Date.now());
    await reconcile({ database, log: silentLog }, Date.now(), 0);
    expect(await states(database)).toEqual(["set-aside"]);
    expect(await database.db.selectFrom("drafts").select("words").execute()).toHaveLength(1);
  });

  it("is like any other once its visitor has confirmed it, and leaves when it is deleted", async () => {
    const database = await open();
    const { db } = database;
    const { id } = await setAside(database);
    await db.updateTable("bookings").set({ status: "booked", held_until: null }).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    expect(await states(database)).toEqual(["answered"]);
    await db.updateTable("threads").set({ state: "set-aside" }).execute();
    await db.deleteFrom("bookings").where("id", "=", id).execute();
    await projectOnce({ database, log: silentLog }, Date.now());
    expect(await states(database)).toEqual([]);
  });
});
