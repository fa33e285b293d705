import { stateProgramsPath } from "#app/content/places/county-list.ts";
import { finderPrograms } from "./listing.ts";
import type { LocalName, LocalProgram } from "./local-program-record.ts";
import table from "./local-programs.json";
import type { FinderProgram } from "./program-record.ts";

/** All that we have read about, by state and in the order of the table. The build checks its shape. */
export const localRecords = table as readonly (LocalProgram | LocalName)[];

/** The programs of states, counties and cities that say what they pay: each has a page, and only these are counted. */
export const localPrograms = localRecords.filter((record): record is LocalProgram => record.terms !== null);

const local = localPrograms.filter(({ level }) => level === "local").length;

/** Names of programs of which no one knows what they pay: they have no page and count as none. */
const localNames = localRecords.filter((record): record is LocalName => record.confidence === "name-only");

/** How many programs we hold, counted from the data. */
export const programCounts = {
  all: finderPrograms.length + localPrograms.length,
  national: finderPrograms.length,
  state: localPrograms.length - local,
  local,
} as const;

/** What it pays; said too if only others say so. */
export function amountToldBy({ confidence, terms: { amount } }: LocalProgram): string {
  return confidence === "administrator-page"
    ? amount.words
    : `${amount.words} This is what other websites say, not its own.`;
}

export type ProgramsOfPlace = {
  /** Of the county or a city in it; without a county, all of them in the state. */
  nearby: readonly LocalProgram[];
  state: readonly LocalProgram[];
  national: readonly FinderProgram[];
  names: readonly LocalName[];
};

/** The programs to ask about in a place, the nearest first. Those that leave the county out are not among them. */
export function programsFor({ state, countyFips }: { state: string; countyFips?: string }): ProgramsOfPlace {
  const isHere = ({ place }: LocalProgram | LocalName) => place.state === state && reaches(place, countyFips);
  const here = localPrograms.filter(isHere);
  return {
    nearby: here.filter(({ level }) => level === "local"),
    state: here.filter(({ level }) => level === "state"),
    national: finderPrograms,
    names: localNames.filter(isHere),
  };
}

/** Where a program's old address leads, once its name has changed or its page is gone; null if it never had one. */
export function movedProgramPath(slug: string): string | null {
  const record = localRecords.find((each) => each.slug === slug || each.formerSlugs?.includes(slug));
  if (!record) return null;
  return record.terms === null ? stateProgramsPath(record.place.state) : `/programs/${record.slug}`;
}

function reaches({ counties }: LocalProgram["place"], countyFips: string | undefined): boolean {
  return countyFips === undefined || counties === null || counties.includes(countyFips);
}
