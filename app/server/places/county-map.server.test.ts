import { expect, it } from "vitest";
import { allCounties } from "#app/content/places/data.server.ts";
import { countyMap } from "./county-map.server.ts";

const counties = allCounties();
const stateNumbers = [...new Set(counties.map(({ fips }) => fips.slice(0, 2)))];

it("draws every county of the 50 states and DC inside its map", () => {
  for (const number of stateNumbers.filter((state) => Number(state) <= 56)) {
    const map = countyMap(number);
    const own = counties.filter(({ fips }) => fips.startsWith(number));
    expect([...(map?.outlines.keys() ?? [])].toSorted(), number).toEqual(own.map(({ fips }) => fips));
    for (const outline of map?.outlines.values() ?? []) {
      expect(outline).toMatch(/^M/);
      const numbers = outline.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(map?.width ?? 0, map?.height ?? 0));
    }
  }
});

it("reuses the maps it has drawn, and has no map for a number that isn't a state", () => {
  expect(countyMap("04")).toBe(countyMap("04"));
  expect(countyMap("99")).toBeNull();
});
