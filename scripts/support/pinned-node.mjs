import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";

/**
 * SHA-256 of the Node binaries in the packages that the package `node` fetches by itself, which the lock file does not
 * know. Whoever raises `node` in package.json takes them again: npm pack node-<platform>-<arch>@<version>, sha256sum.
 */
export const pinned = {
  version: "24.21.0",
  sha256: {
    "linux-x64": "7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c",
    "linux-arm64": "0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584",
    "win32-x64": "ba4e6d110e8c1592a1ecd390f6b05f3da124b13871a5be62b341a07a853c6c32",
  },
};

/**
 * Says whether a binary is the one that was pinned: "same", "other", or "unknown" where none was pinned for the kind of
 * machine (`linux-x64`). Runs nothing.
 */
export async function comparePinnedNode(file, machine = `${process.platform}-${process.arch}`) {
  const wanted = pinned.sha256[machine];
  if (wanted === undefined) return "unknown";
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex") === wanted ? "same" : "other";
}
