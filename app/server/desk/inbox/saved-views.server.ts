import type { Kysely } from "kysely";
import type { SavedView } from "#app/domain/desk/shown-inbox.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { lockStaff } from "#app/server/desk/staff/staff-members.server.ts";

/** Settings of one colleague: named views of the inbox, and whether single keys are on. */
export type InboxHabits = {
  views(staffId: string): Promise<SavedView[]>;
  /** Saving the same filters again renames the view. False at the limit of views. */
  saveView(staffId: string, view: Omit<SavedView, "id">): Promise<boolean>;
  /** False when this person does not have the view. */
  removeView(staffId: string, viewId: string): Promise<boolean>;
  hasSingleKeys(staffId: string): Promise<boolean>;
  setSingleKeys(staffId: string, isOn: boolean): Promise<void>;
};

/** As many as fit next to the eight built-in ones. */
const mostViews = 12;

/** Store over a database. */
export function createInboxHabits({ db }: Pick<SiteDatabase, "db">, now: () => number): InboxHabits {
  return {
    views: (staffId) => viewsOf(db, staffId),
    async saveView(staffId, { name, search }) {
      return db.transaction().execute(async (transaction) => {
        await lockStaff(transaction, staffId);
        const known = await viewsOf(transaction, staffId);
        if (known.length >= mostViews && !known.some((view) => view.search === search)) return false;
        await transaction
          .insertInto("staff_views")
          .values({ id: newRowId(), staff_id: staffId, name, search, created_at: now() })
          .onConflict((conflict) => conflict.columns(["staff_id", "search"]).doUpdateSet({ name }))
          .execute();
        return true;
      });
    },
    async removeView(staffId, viewId) {
      const removed = await db
        .deleteFrom("staff_views")
        .where("staff_id", "=", staffId)
        .where("id", "=", viewId)
        .executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
    async hasSingleKeys(staffId) {
      const row = await db
        .selectFrom("staff_settings")
        .select("single_keys")
        .where("staff_id", "=", staffId)
        .executeTakeFirst();
      return row?.single_keys !== 0;
    },
    async setSingleKeys(staffId, isOn) {
      const single_keys = isOn ? 1 : 0;
      await db
        .insertInto("staff_settings")
        .values({ staff_id: staffId, single_keys })
        .onConflict((conflict) => conflict.column("staff_id").doUpdateSet({ single_keys }))
        .execute();
    },
  };
}

function viewsOf(db: Kysely<Schema>, staffId: string): Promise<SavedView[]> {
  return db
    .selectFrom("staff_views")
    .select(["id", "name", "search"])
    .where("staff_id", "=", staffId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}
