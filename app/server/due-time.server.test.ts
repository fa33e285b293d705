import { expect, it } from "vitest";
import { addYears, dueTime } from "./due-time.server.ts";

/** Eastern time as the office reads it, with its offset. */
const at = (time: string) => Date.parse(time);
const iso = (timeMs: number) => new Date(timeMs).toISOString();

it("counts hours by the clock, over a change of the clocks too", () => {
  expect(dueTime({ hours: 24 }, at("2026-11-01T00:30:00-04:00"))).toBe(at("2026-11-02T00:30:00-04:00"));
});

it("lets a day end when it ends for the office", () => {
  expect(iso(dueTime({ days: 45 }, at("2026-11-21T23:30:00-05:00")))).toBe("2027-01-06T04:59:59.999Z");
});

it.each([
  ["on a Saturday", "2026-11-21T12:00:00-05:00", "2026-12-05T04:59:59.999Z"],
  ["on a Monday", "2026-11-23T12:00:00-05:00", "2026-12-08T04:59:59.999Z"],
  ["on a Friday night", "2026-11-20T23:30:00-05:00", "2026-12-05T04:59:59.999Z"],
])("counts ten business days after a request %s", (_when, received, due) => {
  expect(iso(dueTime({ businessDays: 10 }, at(received)))).toBe(due);
});

it("counts years by the calendar", () => {
  expect(iso(addYears(at("2027-11-07T00:30:00-04:00"), 1))).toBe(iso(at("2028-11-07T00:30:00-05:00")));
  expect(iso(addYears(at("2028-02-29T12:00:00-05:00"), -1))).toBe(iso(at("2027-02-28T12:00:00-05:00")));
});

it.each([
  ["during the day", "2026-11-20T09:00:00-05:00", "2026-11-20T20:00:00-05:00"],
  ["on a Friday night", "2026-11-20T20:00:00-05:00", "2026-11-21T16:00:00-05:00"],
  ["on a Saturday evening", "2026-11-21T17:00:00-05:00", "2026-11-23T20:00:00-05:00"],
  ["in summer time", "2026-07-06T08:00:00-04:00", "2026-07-06T20:00:00-04:00"],
])("ends the business day of a message %s when the line closes", (_when, received, due) => {
  expect(iso(dueTime("business-day", at(received)))).toBe(iso(at(due)));
});
