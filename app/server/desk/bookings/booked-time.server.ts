import { sql } from "kysely";
import type { EventRow } from "#app/server/database/schema/desk-schema.server.ts";
import type { BookingRow } from "#app/server/database/schema.server.ts";

/** When a call is, as its visitor was told then. Times are milliseconds since 1970. */
export type BookedTime = { startsAt: number; minutes: number; timeZone: string };

/** The words of an event about a booking, such as `1795618800000 15 America/Chicago`: its row has only the last time. */
export function bookedTimeWords({
  starts_at,
  minutes,
  time_zone,
}: Pick<BookingRow, "starts_at" | "minutes" | "time_zone">) {
  return `${starts_at} ${minutes} ${time_zone}`;
}

/** The same, of a row named `item`. */
export const bookedTimeColumn = sql<string>`item.starts_at || ' ' || item.minutes || ' ' || item.time_zone`;

/**
 * The words of the event that a booking came: its own first time. Null when it was moved more than once before the desk saw
 * it, so that nobody knows that time anymore.
 */
export function firstTimeWords(
  row: Pick<BookingRow, "starts_at" | "minutes" | "time_zone" | "sequence" | "moved_from">,
): string | null {
  if (row.sequence === 0) return bookedTimeWords(row);
  const isMovedOnce = row.sequence === 1 && row.moved_from !== null;
  return isMovedOnce ? bookedTimeWords({ ...row, starts_at: row.moved_from ?? row.starts_at }) : null;
}

/** Reads the words of such an event; null when it has none. */
export function readBookedTime(words: string | null): BookedTime | null {
  const [startsAt = "", minutes = "", timeZone = ""] = words?.split(" ") ?? [];
  return timeZone === "" ? null : { startsAt: Number(startsAt), minutes: Number(minutes), timeZone };
}

/**
 * The time that an event of a booking told. Events of earlier releases have no words: the row knows the last time, and the
 * one before it. Null when that is neither.
 */
export function timeTold(
  { kind, words, revision }: Pick<EventRow, "kind" | "words" | "revision">,
  row: Record<string, unknown>,
): BookedTime | null {
  const kept = readBookedTime(words);
  if (kept) return kept;
  const last = { startsAt: Number(row.starts_at), minutes: Number(row.minutes), timeZone: String(row.time_zone) };
  // A cancellation raises the number of changes, too, and keeps the time.
  const moves = Number(row.sequence) - (row.status === "cancelled" ? 1 : 0);
  if (row.moved_from === null || moves <= Number(revision)) return last;
  const isBefore = kind === "booking" && moves === 1;
  return isBefore ? { ...last, startsAt: Number(row.moved_from) } : null;
}
