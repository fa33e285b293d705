import { expect, test } from "vitest";
import { retryTime } from "./retry-time.ts";

test.each([
  [0.2, "in a second"],
  [1, "in a second"],
  [2, "in 2 seconds"],
  [59.2, "in 60 seconds"],
  [60, "in a minute"],
  [61, "in 2 minutes"],
  [300, "in 5 minutes"],
])("%d seconds are said as %s, never too early", (seconds, words) => {
  expect(retryTime(seconds)).toBe(words);
});
