import { stateNames } from "#app/content/places/county-list.ts";
import {
  areaFacts,
  countiesOfState,
  countiesOfZip,
  countyByFips,
  zipsOfPrefix,
} from "#app/content/places/place-data.server.ts";
import type { CountyName, PlaceFacts, PlaceSource } from "#app/lib/places/find-place.ts";
import type { ZipsAnswer } from "#app/lib/places/places-client.ts";

/** Looks counties up in the server's own tables. */
export const placesInTables: PlaceSource = {
  countiesOfZip: async (zip) =>
    countiesOfZip(zip).map(({ fips, state, name }) => ({ fips, name: `${name}, ${state}` })),
  countiesOfState: async (state) => countyNames(state),
  factsOf: async (fips) => placeFacts(fips),
};

/**
 * What a browser may ask about places: the ZIP codes that begin with three digits, the counties of a state, the figures
 * of a county. Null for what does not exist.
 */
export function placeData(kind: string, key: string): ZipsAnswer | readonly CountyName[] | PlaceFacts | null {
  if (kind === "zips") return zipsAnswer(key);
  if (kind === "states") return stateNames.has(key) ? countyNames(key) : null;
  return kind === "counties" ? placeFacts(key) : null;
}

/** Three digits that no ZIP code begins with are a question like any other: there are none. */
function zipsAnswer(prefix: string): ZipsAnswer | null {
  if (!/^\d{3}$/.test(prefix)) return null;
  const zips = zipsOfPrefix(prefix);
  const numbers = [...new Set(Object.values(zips).flat())];
  const counties = numbers.flatMap((fips) => countyByFips(fips) ?? []);
  return { zips, counties: counties.map(({ fips, state, name }) => ({ fips, name: `${name}, ${state}` })) };
}

function countyNames(state: string): readonly CountyName[] {
  return countiesOfState(state).map(({ fips, name }) => ({ fips, name }));
}

function placeFacts(fips: string): PlaceFacts | null {
  const county = countyByFips(fips);
  if (!county) return null;
  const { state, name, path } = county;
  return { fips, state, path, name: `${name}, ${stateNames.get(state)}`, facts: areaFacts(county) };
}
