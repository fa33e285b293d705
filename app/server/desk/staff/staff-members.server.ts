import type { Kysely, Transaction } from "kysely";
import { capabilitiesOf, type DeskRole } from "#app/domain/desk/capabilities.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { StaffRow } from "#app/server/database/schema/staff-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { freeThreadsOf } from "./freed-threads.server.ts";
import { readInvitedBy } from "./invitations.server.ts";

/** A person who works at the desk. */
export type StaffMember = Pick<StaffRow, "id" | "email" | "name" | "role">;

/** Reason a change was refused: the id does not exist, or no one would be left to let others in. */
export type StaffChange = "done" | "unknown" | "last-owner";

/** The team of the desk. Each change is one transaction. */
export type StaffMembers = {
  /** Adds a person, or gives this role to one who is on the team (or was removed). `invitedBy` is a colleague's id. */
  put(email: string, role: DeskRole, invitedBy?: string): Promise<StaffMember>;
  findByEmail(email: string): Promise<StaffMember | null>;
  list(): Promise<StaffMember[]>;
  rename(id: string, name: string): Promise<void>;
  /** The last owner keeps the role. Who may no longer answer holds nothing. */
  setRole(id: string, role: DeskRole): Promise<StaffChange>;
  /**
   * Signs the person out everywhere, deletes every way they could sign in, and frees what they hold. Whom they invited, and
   * who has not signed in yet, goes with them. The last owner stays.
   */
  remove(id: string): Promise<StaffChange>;
};

/** Domain for the addresses of people who do not exist, such as sample colleagues. No email can reach it. */
export const sampleDomain = "sample.example";

const shown = ["id", "email", "name", "role"] as const;

/** The store over a database. */
export function createStaffMembers({ db }: Pick<SiteDatabase, "db">): StaffMembers {
  const working = db.selectFrom("staff").select(shown).where("removed_at", "is", null);
  return {
    async put(email, role, invitedBy) {
      const row: StaffRow = {
        id: newRowId(),
        email: email.trim(),
        email_key: keyOf(email),
        name: "",
        role,
        created_at: Date.now(),
        removed_at: null,
        invited_by: invitedBy ?? null,
      };
      return db
        .insertInto("staff")
        .values(row)
        .onConflict((conflict) =>
          conflict.column("email_key").doUpdateSet({ role, removed_at: null, invited_by: row.invited_by }),
        )
        .returning(shown)
        .executeTakeFirstOrThrow();
    },
    async findByEmail(email) {
      return (await working.where("email_key", "=", keyOf(email)).executeTakeFirst()) ?? null;
    },
    list: () => working.orderBy("created_at").orderBy("id").execute(),
    async rename(id, name) {
      await db.updateTable("staff").set({ name }).where("id", "=", id).execute();
    },
    setRole: (id, role) =>
      changeOne(db, id, { leave: role === "owner" ? [] : [id] }, async (transaction) => {
        await transaction.updateTable("staff").set({ role }).where("id", "=", id).execute();
        const may = capabilitiesOf(role);
        // A later role must not bring an old link back to life.
        if (!may.has("work-bookings"))
          await transaction.deleteFrom("calendar_feeds").where("staff_id", "=", id).execute();
        if (!may.has("work-threads")) await freeThreadsOf(transaction, id, Date.now());
      }),
    async remove(id) {
      const leave = [id, ...(await readInvitedBy(db, id)).map((invited) => invited.id)];
      return changeOne(db, id, { leave }, async (transaction) => {
        for (const one of leave) await removeOne(transaction, one);
      });
    },
  };
}

async function removeOne(transaction: Transaction<Schema>, id: string): Promise<void> {
  await transaction.updateTable("staff").set({ removed_at: Date.now() }).where("id", "=", id).execute();
  await freeThreadsOf(transaction, id, Date.now());
  for (const table of signInTables) await transaction.deleteFrom(table).where("staff_id", "=", id).execute();
}

const signInTables = [
  "staff_sessions",
  "staff_passkeys",
  "staff_factors",
  "staff_recovery_codes",
  "staff_links",
  "calendar_feeds",
] as const;

/** Locks a person's row until the end of the transaction, so that counts of their data stay true. */
export async function lockStaff(transaction: Transaction<Schema>, id: string): Promise<void> {
  // Changes nothing, but locks the row.
  await transaction.updateTable("staff").set({ id }).where("id", "=", id).execute();
}

/** One address is one person, in any spelling. */
function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Locks all owners first: two owners who remove each other at once must not both succeed. `leave` are the ids of those who
 * are no owners any more after the change.
 */
async function changeOne(
  db: Kysely<Schema>,
  id: string,
  { leave }: { leave: readonly string[] },
  change: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<StaffChange> {
  return db.transaction().execute(async (transaction) => {
    const owners = await transaction
      .updateTable("staff")
      .set({ role: "owner" })
      .where("role", "=", "owner")
      .where("removed_at", "is", null)
      .returning("id")
      .execute();
    const known = await transaction
      .selectFrom("staff")
      .select("id")
      .where("id", "=", id)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    if (!known) return "unknown";
    if (leave.length > 0 && owners.every((owner) => leave.includes(owner.id))) return "last-owner";
    await change(transaction);
    return "done";
  });
}
