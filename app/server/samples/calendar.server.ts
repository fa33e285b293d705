import { randomUUID } from "node:crypto";
import { timesOfSameDay } from "#app/domain/time/booking-times.ts";
import { officeTime } from "#app/domain/time/office-hours.ts";
import { readFreeTimes } from "#app/server/booking/booking-cells.server.ts";
import { createBookingStore } from "#app/server/booking/bookings.server.ts";
import type { SiteDatabase } from "#app/server/database/database.server.ts";
import { addBlock } from "#app/server/desk/bookings/calendar-blocks.server.ts";
import { setHours } from "#app/server/desk/bookings/weekly-hours.server.ts";
import { createStaffMembers } from "#app/server/desk/staff/staff-members.server.ts";
import { unlimitedRecipients } from "#app/server/guard/recipient-limit.server.ts";
import { office } from "#app/server/time/office.server.ts";
import { bookingRules } from "#app/server/time/office-calendar.server.ts";
import { sampleColleagues, sampleMay, samplePeople, sampleTopics, sampleZones } from "./people.server.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** From a week ago to a week ahead. */
const days = Array.from({ length: 15 }, (_, index) => index - 7);
/** Which times of a day are booked, counted from its first. */
const wishes = [3, 7, 12, 5];

/** Makes two colleagues with hours, two weeks of calls, and a lunch; gives the colleagues' ids. */
export async function makeSampleCalendar(database: SiteDatabase, nowMs: number): Promise<string[]> {
  const { db } = database;
  const colleagues: string[] = [];
  for (const { email, name, hours } of sampleColleagues) {
    const { id } = await createStaffMembers(database).put(email, "counselor");
    await db.updateTable("staff").set({ name }).where("id", "=", id).execute();
    const week = new Map([1, 2, 3, 4, 5].map((day) => [day, hours]));
    await setHours(db, { staffId: id, may: sampleMay, nowMs: nowMs - 8 * dayMs }, id, week);
    colleagues.push(id);
  }
  let booked = 0;
  for (const day of days) {
    for (const wish of wishes.slice(0, 2 + (Math.abs(day) % 3)))
      booked += await bookOn(database, day, wish, booked, nowMs);
  }
  await blockLunch(database, colleagues, nowMs);
  return colleagues;
}

/** Books a time of a day for one of the people, two days before; 0 when no counselor is free. */
async function bookOn(
  database: SiteDatabase,
  day: number,
  wish: number,
  count: number,
  nowMs: number,
): Promise<number> {
  const person = samplePeople[(count * 3) % samplePeople.length];
  const minutes = count % 3 === 2 ? 30 : 15;
  const times = timesOfSameDay(nowMs + day * dayMs, minutes, office, bookingRules);
  const free = await readFreeTimes(database.db, times.slice(wish), minutes, {});
  const [startMs] = free;
  if (!person || startMs === undefined) return 0;
  const { name, email, phone } = person;
  const topic = sampleTopics[count % sampleTopics.length] ?? undefined;
  const bookedMs = Math.min(startMs, nowMs) - (48 - wish) * hourMs - count * 20 * 60_000;
  await asOf(bookedMs, () =>
    createBookingStore(database).book({
      startMs,
      minutes,
      name,
      email,
      phone,
      topic,
      formNonce: `sample ${randomUUID()}`,
      timeZone: sampleZones[count % sampleZones.length] ?? office.timeZone,
      pageUrl: "/book/details",
      mustConfirm: false,
      recipients: unlimitedRecipients,
    }),
  );
  return 1;
}

/** Each of the two is away for an hour of the next day that the office is open. */
async function blockLunch({ db }: SiteDatabase, colleagues: string[], nowMs: number): Promise<void> {
  const next = days
    .filter((day) => day >= 0)
    .map((day) => timesOfSameDay(nowMs + day * dayMs, 15, office, bookingRules)[0])
    .find((startMs) => startMs !== undefined && startMs > nowMs - 12 * hourMs);
  if (next === undefined) return;
  const noon = officeTime(next, office).with({ hour: 12, minute: 0 }).epochMilliseconds;
  const [reasons, actor] = [["Lunch", "School pick-up"], { may: sampleMay, nowMs }];
  for (const [index, staffId] of colleagues.entries()) {
    const fromMs = noon + index * 4 * hourMs;
    const block = { fromMs, toMs: fromMs + hourMs, staffId, reason: reasons[index] ?? "Away" };
    await addBlock(db, { ...actor, staffId }, block);
  }
}

/**
 * Does something as if it were another time, in milliseconds since 1970. The stores take the time from the clock, since a
 * form's sender can't choose it; a sample from last week is made on last week's clock. Only for a command in its own
 * process, where nothing else runs meanwhile.
 */
export async function asOf<Result>(timeMs: number, work: () => Promise<Result>): Promise<Result> {
  const { now } = Date;
  Date.now = () => timeMs;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}
