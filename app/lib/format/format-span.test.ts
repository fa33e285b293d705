import { expect, it, test } from "vitest";
import { answerTimes } from "#app/content/site/answer-times.ts";
import { answerTimeWords, formatSpan, retryTime } from "./format-span.ts";

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

test("says the times that the pages promise", () => {
  const { contact, privacyRequest, accessibilityReport } = answerTimes;
  expect(answerTimeWords(contact)).toBe("24 hours");
  expect(Object.values(privacyRequest).map(answerTimeWords)).toEqual(["45 days", "45 days", "45 days", "15 days"]);
  expect(Object.values(accessibilityReport).map(answerTimeWords)).toEqual([
    "24 hours",
    "the same business day",
    "48 hours",
    "48 hours",
  ]);
});
