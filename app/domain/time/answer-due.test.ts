import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { easternOffice as office } from "#test/eastern-office.ts";
import { type AnswerPromise, answerDue } from "./answer-due.ts";
import { officeTime, openSpan } from "./office-hours.ts";

/** Times as the office reads them, with their offset. */
const due = (promise: AnswerPromise, received: string) => new Date(answerDue(promise, Date.parse(received), office));
const at = (time: string) => new Date(time);

describe("24 office hours", () => {
  it.each([
    ["a Tuesday morning end a day later", "2026-11-17T09:30:00-05:00", "2026-11-18T09:30:00-05:00"],
    ["a Sunday morning end on Monday morning", "2026-11-22T10:00:00-05:00", "2026-11-23T10:00:00-05:00"],
    ["a Sunday at dawn still leave two open hours on Monday", "2026-11-22T07:26:00-05:00", "2026-11-23T10:00:00-05:00"],
    ["a Sunday night end when Monday does", "2026-11-22T23:00:00-05:00", "2026-11-23T20:00:00-05:00"],
    ["a Friday morning end when Saturday begins", "2026-11-20T09:00:00-05:00", "2026-11-21T10:00:00-05:00"],
    ["a Friday night end when Saturday does", "2026-11-20T21:00:00-05:00", "2026-11-21T16:00:00-05:00"],
    ["a Saturday afternoon end on Monday afternoon", "2026-11-21T15:00:00-05:00", "2026-11-23T15:00:00-05:00"],
    ["a Tuesday before dawn end when that day does", "2026-11-17T02:00:00-05:00", "2026-11-17T20:00:00-05:00"],
    ["the day before a long weekend end after it", "2026-11-25T15:00:00-05:00", "2026-11-28T15:00:00-05:00"],
    ["a weekend when the clocks change follow the clock", "2026-10-31T11:00:00-04:00", "2026-11-02T10:00:00-05:00"],
  ])("that begin on %s", (_when, received, expected) => {
    expect(due({ clock: "office", hours: 24 }, received)).toEqual(at(expected));
  });

  it("end while the office is open, and late only when there is no full office day in between", () => {
    const hour = 3_600_000;
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) }),
        fc.constantFrom(24, 48),
        (received, hours) => {
          const dueMs = answerDue({ clock: "office", hours }, received, office);
          const span = openSpan(officeTime(dueMs, office).toPlainDate(), office);
          expect(span && span.opensMs <= dueMs && dueMs <= span.closesMs).toBe(true);
          const openMs = [0, 1, 2, 3, 4, 5]
            .flatMap((day) => openSpan(officeTime(received, office).toPlainDate().add({ days: day }), office) ?? [])
            .map(({ opensMs, closesMs }) => Math.min(dueMs, closesMs) - Math.max(received, opensMs));
          expect(openMs.filter((ms) => ms > 0).reduce((sum, ms) => sum + ms, 0)).toBeGreaterThanOrEqual(2 * hour);
          if (dueMs <= received + hours * hour) return;
          for (let ms = received; ms <= received + hours * hour; ms += hour) {
            const day = openSpan(officeTime(ms, office).toPlainDate(), office);
            const fits = day && day.opensMs >= received && day.closesMs <= received + hours * hour;
            expect(fits ?? false).toBe(false);
          }
        },
      ),
    );
  });
});

it.each([
  ["during the day", "2026-11-20T09:00:00-05:00", "2026-11-20T20:00:00-05:00"],
  ["on a Friday night", "2026-11-20T20:00:00-05:00", "2026-11-21T16:00:00-05:00"],
  ["on a Saturday evening", "2026-11-21T17:00:00-05:00", "2026-11-23T20:00:00-05:00"],
  ["on a closed day", "2026-11-26T09:00:00-05:00", "2026-11-28T16:00:00-05:00"],
  ["in daylight saving time", "2026-07-06T08:00:00-04:00", "2026-07-06T20:00:00-04:00"],
])("ends the office day of a message %s when the phone line closes", (_when, received, expected) => {
  expect(due({ clock: "office", sameDay: true }, received)).toEqual(at(expected));
});

it("ends a calendar day when it ends for the office", () => {
  const received = "2026-11-21T23:30:00-05:00";
  expect(due({ clock: "calendar", days: 45 }, received)).toEqual(at("2027-01-06T04:59:59.999Z"));
});

it.each([
  ["on a Saturday", "2026-11-21T12:00:00-05:00", "2026-12-05T04:59:59.999Z"],
  ["on a Monday", "2026-11-23T12:00:00-05:00", "2026-12-08T04:59:59.999Z"],
  ["on a Friday night", "2026-11-20T23:30:00-05:00", "2026-12-05T04:59:59.999Z"],
])("counts ten weekdays after a request %s, including holidays", (_when, received, expected) => {
  expect(due({ clock: "weekdays", days: 10 }, received)).toEqual(at(expected));
});

it("refuses a calendar on which the office never opens", () => {
  const never = { ...office, isClosed: () => true };
  expect(() => answerDue({ clock: "office", hours: 24 }, 0, never)).toThrow(RangeError);
});
