import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Settings, SettingsError } from "#app/server/settings/env.server.ts";
import { type DataKey, openDataKey } from "./data-key.server.ts";

type KeySettings = Pick<Settings, "dataKeys" | "dataDir">;

const purpose = "which key a database belongs to";
const fact = "key-fingerprint";

/**
 * Opens the data key for the site, and notes in the database that they belong together. Throws a `SettingsError` when the
 * database belongs to another key: every link that was ever sent would lead nowhere, and nothing sealed would open.
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
  await db.updateTable("site_facts").set({ value: newest }).where("name", "=", fact).execute();
  return dataKey;
}

/** Throws a `SettingsError` when the database belongs to another key than the settings lead to. Makes no key. */
export async function checkKey(settings: KeySettings, db: Kysely<Schema>): Promise<void> {
  const known = await readFingerprint(db);
  if (known === null) return;
  const file = join(settings.dataDir, "data.key");
  if (settings.dataKeys.length === 0 && !existsSync(file)) {
    throw new SettingsError([
      `The data key is missing. This database was used with one. Put it back: DATA_KEY in the settings, or the file ${file}. It is kept apart from backups.`,
    ]);
  }
  if ((await openDataKey(settings)).hashes(purpose, "").includes(known)) return;
  const place = settings.dataKeys.length > 0 ? "DATA_KEY" : file;
  throw new SettingsError([
    `The data key in ${place} is not the one that this database was used with. Put that one back. With this one, links in emails would lead nowhere, and sealed data would not open.`,
  ]);
}

/** The note about the key; null when the database has none yet. */
async function readFingerprint(db: Kysely<Schema>): Promise<string | null> {
  const row = await db.selectFrom("site_facts").select("value").where("name", "=", fact).executeTakeFirst();
  return row?.value ?? null;
}
