import countiesCsv from "#app/content/places/counties.csv?raw";
import { parseCounties } from "#app/content/places/county-list.ts";
import csv from "#app/content/places/rents.csv?raw";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import { csvRows } from "#app/domain/text/csv.ts";

/** HUD's two-bedroom Fair Market Rent of an area, in dollars a month, and the people of the state who live there. */
export type RentArea = { state: StateCode; area: string; population: number; rent: number; rentOneBedroom: number };
export type StateRent = { state: StateCode; name: string; average: number; lowest: RentArea; highest: RentArea };

const rows = csvRows(csv, ["fips", "year", "area", "population", "fmr_0", "fmr_1", "fmr_2", "fmr_3", "fmr_4", "towns"]);
const stateByCounty = new Map(parseCounties(countiesCsv).map(({ fips, state }) => [fips, state]));

/** One a rent area and state: a metropolitan area is many counties or towns with the same rent. No territories. */
export const rentAreas: readonly RentArea[] = areasOf();

function areasOf(): RentArea[] {
  const areas = new Map<string, RentArea>();
  for (const { fips, area, population, fmr_1, fmr_2 } of rows) {
    const state = stateByCounty.get(fips) ?? "";
    if (!isState(state)) continue;
    const key = `${state} ${area} ${fmr_2}`;
    const found = areas.get(key) ?? { state, area, population: 0, rent: Number(fmr_2), rentOneBedroom: Number(fmr_1) };
    areas.set(key, { ...found, population: found.population + Number(population) });
  }
  return [...areas.values()];
}

function isState(state: string): state is StateCode {
  return Object.hasOwn(states, state);
}

/** The mean that counts each area by its people: ours, not HUD's. */
export function averageRent(areas: readonly RentArea[]): number {
  const people = areas.reduce((sum, { population }) => sum + population, 0);
  return areas.reduce((sum, { population, rent }) => sum + population * rent, 0) / people;
}

/** Every state and DC, the highest average first. */
export const stateRents: readonly StateRent[] = stateCodes
  .map((state) => {
    const areas = rentAreas.filter((area) => area.state === state).toSorted((a, b) => a.rent - b.rent);
    const [lowest, highest] = [areas[0], areas.at(-1)];
    if (!lowest || !highest) throw new Error(`No rents of ${state}`);
    return { state, name: states[state].name, average: averageRent(areas), lowest, highest };
  })
  .toSorted((a, b) => b.average - a.average);
