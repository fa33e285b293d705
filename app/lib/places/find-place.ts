import type { AreaFacts } from "#app/domain/programs/program-rules.ts";

export type CountyName = { fips: string; name: string };

/** A county with the figures that the rules of programs need. */
export type PlaceFacts = CountyName & {
  state: string;
  /** The page of the county. */
  path: string;
  facts: AreaFacts;
};

/** Where counties are looked up: in the server's tables, or by asking the server. */
export type PlaceSource = {
  countiesOfZip: (zip: string) => Promise<readonly CountyName[]>;
  countiesOfState: (state: string) => Promise<readonly CountyName[]>;
  /** Null for a number that no county has. */
  factsOf: (fips: string) => Promise<PlaceFacts | null>;
};

export type PlaceFound = {
  county: PlaceFacts | null;
  /** The counties to choose from: all of the state, or those that the ZIP code touches. */
  choices: readonly CountyName[];
  /** The ZIP code is in no county that we know. */
  unknownZip: boolean;
};

export const noPlace: PlaceFound = { county: null, choices: [], unknownZip: false };

/** Finds the county of a ZIP code, or else of a state and a choice. For a ZIP code in several counties the visitor is asked. */
export async function findPlace(
  { zip, state, county }: { zip: string; state: string; county: string },
  source: PlaceSource,
): Promise<PlaceFound> {
  // Part of a ZIP code names no place; a whole one outranks the state.
  if (zip === "" ? state === "" : !/^\d{5}$/.test(zip)) return noPlace;
  const choices = await (zip === "" ? source.countiesOfState(state) : source.countiesOfZip(zip));
  if (choices.length === 0) return { ...noPlace, unknownZip: zip !== "" };
  const [only] = choices;
  const meant = choices.length === 1 ? only : choices.find(({ fips }) => fips === county);
  return { county: meant ? await source.factsOf(meant.fips) : null, choices, unknownZip: false };
}
