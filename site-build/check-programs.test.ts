import { expect, it } from "vitest";
import { program } from "#app/content/programs/fha-203b.ts";
import { problemsOf, programProblems } from "./check-programs.ts";

it("finds nothing wrong with the site's own programs", async () => {
  expect(await programProblems()).toEqual([]);
});

it.each([
  ["no source", { sources: [] }, /^sources: /],
  ["no date", { verifiedOn: undefined }, /^verifiedOn: /],
  ["a review before the check", { reviewBy: "2026-01-01" }, /^reviewBy: has to lie after/],
  ["a rule of no known kind", { rules: [{ kind: "zodiac", sign: "libra" }] }, /^rules\.0/],
  ["a rule that says nothing would change it", { rules: [{ kind: "military", unless: "It changes." }] }, /^rules\.0/],
  ["a field of its own", { bonus: "$5,000" }, /no such field: bonus/],
  ["a promise", { summary: "You are approved in minutes." }, /“approved”/],
])("finds %s", (_, change, words) => {
  expect(problemsOf({ ...program, ...change })).toEqual([expect.stringMatching(words)]);
});
