import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { DataKey } from "#app/server/keys/data-key.server.ts";

const keptMs = 60 * 60_000;
/** A page that saves by itself may be refused several times before anyone looks. */
const mostHeld = 5;
const sealed = "desk-held-form";

/** A waiting form: the page it was sent from, and its fields. */
export type HeldForm = { path: string; fields: Record<string, string> };

/** Forms of people who had to sign in or show a passkey before the form could be processed. Kept for an hour, sealed. */
export type StaffHeldForms = {
  /** Returns the id of the waiting form. */
  hold(staffId: string, form: HeldForm): Promise<string>;
  /** Null when it does not exist, or belongs to someone else. */
  read(staffId: string, id: string): Promise<(HeldForm & { heldAt: number }) | null>;
  /** Returns the id of the last one; null when nothing waits. */
  newest(staffId: string): Promise<string | null>;
  drop(staffId: string, id: string): Promise<void>;
};

/** The store over a database; `now` is milliseconds since 1970. */
export function createStaffHeldForms(
  { db }: Pick<SiteDatabase, "db">,
  dataKey: DataKey,
  now: () => number = Date.now,
): StaffHeldForms {
  const kept = (staffId: string) =>
    db
      .selectFrom("staff_held_forms")
      .where("staff_id", "=", staffId)
      .where("held_at", ">", now() - keptMs)
      .orderBy("id", "desc");

  return {
    async hold(staffId, { path, fields }) {
      const id = newRowId();
      await db
        .insertInto("staff_held_forms")
        .values({
          id,
          staff_id: staffId,
          path,
          held_at: now(),
          sealed_fields: dataKey.seal(sealed, JSON.stringify(fields)),
        })
        .execute();
      const newest = kept(staffId).select("id").limit(mostHeld);
      await db.deleteFrom("staff_held_forms").where("staff_id", "=", staffId).where("id", "not in", newest).execute();
      return id;
    },
    async read(staffId, id) {
      const row = await kept(staffId)
        .select(["path", "sealed_fields", "held_at"])
        .where("id", "=", id)
        .executeTakeFirst();
      const fields = row && dataKey.open(sealed, row.sealed_fields);
      return row && fields ? { path: row.path, fields: JSON.parse(fields), heldAt: row.held_at } : null;
    },
    newest: async (staffId) => (await kept(staffId).select("id").limit(1).executeTakeFirst())?.id ?? null,
    async drop(staffId, id) {
      await db.deleteFrom("staff_held_forms").where("staff_id", "=", staffId).where("id", "=", id).execute();
    },
  };
}
