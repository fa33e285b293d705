import { expect, it } from "vitest";
import localPrograms from "#app/content/finder/local-programs.json";
import { program } from "#app/content/programs/fha-203b.ts";
import { problemsOf, problemsOfTable, programProblems } from "./check-programs.ts";

it("finds nothing wrong with the site's programs", async () => {
  expect(await programProblems()).toEqual([]);
});

it.each([
  ["no source", { sources: [] }, /^sources: /],
  ["no date", { verifiedOn: undefined }, /^verifiedOn: /],
  ["a review date before the day of the check", { reviewBy: "2026-01-01" }, /^reviewBy: has to lie after/],
  ["a rule of an unknown kind", { rules: [{ kind: "zodiac", sign: "libra" }] }, /^rules\.0/],
  ["a rule whose condition ends with a period", { rules: [{ kind: "military", unless: "It changes." }] }, /^rules\.0/],
  ["an unknown field", { bonus: "$5,000" }, /no such field: bonus/],
  ["a promise", { summary: "You are approved in minutes." }, /“approved”/],
])("finds %s", (_, change, words) => {
  expect(problemsOf({ ...program, ...change })).toEqual([expect.stringMatching(words)]);
});

const counties = new Map([["04013", "AZ"]]);
const [first] = localPrograms;
const nameOnly = localPrograms.find(({ confidence }) => confidence === "name-only");

it.each([
  ["a local program without a source", { ...first, sources: [] }, /^0\.sources: /],
  ["a local program without the day it was seen", { ...first, seenOn: undefined }, /^0\.seenOn: /],
  ["terms of a name that we know nothing else about", { ...nameOnly, terms: first?.terms }, /^0\.terms: /],
  [
    "a program that does not say what it pays",
    { ...first, terms: { ...first?.terms, amount: null } },
    /^0\.terms\.amount: /,
  ],
  ["a county in another state", { ...first, place: { ...first?.place, counties: ["04013"] } }, /04013 is not in AL/],
  ["a state that doesn't match the slug", { ...first, place: { ...first?.place, state: "AZ" } }, /not the state of/],
  ["a review date before the day it was seen", { ...first, reviewBy: "2026-01-01" }, /reviewBy: has to lie after/],
  ["a promise in a local program", { ...first, doubt: "You are approved." }, /“approved”/],
])("finds %s", (_, program, words) => {
  expect(problemsOfTable([program], counties)).toEqual([expect.stringMatching(words)]);
});

it("finds a local program that is listed twice", () => {
  expect(problemsOfTable([first, first], counties)).toEqual(["al-step-up: is listed twice"]);
});
