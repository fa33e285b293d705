import { homeForRent } from "#app/content/figures/rent-carries.ts";
import { programsFor } from "#app/content/finder/local-programs.ts";
import { type County, stateNames, statePath } from "#app/content/places/county-list.ts";
import {
  countiesOfState,
  countyByFips,
  countyByPath,
  countyHomesOf,
  hasIncomesByTown,
  incomesOf,
  limitsOf,
  propertyTaxOf,
  rentsOf,
  stateHomesOf,
  stateOfPath,
  stateRentCents,
} from "#app/content/places/data.server.ts";
import { allFormerCounties } from "#app/content/places/former-counties.ts";
import { type StateCode, stateCodes, states } from "#app/content/places/states.ts";
import type { AreaRents } from "#app/content/places/tables.server.ts";
import type { Range } from "#app/domain/programs/rules.ts";
import { countyMap } from "#app/server/places/county-map.server.ts";

const twoBedrooms = 2;

/** A county in the list of its state. */
export type CountyRow = {
  fips: string;
  name: string;
  path: string;
  people: number;
  /** Fair Market Rent of two bedrooms; a range where HUD's areas are towns. */
  rentCents: Range;
  /** Null where HUD goes by town and we do not have the towns. */
  medianIncomeCents: Range | null;
  /** Of homes that owners live in; null where too few people answered. */
  homeCents: number | null;
};

/** A state with its counties; null when no state's page is at that path. */
export function statePage(path: string) {
  const state = stateOfPath(path);
  if (state === null) return null;
  const rows = countiesOfState(state).map(rowOf);
  const map = countyMap(rows[0]?.fips.slice(0, 2) ?? "");
  const former = allFormerCounties.flatMap((county) =>
    county.state === state ? { name: county.name, now: county.now.flatMap((fips) => countyByFips(fips) ?? []) } : [],
  );
  const { nearby, state: statewide, names } = programsFor({ state });
  return {
    state,
    name: nameOf(state),
    path,
    rows,
    map,
    homes: stateHomesOf(state),
    rentCents: stateRentCents(state),
    programs: [...statewide, ...nearby],
    names,
    former,
  };
}

export type StatePage = NonNullable<ReturnType<typeof statePage>>;

/** A state on the map of rents: its typical home, what is paid on it, and what a two-bedroom rents for. */
export type StateHomes = {
  state: StateCode;
  valueCents: number;
  /** A year, as a share of the home's value. */
  taxRate: number;
  rentCents: number;
};

/** The 50 states and DC for the map. */
export function statesPage(): StateHomes[] {
  return stateCodes.flatMap((state) => {
    const homes = stateHomesOf(state);
    return homes ? { state, ...homes, rentCents: stateRentCents(state) } : [];
  });
}

/** Everything that a county's page shows; null when no county's page is at that path. */
export function countyPage(path: string) {
  const county = countyByPath(path);
  if (!county) return null;
  const { state, name, fips } = county;
  const tax = propertyTaxOf(county);
  return {
    fips,
    name,
    path,
    state,
    stateName: nameOf(state),
    statePath: statePath(state),
    priceState: isPriced(state) ? state : null,
    tax,
    homes: countyHomesOf(county),
    programs: programsFor({ state, countyFips: fips }),
    areas: rentsOf(county).map((area) => areaFigures(area, tax?.rate)),
    incomes: incomesOf(county),
    limits: limitsOf(county),
    map: countyMap(fips.slice(0, 2)),
  };
}

export type CountyPage = NonNullable<ReturnType<typeof countyPage>>;
export type AreaFigures = CountyPage["areas"][number];

function areaFigures(area: AreaRents, taxRate: number | undefined) {
  const twoBedroomCents = area.rentCents[twoBedrooms] ?? 0;
  return { ...area, twoBedroomCents, home: homeForRent(twoBedroomCents, taxRate) };
}

function rowOf(county: County): CountyRow {
  const incomes = incomesOf(county).map(({ medianIncomeCents }) => medianIncomeCents);
  return {
    fips: county.fips,
    name: county.name,
    path: county.path,
    people: rentsOf(county).reduce((sum, { population }) => sum + population, 0),
    rentCents: spanOf(rentsOf(county).map(({ rentCents }) => rentCents[twoBedrooms] ?? 0)),
    medianIncomeCents: hasIncomesByTown(county) ? null : spanOf(incomes),
    homeCents: countyHomesOf(county).valueCents,
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

/** Pages of places are the same for everyone and change once a year: a browser may keep them for an hour. */
export function placeHeaders() {
  return { "Cache-Control": "private, max-age=3600" };
}
