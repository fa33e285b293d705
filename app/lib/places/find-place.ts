import type { FinderListing } from "#app/content/finder/finder-listing.ts";
import { apartFromState, isPlaceName, plainName, startOfName, stateCalled } from "#app/content/places/county-list.ts";
import type { PathAssistance } from "#app/domain/path/path-terms.ts";
import type { AreaFacts } from "#app/domain/programs/program-rules.ts";
import { readZip } from "#app/domain/text/zip-code.ts";

/** `state` is its postal code. */
export type CountyName = { fips: string; name: string; state: string };

/** A county with the figures that the rules of programs need. */
export type PlaceFacts = CountyName & {
  /** The page of the county. */
  path: string;
  facts: AreaFacts;
  /** The middle home, and the property tax a year as a share of its value; null where no survey says it. */
  homes: { valueCents: number | null; taxRate: number | null };
  /** Help with the cash, where its pages say how much. */
  help: readonly (PathAssistance & { name: string })[];
};

/** Names of counties and cities in plain letters, each with the numbers of its counties. */
export type NamedPlaces = { names: Readonly<Record<string, readonly string[]>>; counties: readonly CountyName[] };

export const noNames: NamedPlaces = { names: {}, counties: [] };

/** Where counties are looked up: in the server's tables, or by asking the server. */
export type PlaceSource = {
  countiesOfZip: (zip: string) => Promise<readonly CountyName[]>;
  countiesOfState: (state: string) => Promise<readonly CountyName[]>;
  /** The counties and cities whose names start so: see `startOfName`. */
  namesFrom: (start: string) => Promise<NamedPlaces>;
  /** Null for a number that no county has. */
  factsOf: (fips: string) => Promise<PlaceFacts | null>;
  /** The programs of the state, its counties and cities. */
  programsOf: (state: string) => Promise<readonly FinderListing[]>;
};

export type PlaceFound = {
  county: PlaceFacts | null;
  /** "" while no state is known. */
  state: string;
  programs: readonly FinderListing[];
  /** The counties to choose from: all of the state, or those that the ZIP code or name is in. */
  choices: readonly CountyName[];
  /** What was typed is in no county that we know. */
  isUnknown: boolean;
};

export const noPlace: PlaceFound = { county: null, state: "", programs: [], choices: [], isUnknown: false };

/**
 * Finds the county of a ZIP code or a name, or else of a state and a choice. Where there are several the visitor is asked.
 * `zip` is what was typed: it outranks the state, unless it names one.
 */
export async function findPlace(
  { zip, state, county }: { zip: string; state: string; county: string },
  source: PlaceSource,
): Promise<PlaceFound> {
  const wholeState = zip === "" ? state : stateCalled(zip);
  // Part of a ZIP code or of a name names no place.
  if (wholeState === "" || (zip !== "" && !isWhole(zip, wholeState))) return noPlace;
  const choices = await (wholeState === null ? countiesOf(zip, source) : source.countiesOfState(wholeState));
  const [first] = choices;
  if (!first) return { ...noPlace, isUnknown: zip !== "" };
  const meant = choices.length === 1 ? first : choices.find(({ fips }) => fips === county);
  // A ZIP code or a name may be in two states: then only the county tells which.
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
