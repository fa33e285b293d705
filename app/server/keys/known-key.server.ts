import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Schema } from "#app/server/database/schema.server.ts";
import { SettingsError } from "#app/server/settings/env.server.ts";
import { type DataKey, dataKeyFile, findDataKey, type KeySettings, openDataKey } from "./data-key.server.ts";

const purpose = "which key a database belongs to";
const fact = "key-fingerprint";
const earlierFact = "earlier-keys";

/**
 * A key that the database was used with: its fingerprint, and until when, in milliseconds since 1970; null for the one in use. That one
 * is here, too, so that it is known to be missing when someone deletes `key-fingerprint` because it is lost.
 */
type UsedKey = { fingerprint: string; until: number | null };

/**
 * Opens the data key, makes one if a new database has none, and notes in the database that they belong together. Throws a
 * `SettingsError` when the database belongs to another key: every link that was ever sent would lead nowhere, and nothing
 * sealed would open.
 */
export async function openKnownKey(settings: KeySettings, db: Kysely<Schema>): Promise<DataKey> {
  await checkKey(settings, db);
  const dataKey = await openDataKey(settings);
  const newest = dataKey.hash(purpose, "");
  await db
    .insertInto("site_facts")
    .values({ name: fact, value: newest })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  // Another process may have started first, with another key.
  await checkKey(settings, db);
  await noteChange(db, newest);
  return dataKey;
}

/** Moves the fingerprint to the newest key, and remembers until when the others were in use. */
async function noteChange(db: Kysely<Schema>, newest: string): Promise<void> {
  const [known, used] = [await readFact(db, fact), await readUsed(db)];
  const isNoted =
    known === newest && used.every(({ fingerprint, until }) => (fingerprint === newest) === (until === null));
  if (isNoted && used.length > 0) return;
  const before = used.some(({ fingerprint }) => fingerprint === known)
    ? []
    : [{ fingerprint: known ?? newest, until: null }];
  const others = [...used, ...before].filter(({ fingerprint }) => fingerprint !== newest);
  const ended = others.map(({ fingerprint, until }) => ({ fingerprint, until: until ?? Date.now() }));
  const value = JSON.stringify([...ended, { fingerprint: newest, until: null }] satisfies UsedKey[]);
  await db
    .insertInto("site_facts")
    .values({ name: earlierFact, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
  await db.updateTable("site_facts").set({ value: newest }).where("name", "=", fact).execute();
}

/**
 * Until when an earlier key was in use that is not among the keys now, in milliseconds since 1970: what was hashed up to then
 * may not be recognized. Null when all are there.
 */
export async function missingKeyUntil(db: Kysely<Schema>, dataKey: Pick<DataKey, "hashes">): Promise<number | null> {
  const own = dataKey.hashes(purpose, "");
  const missing = (await readUsed(db)).filter(({ fingerprint }) => !own.includes(fingerprint));
  return missing.length === 0 ? null : Math.max(...missing.map(({ until }) => until ?? Date.now()));
}

/** Whether a running process has the key that the database is used with by now. */
async function hasKeyOf(db: Kysely<Schema>, dataKey: Pick<DataKey, "hashes">): Promise<boolean> {
  const known = await readFact(db, fact);
  return known === null || dataKey.hashes(purpose, "").includes(known);
}

/**
 * Gives the data key for a database that may be read with it. Makes none: null when there is none, and the database was not
 * used with one either. Throws a `SettingsError` when the database belongs to another key than the settings lead to.
 */
export async function checkKey(settings: KeySettings, db: Kysely<Schema>): Promise<DataKey | null> {
  const [known, dataKey] = [await readFact(db, fact), await findDataKey(settings)];
  if (known === null) return dataKey;
  const file = dataKeyFile(settings.dataDir);
  if (!dataKey) {
    throw new SettingsError([
      `The data key is missing. This database was used with one. Put it back: DATA_KEY in the settings, or the file ${file}. It is kept apart from backups.`,
    ]);
  }
  // The file's key comes last. Next to a DATA_KEY that does not name it, the other one would seal from now on, unnoticed.
  const place = dataKey.hashes(purpose, "").indexOf(known);
  const named = settings.dataKeys.length;
  if (place !== -1 && (named === 0 || place < named)) return dataKey;
  throw new SettingsError([place === -1 ? otherKeyWords(named > 0 ? "DATA_KEY" : file) : unnamedWords(file)]);
}

/** True of any other key: one that was never used here, and one from before a change. */
function otherKeyWords(place: string): string {
  return `The data key in ${place} is not the one that this database was used with last. Put that one back; after a change of key it is the newer one. With this one, links in emails would lead nowhere, and sealed data would not open. To go back to an earlier key, name both, the earlier one first: DATA_KEY=<earlier>,<newer> (docs/operations.md, Rotate keys).`;
}

function unnamedWords(file: string): string {
  return `DATA_KEY is set, but this database was used with the key in the file ${file}. To keep that one, remove DATA_KEY. To change to a new key, name both, the new one first: DATA_KEY=<new>,<old>, where <old> is what this prints: base64 -w0 ${file}`;
}

async function readUsed(db: Kysely<Schema>): Promise<UsedKey[]> {
  return JSON.parse((await readFact(db, earlierFact)) ?? "[]") as UsedKey[];
}

/** A note about keys; null when the database has none yet. */
async function readFact(db: Kysely<Schema>, name: typeof fact | typeof earlierFact): Promise<string | null> {
  const row = await db.selectFrom("site_facts").select("value").where("name", "=", name).executeTakeFirst();
  return row?.value ?? null;
}

/** Whether this process still has the key of its database: another process may have started with a newer one. */
export type KeyWatch = {
  /** False while it has not. The links that it sends lead nowhere at the other processes, and theirs lead nowhere here. */
  isOurs(): boolean;
  /** Looks once more, and logs what has changed. Rejects when the database does not answer. */
  look(): Promise<void>;
};

const lostWords =
  "the database is used with a newer data key, which this process does not have. Restart it with the DATA_KEY of the others (docs/operations.md, Rotate keys)";

/** Makes the watch; a process that has started has the key. */
export function createKeyWatch(db: Kysely<Schema>, dataKey: Pick<DataKey, "hashes">, log: Logger): KeyWatch {
  let isOurs = true;
  return {
    isOurs: () => isOurs,
    async look() {
      const was = isOurs;
      isOurs = await hasKeyOf(db, dataKey);
      if (was && !isOurs) log.error(lostWords);
      if (!was && isOurs) log.info("the data key is the one of the database again");
    },
  };
}
