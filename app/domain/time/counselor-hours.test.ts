import { expect, it } from "vitest";
import { easternOffice } from "#test/eastern-office.ts";
import { counselorSpans, overlap } from "./booking-times.ts";

const at = (text: string) => Date.parse(text);

it("gives a counselor's hours on the office's clock, before and after the clocks change", () => {
  const sundayAndMonday = new Map([1, 7].map((day) => [day, { opens: "09:00", closes: "12:30" }]));
  const week = { fromMs: at("2027-03-08T15:00:00Z"), toMs: at("2027-03-15T15:00:00Z") };
  expect(counselorSpans(week, sundayAndMonday, { ...easternOffice, isClosed: () => false })).toEqual([
    { opensMs: at("2027-03-08T14:00:00Z"), closesMs: at("2027-03-08T17:30:00Z") },
    { opensMs: at("2027-03-14T13:00:00Z"), closesMs: at("2027-03-14T16:30:00Z") },
    { opensMs: at("2027-03-15T13:00:00Z"), closesMs: at("2027-03-15T16:30:00Z") },
  ]);
  expect(counselorSpans(week, sundayAndMonday, { ...easternOffice, isClosed: () => true })).toEqual([]);
});

it("treats stretches that only touch as separate", () => {
  const noon = { fromMs: 12, toMs: 13 };
  expect([11, 12, 13].map((hour) => overlap(noon, { fromMs: hour, toMs: hour + 1 }))).toEqual([false, true, false]);
});
