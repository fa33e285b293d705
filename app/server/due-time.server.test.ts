import { expect, it } from "vitest";
import { dueTime } from "./due-time.server.ts";

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
  ["during the day", "2026-11-20T09:00:00-05:00", "2026-11-20T20:00:00-05:00"],
  ["on a Friday night", "2026-11-20T20:00:00-05:00", "2026-11-21T16:00:00-05:00"],
  ["on a Saturday evening", "2026-11-21T17:00:00-05:00", "2026-11-23T20:00:00-05:00"],
  ["in summer time", "2026-07-06T08:00:00-04:00", "2026-07-06T20:00:00-04:00"],
])("ends the business day of a message %s when the line closes", (_when, received, due) => {
  expect(iso(dueTime("business-day", at(received)))).toBe(iso(at(due)));
});
