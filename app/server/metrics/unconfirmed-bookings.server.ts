import { type Kysely, sql } from "kysely";
import type { Schema } from "#app/server/database/schema.server.ts";
import { bookingRules } from "#config/booking.ts";

/** Talks that their owners have not confirmed; `lapsed` counts those of the last hour. */
export type UnconfirmedBookings = { held: number; waiting: number; lapsed: number };

const hour = 60 * 60 * 1000;
/** Nothing that was booked before this can be to come. */
const longestAheadMs = (bookingRules.horizonDays + 1) * 24 * hour;

export async function readUnconfirmedBookings(db: Kysely<Schema>, nowMs: number): Promise<UnconfirmedBookings> {
  const count = (matches: ReturnType<typeof sql<boolean>>) =>
    sql<number>`COALESCE(SUM(CASE WHEN ${matches} THEN 1 ELSE 0 END), 0)`;
  const counts = await db
    .selectFrom("bookings")
    .select([
      count(sql`status = 'held' AND held_until > ${nowMs}`).as("held"),
      count(sql`status = 'waiting' AND starts_at > ${nowMs}`).as("waiting"),
      count(sql`status = 'held' AND held_until <= ${nowMs} AND held_until > ${nowMs - hour}`).as("lapsed"),
    ])
    .where("created_at", ">", nowMs - longestAheadMs)
    .executeTakeFirstOrThrow();
  return { held: Number(counts.held), waiting: Number(counts.waiting), lapsed: Number(counts.lapsed) };
}
