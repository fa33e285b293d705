import type { Kysely } from "kysely";
import type { Stretch } from "#app/domain/time/booking-times.ts";
import { takeTurn } from "#app/server/booking/booking-pressure.server.ts";
import { newRowId } from "#app/server/database/row-ids.server.ts";
import type { CalendarBlockRow } from "#app/server/database/schema/calendar-schema.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/** A block: all calls, or those of one counselor. */
export type NewBlock = Stretch & { staffId: string | null; reason: string };

/**
 * Blocks a span of time: from the next request on, it cannot be booked. Calls already booked in it stay. The same block
 * twice is one. Throws `not-allowed`.
 */
export async function addBlock(db: Kysely<Schema>, actor: Actor, block: NewBlock): Promise<void> {
  assertMay(actor, "work-bookings");
  const row: CalendarBlockRow = {
    id: newRowId(),
    staff_id: block.staffId,
    from_at: block.fromMs,
    to_at: block.toMs,
    reason: block.reason,
    made_by: actor.staffId,
    made_at: actor.nowMs,
  };
  await db.transaction().execute(async (transaction) => {
    await takeTurn(transaction, actor.nowMs);
    if (await isBlocked(transaction, block)) return;
    await transaction.insertInto("calendar_blocks").values(row).execute();
    await noteChange(transaction);
  });
}

async function isBlocked(db: Kysely<Schema>, { staffId, fromMs, toMs, reason }: NewBlock): Promise<boolean> {
  const same = db
    .selectFrom("calendar_blocks")
    .select("id")
    .where("staff_id", staffId === null ? "is" : "=", staffId)
    .where("from_at", "=", fromMs)
    .where("to_at", "=", toMs)
    .where("reason", "=", reason);
  return (await same.executeTakeFirst()) !== undefined;
}

/** Opens the time again. Throws `not-allowed`. */
export async function removeBlock(db: Kysely<Schema>, actor: Actor, id: string): Promise<void> {
  assertMay(actor, "work-bookings");
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("calendar_blocks").where("id", "=", id).execute();
    await noteChange(transaction);
  });
}
