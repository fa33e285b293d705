import type { FinderListing } from "#app/content/finder/listing.ts";
import { apartFromState, isPlaceName, plainName, startOfName, stateCalled } from "#app/content/places/county-list.ts";
import type { PathAssistance } from "#app/domain/path/terms.ts";
import type { AreaFacts } from "#app/domain/programs/rules.ts";
import { readZip } from "#app/domain/text/zip-code.ts";

/** `state` is its postal code. */
export type CountyName = { fips: string; name: string; state: string };

/** A county with the figures that the programs' rules need. */
export type PlaceFacts = CountyName & {
  /** The path of the county's page. */
  path: string;
  facts: AreaFacts;
  /** A typical home's price, and the yearly property tax as a share of its value; null if no survey has it. */
  homes: { valueCents: number | null; taxRate: number | null };
  /** Help with the cash, if its pages state an amount. */
  help: readonly (PathAssistance & { name: string })[];
};

/** `Maricopa County`, as a sentence calls it. */
export function shortName({ name }: CountyName): string {
  return name.split(",")[0] ?? name;
}

/** Names of counties and cities in plain letters, each with the numbers of its counties. */
export type NamedPlaces = { names: Readonly<Record<string, readonly string[]>>; counties: readonly CountyName[] };

const noNames: NamedPlaces = { names: {}, counties: [] };

/** The source for county lookups: the server's tables, or a request to the server. */
export type PlaceSource = {
  countiesOfZip: (zip: string) => Promise<readonly CountyName[]>;
  countiesOfState: (state: string) => Promise<readonly CountyName[]>;
  /** The counties and cities whose names start this way: see `startOfName`. */
  namesFrom: (start: string) => Promise<NamedPlaces>;
  /** Null for a number that no county has. */
  factsOf: (fips: string) => Promise<PlaceFacts | null>;
  /** The programs of the state, its counties and cities. */
  programsOf: (state: string) => Promise<readonly FinderListing[]>;
};

export type PlaceFound = {
  county: PlaceFacts | null;
  /** "" while the state is unknown. */
  state: string;
  programs: readonly FinderListing[];
  /** The counties to choose from: all in the state, or those with the ZIP code or name. */
  choices: readonly CountyName[];
  /** The typed text is in no county that we know. */
  isUnknown: boolean;
};

export const noPlace: PlaceFound = { county: null, state: "", programs: [], choices: [], isUnknown: false };

/**
 * Finds the county of a ZIP code or a name, or else of a state and a choice. If there are several, we ask the visitor.
 * `zip` is the typed text: it outranks the state, unless it names one.
 */
export async function findPlace(
  { zip, state, county }: { zip: string; state: string; county: string },
  source: PlaceSource,
): Promise<PlaceFound> {
  const wholeState = zip === "" ? state : stateCalled(zip);
  // Part of a ZIP code or of a name does not identify a place.
  if (wholeState === "" || (zip !== "" && !isWhole(zip, wholeState))) return noPlace;
  const choices = await (wholeState === null ? countiesOf(zip, source) : source.countiesOfState(wholeState));
  const [first] = choices;
  if (!first) return { ...noPlace, isUnknown: zip !== "" };
  const meant = choices.length === 1 ? first : choices.find(({ fips }) => fips === county);
  // A ZIP code or a name may be in two states: then only the county decides.
  const inState = (meant ?? (choices.every((each) => each.state === first.state) ? first : null))?.state ?? "";
  const [facts, programs] = await Promise.all([
    meant ? source.factsOf(meant.fips) : null,
    inState === "" ? [] : source.programsOf(inState),
  ]);
  return { county: facts, state: inState, programs, choices, isUnknown: false };
}

function isWhole(typed: string, state: string | null): boolean {
  return state !== null || (isPlaceName(typed) ? startOfName(typed).length === 3 : readZip(typed) !== null);
}

/** `Portland, OR` names a state; `Carmel in` may be a name that only ends like one. */
async function countiesOf(typed: string, source: PlaceSource): Promise<readonly CountyName[]> {
  const zip = readZip(typed);
  if (zip) return source.countiesOfZip(zip);
  const { name, state } = apartFromState(typed);
  const { names, counties } = await source.namesFrom(startOfName(typed));
  const called = (key: string) =>
    counties.filter(({ fips }) => Object.hasOwn(names, key) && names[key]?.includes(fips));
  const inState = called(name).filter((county) => county.state === state);
  return inState.length > 0 ? inState : called(plainName(typed));
}

/** The server's answer for the first three digits of ZIP codes. */
export type ZipsAnswer = { zips: Record<string, readonly string[]>; counties: readonly CountyName[] };

const placeDataPath = "/place-data";

/** Asks the server about counties. It gets three digits of a ZIP code or letters of a name, and the county. */
export const placesFromServer: PlaceSource = {
  async countiesOfZip(zip) {
    const found = await ask<ZipsAnswer>("zips", zip.slice(0, 3));
    const numbers = found && Object.hasOwn(found.zips, zip) ? found.zips[zip] : undefined;
    return found?.counties.filter(({ fips }) => numbers?.includes(fips)) ?? [];
  },
  async countiesOfState(state) {
    return (await ask<readonly CountyName[]>("states", state)) ?? [];
  },
  async namesFrom(start) {
    return (await ask<NamedPlaces>("names", start)) ?? noNames;
  },
  factsOf: (fips) => ask<PlaceFacts>("counties", fips),
  async programsOf(state) {
    return (await ask<readonly FinderListing[]>("programs", state)) ?? [];
  },
};

/** What asks comes with the first place that somebody types: a page at rest doesn't load it. */
async function ask<Answer>(
  kind: "zips" | "names" | "states" | "counties" | "programs",
  key: string,
): Promise<Answer | null> {
  const { mostRetries, queryClient } = await import("#app/lib/search/query-client.ts");
  return queryClient.fetchQuery({
    queryKey: ["place-data", kind, key],
    queryFn: ({ signal }) => fetchAnswer<Answer>(`${placeDataPath}/${kind}/${encodeURIComponent(key)}`, signal),
    // The figures change once a year.
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it fails right away and says so, instead of waiting silently.
    networkMode: "always",
    retry: (failures) => navigator.onLine && failures < mostRetries,
  });
}

async function fetchAnswer<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
