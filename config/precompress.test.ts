import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { precompress } from "./precompress.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "precompress-"));
});

afterEach(() => rm(folder, { recursive: true }));

test("puts both compressed files next to a page at any depth, and both decompress to the page", async () => {
  const page = "<p>home</p>".repeat(200);
  await mkdir(join(folder, "a/b"), { recursive: true });
  await writeFile(join(folder, "a/b/index.html"), page);

  await precompress(folder);

  expect(brotliDecompressSync(await readFile(join(folder, "a/b/index.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, "a/b/index.html.gz"))).toString()).toBe(page);
});

test("skips a file that wouldn't shrink and one that is compressed already", async () => {
  await writeFile(join(folder, "tiny.txt"), "a");
  await writeFile(join(folder, "font.woff2"), "a".repeat(1000));

  await precompress(folder);

  expect(await readdir(folder)).toEqual(expect.not.arrayContaining([expect.stringMatching(/\.(br|gz)$/)]));
});
