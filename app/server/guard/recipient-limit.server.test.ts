import { pino } from "pino";
import { expect, it, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createRecipientLimit, reserveConfirmation } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";

const log = pino({ level: "silent" });
const minute = 60_000;
const hour = 60 * minute;
const victim = "maria@visitor.example";

describeEachDatabase("the limit of confirmations", ({ open }) => {
  const limitOn = (database: SiteDatabase) =>
    createRecipientLimit({ database, dataKey: testDataKey, log }, { perHour: 5, perDay: 10 });

  /** How many of so many mails to an address may go out, asked one after the other. */
  async function granted(limit: ReturnType<typeof limitOn>, times: number, email = victim): Promise<number> {
    let count = 0;
    for (let asked = 0; asked < times; asked += 1) if (await limit.mayWrite(email)) count += 1;
    return count;
  }

  it("lets five out in an hour and ten in a day, however often somebody asks in between", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const limit = limitOn(await open());
    expect(await granted(limit, 20)).toBe(5);
    vi.setSystemTime(Date.now() + 59 * minute);
    expect(await granted(limit, 20)).toBe(0);
    vi.setSystemTime(Date.now() + 2 * minute);
    expect(await granted(limit, 20)).toBe(5);
    vi.setSystemTime(Date.now() + 2 * hour);
    expect(await granted(limit, 20)).toBe(0);
    vi.setSystemTime(Date.now() + 24 * hour);
    expect(await granted(limit, 20)).toBe(5);
    vi.useRealTimers();
  });

  it("lets no 60 minutes see more than five, also over the end of the first hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const limit = limitOn(await open());
    expect(await granted(limit, 1)).toBe(1);
    vi.setSystemTime(Date.now() + 50 * minute);
    expect(await granted(limit, 9)).toBe(4);
    vi.setSystemTime(Date.now() + 20 * minute);
    expect(await granted(limit, 9)).toBe(0);
    vi.useRealTimers();
  });

  it("lets exactly five out when many ask at once, on two processes, in many spellings", async () => {
    const database = await open();
    const limits = [limitOn(database), limitOn(database)];
    const spellings = [victim, "MARIA@visitor.example", "maria+house@visitor.example"];
    const asked = Array.from({ length: 60 }, (_, index) =>
      limits[index % 2]?.mayWrite(spellings[index % 3] ?? "").then((may) => ({ may })),
    );
    const others = Array.from({ length: 60 }, (_, index) =>
      limits[index % 2]?.mayWrite(`other${index}@visitor.example`),
    );
    expect((await Promise.all(asked)).filter((answer) => answer?.may)).toHaveLength(5);
    expect(new Set(await Promise.all(others))).toEqual(new Set([true]));
  });

  it("remembers over a restart, and holds no address", async () => {
    const database = await open();
    expect(await granted(limitOn(database), 5)).toBe(5);
    expect(await granted(limitOn(database), 5)).toBe(0);
    const rows = await database.db.selectFrom("recipient_counts").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/maria|visitor/);
  });

  it("counts only what was queued: a repeat and a failure cost nothing", async () => {
    const limit = limitOn(await open());
    const save = async (became: "queued" | "repeated" | "failed") => {
      await using confirmation = await reserveConfirmation(limit, victim);
      if (became === "failed") throw new Error("storage");
      if (became === "queued") confirmation.use();
      return confirmation.isGranted;
    };
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await save("repeated")).toBe(true);
      await expect(save("failed")).rejects.toThrow("storage");
    }
    const told: boolean[] = [];
    for (let turn = 0; turn < 6; turn += 1) told.push(await save("queued"));
    expect(told).toEqual([true, true, true, true, true, false]);
    // What was not granted was never counted, so nothing of it is given back.
    expect(await save("repeated")).toBe(false);
    expect(await save("queued")).toBe(false);
  });

  it("counts within a transaction as outside, and not what is rolled back", async () => {
    const database = await open();
    const limit = limitOn(database);
    const count = (end: "commit" | "roll back") =>
      database.db.transaction().execute(async (transaction) => {
        const may = await limit.mayWriteIn(transaction, victim);
        if (end === "roll back") throw new Error(`${end} ${may}`);
        return may;
      });
    for (let turn = 0; turn < 6; turn += 1) await expect(count("roll back")).rejects.toThrow("roll back true");
    expect([await count("commit"), await count("commit"), await count("commit")]).toEqual([true, true, true]);
    expect(await granted(limit, 6)).toBe(2);
    expect(await count("commit")).toBe(false);
  });

  it("forgets a mailbox when its day is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const database = await open();
    await granted(limitOn(database), 5);
    vi.setSystemTime(Date.now() + 25 * hour);
    await granted(limitOn(database), 1, "other@visitor.example");
    expect(await database.db.selectFrom("recipient_counts").selectAll().execute()).toHaveLength(1);
    vi.useRealTimers();
  });

  it("writes to nobody when the count cannot be kept, and fails nothing", async () => {
    const database = await open();
    const limit = limitOn(database);
    await database.close();
    expect(await limit.mayWrite(victim)).toBe(false);
    await limit.giveBack(victim);
  });

  it("leaves SQLite's commits as durable as they were", async () => {
    const database = await open();
    await limitOn(database).mayWrite(victim);
    if (database.dialect === "sqlite") {
      expect(database.sqlite.prepare("PRAGMA synchronous").get()).toEqual({ synchronous: 2 });
    }
  });
});
