import { fairMarketRents } from "#app/content/editions/editions.json";
import { type County, plainName, stateNames } from "#app/content/places/county-list.ts";
import {
  citiesOf,
  countiesOfState,
  countiesOfZip,
  countyByPath,
  limitsOf,
  rentsOf,
  zipCountOf,
} from "#app/content/places/place-data.server.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import type { Found } from "#app/lib/search/find-all.ts";
import { inEnglish } from "#app/lib/search/in-english.ts";
import { meantPage } from "#app/lib/search/meant-page.ts";
import { PlaceFinder, type PlaceIndex, type PlaceRow, placeNamedIn } from "#app/lib/search/place-finder.ts";
import type { SearchHit } from "#app/lib/search/search-engine.ts";
import { searchPlaces } from "#app/server/places/place-search.server.ts";

const twoBedrooms = 2;

/** The second part of the index: every county, with its limits and rents. */
export function placeIndex(): PlaceIndex {
  const [{ year, fhaYear, effective, conformingSource, fhaSource }] = nationalLimits;
  return {
    states: Object.fromEntries([...stateNames.keys()].map((state) => [state, countiesOfState(state).map(rowOf)])),
    fha: { year: fhaYear, source: fhaSource, effective },
    conforming: { year, source: conformingSource, effective },
    rents: fairMarketRents.map(({ year: rentYear, source, effective: from }) => ({
      year: rentYear,
      source,
      effective: from,
    })),
  };
}

let finder: PlaceFinder | undefined;

/** The finder over all counties, made on the first search. */
export function placeSearch(): PlaceFinder {
  finder ??= new PlaceFinder(placeIndex());
  return finder;
}

/**
 * The counties that the ZIP code in a query touches; null when it has none. Next to other words, round digits are an amount
 * (`60000 salary`), and so are digits that no ZIP code has.
 */
export function countiesForZip(query: string): SearchHit[] | null {
  const zip = readZip(query);
  if (zip === null) return null;
  const counties = countiesOfZip(zip).flatMap(({ path }) => placeSearch().at(path) ?? []);
  const isAlone = !/\p{L}/u.test(query);
  return isAlone || (counties.length > 0 && !zip.endsWith("00")) ? counties : null;
}

/**
 * The results, and the counties of cities with exactly this name. A word may mean more, so these come last; a question for
 * help or for a figure there means the city.
 */
export function withCities(typed: string, { answer, hits }: Found): Found {
  const query = inEnglish(typed);
  const { left, state, asksHelp, asksFigure } = placeNamedIn(query);
  const place = asksHelp || asksFigure ? left.join(" ") : "";
  // Ohio is also a city in Illinois.
  const asked = state && place === stateNames.get(state)?.toLowerCase() ? "" : place;
  const city = asked === "" || meantPage(query) ? null : searchPlaces(asked);
  if (city?.found) {
    const sizes = new Map(city.choices.map(({ path }) => [path, sizeAt(path, asked)]));
    const paths = [...sizes.keys()].toSorted((one, other) => (sizes.get(other) ?? 0) - (sizes.get(one) ?? 0));
    const first = asksHelp
      ? placeSearch().programsIn(query, paths)
      : paths.flatMap((path) => placeSearch().at(path) ?? []);
    const rest = hits.filter((hit) => !first.some(({ path }) => path === hit.path));
    if (first.length > 0) return { answer: asksHelp ? null : answer, hits: [...first, ...rest] };
  }
  const { choices, found } = answer ? { choices: [], found: false } : searchPlaces(query);
  const more = choices.flatMap(({ name, path }) => {
    const county = hits.some((hit) => hit.path === path) ? null : placeSearch().at(path);
    return county && found ? [{ ...county, title: name }] : [];
  });
  return { answer, hits: [...hits, ...more] };
}

/** How many ZIP codes a county has; ten times as many if it is named after a city of its own, as Denver is. */
function sizeAt(path: string, asked: string): number {
  const county = countyByPath(path);
  if (!county) return 0;
  const isNamed = asked.startsWith(plainName(county.name).replace(/ county$/, ""));
  const isCity = isNamed && citiesOf(county).some((city) => asked.startsWith(plainName(city)));
  return zipCountOf(county) * (isCity ? 10 : 1);
}

function rowOf(county: County): PlaceRow {
  const { fhaCents, conformingCents } = limitsOf(county);
  const areas = rentsOf(county);
  const rents = areas.map(({ rentCents }) => (rentCents[twoBedrooms] ?? 0) / 100);
  return [
    county.name,
    fhaCents / 100,
    conformingCents / 100,
    Math.min(...rents),
    Math.max(...rents),
    areas[0]?.year ?? 0,
  ];
}
