import { statePath } from "#app/content/places/county-list.ts";
import { finderPrograms } from "./finder-programs.ts";
import type { LocalProgram } from "./local-program-record.ts";
import programs from "./local-programs.json";
import type { FinderProgram } from "./program-record.ts";

/** The programs of states, counties and cities, by state and in the order of the table. The build checks its shape. */
export const localPrograms = programs as readonly LocalProgram[];

const local = localPrograms.filter(({ level }) => level === "local").length;

/** How many programs we hold, counted from the data. */
export const programCounts = {
  all: finderPrograms.length + localPrograms.length,
  national: finderPrograms.length,
  state: localPrograms.length - local,
  local,
} as const;

export type ProgramsOfPlace = {
  /** Of the county or a city in it; without a county, all of them in the state. */
  nearby: readonly LocalProgram[];
  state: readonly LocalProgram[];
  national: readonly FinderProgram[];
};

/** The programs to ask about in a place, the nearest first. Those that leave the county out are not among them. */
export function programsFor({ state, countyFips }: { state: string; countyFips?: string }): ProgramsOfPlace {
  const here = localPrograms.filter(({ place }) => place.state === state && reaches(place, countyFips));
  return {
    nearby: here.filter(({ level }) => level === "local"),
    state: here.filter(({ level }) => level === "state"),
    national: finderPrograms,
  };
}

function reaches({ counties }: LocalProgram["place"], countyFips: string | undefined): boolean {
  return countyFips === undefined || counties === null || counties.includes(countyFips);
}

/** Where the list of all programs opens a state: `/programs#arizona`. */
export function stateProgramsPath(state: string): string {
  return statePath(state).replace("/places/", "/programs#");
}
