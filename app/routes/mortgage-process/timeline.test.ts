import { expect, it } from "vitest";
import { daysOf } from "./timeline.tsx";

it.each([
  ["5-10 minutes", 5 / 1440, 10 / 1440],
  ["1-2 hours", 1 / 24, 2 / 24],
  ["1-3 days", 1, 3],
  ["2-8 weeks", 14, 56],
])("reads %s", (timeframe, shortest, longest) => {
  expect(daysOf(timeframe)).toEqual({ shortest: expect.closeTo(shortest), longest: expect.closeTo(longest) });
});

it("refuses a timeframe that it cannot draw to scale", () => {
  expect(() => daysOf("ongoing")).toThrow("ongoing");
});
