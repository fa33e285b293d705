import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { checkLeadTables } from "#app/server/lead/leads.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createHeartbeat } from "./heartbeat.server.ts";

const log = pino({ level: "silent" });

describeEachDatabase("the heartbeat", ({ open }) => {
  it("writes a row, at most once a second however often it is asked", async () => {
    const { db } = await open();
    const beats = () => db.selectFrom("heartbeats").select("beat_at").execute();
    const now = vi.spyOn(performance, "now").mockReturnValue(5000);
    const canTakeLead = createHeartbeat({ db }, log, checkLeadTables);
    expect(await Promise.all([canTakeLead(), canTakeLead()])).toEqual([true, true]);
    await db.updateTable("heartbeats").set({ beat_at: 1 }).execute();

    now.mockReturnValue(5999);
    expect(await canTakeLead()).toBe(true);
    expect(await beats()).toEqual([{ beat_at: 1 }]);

    now.mockReturnValue(6000);
    expect(await canTakeLead()).toBe(true);
    const [beat] = await beats();
    expect(beat?.beat_at).toBeGreaterThan(1);
  });

  it("says no when the database is closed", async () => {
    const database = await open();
    const canTakeLead = createHeartbeat(database, log, checkLeadTables);
    await database.close();
    expect(await canTakeLead()).toBe(false);
  });

  it.each([
    ["leads", "phone"],
    ["outbox", "next_attempt_at"],
  ] as const)("says no when a newer release has renamed a column of %s that a lead needs", async (table, column) => {
    const { db } = await open();
    const canTakeLead = createHeartbeat({ db }, log, checkLeadTables);
    expect(await canTakeLead()).toBe(true);
    await db.schema.alterTable(table).renameColumn(column, "renamed").execute();
    try {
      expect(await createHeartbeat({ db }, log, checkLeadTables)()).toBe(false);
      expect(await db.selectFrom("leads").select("id").execute()).toEqual([]);
    } finally {
      await db.schema.alterTable(table).renameColumn("renamed", column).execute();
    }
  });
});
