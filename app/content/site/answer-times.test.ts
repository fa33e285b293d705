import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { offers } from "#app/content/claims/offers.ts";
import { answerTimes, answerTimesVersion, answerTimeWords } from "./answer-times.ts";

test("matches the times that the pages promise", () => {
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

/** A promise is stored with the version of the table it was made under. When you change the table, add a version here. */
const versions: Record<number, string> = { 1: "69179c2301331f1102d6ad4fe974630e7be3d8860b4d540114c0452a4a36b214" };

test("gets a new version when a promise changes", () => {
  const hash = createHash("sha256").update(JSON.stringify(answerTimes)).digest("hex");
  expect(hash).toBe(versions[answerTimesVersion]);
});

test("matches the claim about it", () => {
  expect(offers.replyTime.figure).toBe(answerTimeWords(answerTimes.creditAnalysis));
});

/** Promises made by others or set by law, the days that the specification gives to a step, and the claim above. */
const others = /calls in 24 hours|to a pre-approval|24–48 hours|to your free credit analysis/;

test("isn't typed anywhere else", () => {
  const files = globSync("app/{components,content,routes,server}/**/*.{ts,tsx,mdx}");
  const typed = files
    .filter((file) => !file.includes(".test."))
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .replaceAll(/,\s+text:/g, ", text:")
        .split("\n"),
    )
    .filter((line) => /\b(24|48) hours/.test(line) && !/^\s*(\*|\/[/*])/.test(line) && !others.test(line));
  expect(typed).toEqual([]);
});
