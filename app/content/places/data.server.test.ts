import { expect, it } from "vitest";
import type { AreaFacts, Range } from "#app/domain/programs/rules.ts";
import type { County } from "./county-list.ts";
import {
  allCounties,
  areaFacts,
  countiesOfState,
  countiesOfZip,
  countyByFips,
  hasIncomesByTown,
  incomesOf,
  rentsOf,
  stateOfPath,
  zipsOfPrefix,
} from "./data.server.ts";
import { anywhere } from "./sources.ts";

const counties = allCounties();

function county(fips: string): County {
  const found = countyByFips(fips);
  if (!found) throw new Error(`no county ${fips}`);
  return found;
}

it("has every county on the list once, with a separate page and figures", () => {
  expect(new Set(counties.map(({ fips }) => fips)).size).toBe(counties.length);
  expect(new Set(counties.map(({ path }) => path)).size).toBe(counties.length);
  for (const county of counties) {
    expect(county.path).toMatch(/^\/places\/[a-z0-9-]+\/[a-z0-9-]+$/);
    const rents = rentsOf(county).flatMap(({ rentCents }) => rentCents);
    const incomes = incomesOf(county).flatMap((area) => [
      area.medianIncomeCents,
      ...area.veryLowIncomeCents,
      ...area.lowIncomeCents,
    ]);
    expect(rents.length % 5, county.fips).toBe(0);
    expect(incomes.length % 17, county.fips).toBe(0);
    expect(Math.min(...rents, ...incomes), county.fips).toBeGreaterThan(0);
    expect(Math.max(...rents, ...incomes), county.fips).toBeLessThan(1_000_000_00);
  }
});

// Figures of a fiscal year, each checked against a second source. They hold for as long as we keep the year.
const knownIncomes = [
  ["06037", 2026, { medianIncomeCents: 108_100_00, low: [4, 133_250_00] }], // Los Angeles, HUD, May 1, 2026
  ["42003", 2026, { medianIncomeCents: 110_400_00, low: [4, 88_300_00] }], // Allegheny
  ["29035", 2026, { medianIncomeCents: 63_100_00, low: [4, 62_000_00] }], // Carter: the state's floor, not 80%
] as const;
it.each(knownIncomes.filter(([fips, year]) => incomesOf(county(fips))[0]?.year === year))(
  "knows the income limits of %s in %i as published, including floors",
  (fips, _year, { medianIncomeCents, low: [people, cents] }) => {
    const [area] = incomesOf(county(fips));
    expect([area?.medianIncomeCents, area?.lowIncomeCents[people - 1]]).toEqual([medianIncomeCents, cents]);
  },
);

const knownRents = [
  ["11001", 2027, 2_438], // District of Columbia, HUD, October 1, 2026
  ["12086", 2027, 2_564], // Miami-Dade
  ["34017", 2027, 2_792], // Hudson
  ["49043", 2027, 2_153], // Summit
  ["72127", 2026, 663], // San Juan: the newest file has no Puerto Rico
] as const;
it.each(knownRents.filter(([fips, year]) => rentsOf(county(fips))[0]?.year === year))(
  "knows the two-bedroom rent of %s in fiscal year %i",
  (fips, _year, dollars) => expect(rentsOf(county(fips))[0]?.rentCents[2]).toBe(dollars * 100),
);

it("names the towns where HUD's areas are towns", () => {
  const areas = rentsOf(county("25017"));
  expect(areas.length).toBeGreaterThan(1);
  expect(areas.map(({ towns }) => towns)).toContainEqual(expect.stringContaining("Lowell"));
});

it("never shows the median of many towns as the limit for one address", () => {
  for (const one of counties.filter(hasIncomesByTown)) {
    const { incomesByTown, medianIncomeCents, lowIncomeCents } = areaFacts(one);
    expect({ incomesByTown, medianIncomeCents, lowIncomeCents }).toEqual({
      incomesByTown: true,
      medianIncomeCents: anywhere.medianIncomeCents,
      lowIncomeCents: anywhere.lowIncomeCents,
    });
  }
});

it("finds the counties of a ZIP code: one, several or none", () => {
  const found = (zip: string) => countiesOfZip(zip).map(({ fips }) => fips);
  expect(found("90210")).toEqual(["06037"]);
  expect(found("06103")).toEqual(["09110"]);
  expect(found("85142")).toEqual(["04013", "04021"]);
  expect(found("00000")).toEqual([]);
  expect(found("__proto__")).toEqual([]);
  expect(zipsOfPrefix("902")["90210"]).toEqual(["06037"]);
  expect(zipsOfPrefix("000")).toEqual({});
});

it("finds a state by its path, and its counties", () => {
  expect(stateOfPath("/places/district-of-columbia")).toBe("DC");
  expect(countiesOfState("AZ")).toHaveLength(15);
  expect(countiesOfState("constructor")).toEqual([]);
});

it("has every county within the ranges for anywhere, which end at the lowest and highest county", () => {
  const widest = (values: readonly Range[]): Range => ({
    low: Math.min(...values.map(({ low }) => low)),
    high: Math.max(...values.map(({ high }) => high)),
  });
  const facts = counties.map(areaFacts);
  const of = (figure: (facts: AreaFacts) => Range | undefined) => widest(facts.flatMap((one) => figure(one) ?? []));
  expect({
    medianIncomeCents: of((one) => one.medianIncomeCents),
    lowIncomeCents: [0, 1, 2, 3, 4, 5, 6, 7].map((size) => of((one) => one.lowIncomeCents[size])),
    conformingLimitCents: of((one) => one.conformingLimitCents),
    baselineLimitCents: of((one) => one.baselineLimitCents),
    fhaLimitCents: of((one) => one.fhaLimitCents),
    incomesByTown: false,
  }).toEqual(anywhere);
});
