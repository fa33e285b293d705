import { randomBytes } from "node:crypto";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openWithKey, readOrMakeKey, sealWithKey } from "./sealed-text.server.ts";

const key = randomBytes(32);

async function newKeyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "not-there-yet", "key");
}

test("opens what it sealed, and shows nothing of it", () => {
  const sealed = sealWithKey(key, "contact", "ada@example.com ✓");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").includes("ada")).toBe(false);
  expect(openWithKey(key, "contact", sealed)).toBe("ada@example.com ✓");
});

test("makes the key once, for its owner only", async () => {
  const file = await newKeyFile();
  const [one, two] = await Promise.all([readOrMakeKey(file), readOrMakeKey(file)]);
  expect(one).toEqual(two);
  expect(await readOrMakeKey(file)).toEqual(one);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test("refuses what was changed, sealed for something else or with another key", () => {
  const sealed = sealWithKey(key, "contact", "ada@example.com");
  const changed = (sealed[0] === "A" ? "B" : "A") + sealed.slice(1);
  expect(openWithKey(key, "contact", changed)).toBeNull();
  expect(openWithKey(key, "newsletter", sealed)).toBeNull();
  expect(openWithKey(randomBytes(32), "contact", sealed)).toBeNull();
});

test.each(["", "x", "not base64 at all ✓", "A".repeat(40)])("refuses nonsense: %j", (nonsense) => {
  expect(openWithKey(key, "contact", nonsense)).toBeNull();
});

test("does not write over a file that is not a key", async () => {
  const file = await newKeyFile();
  await readOrMakeKey(file);
  await writeFile(file, "short");
  await expect(readOrMakeKey(file)).rejects.toThrow(/not 32 bytes/);
});
