import { expect, it } from "vitest";
import { formerCountyTarget, searchPlaces } from "./search.server.ts";

const paths = (typed: string, state?: string) => searchPlaces(typed, state).choices.map(({ path }) => path);

it.each([
  ["85201", "/places/arizona/maricopa-county"],
  ["85201-1234", "/places/arizona/maricopa-county"],
  ["Maricopa County", "/places/arizona/maricopa-county"],
  ["maricopa county, az", "/places/arizona/maricopa-county"],
  ["Mesa, AZ", "/places/arizona/maricopa-county"],
  ["mesa arizona", "/places/arizona/maricopa-county"],
  ["Doña Ana", "/places/new-mexico/dona-ana-county"],
  ["Arizona", "/places/arizona"],
  ["Oklahoma City", "/places/oklahoma/oklahoma-county"],
])("leads from %s to the page of its county or state", (typed, path) => {
  const answer = searchPlaces(typed);
  expect(answer.found).toBe(true);
  expect(paths(typed)).toContain(path);
});

it("asks which county when a ZIP code is in several", () => {
  expect(searchPlaces("85142")).toEqual({
    choices: [
      { name: "Maricopa County, AZ", path: "/places/arizona/maricopa-county" },
      { name: "Pinal County, AZ", path: "/places/arizona/pinal-county" },
    ],
    words: "ZIP code 85142 is in 2 counties. Which one is yours?",
    found: true,
  });
});

it("offers nearby counties for a ZIP code that it doesn't know", () => {
  const { choices, words, found } = searchPlaces("85200");
  expect(found).toBe(false);
  expect(words).toContain("We do not know ZIP code 85200.");
  expect(choices).toContainEqual({ name: "Maricopa County, AZ", path: "/places/arizona/maricopa-county" });
  expect(searchPlaces("00000")).toMatchObject({ choices: [], found: false });
});

it("leads from a former county to those that replaced it", () => {
  expect(searchPlaces("Hartford County, CT").choices).toEqual(
    ["Capitol", "Naugatuck Valley", "Northwest Hills"].map((region) => ({
      name: `${region} Planning Region, CT: has towns of the former Hartford County`,
      path: `/places/connecticut/${region.toLowerCase().replace(" ", "-")}-planning-region`,
    })),
  );
  expect(paths("Shannon County", "SD")).toEqual(["/places/south-dakota/oglala-lakota-county"]);
  expect(formerCountyTarget("/places/connecticut/hartford-county")).toBe("/places/connecticut#former");
  expect(formerCountyTarget("/places/connecticut/middlesex-county")).toBe(
    "/places/connecticut/lower-connecticut-river-valley-planning-region",
  );
  expect(formerCountyTarget("/places/arizona/atlantis-county")).toBeNull();
});

it("looks first in the state whose page was searched, and then everywhere", () => {
  expect(paths("Springfield", "MO")).not.toContain("/places/illinois/sangamon-county");
  expect(paths("Springfield")).toEqual(expect.arrayContaining(["/places/illinois/sangamon-county"]));
  expect(paths("Philadelphia County", "AZ")).toEqual(["/places/pennsylvania/philadelphia-county"]);
});

it("offers the likely county for a typo, and says what to do when no place has that name", () => {
  expect(searchPlaces("Maricoba County")).toMatchObject({
    found: false,
    choices: [{ name: "Maricopa County, AZ", path: "/places/arizona/maricopa-county" }],
  });
  const none = searchPlaces("Xyzzyville");
  expect(none.choices).toEqual([]);
  expect(none.words).toMatch(/Check the spelling, type a ZIP code, or choose a state/);
  for (const odd of ["", "  ", "12", "-", "'; --", "💡", "a".repeat(5000)]) {
    expect(searchPlaces(odd).found, odd).toBe(false);
    expect(searchPlaces(odd).words.length).toBeGreaterThan(20);
  }
});
