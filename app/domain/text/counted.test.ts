import { expect, it, test } from "vitest";
import { counted, formatSpan, readingMinutes } from "./counted.ts";

it.each([
  [counted(0, "day"), "0 days"],
  [counted(1, "day"), "1 day"],
  [counted(2, "day"), "2 days"],
  [counted(1, "county", "counties"), "1 county"],
  [counted(3235, "county", "counties"), "3,235 counties"],
])("writes %s", (written, expected) => {
  expect(written).toBe(expected);
});

it.each([
  [0, "0 months"],
  [1, "1 month"],
  [11, "11 months"],
  [12, "1 year"],
  [60, "5 years"],
  [61, "5 years 1 month"],
  [359, "29 years 11 months"],
])("writes %i months as %s", (months, words) => {
  expect(formatSpan(months)).toBe(words);
});

test.each([
  [0, 1],
  [230, 1],
  [800, 3],
  [1200, 5],
])("%i words take %i minutes to read", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
