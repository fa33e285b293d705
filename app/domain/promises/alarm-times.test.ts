import { expect, it } from "vitest";
import { easternOffice } from "#test/eastern-office.ts";
import { alarmTimes, isOpenAt } from "./alarm-times.ts";

const at = (time: string) => Date.parse(`2026-${time}:00-05:00`);
const told = (due: string) => {
  const { firstMs, secondMs } = alarmTimes(at(due), easternOffice);
  return [firstMs, secondMs].map((ms) => new Date(ms - 5 * 3_600_000).toISOString().slice(5, 16));
};

it("alerts at the due time when the office is open, and the owners four open hours later", () => {
  expect(told("11-23T14:20")).toEqual(["11-23T14:20", "11-23T18:20"]);
  expect(told("11-23T18:00")).toEqual(["11-23T18:00", "11-24T10:00"]);
  // The office closes at the moment when the four hours are up.
  expect(told("11-23T16:00")).toEqual(["11-23T16:00", "11-24T08:00"]);
});

it("alerts two hours before closing about a promise due late at night, on a Sunday or on a holiday", () => {
  expect(told("11-23T23:59")).toEqual(["11-23T18:00", "11-24T10:00"]);
  expect(told("11-24T03:00")).toEqual(["11-23T18:00", "11-24T10:00"]);
  expect(told("11-22T23:59")).toEqual(["11-21T14:00", "11-23T10:00"]);
  // Thanksgiving and the day after it are closed.
  expect(told("11-27T23:59")).toEqual(["11-25T18:00", "11-28T12:00"]);
});

it("never picks a time when the office is closed", () => {
  for (let due = at("10-26T00:00"); due < at("12-03T00:00"); due += 37 * 60_000) {
    const { firstMs, secondMs } = alarmTimes(due, easternOffice);
    expect([isOpenAt(firstMs, easternOffice), isOpenAt(secondMs, easternOffice)]).toEqual([true, true]);
    expect(firstMs).toBeLessThanOrEqual(due);
    expect(secondMs).toBeGreaterThan(firstMs);
  }
});
