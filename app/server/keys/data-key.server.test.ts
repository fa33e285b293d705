import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDataKey, openWithKey, readOrMakeKey, sealWithKey } from "./data-key.server.ts";

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "data-key-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test("stores a generated key in the data folder, readable only by its owner, and finds it again", async () => {
  const dataDir = await newFolder();
  const sealed = (await openDataKey({ dataKeys: [], dataDir })).seal("a", "AC-4711");
  expect((await openDataKey({ dataKeys: [], dataDir })).open("a", sealed)).toBe("AC-4711");
  expect((await stat(join(dataDir, "data.key"))).mode & 0o777).toBe(0o600);
});

test("makes no file when the key is set", async () => {
  const dataDir = await newFolder();
  await openDataKey({ dataKeys: [randomBytes(32)], dataDir });
  await expect(stat(join(dataDir, "data.key"))).rejects.toThrow(/ENOENT/);
});

test("uses the newest key, and the older ones for values they made: a rotation loses nothing", async () => {
  const dataDir = await newFolder();
  const [old, young] = [randomBytes(32), randomBytes(32)];
  const fromFile = await openDataKey({ dataKeys: [], dataDir });
  const before = await openDataKey({ dataKeys: [old], dataDir });
  const after = await openDataKey({ dataKeys: [young, old], dataDir });
  const oldGone = await openDataKey({ dataKeys: [young], dataDir: await newFolder() });

  for (const earlier of [fromFile, before]) {
    expect(after.open("a", earlier.seal("a", "text"))).toBe("text");
    expect(after.readSigned("a", earlier.signed("a", "text"))).toBe("text");
    expect(after.hashes("a", "text")).toContain(earlier.hash("a", "text"));
    expect(oldGone.open("a", earlier.seal("a", "text"))).toBeNull();
    expect(oldGone.readSigned("a", earlier.signed("a", "text"))).toBeNull();
  }
  expect(oldGone.open("a", after.seal("a", "text"))).toBe("text");
});

test("makes no value for one purpose that works for another", async () => {
  const key = await openDataKey({ dataKeys: [randomBytes(32)], dataDir: await newFolder() });
  expect(key.open("b", key.seal("a", "text"))).toBeNull();
  expect(key.readSigned("b", key.signed("a", "text"))).toBeNull();
  expect(key.readSigned("a", key.signed("a", "text").replace("text", "other"))).toBeNull();
  expect(key.hash("a", "text")).not.toBe(key.hash("b", "text"));
});

test("returns a signed text whatever is in it, and nothing for an invalid token", async () => {
  const key = await openDataKey({ dataKeys: [randomBytes(32)], dataDir: await newFolder() });
  for (const text of ["", "with.dots.in.it", "✓"]) expect(key.readSigned("a", key.signed("a", text))).toBe(text);
  for (const token of [null, "", "text"]) expect(key.readSigned("a", token)).toBeNull();
});

test.each(["", "x", "✓", "A".repeat(43)])("refuses a made-up signature: %j", async (signature) => {
  const key = await openDataKey({ dataKeys: [randomBytes(32)], dataDir: await newFolder() });
  expect(key.readSigned("a", `text.${signature}`)).toBeNull();
});

const key = randomBytes(32);

async function newKeyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "not-there-yet", "key");
}

test("opens a value that it sealed, and the sealed value reveals nothing", () => {
  const sealed = sealWithKey(key, "contact", "ada@example.com ✓");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").includes("ada")).toBe(false);
  expect(openWithKey(key, "contact", sealed)).toBe("ada@example.com ✓");
});

test("makes the key once, readable only by its owner", async () => {
  const file = await newKeyFile();
  const [one, two] = await Promise.all([readOrMakeKey(file), readOrMakeKey(file)]);
  expect(one).toEqual(two);
  expect(await readOrMakeKey(file)).toEqual(one);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("refuses a value that was changed, sealed for another purpose, or sealed with another key", () => {
  const sealed = sealWithKey(key, "contact", "ada@example.com");
  const changed = (sealed[0] === "A" ? "B" : "A") + sealed.slice(1);
  expect(openWithKey(key, "contact", changed)).toBeNull();
  expect(openWithKey(key, "newsletter", sealed)).toBeNull();
  expect(openWithKey(randomBytes(32), "contact", sealed)).toBeNull();
});

test.each(["", "x", "not base64 at all ✓", "A".repeat(40)])("refuses nonsense: %j", (nonsense) => {
  expect(openWithKey(key, "contact", nonsense)).toBeNull();
});

test("doesn't overwrite a file that isn't a key", async () => {
  const file = await newKeyFile();
  await readOrMakeKey(file);
  await writeFile(file, "short");
  await expect(readOrMakeKey(file)).rejects.toThrow(/not 32 bytes/);
});
