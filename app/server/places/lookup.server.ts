import type { FinderListing } from "#app/content/finder/listing.ts";
import { listingsOfState } from "#app/content/finder/local-listings.server.ts";
import { programsFor } from "#app/content/finder/local-programs.ts";
import { pathHelpOf } from "#app/content/my-path/path-help.ts";
import { type County, stateNames } from "#app/content/places/county-list.ts";
import {
  areaFacts,
  countiesOfState,
  countiesOfZip,
  countyByFips,
  countyHomesOf,
  propertyTaxOf,
  zipsOfPrefix,
} from "#app/content/places/data.server.ts";
import type { CountyName, NamedPlaces, PlaceFacts, PlaceSource, ZipsAnswer } from "#app/lib/places/find-place.ts";
import { namesFrom } from "./search.server.ts";

/** Looks counties up in the server's own tables. */
export const placesInTables: PlaceSource = {
  countiesOfZip: async (zip) => countiesOfZip(zip).map(withState),
  countiesOfState: async (state) => countyNames(state),
  namesFrom: async (start) => namedPlaces(start),
  factsOf: async (fips) => placeFacts(fips),
  programsOf: async (state) => listingsOfState(state, today()),
};

/**
 * What a browser may ask about places: the ZIP codes that begin with three digits, the names that begin with three
 * letters, the counties of a state and its programs, the figures of a county. Null for what does not exist.
 */
export function placeData(
  kind: string,
  key: string,
): ZipsAnswer | NamedPlaces | readonly CountyName[] | readonly FinderListing[] | PlaceFacts | null {
  if (kind === "names") return /^[a-z\d]{3}$/.test(key) ? namedPlaces(key) : null;
  if (kind === "zips") return zipsAnswer(key);
  if (kind === "states") return stateNames.has(key) ? countyNames(key) : null;
  if (kind === "programs") return stateNames.has(key) ? listingsOfState(key, today()) : null;
  return kind === "counties" ? placeFacts(key) : null;
}

/** The age of a program's page depends on the day. */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Three digits that no ZIP code begins with are a valid question: the answer is an empty list. */
function zipsAnswer(prefix: string): ZipsAnswer | null {
  if (!/^\d{3}$/.test(prefix)) return null;
  const zips = zipsOfPrefix(prefix);
  return { zips, counties: countiesIn(zips) };
}

function namedPlaces(start: string): NamedPlaces {
  const names = namesFrom(start);
  return { names, counties: countiesIn(names) };
}

/** Each county once. */
function countiesIn(numbers: Readonly<Record<string, readonly string[]>>): readonly CountyName[] {
  const distinct = [...new Set(Object.values(numbers).flat())];
  return distinct.flatMap((fips) => countyByFips(fips) ?? []).map(withState);
}

function countyNames(state: string): readonly CountyName[] {
  return countiesOfState(state).map(({ fips, name }) => ({ fips, name, state }));
}

/** A ZIP code may be in two states. */
function withState({ fips, state, name }: County): CountyName {
  return { fips, state, name: `${name}, ${state}` };
}

function placeFacts(fips: string): PlaceFacts | null {
  const county = countyByFips(fips);
  if (!county) return null;
  const { state, name, path } = county;
  const homes = { valueCents: countyHomesOf(county).valueCents, taxRate: propertyTaxOf(county)?.rate ?? null };
  return {
    fips,
    state,
    path,
    name: `${name}, ${stateNames.get(state)}`,
    facts: areaFacts(county),
    homes,
    help: helpIn(county),
  };
}

function helpIn({ state, fips }: County): PlaceFacts["help"] {
  const { nearby, state: ofState } = programsFor({ state, countyFips: fips });
  return [...nearby, ...ofState].flatMap((program) => {
    const help = pathHelpOf(program);
    return help ? { ...help, name: program.name } : [];
  });
}
