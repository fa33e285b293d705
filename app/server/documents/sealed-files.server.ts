import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const cipherName = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

/** The ending of whole files' names. */
export const sealedEnding = ".sealed";

/** The folder of the files. */
export function documentFolder(dataDir: string): string {
  return join(dataDir, "documents");
}

function pathOf(dataDir: string, id: string): string {
  return join(documentFolder(dataDir), id + sealedEnding);
}

/**
 * Writes bytes under a new key, and gives the key. The file is whole and on the disk when this resolves. Its id is
 * bound to it, so that no file can take another's place.
 */
export async function writeSealed(dataDir: string, id: string, bytes: Buffer): Promise<Buffer> {
  const [key, nonce] = [randomBytes(32), randomBytes(nonceBytes)];
  const cipher = createCipheriv(cipherName, key, nonce).setAAD(Buffer.from(id));
  const sealed = [cipher.update(bytes), cipher.final()];
  await mkdir(documentFolder(dataDir), { recursive: true, mode: 0o700 });
  const draft = `${pathOf(dataDir, id)}.part`;
  const file = await open(draft, "wx", 0o600);
  try {
    await file.writev([nonce, cipher.getAuthTag(), ...sealed]);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, pathOf(dataDir, id));
  await syncFolder(documentFolder(dataDir));
  return key;
}

/** The bytes again; null when the file does not exist. Throws when it was changed. */
export async function readSealed(dataDir: string, id: string, key: Buffer): Promise<Buffer | null> {
  const sealed = await readFile(pathOf(dataDir, id)).catch(nullWhenMissing);
  if (!sealed) return null;
  const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, nonceBytes))
    .setAAD(Buffer.from(id))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

/** Removes files; missing ones do not matter. */
export async function removeSealed(dataDir: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await rm(pathOf(dataDir, id), { force: true });
}

/** Those of some files that are not in the folder. */
export async function missingSealed(dataDir: string, ids: readonly string[]): Promise<string[]> {
  const there = new Set((await readdir(documentFolder(dataDir)).catch(nullWhenMissing)) ?? []);
  return ids.filter((id) => !there.has(id + sealedEnding));
}

/** The ids of all files that were written before a time; leftovers of incomplete files are removed. */
export async function listSealed(dataDir: string, beforeMs: number): Promise<string[]> {
  const folder = documentFolder(dataDir);
  const ids: string[] = [];
  for (const name of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    const found = await stat(join(folder, name)).catch(nullWhenMissing);
    if (!found || found.mtimeMs >= beforeMs) continue;
    if (name.endsWith(sealedEnding)) ids.push(name.slice(0, -sealedEnding.length));
    else if (name.endsWith(".part")) await rm(join(folder, name), { force: true });
  }
  return ids;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function nullWhenMissing(error: unknown): null {
  if ((error as { code?: unknown }).code === "ENOENT") return null;
  throw error;
}
