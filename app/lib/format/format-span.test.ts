import { expect, it } from "vitest";
import { formatSpan } from "./format-span.ts";

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
