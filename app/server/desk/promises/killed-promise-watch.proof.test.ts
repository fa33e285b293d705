import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { startToKill } from "#test/process-to-kill.ts";
import { storePromises } from "#test/promise-rows.ts";
import { raiseAlarms } from "./promise-alarms.server.ts";

const dayMs = 86_400_000;
/** An hour after the office opens. */
const monday = Date.parse("2026-11-23T09:00-05:00");

describeEachDatabase("two promise watchers that are killed", ({ open, settings }) => {
  it("10 times report each late promise once", async () => {
    const { db, ...database } = await open();
    await db.deleteFrom("promise_digests").execute();
    const members = createStaffMembers({ ...database, db });
    await members.put("owner@team.example", "owner");
    const { id: counselor } = await members.put("counselor@team.example", "counselor");
    const start = () => startToKill(["promise-watch-process.ts", String(monday)], settings());
    const clocks: string[] = [];
    for (let kill = 0; kill < 5; kill += 1) {
      const kills = await Promise.all([start(), start()]);
      for (let batch = 0; batch < 4; batch += 1) {
        const late = Array.from({ length: 10 }, () => ({ started_at: monday - 3 * dayMs, due_at: monday - 1 }));
        clocks.push(...(await storePromises(db, late)));
        await wait(5 + ((kill * 7) % 25));
      }
      for (const end of kills) await end();
    }
    await raiseAlarms(db, monday);
    const said = await db.selectFrom("promise_alarms").select(["clock_id", "level"]).execute();
    expect(said.map(({ clock_id, level }) => `${clock_id} ${level}`).toSorted()).toEqual(
      clocks.map((id) => `${id} 1`).toSorted(),
    );
    const notices = await db
      .selectFrom("staff_notices")
      .innerJoin("staff_links", "staff_links.id", "link_id")
      .innerJoin("outbox", "outbox.subject_id", "link_id")
      .select(["staff_id", "about", "outbox.kind"])
      .execute();
    const named = notices
      .filter(({ kind }) => kind === "promise-alarm")
      .flatMap(({ staff_id, about }) => {
        expect(staff_id).toBe(counselor);
        return (JSON.parse(about) as { clocks: { id: string }[] }).clocks.map(({ id }) => id);
      });
    expect(named.toSorted()).toEqual(clocks.toSorted());
    expect(notices.filter(({ kind }) => kind === "promise-digest").length).toBeLessThanOrEqual(1);
    expect(await db.selectFrom("promise_digests").select("week").execute()).toEqual([{ week: "2026-11-16" }]);
  });
});
