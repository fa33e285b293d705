import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { listWhatIsLeft } from "#app/server/commands/doctor.server.ts";
import { readSettings } from "#app/server/settings/env.server.ts";
import { collectOutput } from "#test/collect-output.ts";
import { describeEachDatabase } from "#test/databases.ts";
import { checkKey, openKnownKey } from "./known-key.server.ts";

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];

async function doctor({ dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined }): Promise<string> {
  const [out, problems] = [collectOutput(), collectOutput()];
  const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await listWhatIsLeft(settings, [], { out: out.stream, problems: problems.stream });
  return out.text();
}

describeEachDatabase("the key that a database belongs to", ({ open, settings }) => {
  beforeEach(() => rm(join(settings().dataDir, "data.key"), { force: true }));

  it("is made once, and without its file the site refuses and makes no other", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    const file = join(dataDir, "data.key");
    await openKnownKey({ dataKeys: [], dataDir }, db);
    await openKnownKey({ dataKeys: [], dataDir }, db);
    await rm(file);
    await expect(openKnownKey({ dataKeys: [], dataDir }, db)).rejects.toThrow(/data key is missing.*data\.key/s);
    expect(await doctor(settings())).toMatch(/^Does not work:\n {2}The data key is missing\./);
    expect(existsSync(file)).toBe(false);
  });

  it("is not another one, in the settings or in the file", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    await openKnownKey({ dataKeys: [first], dataDir }, db);
    await expect(openKnownKey({ dataKeys: [second], dataDir }, db)).rejects.toThrow(/in DATA_KEY is not the one/);
    await writeFile(join(dataDir, "data.key"), third);
    await expect(checkKey({ dataKeys: [], dataDir }, db)).rejects.toThrow(/data\.key is not the one/);
  });

  it("may be changed as the documents say: the new one first, then without the old one", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    await openKnownKey({ dataKeys: [first], dataDir }, db);
    await openKnownKey({ dataKeys: [second, first], dataDir }, db);
    await openKnownKey({ dataKeys: [second], dataDir }, db);
    await expect(openKnownKey({ dataKeys: [first], dataDir }, db)).rejects.toThrow(/not the one/);
  });

  it("is not taken from a setting next to the file, unless the setting names both", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    const file = join(dataDir, "data.key");
    await writeFile(file, first);
    await openKnownKey({ dataKeys: [], dataDir }, db);
    const refused = { dataKeys: [second], dataDir };
    await expect(openKnownKey(refused, db)).rejects.toThrow(`used with the key in the file ${file}`);
    await expect(checkKey(refused, db)).rejects.toThrow(
      `DATA_KEY=<new>,<old>, where <old> is what this prints: base64 -w0 ${file}`,
    );
    await openKnownKey({ dataKeys: [first], dataDir }, db);
    await openKnownKey({ dataKeys: [second, first], dataDir }, db);
    await openKnownKey({ dataKeys: [second], dataDir }, db);
    await expect(openKnownKey({ dataKeys: [], dataDir }, db)).rejects.toThrow(/data\.key is not the one/);
  });

  it("may go back to an earlier one with both named, and the refusal says so", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    await openKnownKey({ dataKeys: [first], dataDir }, db);
    await openKnownKey({ dataKeys: [second, first], dataDir }, db);
    await expect(checkKey({ dataKeys: [first], dataDir }, db)).rejects.toThrow(
      /after a change of key it is the newer one.*the earlier one first: DATA_KEY=<earlier>,<newer>/,
    );
    await openKnownKey({ dataKeys: [first, second], dataDir }, db);
    await openKnownKey({ dataKeys: [first], dataDir }, db);
  });

  it("is refused when its file is cut short, also next to a setting", async () => {
    const { db } = await open();
    const { dataDir } = settings();
    await openKnownKey({ dataKeys: [first], dataDir }, db);
    await writeFile(join(dataDir, "data.key"), first.subarray(1));
    await expect(checkKey({ dataKeys: [first], dataDir }, db)).rejects.toThrow(/data\.key is not 32 bytes long/);
  });
});
