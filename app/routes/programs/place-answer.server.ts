import type { LocalProgram, LocalProgramTerms } from "#app/content/finder/local-program-record.ts";
import { programsFor } from "#app/content/finder/local-programs.ts";
import { stateNames, statePath } from "#app/content/places/county-list.ts";
import { countyByPath, stateOfPath } from "#app/content/places/data.server.ts";
import { type HelpInDollars, helpInDollars } from "#app/lib/programs/help-in-dollars.ts";
import { longestPlace, type PlaceChoice, searchPlaces } from "#app/server/places/search.server.ts";

/** A program of the place as a row: what it is, and what it pays at most. */
export type ProgramRow = { slug: string; name: string; words: string; help: HelpInDollars | null };

/** What the page shows for a place: its programs, the places that may be meant, or what to type instead. */
export type ProgramsAnswer =
  | { is: "found"; typed: string; here: PlacePrograms }
  | { is: "unclear"; typed: string; words: string; choices: readonly PlaceChoice[] };

export type PlacePrograms = {
  /** "Maricopa County, AZ" or "Arizona". */
  name: string;
  /** Its page. */
  path: string;
  state: string;
  /** The number of the county; null for a state. */
  fips: string | null;
  rows: readonly ProgramRow[];
  /** Names of which nobody knows an amount. */
  names: number;
  national: number;
};

/** Answers what someone typed, or a place that they chose among several (`path`). We keep neither. */
export function programsAnswer(typed: string, path: string | null): ProgramsAnswer {
  const chosen = path === null ? null : programsAt(path);
  if (chosen) return { is: "found", typed: typed.slice(0, longestPlace), here: chosen };
  const { choices, words, found } = searchPlaces(typed);
  const [only] = choices;
  const here = only && found && choices.length === 1 ? programsAt(only.path) : null;
  const text = typed.slice(0, longestPlace);
  return here ? { is: "found", typed: text, here } : { is: "unclear", typed: text, words, choices };
}

/** The programs of a county's or a state's page; null for any other address. */
function programsAt(path: string): PlacePrograms | null {
  const county = countyByPath(path);
  const state = county?.state ?? stateOfPath(path);
  if (!state) return null;
  const {
    nearby,
    state: ofState,
    names,
    national,
  } = programsFor({ state, ...(county && { countyFips: county.fips }) });
  return {
    name: county ? `${county.name}, ${state}` : (stateNames.get(state) ?? state),
    path: county?.path ?? statePath(state),
    state,
    fips: county?.fips ?? null,
    rows: [...nearby, ...ofState].map(rowOf),
    names: names.length,
    national: national.length,
  };
}

function rowOf(program: LocalProgram): ProgramRow {
  const { slug, name, place, terms, confidence, doubt } = program;
  const where = place.part === null ? place.name : `Only ${place.part}`;
  const words = [
    where && `${where}.`,
    kindSentences[terms.kind],
    doubt !== null && "It may be closed or changed.",
    terms.amount.most === null && terms.amount.words,
    confidence === "other-pages" && "The amount is what other websites say.",
  ];
  return { slug, name, words: words.filter(Boolean).join(" "), help: helpInDollars(terms.amount.most) };
}

/** What kind of help it is, for somebody who compares programs. */
export const kindSentences: Record<LocalProgramTerms["kind"], string> = {
  grant: "Money you don’t pay back if you keep to its terms.",
  forgivable: "A second loan that goes away while you stay.",
  deferred: "A second loan without monthly payments. You pay it back when you leave.",
  repayable: "A second loan that you pay back month by month.",
  rate: "A lower rate or payment.",
  "tax-credit": "Less federal income tax for each year of your mortgage.",
  loan: "A first loan with easier terms.",
  unknown: "Help for buyers. Ask if it is a grant or a loan.",
};
