import {
  apartFromState,
  type County,
  plainName,
  startOfName,
  stateNames,
  statePath,
} from "#app/content/places/county-list.ts";
import {
  allCounties,
  citiesOf,
  countiesOfZip,
  countyByFips,
  countyByPath,
  zipsOfPrefix,
} from "#app/content/places/data.server.ts";
import { allFormerCounties, type FormerCounty } from "#app/content/places/former-counties.ts";
import { counted } from "#app/domain/text/counted.ts";
import { readZip } from "#app/domain/text/zip-code.ts";

/** A page to go on to, and why we offer it: a city, or a former county. */
export type PlaceChoice = { name: string; path: string };

/** `words` say what the choices are, or what to type instead; `found` is true when they match the search. */
export type PlaceAnswer = { choices: readonly PlaceChoice[]; words: string; found: boolean };

/** More than two phone screens of results help no one. */
const mostChoices = 24;
export const longestPlace = 80;

/**
 * The pages of the counties that a ZIP code, county, city or state leads to. `state` is the postal code of the state
 * whose page was searched: its places come first. Never empty: an unknown place gets the nearest matches.
 */
export function searchPlaces(typed: string, state = ""): PlaceAnswer {
  const text = typed.slice(0, longestPlace).trim();
  const zip = readZip(text);
  if (zip) return zipAnswer(zip);
  if (/^[\d\s-]*$/.test(text)) {
    return nothing("Type a ZIP code of five digits, such as 85201, or the name of a county or city.");
  }
  return nameAnswer(text, state);
}

/** The counties and cities whose names start this way (`startOfName`), each with the numbers of its counties. */
export function namesFrom(start: string): Record<string, readonly string[]> {
  const numbers = new Map<string, readonly string[]>();
  for (const { key, path } of allEntries()) {
    const county = startOfName(key) === start && countyByPath(path);
    if (county) numbers.set(key, [...new Set([...(numbers.get(key) ?? []), county.fips])]);
  }
  return Object.fromEntries(numbers);
}

/** Where the page of a former county leads; null if there never was such a county. */
export function formerCountyTarget(path: string): string | null {
  const former = allFormerCounties.find((county) => county.path === path);
  if (!former) return null;
  const [first, ...others] = former.now.flatMap((fips) => countyByFips(fips) ?? []);
  return first && others.length === 0 ? first.path : `${statePath(former.state)}#former`;
}

function zipAnswer(zip: string): PlaceAnswer {
  const counties = countiesOfZip(zip);
  if (counties.length > 0) {
    const words = `ZIP code ${zip} is in ${counted(counties.length, "county", "counties")}. Which one is yours?`;
    return { choices: counties.map(choiceOf), words, found: true };
  }
  const near = new Set(Object.values(zipsOfPrefix(zip.slice(0, 3))).flat());
  const choices = [...near].flatMap((fips) => countyByFips(fips) ?? []).map(choiceOf);
  if (choices.length === 0) {
    return nothing(`We do not know ZIP code ${zip}. Check the digits, or type the name of your county or city.`);
  }
  const words = `We do not know ZIP code ${zip}. It may be new, or for mailboxes only. ZIP codes that start with ${zip.slice(0, 3)} are in these counties:`;
  return { choices: choices.slice(0, mostChoices), words, found: false };
}

function nameAnswer(text: string, here: string): PlaceAnswer {
  const { name, state } = apartFromState(text);
  const whole = plainName(text);
  // "Portland, OR" names a state; "Carmel in" may be a name that only ends like one.
  const asked = state === null ? [] : matches(name, (entry) => entry.state === state);
  const nearby = asked.length > 0 ? asked : matches(whole, (entry) => entry.state === here);
  const hits = nearby.length > 0 ? nearby : matches(whole, () => true);
  const choices = [...new Map(hits.map((hit) => [hit.path, { name: hit.label, path: hit.path }])).values()];
  if (choices.length === 0) {
    return nothing(
      `We found no county or city called “${text}”. Check the spelling, type a ZIP code, or choose a state.`,
    );
  }
  const isExact = hits.some((hit) => hit.key === name || hit.key === whole);
  const more = choices.length > mostChoices ? " There are more: add the state, such as “Springfield, MO”." : "";
  const words = isExact ? "Which one do you mean?" : `We found no place called “${text}”. Did you mean one of these?`;
  return { choices: choices.slice(0, mostChoices), words: words + more, found: isExact };
}

function nothing(words: string): PlaceAnswer {
  return { choices: [], words, found: false };
}

function choiceOf({ name, state, path }: County): PlaceChoice {
  return { name: `${name}, ${state}`, path };
}

/** A name that people type, and the page it leads to. */
type Entry = { key: string; state: string; label: string; path: string };

/** Exact matches; else names that start this way; else names with almost the same spelling. */
function matches(name: string, isMeant: (entry: Entry) => boolean): readonly Entry[] {
  const entries = allEntries().filter(isMeant);
  const exact = entries.filter(({ key }) => key === name);
  if (exact.length > 0 || name.length < 3) return exact;
  const begun = entries.filter(({ key }) => key.startsWith(name));
  return begun.length > 0 ? begun : entries.filter(({ key }) => isNear(key, name));
}

let entries: readonly Entry[] | undefined;

function allEntries(): readonly Entry[] {
  entries ??= [
    ...[...stateNames].map(([state, name]) => ({ key: plainName(name), state, label: name, path: statePath(state) })),
    ...allCounties().flatMap(countyEntries),
    ...allFormerCounties.flatMap(formerEntries),
    ...allCounties().flatMap(cityEntries),
  ];
  return entries;
}

function countyEntries(county: County): Entry[] {
  const { name: label, path } = choiceOf(county);
  return keysOf(county.name).map((key) => ({ key, state: county.state, label, path }));
}

function cityEntries(county: County): Entry[] {
  const { state, path } = county;
  return citiesOf(county).map((city) => ({
    key: plainName(city),
    state,
    label: `${city}, ${state}: ${county.name}`,
    path,
  }));
}

function formerEntries({ name, state, now }: FormerCounty): Entry[] {
  return now.flatMap((fips) => {
    const county = countyByFips(fips);
    if (!county) return [];
    const label = `${county.name}, ${state}: has towns of the former ${name}`;
    return keysOf(name).map((key) => ({ key, state, label, path: county.path }));
  });
}

/** A county is typed with and without what it is: `maricopa county`, `maricopa`. */
function keysOf(name: string): string[] {
  const key = plainName(name);
  const bare = key.replace(
    / (county|parish|borough|census area|municipality|planning region|municipio|city and borough|city|island)$/,
    "",
  );
  return [...new Set([key, bare])];
}

/** Whether two names differ by one missing, added or different letter. */
function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  return left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1);
}
