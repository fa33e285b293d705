import { expect, it } from "vitest";
import type { AreaFacts, Range } from "#app/domain/program-rules.ts";
import { anywhere } from "./place-sources.ts";
import {
  allCounties,
  areaFacts,
  areasOf,
  countiesOfState,
  countiesOfZip,
  countyByFips,
  countyByPath,
  limitsOf,
  stateOfPath,
  zipsOfPrefix,
} from "./places.server.ts";

const counties = allCounties();

it("has every county of the list once, with a page of its own and figures", () => {
  expect(counties).toHaveLength(3235);
  expect(new Set(counties.map(({ fips }) => fips)).size).toBe(3235);
  expect(new Set(counties.map(({ path }) => path)).size).toBe(3235);
  for (const county of counties) {
    expect(county.path).toMatch(/^\/places\/[a-z0-9-]+\/[a-z0-9-]+$/);
    for (const area of areasOf(county)) {
      expect([
        ...area.rentCents,
        area.medianIncomeCents,
        ...area.lowIncomeCents,
        ...area.veryLowIncomeCents,
      ]).toHaveLength(22);
      expect(Math.min(...area.rentCents, ...area.veryLowIncomeCents), county.fips).toBeGreaterThan(0);
    }
    expect(areasOf(county).length, county.fips).toBeGreaterThan(0);
  }
});

it("knows what HUD and FHFA say of Maricopa County", () => {
  const county = countyByPath("/places/arizona/maricopa-county");
  if (!county) throw new Error("no such page");
  const [area] = areasOf(county);
  expect(county.fips).toBe("04013");
  expect(area?.medianIncomeCents).toBe(109_600_00);
  expect(area?.lowIncomeCents[3]).toBe(89_750_00);
  expect(limitsOf(county)).toEqual({
    conformingCents: 832_750_00,
    fhaCents: { low: 557_750_00, high: 557_750_00 },
  });
});

it("gives a range where HUD's areas are towns, and names the towns", () => {
  const county = countyByFips("25017");
  if (!county) throw new Error("no such county");
  const facts = areaFacts(county);
  expect(facts.medianIncomeCents.low).toBeLessThan(facts.medianIncomeCents.high);
  expect(areasOf(county).map(({ towns }) => towns)).toContainEqual(expect.stringContaining("Lowell"));
});

it("gives a range for an FHA limit that is in doubt, up to the one of the year before", () => {
  const doubtful = counties.filter(({ fhaInDoubt }) => fhaInDoubt);
  expect(doubtful).toHaveLength(11);
  for (const county of doubtful) expect(limitsOf(county).fhaCents.high).toBeGreaterThan(limitsOf(county).fhaCents.low);
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

it("leads from the path of a state to its counties", () => {
  expect(stateOfPath("/places/district-of-columbia")).toBe("DC");
  expect(countiesOfState("AZ")).toHaveLength(15);
  expect(countiesOfState("constructor")).toEqual([]);
});

it("looks a county up in far less than 5 ms", () => {
  const zips = counties.slice(0, 500).map((_, index) => String(10_000 + index * 100));
  const before = performance.now();
  for (const zip of zips) for (const county of countiesOfZip(zip)) areaFacts(county);
  expect((performance.now() - before) / zips.length).toBeLessThan(5);
});

it("has every county between the figures that stand for anywhere, and touches both ends", () => {
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
    incomeDrift: anywhere.incomeDrift,
  }).toEqual(anywhere);
});
