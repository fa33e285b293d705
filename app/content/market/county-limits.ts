import countiesCsv from "#app/content/places/counties.csv?raw";
import { parseCounties } from "#app/content/places/county-list.ts";
import { conformingTables, fhaTables } from "#app/content/rules/limit-tables.server.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";

/** The newest limits of a county for a home of one unit, in dollars. */
export type CountyLimit = { fips: string; state: string; county: string; conforming: number; fha: number };

const [{ baseline, fhaFloor }] = nationalLimits;
const [conforming] = conformingTables;
const [fha] = fhaTables;

const counties: readonly CountyLimit[] = parseCounties(countiesCsv).map(({ fips, state, name }) => ({
  fips,
  state,
  county: name,
  conforming: (conforming?.counties.get(fips)?.[1] ?? 0) / 100,
  fha: (fha?.counties.get(fips)?.[1] ?? 0) / 100,
}));

export const countiesInAll = counties.length;

export const countiesAboveBaseline = counties.filter((county) => county.conforming > baseline[0]);

export const countiesAboveFhaFloor = counties.filter((county) => county.fha > fhaFloor[0]);

export function countiesOf(state: string): number {
  return counties.filter((county) => county.state === state).length;
}
