import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openSealedText, sealText } from "./sealed-text.server.ts";

async function newKeyFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "seal-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "not-there-yet", "key");
}

test("opens what it sealed, and shows nothing of it", async () => {
  const key = await newKeyFile();
  const sealed = await sealText(key, "contact", "ada@example.com ✓");
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(Buffer.from(sealed, "base64url").includes("ada")).toBe(false);
  expect(await openSealedText(key, "contact", sealed)).toBe("ada@example.com ✓");
});

test("makes the key once, for its owner only", async () => {
  const key = await newKeyFile();
  const [one, two] = await Promise.all([sealText(key, "contact", "one"), sealText(key, "contact", "two")]);
  expect(await openSealedText(key, "contact", one)).toBe("one");
  expect(await openSealedText(key, "contact", two)).toBe("two");
  expect((await stat(key)).mode & 0o777).toBe(0o600);
});

test("refuses what was changed, sealed for something else or with another key", async () => {
  const key = await newKeyFile();
  const sealed = await sealText(key, "contact", "ada@example.com");
  const changed = (sealed[0] === "A" ? "B" : "A") + sealed.slice(1);
  expect(await openSealedText(key, "contact", changed)).toBeNull();
  expect(await openSealedText(key, "newsletter", sealed)).toBeNull();
  expect(await openSealedText(await newKeyFile(), "contact", sealed)).toBeNull();
});

test.each(["", "x", "not base64 at all ✓", "A".repeat(40)])("refuses nonsense: %j", async (nonsense) => {
  expect(await openSealedText(await newKeyFile(), "contact", nonsense)).toBeNull();
});

test("does not write over a file that is not a key", async () => {
  const key = await newKeyFile();
  await sealText(key, "contact", "makes the folder");
  await writeFile(key, "short");
  await expect(sealText(key, "contact", "x")).rejects.toThrow(/not 32 bytes/);
});
