import { expect, it } from "vitest";
import { bookingCalendar } from "./booking-calendar.ts";
import { timeSpan, zonedTime } from "./zoned-time.ts";

const at = (text: string) => Date.parse(text);
const shown = (zone: string, times: string[], day: string | null = null) =>
  bookingCalendar({ open: times.map(at), free: times.map(at) }, { zone, day }).shown;

/** 8:00 AM, 9:30 AM and 7:30 PM at the office, on a Monday in winter. */
const monday = ["2026-11-23T13:00:00Z", "2026-11-23T14:30:00Z", "2026-11-24T00:30:00Z"];

it("shows one clock to visitors in the office's time zone", () => {
  expect(shown("America/New_York", monday)).toMatchObject({
    day: "2026-11-23",
    label: "Monday, November 23",
    parts: [
      { name: "Morning", officeDay: null, times: [{ time: "8:00 AM", officeTime: null }, { time: "9:30 AM" }] },
      { name: "Evening", times: [{ time: "7:30 PM", officeTime: null }] },
    ],
  });
});

it("starts a new day at a Tokyo visitor's midnight, and says which day it is at the office", () => {
  const night = shown("Asia/Tokyo", monday.slice(1), "2026-11-23");
  expect(night?.parts).toMatchObject([
    { name: "Evening", officeDay: null, times: [{ time: "11:30 PM", officeTime: "9:30 AM ET" }] },
  ]);
  expect(shown("Asia/Tokyo", monday, "2026-11-24")?.parts).toMatchObject([
    { name: "Morning", officeDay: "Monday", times: [{ time: "9:30 AM", officeTime: "7:30 PM ET" }] },
  ]);
});

it("is five hours earlier in Honolulu in winter, and six in summer", () => {
  expect(shown("Pacific/Honolulu", monday)?.parts[0]).toMatchObject({
    name: "Night",
    times: [{ time: "3:00 AM", officeTime: "8:00 AM ET" }, { time: "4:30 AM" }],
  });
  expect(shown("Pacific/Honolulu", ["2027-03-15T12:00:00Z"])?.parts[0]?.times).toMatchObject([
    { time: "2:00 AM", officeTime: "8:00 AM ET" },
  ]);
});

it("tells free, full and closed days apart, in full weeks that start on Sunday", () => {
  const open = ["2026-11-23T13:00:00Z", "2026-11-24T13:00:00Z", "2026-12-01T13:00:00Z"].map(at);
  const { weeks, months } = bookingCalendar({ open, free: open.slice(1) }, { zone: "UTC", day: null });
  expect(weeks.map((week) => week.length)).toEqual([7, 7]);
  const states = Object.fromEntries(weeks.flat().map(({ day, state }) => [day, state]));
  expect(states).toMatchObject({
    "2026-11-22": "closed",
    "2026-11-23": "full",
    "2026-11-24": "free",
    "2026-12-01": "free",
    "2026-12-05": "closed",
  });
  expect(months).toBe("November to December 2026");
});

it("shows a requested full day, and the first free day for an invalid request", () => {
  const open = ["2026-11-23T13:00:00Z", "2026-11-24T13:00:00Z"].map(at);
  const page = (day: string | null) => bookingCalendar({ open, free: open.slice(1) }, { zone: "UTC", day }).shown;
  expect(page("2026-11-23")).toMatchObject({ day: "2026-11-23", parts: [] });
  expect(page("2026-02-31")?.day).toBe("2026-11-24");
  expect(page("1999-01-01")?.day).toBe("2026-11-24");
  expect(bookingCalendar({ open, free: [] }, { zone: "UTC", day: null }).shown).toBeNull();
  expect(bookingCalendar({ open: [], free: [] }, { zone: "UTC", day: null }).weeks).toEqual([]);
});

it("writes AM or PM once in a span, and both where they differ", () => {
  const eastern = zonedTime("America/New_York");
  expect(timeSpan({ startMs: at("2026-11-23T15:00:00Z"), minutes: 15 }, eastern)).toBe("10:00 to 10:15 AM EST");
  expect(timeSpan({ startMs: at("2027-07-05T15:45:00Z"), minutes: 30 }, eastern)).toBe("11:45 AM to 12:15 PM EDT");
  expect(zonedTime("Pacific/Honolulu").short(at("2026-11-23T15:00:00Z"))).toBe("Mon, Nov 23, 5:00 AM HST");
});
