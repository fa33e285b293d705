import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text so that only who has the key can read it and nobody can change it (AES-256-GCM). `purpose` is bound to the result: what was sealed for one purpose
 * does not open for another.
 */
export function sealWithKey(key: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Gives the text back; null when it was not sealed with this key for this purpose, or was changed since. */
export function openWithKey(key: Buffer, purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < nonceBytes + tagBytes) return null;
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = [decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return null;
  }
}

/** Two processes may start on one folder at once: whoever is first has made the key of both, and it is there whole. */
export async function readOrMakeKey(file: string): Promise<Buffer> {
  const known = await readKey(file);
  if (known) return known;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const key = randomBytes(keyBytes);
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, key, { mode: 0o600, flag: "wx" });
    await link(draft, file);
    return key;
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const theirs = await readKey(file);
  if (!theirs) throw new Error(`The key file is not ${keyBytes} bytes long: ${file}`);
  return theirs;
}

/** The key in a file; null when there is none. */
export async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = await readFile(file);
    return key.length === keyBytes ? key : null;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
