import { fairMarketRents } from "#app/content/editions/editions.json";
import { apartFromState, type County, plainName, stateNames } from "#app/content/places/county-list.ts";
import {
  allCounties,
  citiesOf,
  countiesOfState,
  countiesOfZip,
  countyByPath,
  limitsOf,
  rentsOf,
  zipCountOf,
} from "#app/content/places/data.server.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import type { SearchHit } from "#app/lib/search/engine.ts";
import { type Found, inEnglish } from "#app/lib/search/find-all.ts";
import { meantPage } from "#app/lib/search/meant-page.ts";
import { PlaceFinder, type PlaceIndex, type PlaceRow, placeNamedIn } from "#app/lib/search/place-finder.ts";
import { searchWords } from "#app/lib/search/words.ts";
import { type PlaceChoice, searchPlaces } from "#app/server/places/search.server.ts";

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
 * The results, and the counties of cities with this name. They come first if the place is all that was asked, or with help or
 * a figure there; else last, because a word may mean more.
 */
export function withCities(typed: string, { answer, hits }: Found): Found {
  const query = inEnglish(typed);
  const named = placeNamedIn(query);
  const meant = meantPage(query) ? [] : placesMeant(query, named, hits);
  const first = named.asksHelp ? helpIn(query, meant) : meant.slice(0, mostFirst).flatMap(hitOf);
  if (first.length > 0) {
    // A fact without a page of its own is the county's.
    const own = answer && !answer.path && !named.asksHelp ? answer : null;
    return { answer: own, hits: [...first, ...hits.filter((hit) => !first.some(({ path }) => path === hit.path))] };
  }
  const { choices, found } = answer ? { choices: [], found: false } : searchPlaces(query);
  const more = choices.filter(({ path }) => found && !hits.some((hit) => hit.path === path));
  return { answer, hits: [...hits, ...more.flatMap(hitOf)] };
}

const mostFirst = 8;

function helpIn(query: string, meant: readonly PlaceChoice[]): SearchHit[] {
  const paths = meant.map(({ path }) => path);
  return paths.length > 0 ? placeSearch().programsIn(query, paths) : [];
}

function hitOf({ name, path }: PlaceChoice): SearchHit[] {
  const county = placeSearch().at(path);
  return county ? [{ ...county, title: name }] : [];
}

type Named = ReturnType<typeof placeNamedIn>;

/** The places that a question is about, the largest first; none where its words may mean something else. */
function placesMeant(query: string, named: Named, hits: readonly SearchHit[]): readonly PlaceChoice[] {
  const { left, state, words, asksHelp, asksFigure } = named;
  const hasPart = / (county|parish|borough)\b/.test(words.join(" "));
  const isAlone = words.length === left.length;
  const isWithin = /\b(homes?|houses?)\b.* (in|near|around) /.test(query.toLowerCase());
  const isNamed = state !== null || hasPart || asksHelp || asksFigure || isWithin;
  const [whole, rest] = [searchPlaces(query), left.join(" ")];
  const isOwn = !isNamed && hits.some((hit) => isReading(hit) && searchWords(hit.title).includes(rest));
  // Ohio is also a city in Illinois.
  const isState = state !== null && rest === stateNames.get(state)?.toLowerCase();
  if (rest === "" || isOwn || isState || !(isNamed || isAlone)) return [];
  const asked = whole.found ? whole : searchPlaces(rest);
  const around = asked.found ? [] : countyWithCity(rest);
  // A shorter word is too much like others.
  const mayGuess = (asksFigure || hasPart) && rest.length > 6;
  const meant = asked.found || (around.length === 0 && mayGuess) ? asked.choices : around;
  const sized = meant.map((choice) => ({ choice, size: sizeOf(choice, hasPart) }));
  return sized.toSorted((one, other) => other.size - one.size).map(({ choice }) => choice);
}

/** A grant is not asked about in Grant, Alabama. */
function isReading({ exact, kind }: SearchHit): boolean {
  return exact && kind !== "Place" && kind !== "Program";
}

/** `kern county bakersfield` and `bakersfield kern county` → Kern County */
function countyWithCity(asked: string): PlaceChoice[] {
  return allCounties().flatMap((county) => {
    const rest = ` ${asked} `.replace(` ${plainName(county.name)} `, " ").trim();
    if (rest === asked) return [];
    const { name, state } = apartFromState(rest.replace(/^([a-z]{2}) (.+)$/, "$2 $1"));
    const cities = citiesOf(county).map(plainName);
    const isThere = cities.includes(rest) || (state === county.state && cities.includes(name));
    return isThere ? [{ name: `${county.name}, ${county.state}`, path: county.path }] : [];
  });
}

/** How many ZIP codes a county has; three times as many if it is named after a city of its own, as Denver is. */
function sizeOf({ name, path }: PlaceChoice, isCounty: boolean): number {
  const county = countyByPath(path);
  if (!county) return 0;
  const asked = plainName(name.replace(/,.*/, ""));
  const isNamed = asked.startsWith(plainName(county.name).replace(/ county$/, ""));
  const isCity = !isCounty && isNamed && citiesOf(county).some((city) => asked.startsWith(plainName(city)));
  return zipCountOf(county) * (isCity ? 3 : 1);
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
