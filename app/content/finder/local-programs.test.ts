import { expect, it } from "vitest";
import { states } from "#app/content/places/states.ts";
import { questionsFor } from "./local-program-questions.ts";
import { localPrograms, programCounts, programsFor } from "./local-programs.ts";
import { stateAgency } from "./state-housing-agencies.ts";

const slugs = (programs: readonly { slug: string }[]) => programs.map(({ slug }) => slug);

it("counts the programs in the data", () => {
  expect(programCounts).toEqual({ all: 136, national: 12, state: 113, local: 11 });
});

it("has a program and an agency with an address in every state and DC", () => {
  for (const state of Object.keys(states)) {
    expect(programsFor({ state }).state.length, state).toBeGreaterThan(0);
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
  for (const countyFips of ["48113", "48085"]) {
    expect(slugs(programsFor({ state: "TX", countyFips }).nearby)).toEqual([
      "tx-dallas-dallas-homebuyer-assistance-program-dhap",
    ]);
  }
  expect(programsFor({ state: "AK", countyFips: "02020" }).state).toHaveLength(1);
});

it("finds all of a state's local programs without a county", () => {
  expect(programsFor({ state: "IL" }).nearby).toHaveLength(2);
  expect(programsFor({ state: "PR" })).toMatchObject({ nearby: [], state: [] });
});

it("shows no number from a page that isn't the administrator's", () => {
  const secondary = localPrograms.filter(({ confidence }) => confidence === "secondary");
  expect(secondary).toHaveLength(68);
  for (const { terms, name, administrator, asks, doubt } of secondary) {
    expect(terms).toBeNull();
    expect([administrator, doubt, ...asks].join(" ")).not.toMatch(/\$|\d%/);
    expect(name).toBeTruthy();
  }
});

it("asks about unknown facts, and at least one question about each program", () => {
  for (const program of localPrograms) {
    const questions = questionsFor(program);
    expect(new Set(questions).size, program.slug).toBe(questions.length);
    expect(questions.length, program.slug).toBeGreaterThan(3);
    expect(questions.join(" ").includes("How much"), program.slug).toBe(!program.terms?.amount);
  }
});

it("has no word in a name too long for a headline on a 320 px phone", () => {
  const words = localPrograms.flatMap(({ name }) => name.split(/[\s-]/));
  expect(words.filter((word) => word.length > 13)).toEqual([]);
});
