import type { Capabilities } from "#app/domain/desk/capabilities.ts";
import { capabilitiesOf } from "#app/domain/desk/capabilities.ts";
import type { WeeklyHours } from "#app/domain/time/booking-times.ts";
import { readCounselors } from "#app/server/booking/booking-lines.server.ts";
import { type Actor, assertMay, type DeskSource } from "#app/server/desk/threads/desk-actor.server.ts";
import { formatShortEasternTime } from "#app/server/time/eastern-time.server.ts";
import { readFeed } from "./calendar-feeds.server.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** Data of the hours page: everyone who takes calls, for users who may set their hours. */
export type HoursPage = {
  people: {
    id: string;
    name: string;
    isMe: boolean;
    days: { number: number; name: string; opens: string; closes: string }[];
    hasHours: boolean;
    maySet: boolean;
  }[];
  feed: { made: string; read: string | null; showsNames: boolean } | null;
};

/** Reads the hours page. Throws `not-allowed`. */
export async function readHoursPage({ db }: Pick<DeskSource, "db">, actor: Actor): Promise<HoursPage> {
  assertMay(actor, "work-bookings");
  const staff = await db
    .selectFrom("staff")
    .select(["id", "name", "email", "role"])
    .where("removed_at", "is", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const known = await readCounselors(db);
  const feed = await readFeed(db, actor);
  return {
    people: staff
      .filter(({ role }) => capabilitiesOf(role).has("work-bookings"))
      .map(({ id, name, email }) => ({
        id,
        name: name || email,
        isMe: id === actor.staffId,
        maySet: maySet(actor.may, id === actor.staffId),
        days: daysOf(known.get(id)),
        hasHours: known.has(id),
      })),
    feed: feed && {
      made: formatShortEasternTime(feed.created_at),
      read: feed.last_read_at === null ? null : formatShortEasternTime(feed.last_read_at),
      showsNames: feed.shows_names === 1,
    },
  };
}

function maySet(may: Capabilities, isMe: boolean): boolean {
  return isMe || may.has("manage-staff");
}

function daysOf(hours: WeeklyHours | undefined) {
  return weekdays.map((name, index) => ({
    number: index + 1,
    name,
    ...(hours?.get(index + 1) ?? { opens: "", closes: "" }),
  }));
}

/**
 * Reads the hours of a form: `opens-1` to `closes-7` as `09:00`. A day without both times has no calls; null when a day has
 * only one of them, or ends before it begins.
 */
export function readHoursForm(fields: Readonly<Record<string, string>>): WeeklyHours | null {
  const days = weekdays.map((_, index) => ({
    number: index + 1,
    opens: fields[`opens-${index + 1}`] ?? "",
    closes: fields[`closes-${index + 1}`] ?? "",
  }));
  const set = days.filter(({ opens, closes }) => opens !== "" || closes !== "");
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  if (!set.every(({ opens, closes }) => isTime(opens) && isTime(closes) && opens < closes)) return null;
  return new Map(set.map(({ number, opens, closes }) => [number, { opens, closes }]));
}
