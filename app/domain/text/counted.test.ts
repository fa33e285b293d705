import { expect, it, test } from "vitest";
import { counted, readingMinutes } from "./counted.ts";

it.each([
  [counted(0, "day"), "0 days"],
  [counted(1, "day"), "1 day"],
  [counted(2, "day"), "2 days"],
  [counted(1, "county", "counties"), "1 county"],
  [counted(3235, "county", "counties"), "3,235 counties"],
])("writes %s", (written, expected) => {
  expect(written).toBe(expected);
});

test.each([
  [0, 1],
  [230, 1],
  [800, 3],
  [1200, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
