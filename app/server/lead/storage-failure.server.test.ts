import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, inject, it, vi } from "vitest";
import { openDatabase, type SqliteSiteDatabase } from "#app/server/database/database.server.ts";
import { createSubmissionLimiter } from "#app/server/guard/limiter.server.ts";
import { createHeartbeat } from "#app/server/report/heartbeat.server.ts";
import { patience } from "#test/patience.ts";
import { startPostgres } from "#test/postgres.ts";
import { unlimited } from "#test/recipients.ts";
import type { CreditAnalysisPayload } from "./credit-analysis-payload.server.ts";
import { checkLeadTables, createLeadStore } from "./leads.server.ts";

const payload: CreditAnalysisPayload = {
  formName: "Free Credit Analysis",
  firstName: "Ann",
  lastName: "Lee",
  name: "Ann Lee",
  email: "ann@example.com",
  phone: "+14805550142",
  message: "x".repeat(1000),
  pageUrl: "http://localhost:3000/get-started",
};
const log = pino({ level: "silent" });
const unavailable = { code: "storage-unavailable", status: 503, retryAfterSeconds: 10 };

function saveMany(store: ReturnType<typeof createLeadStore>, name: string, amount: number) {
  const keys = Array.from({ length: amount }, (_, index) => `${name}-${index}`);
  return Promise.allSettled(keys.map((submissionKey) => store.save({ ...payload, submissionKey })));
}

it("answers a full disk with 503, leaves nothing half stored, and accepts leads again when there is room", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "site-"));
  const database = (await openDatabase({ dataDir, databaseUrl: undefined })) as SqliteSiteDatabase;
  try {
    await database.migrate();
    // Migrations leave pages free, and a full disk has none.
    database.sqlite.exec("VACUUM");
    const store = createLeadStore(database, unlimited);
    await store.save({ ...payload, submissionKey: "key-first" });
    const { page_count: pages } = database.sqlite.prepare("PRAGMA page_count").get() as { page_count: number };
    database.sqlite.exec(`PRAGMA max_page_count = ${pages}`);

    const whileFull = await saveMany(store, "key-full", 20);
    for (const result of whileFull) expect(result).toMatchObject({ status: "rejected", reason: unavailable });
    expect(whileFull[0]).toMatchObject({ reason: { cause: { errcode: 13 } } });
    expect(await database.db.selectFrom("leads").select("submission_key").execute()).toEqual([
      { submission_key: "key-first" },
    ]);
    expect(await database.db.selectFrom("outbox").select("id").execute()).toHaveLength(2);

    expect(await createHeartbeat(database, log, checkLeadTables)()).toBe(false);

    database.sqlite.exec("PRAGMA max_page_count = 100000");
    expect(await createHeartbeat(database, log, checkLeadTables)()).toBe(true);
    for (const result of await saveMany(store, "key-full", 20)) {
      expect(result).toMatchObject({ status: "fulfilled", value: { repeated: false } });
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe.skipIf(inject("postgresUrl") === null)("when PostgreSQL is lost", () => {
  it("a connection lost between two statements fails its transaction, not the process", async () => {
    const databaseUrl = inject("postgresUrl") ?? "";
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl });
    const { db } = database;
    try {
      const cutOff = db.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
        const others = sql`SELECT pid FROM pg_stat_activity WHERE pid = ${rows[0]?.pid}`;
        await sql`SELECT pg_terminate_backend(${rows[0]?.pid})`.execute(db);
        await vi.waitFor(async () => expect((await others.execute(db)).rows).toEqual([]), patience);
        await sql`SELECT 1`.execute(transaction);
      });
      await expect(cutOff).rejects.toThrow();
      expect((await sql`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }]);
    } finally {
      await database.close();
    }
  });

  it("the store and the limit answer with 503, and leads are accepted again when it is back", async () => {
    const server = await startPostgres();
    if (!server) throw new Error("PostgreSQL was there a moment ago");
    const database = await openDatabase({ dataDir: tmpdir(), databaseUrl: server.url });
    try {
      await database.migrate();
      const store = createLeadStore(database, unlimited);
      const limiter = createSubmissionLimiter(database, 1000);
      await store.save({ ...payload, submissionKey: "key-first" });
      await limiter.take("credit-analysis", "203.0.113.7");

      // Some of these are in flight when the server stops. Each is stored completely or refused.
      const inFlight = saveMany(store, "key-flight", 300);
      await server.halt();
      const during = await inFlight;
      for (const result of during) if (result.status === "rejected") expect(result.reason).toMatchObject(unavailable);
      for (const result of await saveMany(store, "key-lost", 3)) {
        expect(result).toMatchObject({ status: "rejected", reason: unavailable });
      }
      await expect(limiter.take("credit-analysis", "203.0.113.7")).rejects.toMatchObject(unavailable);
      expect(await createHeartbeat(database, log, checkLeadTables)()).toBe(false);

      await server.resume();
      expect(await createHeartbeat(database, log, checkLeadTables)()).toBe(true);
      for (const result of await saveMany(store, "key-lost", 3)) {
        expect(result).toMatchObject({ status: "fulfilled", value: { repeated: false } });
      }
      await limiter.take("credit-analysis", "203.0.113.7");
      const stored = await database.db.selectFrom("leads").select("id").execute();
      const acknowledged = during.flatMap((result) => (result.status === "fulfilled" ? [result.value.reference] : []));
      expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
      const emails = await database.db.selectFrom("outbox").select("id").execute();
      expect(emails).toHaveLength(stored.length * 2);
    } finally {
      await database.close();
      await server.remove();
    }
  });
});
