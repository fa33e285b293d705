import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import type { CalendarFeedRow } from "#app/server/database/schema/calendar-schema.server.ts";
import type { BookingRow, Schema } from "#app/server/database/schema.server.ts";
import { type Actor, assertMay } from "#app/server/desk/threads/desk-actor.server.ts";

/** Data that a feed may show now: it ends with its owner's right. Null `counselor`: the calls of the whole office. */
export type OpenFeed = { counselor: string | null; showsNames: boolean; calls: BookingRow[] };

const dayMs = 24 * 60 * 60 * 1000;
/** Calendar programs keep past calls, so the feed has only the days around now. */
const pastMs = 30 * dayMs;
const mostCalls = 500;

/**
 * Makes the link of a colleague's feed, which ends the previous link, and returns its secret: 256 random bits. The database
 * has only their hash. Throws `not-allowed`.
 */
export async function makeFeed(db: Kysely<Schema>, actor: Actor, showsNames: boolean): Promise<string> {
  assertMay(actor, "work-bookings");
  const secret = randomBytes(32).toString("base64url");
  const row: CalendarFeedRow = {
    staff_id: actor.staffId,
    token_hash: hashOf(secret),
    shows_names: showsNames ? 1 : 0,
    created_at: actor.nowMs,
    last_read_at: null,
  };
  const { staff_id: _, ...changed } = row;
  await db
    .insertInto("calendar_feeds")
    .values(row)
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(changed))
    .execute();
  return secret;
}

/** Ends the colleague's own feed. */
export async function endFeed(db: Kysely<Schema>, { staffId }: Actor): Promise<void> {
  await db.deleteFrom("calendar_feeds").where("staff_id", "=", staffId).execute();
}

/** Returns the colleague's own feed; null when there is none. */
export async function readFeed(db: Kysely<Schema>, { staffId }: Actor): Promise<CalendarFeedRow | null> {
  const row = db.selectFrom("calendar_feeds").selectAll().where("staff_id", "=", staffId);
  return (await row.executeTakeFirst()) ?? null;
}

/** Opens a feed by its secret; null when the link is not ours, or when its owner may no longer see bookings. */
export async function openFeed(db: Kysely<Schema>, secret: string, nowMs: number): Promise<OpenFeed | null> {
  const feed = await db
    .selectFrom("calendar_feeds")
    .innerJoin("staff", "staff.id", "staff_id")
    .select(["staff_id", "shows_names", "role", "last_read_at"])
    .where("token_hash", "=", hashOf(secret))
    .where("removed_at", "is", null)
    .executeTakeFirst();
  const may = feed && capabilitiesOf(feed.role);
  if (!feed || !may?.has("work-bookings")) return null;
  // Noting it once a day is enough to know whether the feed is still read.
  if ((feed.last_read_at ?? 0) < nowMs - dayMs) {
    const read = db.updateTable("calendar_feeds").set({ last_read_at: nowMs });
    await read.where("staff_id", "=", feed.staff_id).execute();
  }
  const own = db.selectFrom("counselor_hours").select("staff_id").where("staff_id", "=", feed.staff_id);
  const counselor = (await own.executeTakeFirst()) ? feed.staff_id : null;
  let calls = db
    .selectFrom("bookings")
    .selectAll()
    .where("starts_at", ">", nowMs - pastMs)
    .where("status", "in", ["booked", "waiting"]);
  if (counselor !== null) calls = calls.where("counselor", "=", counselor);
  return {
    counselor,
    showsNames: feed.shows_names === 1 && may.has("see-unmasked"),
    calls: await calls.orderBy("starts_at").limit(mostCalls).execute(),
  };
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
