import {
  type CipherKey,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";

/**
 * The secret of an installation, and its uses. Each `purpose` has a separate key, so a value made for one is worthless for
 * another. The newest key makes new values; older keys still open, recognize and verify.
 */
export type DataKey = {
  seal(purpose: string, text: string): string;
  /** Null when it was not sealed here for this purpose, or was changed since. */
  open(purpose: string, sealed: string): string | null;
  /**
   * Recognizes a text without keeping it: the same text gives the same hash, and only someone with the key can test texts.
   */
  hash(purpose: string, text: string): string;
  /** The text's hash by each key that there is, newest first: what is stored may be older than the newest key. */
  hashes(purpose: string, text: string): string[];
  /** The text followed by a signature, fit for a URL or a field: `text.signature`. The text stays legible. */
  signed(purpose: string, text: string): string;
  /** The text again; null when it was not signed here for this purpose, or was changed since. */
  readSigned(purpose: string, token: string | null): string | null;
};

/** Where a key comes from. */
export type KeySettings = Pick<Settings, "dataKeys" | "dataDir">;

/**
 * Gives the key of the setting `DATA_KEY`, else the one in a file of the data folder, which is made on first use. A file
 * that exists in addition to the setting counts as the oldest key. Whether the newest key may seal for a database, see
 * `known-key.server.ts`.
 */
export async function openDataKey(settings: KeySettings): Promise<DataKey> {
  return (await findDataKey(settings)) ?? dataKeyOf([await readOrMakeKey(dataKeyFile(settings.dataDir))]);
}

/** The key that `openDataKey` opens, if there is one already. Makes none: null. */
export async function findDataKey({ dataKeys, dataDir }: KeySettings): Promise<DataKey | null> {
  const old = await readKey(dataKeyFile(dataDir));
  const keys = old ? [...dataKeys, old] : dataKeys;
  return keys.length === 0 ? null : dataKeyOf(keys);
}

/** Where the key is if no setting has it. */
export function dataKeyFile(dataDir: string): string {
  return join(dataDir, "data.key");
}

function dataKeyOf(keys: readonly Buffer[]): DataKey {
  const known = new Map<string, KeyObject[]>();

  // As objects: from a key's bytes each hash would make one, and take six times as long.
  function keysFor(purpose: string): KeyObject[] {
    const derive = (key: Buffer) => createSecretKey(Buffer.from(hkdfSync("sha256", key, "", purpose, 32)));
    const derived = known.get(purpose) ?? keys.map(derive);
    known.set(purpose, derived);
    return derived;
  }
  const hashes = (purpose: string, text: string) =>
    keysFor(purpose).map((key) => createHmac("sha256", key).update(text).digest("base64url"));
  const hash = (purpose: string, text: string) => String(hashes(purpose, text)[0]);
  const isSignature = (purpose: string, text: string, signature: string) =>
    hashes(purpose, text).some((own) => isSame(own, signature));

  return {
    seal: (purpose, text) => sealWithKey(keysFor(purpose)[0] as KeyObject, purpose, text),
    open(purpose, sealed) {
      for (const key of keysFor(purpose)) {
        const text = openWithKey(key, purpose, sealed);
        if (text !== null) return text;
      }
      return null;
    },
    hash,
    hashes,
    signed: (purpose, text) => `${text}.${hash(purpose, text)}`,
    readSigned(purpose, token) {
      const end = token?.lastIndexOf(".") ?? -1;
      if (token === null || end === -1) return null;
      const text = token.slice(0, end);
      return isSignature(purpose, text, token.slice(end + 1)) ? text : null;
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text so that only someone with the key can read it and no one can change it (AES-256-GCM). `purpose` is bound
 * to the result: a text sealed for one purpose does not open for another.
 */
export function sealWithKey(key: CipherKey, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** Gives the text back; null when it was not sealed with this key for this purpose, or was changed since. */
export function openWithKey(key: CipherKey, purpose: string, sealed: string): string | null {
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

/** Two processes may start on one folder at once. The first one makes the key for both, and neither sees half of it. */
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
  return readFile(file);
}

/** The key in a file; null when there is no file. Throws a `SettingsError` when the file is not a key. */
async function readKey(file: string): Promise<Buffer | null> {
  try {
    const key = await readFile(file);
    if (key.length === keyBytes) return key;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
  throw new SettingsError([`The data key in ${file} is not ${keyBytes} bytes long. Put the right file back.`]);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
