import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { listWhatIsLeft } from "#app/server/commands/doctor.server.ts";
import { openDatabase } from "#app/server/database/database.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { openDataKey } from "./data-key.server.ts";
import { assertKeyFits, keyFits, WrongDataKey } from "./installed-key.server.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  folders.push(folder);
  return folder;
}

async function doctor(dataDir: string): Promise<string> {
  const [out, problems] = [collectOutput(), collectOutput()];
  await listWhatIsLeft(readSettings({ DATA_DIR: dataDir }), [], { out: out.stream, problems: problems.stream });
  return out.text();
}

const key = (letter: string) => Buffer.alloc(32, letter);

async function withInstalled<Result>(
  dataDir: string,
  work: (db: Awaited<ReturnType<typeof openDatabase>>["db"]) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await database.migrate();
    return await work(database.db);
  } finally {
    await database.close();
  }
}

describe("a database", () => {
  it("refuses a restore without its key file: the key that a new folder makes is another one", async () => {
    const [there, here] = [newFolder(), newFolder()];
    const own = await openDataKey({ dataKeys: [], dataDir: there });
    await withInstalled(there, (db) => assertKeyFits(db, own));
    copyFileSync(join(there, "site.db"), join(here, "site.db"));
    expect(await doctor(here)).toMatch(
      /^Left to fill in or prove before launch:\n {2}This database belongs to another data key/,
    );
    const other = await openDataKey({ dataKeys: [], dataDir: here });
    await withInstalled(here, async (db) => {
      await expect(assertKeyFits(db, other)).rejects.toThrow(WrongDataKey);
      await expect(assertKeyFits(db, other)).rejects.toThrow("the file data.key in DATA_DIR");
    });
    copyFileSync(join(there, "data.key"), join(here, "data.key"));
    const restored = await openDataKey({ dataKeys: [], dataDir: here });
    expect(await withInstalled(here, (db) => keyFits(db, restored))).toBe(true);
    expect(await doctor(here)).not.toContain("data key");
  });

  it("follows a rotation while the old key is still given, and refuses the old one alone afterward", async () => {
    const dataDir = newFolder();
    const withKeys = (...dataKeys: Buffer[]) => openDataKey({ dataKeys, dataDir });
    await withInstalled(dataDir, async (db) => {
      expect(await keyFits(db, await withKeys(key("a")))).toBe(true);
      expect(await keyFits(db, await withKeys(key("b")))).toBe(false);
      expect(await keyFits(db, await withKeys(key("b"), key("a")))).toBe(true);
      expect(await keyFits(db, await withKeys(key("b")))).toBe(true);
      expect(await keyFits(db, await withKeys(key("a")))).toBe(false);
    });
  });
});
