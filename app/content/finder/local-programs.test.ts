import { expect, it } from "vitest";
import { states } from "#app/content/places/states.ts";
import { questionsFor } from "./local-program-questions.ts";
import {
  amountToldBy,
  localPrograms,
  localRecords,
  movedProgramPath,
  programCounts,
  programsFor,
} from "./local-programs.ts";
import { stateAgency } from "./state-housing-agencies.ts";

const slugs = (programs: readonly { slug: string }[]) => programs.map(({ slug }) => slug);

it("counts a program only if it says what it pays, with a source and the day we read it", () => {
  const counted = localRecords.filter(({ confidence }) => confidence !== "name-only" && confidence !== "ended");
  expect(localPrograms).toEqual(counted);
  expect(programCounts.state + programCounts.local).toBe(counted.length);
  expect(programCounts.all).toBe(counted.length + programCounts.national);
  for (const program of localPrograms) {
    expect(amountToldBy(program), program.slug).toMatch(/\d/);
    expect(program.terms.amount.words, program.slug).not.toMatch(/did not say|\bask\b/i);
    expect(program.sources.length, program.slug).toBeGreaterThan(program.confidence === "other-pages" ? 1 : 0);
    expect(program.seenOn, program.slug).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

it("calculates with no figure of a page from before 2024", () => {
  const old = localPrograms.filter(({ pageDate }) => pageDate !== null && pageDate < "2024");
  expect(old.length).toBeGreaterThan(0);
  for (const { slug, terms } of old) expect(terms.amount.most, slug).toBeNull();
});

it("says so if only other websites say what a program pays", () => {
  const heard = localPrograms.filter(({ confidence }) => confidence === "other-pages");
  expect(heard.length).toBeGreaterThan(0);
  for (const program of heard)
    expect(amountToldBy(program)).toMatch(/\. This is what other websites say, not its own\.$/);
});

it("tells no sum of a program that it knows by name only", () => {
  for (const { slug, terms, doubt, asks } of localRecords.filter(({ terms }) => terms === null)) {
    expect(terms, slug).toBeNull();
    expect([doubt, ...asks].join(" "), slug).not.toMatch(/\$|\d%/);
  }
});

it("leads the address of a program that ended or knows no amount to its state, and of a renamed one to its new name", () => {
  for (const { slug, terms, place } of localRecords.filter((record) => record.terms === null)) {
    expect(terms).toBeNull();
    expect(movedProgramPath(slug)).toMatch(/^\/programs#[a-z-]+$/);
    expect(localPrograms.map((program) => program.slug)).not.toContain(slug);
    expect(slug.slice(0, 2)).toBe(place.state.toLowerCase());
  }
  expect(movedProgramPath("wv-homeownership-program-with-dpa")).toBe("/programs/wv-low-down-home-loan");
  expect(movedProgramPath("hi-hula-mae-down-payment-help")).toBe("/programs#hawaii");
  expect(movedProgramPath("tx-dallas-dallas-homebuyer-assistance-program-dhap")).toBe("/programs#texas");
  expect(movedProgramPath("tx-nothing-like-it")).toBeNull();
});

it("has a program or a name, and an agency with an address, in every state and DC", () => {
  for (const state of Object.keys(states)) {
    const here = programsFor({ state });
    expect(here.state.length + here.names.length, state).toBeGreaterThan(0);
    expect(stateAgency(state)?.site, state).toMatch(/^https:/);
  }
  expect(stateAgency("PR")).toBeNull();
});

it("lists the county's programs first and skips those that exclude the county", () => {
  const maricopa = programsFor({ state: "AZ", countyFips: "04013" });
  expect(slugs(maricopa.nearby)).toEqual(["az-maricopa-county-phoenix-home-in-five-advantage"]);
  expect(slugs(maricopa.state)).toEqual(["az-home-plus"]);
  expect(maricopa.national).toHaveLength(12);
  const yuma = programsFor({ state: "AZ", countyFips: "04027" });
  expect(yuma.nearby).toEqual([]);
  expect(slugs(yuma.state)).toEqual(["az-home-plus", "az-arizona-is-home"]);
});

it("finds a city's program in each county that the city is in", () => {
  for (const countyFips of ["48201", "48157"]) {
    expect(slugs(programsFor({ state: "TX", countyFips }).nearby)).toContain(
      "tx-houston-homebuyer-assistance-program-hap",
    );
  }
  expect(programsFor({ state: "TX", countyFips: "48113" }).nearby).toEqual([]);
  expect(programsFor({ state: "AK", countyFips: "02020" }).state).toEqual([]);
});

it("names a county's program without an amount only in that county", () => {
  const cook = "il-cook-county-cook-county-down-payment-assistance";
  expect(slugs(programsFor({ state: "IL", countyFips: "17031" }).names)).toEqual([cook]);
  expect(programsFor({ state: "IL", countyFips: "17043" }).names).toEqual([]);
});

it("finds all of a state's local programs without a county", () => {
  expect(programsFor({ state: "IL" }).nearby).toHaveLength(1);
  expect(programsFor({ state: "PR" })).toMatchObject({ nearby: [], state: [], names: [] });
});

it("asks about unknown facts, and at least one question about each program", () => {
  for (const program of localPrograms) {
    const questions = questionsFor(program);
    expect(new Set(questions).size, program.slug).toBe(questions.length);
    expect(questions.length, program.slug).toBeGreaterThan(3);
    expect(questions.join(" ").includes("How much"), program.slug).toBe(program.confidence === "other-pages");
  }
});

it("has no word in a name too long for a headline on a 320 px phone", () => {
  const words = localRecords.flatMap(({ name }) => name.split(/[\s-]/));
  expect(words.filter((word) => word.length > 13)).toEqual([]);
});
