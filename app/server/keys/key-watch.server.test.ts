import { rm } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import { missingKeyWords } from "#app/server/commands/doctor/missing-key.server.ts";
import { recordStop } from "#app/server/contact/stops.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { createKeyWatch, missingKeyUntil, openKnownKey } from "./known-key.server.ts";

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

describeEachDatabase("a key that was changed", ({ open, settings }) => {
  const start = async (db: Parameters<typeof openKnownKey>[1], dataKeys: Buffer[]) => {
    const { dataDir } = settings();
    await rm(join(dataDir, "data.key"), { force: true });
    return openKnownKey({ dataKeys, dataDir }, db);
  };

  it("is noticed by a process that runs on with the old one, once, and again when it has the new one", async () => {
    const { db } = await open();
    const logged = collectOutput();
    const old = await start(db, [first]);
    const watch = createKeyWatch(db, old, pino(logged.stream));
    await watch.look();
    expect(watch.isOurs()).toBe(true);
    // As the document says: first every process knows both.
    await start(db, [first, second]);
    await watch.look();
    expect(watch.isOurs()).toBe(true);
    await start(db, [second, first]);
    for (const _look of [1, 2]) await watch.look();
    expect(watch.isOurs()).toBe(false);
    await start(db, [first, second]);
    await watch.look();
    expect(watch.isOurs()).toBe(true);
    const words = logged
      .text()
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line).msg);
    expect(words).toEqual([expect.stringMatching(/^the database is used with a newer data key/), expect.any(String)]);
  });

  it("is missed for as long as stops from its time are in force, and by its own time only", async () => {
    const { db } = await open();
    const old = await start(db, [first]);
    const stop = { channel: "text", scope: "marketing", source: "text-reply" } as const;
    await recordStop(db, old, { phone: "+14805550142", ...stop }, Date.now());
    const both = await start(db, [second, first]);
    const newer = await start(db, [second]);
    expect(await missingKeyUntil(db, both)).toBeNull();
    expect(await missingKeyWords(db, both)).toEqual([]);
    expect(await missingKeyWords(db, newer)).toEqual([
      expect.stringContaining("requests to stop may not count without it: 1."),
    ]);
    await recordStop(db, newer, { phone: "+14805550143", ...stop }, Date.now() + 60_000);
    expect(await missingKeyWords(db, newer)).toEqual([
      expect.stringContaining("requests to stop may not count without it: 1."),
    ]);
    // Back to the first one, and on to a third: each is remembered once.
    await start(db, [first, second]);
    expect(await missingKeyWords(db, await start(db, [third, first, second]))).toEqual([]);
    await db.updateTable("contact_rules").set({ lifted_at: Date.now() }).execute();
    expect(await missingKeyWords(db, await start(db, [third]))).toEqual([]);
  });
});
