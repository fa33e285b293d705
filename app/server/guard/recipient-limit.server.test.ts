import { expect, it, vi } from "vitest";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { createRecipientLimit, forgetOldCounts } from "#app/server/guard/recipient-limit.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";

const minute = 60_000;
const hour = 60 * minute;
const victim = "maria@visitor.example";

describeEachDatabase("the confirmation limit", ({ open }) => {
  const limitOn = ({ db }: SiteDatabase) => {
    const { grant } = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
    return {
      grant,
      mayWrite: async (email: string) =>
        (await db.transaction().execute((transaction) => grant(transaction, [email])))[0],
    };
  };

  /** How many of this many emails to an address may go out, checked one after the other. */
  async function granted(limit: ReturnType<typeof limitOn>, times: number, email = victim): Promise<number> {
    let count = 0;
    for (let asked = 0; asked < times; asked += 1) if (await limit.mayWrite(email)) count += 1;
    return count;
  }

  it("lets five out in an hour and ten in a day, however many requests come in between", async () => {
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

  it("lets out no more than five in any 60 minutes, even across the end of the first hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const limit = limitOn(await open());
    expect(await granted(limit, 1)).toBe(1);
    vi.setSystemTime(Date.now() + 50 * minute);
    expect(await granted(limit, 9)).toBe(4);
    vi.setSystemTime(Date.now() + 20 * minute);
    expect(await granted(limit, 9)).toBe(0);
    vi.useRealTimers();
  });

  it("lets exactly five out when many ask at once, in two processes and many spellings", async () => {
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

  it("remembers its counts across a restart, and stores no address", async () => {
    const database = await open();
    expect(await granted(limitOn(database), 5)).toBe(5);
    expect(await granted(limitOn(database), 5)).toBe(0);
    const rows = await database.db.selectFrom("recipient_counts").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/maria|visitor/);
  });

  it("counts many at once, in the order of the requests", async () => {
    const { db } = await open();
    const { grant } = createRecipientLimit(testDataKey, { perHour: 2, perDay: 10 });
    const emails = [victim, "other@visitor.example", "MARIA@visitor.example", "maria+3@visitor.example", victim];
    const answers = await db.transaction().execute((transaction) => grant(transaction, emails));
    expect(answers).toEqual([true, true, true, false, false]);
    expect(await db.transaction().execute((transaction) => grant(transaction, []))).toEqual([]);
  });

  it("keeps places for privacy requests: neither other forms nor a stranger's requests take the owner's own", async () => {
    const database = await open();
    const limit = limitOn(database);
    const { grantPrivacy } = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
    const asks = (sender: string | null, email = victim) =>
      database.db.transaction().execute((transaction) => grantPrivacy(transaction, email, sender));
    expect(await granted(limit, 9)).toBe(5);
    const strangers = [];
    for (let turn = 0; turn < 9; turn += 1) strangers.push(await asks("198.51.100.4", "MARIA+x@visitor.example"));
    expect(strangers).toEqual([...Array(5).fill(true), ...Array(4).fill(false)]);
    expect(await asks("203.0.113.9")).toBe(true);
    // Many networks together still cannot flood a mailbox.
    expect([await asks("203.0.113.10"), await asks("192.0.2.8"), await asks(null)]).toEqual([false, false, false]);
    expect(await asks("198.51.100.4", "other@visitor.example")).toBe(true);
    expect(JSON.stringify(await database.db.selectFrom("recipient_counts").selectAll().execute())).not.toMatch(
      /198\.51|maria/,
    );
  });

  it("counts what follows a press of the mailbox's own apart: no form takes its place, and it takes no form's", async () => {
    const database = await open();
    const limit = limitOn(database);
    const { grantOwn } = createRecipientLimit(testDataKey, { perHour: 5, perDay: 10 });
    const press = (email = victim) => database.db.transaction().execute((transaction) => grantOwn(transaction, email));
    expect(await granted(limit, 2)).toBe(2);
    const pressed = [];
    for (let turn = 0; turn < 7; turn += 1) pressed.push(await press("MARIA+x@visitor.example"));
    expect(pressed).toEqual([...Array(5).fill(true), false, false]);
    expect(await granted(limit, 9)).toBe(3);
    expect(await press("other@visitor.example")).toBe(true);
  });

  it("counts only stored rows: a rollback costs nothing", async () => {
    const database = await open();
    const limit = limitOn(database);
    const rollBack = () =>
      database.db.transaction().execute(async (transaction) => {
        const [may] = await limit.grant(transaction, [victim]);
        throw new Error(`rolled back ${may}`);
      });
    for (let turn = 0; turn < 6; turn += 1) await expect(rollBack()).rejects.toThrow("rolled back true");
    expect(await granted(limit, 6)).toBe(5);
  });

  it("forgets a mailbox when its day is over", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 21) });
    const database = await open();
    await granted(limitOn(database), 5);
    vi.setSystemTime(Date.now() + 25 * hour);
    await granted(limitOn(database), 1, "other@visitor.example");
    await forgetOldCounts(database.db, Date.now());
    expect(await database.db.selectFrom("recipient_counts").selectAll().execute()).toHaveLength(1);
    vi.useRealTimers();
  });
});
