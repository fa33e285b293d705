import { homeForRent } from "#app/content/figures/rent-carries.ts";
import { type County, stateNames, statePath } from "#app/content/places/county-list.ts";
import {
  countiesOfState,
  countyByPath,
  hasIncomesByTown,
  incomesOf,
  limitsOf,
  rentsOf,
  stateOfPath,
} from "#app/content/places/place-data.server.ts";
import type { AreaRents } from "#app/content/places/place-tables.server.ts";
import { type StateCode, states } from "#app/content/places/states.ts";
import type { Range } from "#app/domain/programs/program-rules.ts";
import { countyMap } from "#app/server/places/county-map.server.ts";

const twoBedrooms = 2;

/** A county in the list of its state. */
export type CountyRow = {
  fips: string;
  name: string;
  path: string;
  /** Fair Market Rent of two bedrooms; a range where HUD's areas are towns. */
  rentCents: Range;
  /** Null where HUD goes by town and we do not have the towns. */
  medianIncomeCents: Range | null;
  fhaCents: number;
};

/** A state with its counties; null when no state's page is at that path. */
export function statePage(path: string) {
  const state = stateOfPath(path);
  if (state === null) return null;
  const rows = countiesOfState(state).map(rowOf);
  const map = countyMap(rows[0]?.fips.slice(0, 2) ?? "");
  return { state, name: nameOf(state), path, rows, map };
}

/** Every state and territory, with its counties counted and the span of their rents. */
export function statesPage() {
  return [...stateNames].map(([state, name]) => {
    const rents = countiesOfState(state).map((county) => rowOf(county).rentCents);
    return {
      state,
      name,
      path: statePath(state),
      counties: rents.length,
      rentCents: spanOf(rents.flatMap(({ low, high }) => [low, high])),
    };
  });
}

/** Everything that a county's page shows; null when no county's page is at that path. */
export function countyPage(path: string) {
  const county = countyByPath(path);
  if (!county) return null;
  const { state, name, fips } = county;
  return {
    fips,
    name,
    path,
    state,
    stateName: nameOf(state),
    statePath: statePath(state),
    priceState: isPriced(state) ? state : null,
    areas: rentsOf(county).map(areaFigures),
    incomes: incomesOf(county),
    limits: limitsOf(county),
    map: countyMap(fips.slice(0, 2)),
  };
}

export type CountyPage = NonNullable<ReturnType<typeof countyPage>>;
export type AreaFigures = CountyPage["areas"][number];

function areaFigures(area: AreaRents) {
  const twoBedroomCents = area.rentCents[twoBedrooms] ?? 0;
  return { ...area, twoBedroomCents, home: homeForRent(twoBedroomCents) };
}

function rowOf(county: County): CountyRow {
  const incomes = incomesOf(county).map(({ medianIncomeCents }) => medianIncomeCents);
  return {
    fips: county.fips,
    name: county.name,
    path: county.path,
    rentCents: spanOf(rentsOf(county).map(({ rentCents }) => rentCents[twoBedrooms] ?? 0)),
    medianIncomeCents: hasIncomesByTown(county) ? null : spanOf(incomes),
    fhaCents: limitsOf(county).fhaCents,
  };
}

function nameOf(state: string): string {
  return stateNames.get(state) ?? state;
}

/** FHFA has no index for the territories. */
function isPriced(state: string): state is StateCode {
  return Object.hasOwn(states, state);
}

function spanOf(values: readonly number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** Pages of places are the same for everybody and change once a year: a browser may keep them for an hour. */
export function placeHeaders() {
  return { "Cache-Control": "private, max-age=3600" };
}
