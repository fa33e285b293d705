import { expect, test } from "vitest";
import { answerTimes, answerTimeWords } from "./answer-times.ts";

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
