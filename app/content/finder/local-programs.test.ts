import { expect, it } from "vitest";
import { states } from "#app/content/places/states.ts";
import { questionsFor } from "./local-program-questions.ts";
import { localPrograms, programCounts, programsFor } from "./local-programs.ts";
import { stateAgency } from "./state-housing-agencies.ts";

const slugs = (programs: readonly { slug: string }[]) => programs.map(({ slug }) => slug);

it("counts what the data hold", () => {
  expect(programCounts).toEqual({ all: 136, national: 12, state: 113, local: 11 });
});

it("has a program and an agency with an address in every state and DC", () => {
  for (const state of Object.keys(states)) {
    expect(programsFor({ state }).state.length, state).toBeGreaterThan(0);
    expect(stateAgency(state)?.site, state).toMatch(/^https:/);
  }
  expect(stateAgency("PR")).toBeNull();
});

it("puts the county's own first and leaves out what leaves the county out", () => {
  const maricopa = programsFor({ state: "AZ", countyFips: "04013" });
  expect(slugs(maricopa.nearby)).toEqual(["az-maricopa-county-phoenix-home-in-five-advantage"]);
  expect(slugs(maricopa.state)).toEqual(["az-home-plus"]);
  expect(maricopa.national).toHaveLength(12);
  const yuma = programsFor({ state: "AZ", countyFips: "04027" });
  expect(yuma.nearby).toEqual([]);
  expect(slugs(yuma.state)).toEqual(["az-home-plus", "az-arizona-is-home"]);
});

it("finds a city's program in each county the city reaches into", () => {
  for (const countyFips of ["48113", "48085"]) {
    expect(slugs(programsFor({ state: "TX", countyFips }).nearby)).toEqual([
      "tx-dallas-dallas-homebuyer-assistance-program-dhap",
    ]);
  }
  expect(programsFor({ state: "AK", countyFips: "02020" }).state).toHaveLength(1);
});

it("knows all local ones of a state without a county", () => {
  expect(programsFor({ state: "IL" }).nearby).toHaveLength(2);
  expect(programsFor({ state: "PR" })).toMatchObject({ nearby: [], state: [] });
});

it("shows no number that only another page than the administrator's gave", () => {
  const secondary = localPrograms.filter(({ confidence }) => confidence === "secondary");
  expect(secondary).toHaveLength(68);
  for (const { terms, name, administrator, asks, doubt } of secondary) {
    expect(terms).toBeNull();
    expect([administrator, doubt, ...asks].join(" ")).not.toMatch(/\$|\d%/);
    expect(name).toBeTruthy();
  }
});

it("asks for what is not known, and about each program something", () => {
  for (const program of localPrograms) {
    const questions = questionsFor(program);
    expect(new Set(questions).size, program.slug).toBe(questions.length);
    expect(questions.length, program.slug).toBeGreaterThan(3);
    expect(questions.join(" ").includes("How much"), program.slug).toBe(!program.terms?.amount);
  }
});

it("has no word in a name that a headline could not hold on a phone of 320 px", () => {
  const words = localPrograms.flatMap(({ name }) => name.split(/[\s-]/));
  expect(words.filter((word) => word.length > 13)).toEqual([]);
});
