import { expect, it } from "vitest";
import { addYears, analysisDue, dueTime } from "./office.server.ts";

const iso = (timeMs: number) => new Date(timeMs).toISOString();

it("counts our hours, federal holidays and closed days", () => {
  // The Wednesday before Thanksgiving; the Friday after it is one of `ownClosedDays`.
  const received = Date.parse("2026-11-25T15:00:00-05:00");
  expect(iso(dueTime({ clock: "office", hours: 24 }, received))).toBe("2026-11-28T20:00:00.000Z");
});

it("gives requests for an analysis in the same minute the same due time", () => {
  const received = Date.parse("2026-11-18T10:00:00-05:00");
  expect(iso(analysisDue(received))).toBe("2026-11-19T15:00:00.000Z");
  expect(analysisDue(received + 59_999)).toBe(analysisDue(received));
  expect(iso(analysisDue(received + 60_000))).toBe("2026-11-19T15:01:00.000Z");
});

it("counts years by the calendar", () => {
  const at = (time: string) => Date.parse(time);
  expect(iso(addYears(at("2027-11-07T00:30:00-04:00"), 1))).toBe(iso(at("2028-11-07T00:30:00-05:00")));
  expect(iso(addYears(at("2028-02-29T12:00:00-05:00"), -1))).toBe(iso(at("2027-02-28T12:00:00-05:00")));
});
