import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { collectOutput } from "#test/collect-output.ts";
import { patience } from "#test/patience.ts";
import { openDatabase, type SqliteSiteDatabase } from "./database.server.ts";
import { createLogCheckpoints } from "./log-checkpoints.server.ts";
import { sqliteFile } from "./sqlite.server.ts";

const megabyte = 1024 * 1024;

/** A database with one table, and the thread running. */
async function openAtWork() {
  const dataDir = mkdtempSync(join(tmpdir(), "checkpoints-"));
  const database = (await openDatabase({ dataDir, databaseUrl: undefined })) as SqliteSiteDatabase;
  const { sqlite } = database;
  sqlite.exec("CREATE TABLE pages (bytes BLOB)");
  const output = collectOutput();
  const checkpoints = createLogCheckpoints({ database, dataDir, log: pino(output.stream), everyMs: 10 });
  checkpoints.start();
  onTestFinished(async () => {
    await checkpoints.stop();
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  const file = sqliteFile(dataDir);
  return {
    database,
    checkpoints,
    output,
    file,
    write: (bytes: number) => sqlite.prepare("INSERT INTO pages VALUES (zeroblob(?))").run(bytes),
    bound: () => sqlite.prepare("PRAGMA wal_autocheckpoint").get()?.wal_autocheckpoint,
    sizes: () => ({ file: statSync(file).size, log: statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0 }),
  };
}

it("copies commits into the file so that commits don't have to, and the log starts over", async () => {
  const { write, bound, sizes } = await openAtWork();
  expect(bound()).toBe(16_000);
  for (let n = 0; n < 30; n += 1) {
    write(megabyte);
    await vi.waitFor(() => expect(sizes().file).toBeGreaterThan((n + 1) * megabyte), patience);
  }
  // Commits that aren't copied yet make the log grow. A copied log starts over, sometimes only after two or three commits.
  expect(sizes().log).toBeLessThan(15 * megabyte);
});

it("ends before the database closes and deletes its log", async () => {
  const { database, checkpoints, write, bound, file } = await openAtWork();
  write(megabyte);
  await checkpoints.stop();
  expect(bound()).toBe(1000);
  await database.close();
  expect(statSync(file).size).toBeGreaterThan(megabyte);
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })).toBeUndefined();
});

it("lets commits copy the log again, and logs an error, when the thread can't run", async () => {
  const { database, output, bound } = await openAtWork();
  const lost = createLogCheckpoints({ database, dataDir: "/no/such/folder", log: pino(output.stream) });
  lost.start();
  await vi.waitFor(
    () => expect(output.text()).toContain("the thread that copies the database's log stopped"),
    patience,
  );
  await lost.stop();
  expect(bound()).toBe(1000);
});
