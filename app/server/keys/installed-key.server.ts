import type { Kysely } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import type { DataKey } from "./data-key.server.ts";

/** The database was made with another key. Links in emails, consents and files of people open only with that one. */
export class WrongDataKey extends Error {
  constructor() {
    super(
      "This database belongs to another data key, so links in sent emails and sealed files would not open. Nothing was " +
        "started or changed. Put the key of this database in place: the file data.key in DATA_DIR, or DATA_KEY.",
    );
  }
}

/**
 * Says whether the database belongs to this key. The first key that comes is noted; after a rotation the newest one is, as
 * long as the noted one is still given, too.
 */
export async function keyFits(db: Kysely<Schema>, dataKey: DataKey): Promise<boolean> {
  const [newest = "", ...older] = dataKey.hashes("installation", "data key");
  await db
    .insertInto("installation")
    .values({ id: "site", key_fingerprint: newest })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { key_fingerprint: noted } = await db.selectFrom("installation").selectAll().executeTakeFirstOrThrow();
  if (noted === newest) return true;
  if (!older.includes(noted)) return false;
  await db.updateTable("installation").set({ key_fingerprint: newest }).execute();
  return true;
}

/** Throws `WrongDataKey` unless the key fits. */
export async function assertKeyFits(db: Kysely<Schema>, dataKey: DataKey): Promise<void> {
  if (!(await keyFits(db, dataKey))) throw new WrongDataKey();
}
