import { expect, it } from "vitest";
import type { Office } from "#app/domain/time/office-hours.ts";
import { dueSoonUntil, latestBack, noPromise } from "./promises.ts";

const office: Office = {
  timeZone: "America/New_York",
  hoursOn: (day) =>
    day === 7 ? null : day === 6 ? { opens: "10:00", closes: "16:00" } : { opens: "08:00", closes: "20:00" },
  isClosed: (day) => day === "2026-11-26",
};
const at = (text: string) => Date.parse(`${text}-05:00`);

it.each([
  ["in the middle of a day", "2026-11-24T15:30", "2026-11-24T14:30"],
  ["soon after the office opens, so some of the hour is the evening before", "2026-11-24T08:20", "2026-11-23T19:20"],
  ["at night", "2026-11-24T03:00", "2026-11-23T19:00"],
  ["early on the day after a holiday", "2026-11-27T08:30", "2026-11-25T19:30"],
  ["on Monday morning, after a Sunday", "2026-11-30T08:00", "2026-11-28T15:00"],
])("brings a thread back an open hour before it is due %s", (_, due, back) => {
  expect(latestBack(at(due), office)).toBe(at(back));
});

it("says the same in both directions, at any time of a week with a holiday", () => {
  const steps = Array.from({ length: 200 }, (_, step) => at("2026-11-23T00:07") + step * 50 * 60_000);
  for (const due of steps) {
    const back = latestBack(due, office);
    for (const now of steps.filter((time) => Math.abs(time - back) < 100 * 60_000)) {
      expect(due <= dueSoonUntil(now, office), new Date(due).toISOString()).toBe(now >= back);
    }
  }
});

it("never has to bring back a thread without a promise", () => {
  expect(latestBack(noPromise, office)).toBe(noPromise);
});
