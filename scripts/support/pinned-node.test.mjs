import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { comparePinnedNode, pinned } from "./pinned-node.mjs";

const installed = "node_modules/node/bin/node";

test("the pinned hashes are for the Node version in package.json", () => {
  expect(JSON.parse(readFileSync("package.json", "utf8")).dependencies.node).toBe(pinned.version);
  for (const hash of Object.values(pinned.sha256)) expect(hash).toMatch(/^[0-9a-f]{64}$/);
});

test.skipIf(!existsSync(installed) || !(`${process.platform}-${process.arch}` in pinned.sha256))(
  "recognizes the Node binary that is installed here",
  async () => {
    expect(await comparePinnedNode(installed)).toBe("same");
  },
);

test("recognizes a different binary, and says when no hash is pinned for a machine", async () => {
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "node");
  writeFileSync(file, "another program");
  for (const machine of Object.keys(pinned.sha256)) expect(await comparePinnedNode(file, machine)).toBe("other");
  expect(await comparePinnedNode(file, "plan9-mips")).toBe("unknown");
});
