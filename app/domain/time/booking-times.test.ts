import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { easternOffice as office } from "#test/eastern-office.ts";
import { bookableTimes, cellsOf, isFree, nearestTimes } from "./booking-times.ts";

const rules = { stepMinutes: 30, bufferMinutes: 15, leadMinutes: 120, horizonDays: 7 };

const at = (text: string) => Date.parse(text);
const times = (now: string, minutes = 15, changed: Partial<typeof rules> = {}) =>
  bookableTimes(at(now), minutes, office, { ...rules, ...changed }).map((time) => new Date(time).toISOString());

describe("the times we offer", () => {
  it("are within office hours, and a call ends before the office closes", () => {
    const monday = times("2026-11-22T12:00:00Z", 30, { horizonDays: 1 });
    expect(monday).toHaveLength(24);
    expect([monday[0], monday.at(-1)]).toEqual(["2026-11-23T13:00:00.000Z", "2026-11-24T00:30:00.000Z"]);
    const saturday = times("2026-11-21T05:00:00Z", 15, { horizonDays: 0 });
    expect([saturday[0], saturday.at(-1)]).toEqual(["2026-11-21T15:00:00.000Z", "2026-11-21T20:30:00.000Z"]);
  });

  it("leave out Sundays and closed days", () => {
    const days = new Set(times("2026-11-20T12:00:00Z").map((time) => time.slice(0, 10)));
    expect(days).not.toContain("2026-11-22");
    expect(times("2026-11-26T05:00:00Z", 15, { horizonDays: 0 })).toEqual([]);
  });

  it("begin when the lead time is over, to the minute", () => {
    expect(times("2026-11-23T15:00:00Z")[0]).toBe("2026-11-23T17:00:00.000Z");
    expect(times("2026-11-23T15:00:01Z")[0]).toBe("2026-11-23T17:30:00.000Z");
  });

  it("end with the horizon, counted on the office's calendar", () => {
    // 10 PM on Saturday for the office is Sunday in UTC.
    expect(times("2026-11-29T03:00:00Z").at(-1)).toBe("2026-12-05T20:30:00.000Z");
  });

  it("follow the wall clock over the weekends when it changes", () => {
    // March 14, 2027: 8 AM is 13:00 in UTC before and 12:00 after. November 1, 2026: the other way around.
    const march = times("2027-03-12T05:00:00Z", 15, { horizonDays: 3 });
    expect(march[0]).toBe("2027-03-12T13:00:00.000Z");
    expect(march).toContain("2027-03-13T15:00:00.000Z");
    expect(march.find((time) => time > "2027-03-14")).toBe("2027-03-15T12:00:00.000Z");
    const november = times("2026-10-30T04:00:00Z", 15, { horizonDays: 3 });
    expect(november[0]).toBe("2026-10-30T12:00:00.000Z");
    expect(november.find((time) => time > "2026-11-01")).toBe("2026-11-02T13:00:00.000Z");
  });

  it("stay right when the clock changes during office hours", () => {
    const nightOffice = { ...office, hoursOn: () => ({ opens: "00:00", closes: "06:00" }) };
    const night = (now: string) =>
      bookableTimes(at(now), 30, nightOffice, { ...rules, horizonDays: 0, leadMinutes: 0 });
    // Six hours on the wall clock are five hours in March and seven in November.
    expect(night("2027-03-14T05:00:00Z")).toHaveLength(10);
    expect(night("2026-11-01T04:00:00Z")).toHaveLength(14);
  });
});

describe("a booking's cells", () => {
  it("cover it and the buffer after it", () => {
    const startMs = at("2026-11-23T15:00:00Z");
    expect(cellsOf({ startMs, minutes: 15 }, 15)).toHaveLength(2);
    expect(cellsOf({ startMs, minutes: 30 }, 15)).toHaveLength(3);
    expect(cellsOf({ startMs, minutes: 30 }, 0)).toHaveLength(2);
  });

  it("keep the buffer between any two bookings that can both be made", () => {
    const offered = bookableTimes(at("2026-11-22T12:00:00Z"), 15, office, rules);
    const anyBooking = fc.record({ startMs: fc.constantFrom(...offered), minutes: fc.constantFrom(15, 30) });
    fc.assert(
      fc.property(anyBooking, anyBooking, (one, other) => {
        const free = isFree(other, 15, new Set(cellsOf(one, 15)));
        const [first, second] = one.startMs <= other.startMs ? [one, other] : [other, one];
        expect(free).toBe(first.startMs + (first.minutes + 15) * 60_000 <= second.startMs);
      }),
    );
  });
});

it("finds the times nearest to a requested one, and takes the later of two that are equally near", () => {
  expect(nearestTimes([10, 20, 30, 40, 50], 30, 2)).toEqual([30, 40]);
  expect(nearestTimes([10, 20], 99, 6)).toEqual([10, 20]);
  expect(nearestTimes([], 1, 3)).toEqual([]);
});
