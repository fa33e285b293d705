import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { openDatabase } from "#app/server/database/database.server.ts";
import { analysisDue } from "#app/server/time/office.server.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { leadRow } from "#test/desk-samples.ts";
import { startToKill } from "#test/process-to-kill.ts";

const [leads, kills] = [10_000, 20];

describeEachDatabase("a projector that is killed", ({ open, settings }) => {
  const startProcess = () => startToKill(["desk-projector-process.ts"], settings());

  it("20 times during 10,000 leads gives each lead one thread and one clock", async () => {
    await (await open()).close();
    // A killed process can leave a batch half written, so each process opens the file for itself.
    const database = await openDatabase(settings());
    const rows = Array.from({ length: leads }, (_, index) => leadRow({ created_at: Date.now() - index }));
    const insert = async (from: number, to: number) => {
      for (let at = from; at < to; at += 500) {
        await database.db
          .insertInto("leads")
          .values(rows.slice(at, Math.min(to, at + 500)))
          .execute();
      }
    };
    const count = async () =>
      Number(
        (
          await database.db
            .selectFrom("clocks")
            .select(({ fn }) => fn.countAll().as("n"))
            .executeTakeFirst()
        )?.n,
      );
    let before = 0;
    let killsAtWork = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const end = await startProcess();
      const arriving = insert((kill * leads) / kills, ((kill + 1) * leads) / kills);
      // On any machine, the kill comes in the middle of its work: some of the new threads exist, and some don't yet.
      await expect.poll(count, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before);
      await wait((kill * 7) % 40);
      await end();
      await arriving;
      before = await count();
      if (before < ((kill + 1) * leads) / kills) killsAtWork += 1;
    }
    expect(killsAtWork).toBeGreaterThan(kills / 2);
    const endLast = await startProcess();
    await expect.poll(count, { timeout: 60_000, interval: 250 }).toBe(leads);
    await endLast();

    const made = await database.db
      .selectFrom("leads")
      .innerJoin("thread_sources as known", "known.source_id", "leads.id")
      .innerJoin("threads", "threads.id", "known.thread_id")
      .innerJoin("clocks", "clocks.thread_id", "threads.id")
      .select(["leads.id", "leads.created_at", "clocks.due_at", "threads.due_at as thread_due_at"])
      .execute();
    expect(new Set(made.map(({ id }) => id)).size).toBe(leads);
    expect(made).toHaveLength(leads);
    expect(
      made.filter((row) => row.due_at !== analysisDue(row.created_at) || row.due_at !== row.thread_due_at),
    ).toEqual([]);
    for (const table of ["threads", "people", "events", "search_docs"] as const) {
      const rowsOf = await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as("n"))
        .executeTakeFirst();
      expect([table, Number(rowsOf?.n)]).toEqual([table, leads]);
    }
    await database.close();
  }, 180_000);
});
