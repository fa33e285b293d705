import { expect, test } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

test.each([
  [0, 1],
  [230, 1],
  [800, 3],
  [1200, 5],
])("%i words take %i minutes", (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});
