import csv from "#app/content/market-data/fair-market-rents-2026.csv?raw";
import { csvRows } from "./csv-rows.ts";
import { type StateCode, stateCodes, states } from "./states.ts";

/** HUD's two-bedroom Fair Market Rent of an area, in dollars a month, and the people of the state who live there. */
export type RentArea = { state: StateCode; area: string; population: number; rent: number; rentOneBedroom: number };
export type StateRent = { state: StateCode; name: string; average: number; lowest: RentArea; highest: RentArea };

export const rentAreas: readonly RentArea[] = csvRows(csv, ["state", "area", "population", "rent_1br", "rent_2br"]).map(
  (row) => ({
    state: row.state as StateCode,
    area: row.area,
    population: Number(row.population),
    rent: Number(row.rent_2br),
    rentOneBedroom: Number(row.rent_1br),
  }),
);

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
