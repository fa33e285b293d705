import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { openDataKey } from "#app/server/keys/data-key.server.ts";
import { readNow } from "#app/server/privacy/departure-notes.server.ts";
import { testDataKey } from "#test/data-key.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { readStops, recordStop, repeatStop } from "./stops.server.ts";

const maria = { email: "maria@visitor.example", phone: "+14805550142" };

describeEachDatabase("a stop", ({ open }) => {
  it("is found by the person's address or number in any spelling, and not by anyone else's", async () => {
    const { db } = await open();
    await recordStop(db, testDataKey, { channel: "text", scope: "all", source: "phone", ...maria }, 100);
    const stop = { channel: "text", scope: "all", source: "phone", stoppedAt: 100, saidAt: null };
    expect(await readStops(db, testDataKey, { email: " Maria@Visitor.example " })).toEqual([{ ...stop, by: "email" }]);
    expect(await readStops(db, testDataKey, { phone: "(480) 555-0142" })).toEqual([{ ...stop, by: "phone" }]);
    expect(await readStops(db, testDataKey, maria)).toHaveLength(2);
    expect(await readStops(db, testDataKey, { email: "ana@visitor.example", phone: "+14805550143" })).toEqual([]);
    expect(await readStops(db, testDataKey, {})).toEqual([]);
  });

  it("is one row however often it is requested, with its latest time and source", async () => {
    const { db } = await open();
    const stop = { channel: "all", scope: "marketing", email: maria.email } as const;
    await Promise.all([
      recordStop(db, testDataKey, { ...stop, source: "email-link" }, 200),
      recordStop(db, testDataKey, { ...stop, source: "email-reply" }, 300),
      recordStop(db, testDataKey, { ...stop, source: "receipt-page" }, 100),
    ]);
    expect(await readStops(db, testDataKey, maria)).toMatchObject([{ source: "email-reply", stoppedAt: 300 }]);
    await recordStop(db, testDataKey, { ...stop, scope: "all", source: "email-reply" }, 400);
    expect((await readStops(db, testDataKey, maria)).map(({ scope }) => scope)).toEqual(["all", "marketing"]);
  });

  it("of one address alone is noted as such outside of the database, and is so again after a copy is restored", async () => {
    const { db } = await open();
    const stop = { channel: "email", scope: "all", source: "email-reply", isOnlyHere: true } as const;
    await recordStop(db, testDataKey, { ...stop, email: maria.email }, 100);
    const notes = (await readNow(db, 200)).filter(({ what }) => what === "stop");
    expect(notes).toMatchObject([{ state: "email-reply 100 here" }]);
    const { lifted_at: _, ...row } = await db.selectFrom("contact_rules").selectAll().executeTakeFirstOrThrow();
    await db.deleteFrom("contact_rules").execute();
    expect(await repeatStop(db, row, 200)).toBe(true);
    expect(await readStops(db, testDataKey, { email: maria.email })).toMatchObject([{ isOnlyHere: true }]);
  });

  it("is part of the transaction that records it", async () => {
    const { db } = await open();
    const failing = db.transaction().execute(async (transaction) => {
      await recordStop(transaction, testDataKey, { channel: "call", scope: "all", source: "phone", ...maria }, 100);
      expect(await readStops(transaction, testDataKey, maria)).toHaveLength(2);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await readStops(db, testDataKey, maria)).toEqual([]);
  });

  it("stores no address, and is still found with a newer key", async () => {
    const { db } = await open();
    const dataDir = mkdtempSync(join(tmpdir(), "stops-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const [old, young] = [randomBytes(32), randomBytes(32)];
    const before = await openDataKey({ dataKeys: [old], dataDir });
    const after = await openDataKey({ dataKeys: [young, old], dataDir });
    await recordStop(db, before, { channel: "email", scope: "all", source: "email-link", ...maria }, 100);
    expect(JSON.stringify(await db.selectFrom("contact_rules").selectAll().execute())).not.toMatch(/maria|5550142/i);
    await recordStop(db, after, { channel: "email", scope: "all", source: "email-link", ...maria }, 200);
    expect((await readStops(db, after, maria)).map(({ stoppedAt }) => stoppedAt)).toEqual([200, 200, 100, 100]);
  });
});
