import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { join } from "node:path";
import type { Settings } from "#app/server/settings/env.server.ts";
import { openWithKey, readKey, readOrMakeKey, sealWithKey } from "./sealed-text.server.ts";

/**
 * The secret of an installation, and what is done with it. Each `purpose` has a key of its own, so that what is made for
 * one is worth nothing for another. The newest key makes; older ones still open, recognise and verify.
 */
export type DataKey = {
  seal(purpose: string, text: string): string;
  /** Null when it was not sealed here for this purpose, or was changed since. */
  open(purpose: string, sealed: string): string | null;
  /** Recognises a text without keeping it: the same text gives the same hash, nobody without the key can try texts out. */
  hash(purpose: string, text: string): string;
  /** The text's hash by each key that there is, newest first: what is stored may be older than the newest key. */
  hashes(purpose: string, text: string): string[];
  /** The text with a signature behind it, fit for an address or a field: `text.signature`. The text stays legible. */
  signed(purpose: string, text: string): string;
  /** The text again; null when it was not signed here for this purpose, or was changed since. */
  readSigned(purpose: string, token: string | null): string | null;
};

/**
 * Gives the key of the setting `DATA_KEY`, else the one in a file of the data folder, which is made on first use. A file
 * that is there beside the setting counts as the oldest key, so that an installation can move from one to the other.
 */
export async function openDataKey({ dataKeys, dataDir }: Pick<Settings, "dataKeys" | "dataDir">): Promise<DataKey> {
  const file = join(dataDir, "data.key");
  if (dataKeys.length === 0) return dataKeyOf([await readOrMakeKey(file)]);
  const old = await readKey(file);
  return dataKeyOf(old ? [...dataKeys, old] : dataKeys);
}

function dataKeyOf(keys: readonly Buffer[]): DataKey {
  const known = new Map<string, Buffer[]>();

  function keysFor(purpose: string): Buffer[] {
    const derived = known.get(purpose) ?? keys.map((key) => Buffer.from(hkdfSync("sha256", key, "", purpose, 32)));
    known.set(purpose, derived);
    return derived;
  }
  const hashes = (purpose: string, text: string) =>
    keysFor(purpose).map((key) => createHmac("sha256", key).update(text).digest("base64url"));
  const hash = (purpose: string, text: string) => String(hashes(purpose, text)[0]);
  const isSignature = (purpose: string, text: string, signature: string) =>
    hashes(purpose, text).some((own) => isSame(own, signature));

  return {
    seal: (purpose, text) => sealWithKey(keysFor(purpose)[0] as Buffer, purpose, text),
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
