import type { Kysely, Transaction } from "kysely";
import { cellAt, type WeeklyHours } from "#app/domain/time/booking-times.ts";
import { officeLine, readCounselors } from "#app/server/booking/booking-lines.server.ts";
import { takeTurn } from "#app/server/booking/booking-pressure.server.ts";
import type { Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";
import { noteChange } from "#app/server/desk/threads/desk-changes.server.ts";

/**
 * Sets the hours when a colleague takes calls; no hours takes them off the calendar. The first colleague with hours takes
 * over the booked calls, which were the office's until then. Colleagues set their own hours; an owner can set anyone's.
 * Throws `not-allowed`.
 */
export async function setHours(db: Kysely<Schema>, actor: Actor, staffId: string, hours: WeeklyHours): Promise<void> {
  assertMay(actor, "work-bookings");
  if (staffId !== actor.staffId) assertMay(actor, "manage-staff");
  await db.transaction().execute(async (transaction) => {
    // A booking made right now reads either the old hours or the new ones.
    await takeTurn(transaction, actor.nowMs);
    const isFirst = (await readCounselors(transaction)).size === 0;
    await transaction.deleteFrom("counselor_hours").where("staff_id", "=", staffId).execute();
    const rows = [...hours].map(([day_of_week, span]) => ({ staff_id: staffId, day_of_week, ...span }));
    if (rows.length > 0) await transaction.insertInto("counselor_hours").values(rows).execute();
    if (isFirst && rows.length > 0) await takeOver(transaction, staffId, actor.nowMs);
    await noteChange(transaction);
  });
}

async function takeOver(transaction: Transaction<Schema>, staffId: string, nowMs: number): Promise<void> {
  await transaction
    .updateTable("bookings")
    .set({ counselor: staffId })
    .where("counselor", "is", null)
    .where("starts_at", ">", nowMs)
    .where("status", "in", ["booked", "waiting", "held"])
    .execute();
  await transaction
    .updateTable("booking_cells")
    .set({ line: staffId })
    .where("line", "=", officeLine)
    .where("cell", ">=", cellAt(nowMs))
    .execute();
}
