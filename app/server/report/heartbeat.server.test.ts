import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { describeEachDatabase } from "#test/databases.ts";
import { createHeartbeat } from "./heartbeat.server.ts";

const log = pino({ level: "silent" });

describeEachDatabase("the heartbeat", ({ open }) => {
  it("writes a row, at most once a second however often it is asked", async () => {
    const { db } = await open();
    const beats = () => db.selectFrom("heartbeats").select("beat_at").execute();
    const now = vi.spyOn(performance, "now").mockReturnValue(5000);
    const canTakeLead = createHeartbeat({ db }, log);
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
    const canTakeLead = createHeartbeat(database, log);
    await database.close();
    expect(await canTakeLead()).toBe(false);
  });
});
