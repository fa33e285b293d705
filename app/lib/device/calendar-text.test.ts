import ICAL from "ical.js";
import { expect, it } from "vitest";
import { calendarText } from "./calendar-text.ts";

const steps = [
  {
    id: "give-notice--2027-06-01",
    day: "2027-06-01",
    title: "Give notice; in writing, too",
    text: "Line one\nLine two",
  },
  { id: "door-opens--2028-12-01", day: "2028-12-01", title: "Your door opens", text: "x".repeat(200) },
];

it("opens in another library as all-day events, each with a lasting ID", () => {
  const text = calendarText({ id: "my-path", name: "My path", steps }, new Date("2026-11-23T05:00:00Z"));
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  expect(events.map(({ startDate, summary }) => [startDate.isDate, startDate.toString(), summary])).toEqual([
    [true, "2027-06-01", "Give notice; in writing, too"],
    [true, "2028-12-01", "Your door opens"],
  ]);
  expect(events[0]?.description).toBe("Line one\nLine two");
  expect(events[1]?.description).toBe("x".repeat(200));
  expect(events.map(({ uid }) => uid)).toEqual(["give-notice--2027-06-01@my-path", "door-opens--2028-12-01@my-path"]);
  expect(text.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});
