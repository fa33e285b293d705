import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { describeEachDatabase } from "#test/databases.ts";
import { openDatabase } from "./database.server.ts";

describeEachDatabase("the database", ({ open }) => {
  it("returns times as numbers", async () => {
    const { db } = await open();
    const now = Date.now();
    await db.insertInto("heartbeats").values({ id: "times", beat_at: now, filler: "" }).execute();
    const beat = await db.selectFrom("heartbeats").select("beat_at").where("id", "=", "times").executeTakeFirst();
    expect(beat).toEqual({ beat_at: now });
  });

  it("stores no part of a failed transaction", async () => {
    const { db } = await open();
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto("heartbeats").values({ id: "gone", beat_at: 1, filler: "" }).execute();
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await db.selectFrom("heartbeats").selectAll().where("id", "=", "gone").execute()).toEqual([]);
  });

  it("refuses a row whose lead doesn't exist", async () => {
    const { db } = await open();
    const evidence = {
      id: "e",
      lead_id: "none",
      text_id: "t",
      text_version: 1,
      text_sha256: "0",
      page_url: "p",
      given_at: 1,
    };
    await expect(db.insertInto("consent_evidence").values(evidence).execute()).rejects.toThrow(/foreign key/i);
  });

  it("can be closed before it is used, and closed twice", async () => {
    const database = await open();
    await database.close();
    await database.close();
  });
});

describe("the embedded database", () => {
  const parent = mkdtempSync(join(tmpdir(), "site-"));
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it("is readable only by its owner, and durable at each commit", async () => {
    const dataDir = join(parent, "new", "data");
    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    try {
      await database.migrate();
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      for (const file of readdirSync(dataDir)) expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
      for (const [pragma, value] of [
        ["journal_mode", "wal"],
        ["synchronous", 2],
        ["foreign_keys", 1],
      ] as const) {
        const { rows } = await sql`PRAGMA ${sql.raw(pragma)}`.execute(database.db);
        expect(rows).toEqual([{ [pragma]: value }]);
      }
    } finally {
      await database.close();
    }
  });
});
