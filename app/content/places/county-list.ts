import { csvRows } from "#app/domain/text/csv.ts";
import { readZip } from "#app/domain/text/zip-code.ts";
import { states } from "./states.ts";

/** The territories on FHFA's list, in addition to the 50 states and DC. */
const territories = {
  AS: "American Samoa",
  GU: "Guam",
  MP: "Northern Mariana Islands",
  PR: "Puerto Rico",
  VI: "U.S. Virgin Islands",
} as const;

/** States, DC and territories by postal code, in the order of their names. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  [...Object.entries(states).map(([code, { name }]) => [code, name] as const), ...Object.entries(territories)].toSorted(
    ([, a], [, b]) => a.localeCompare(b, "en"),
  ),
);

/** A county, or what stands for one: parish, borough, planning region, municipio, independent city. */
export type County = {
  /** Five digits of state and county. */
  fips: string;
  state: string;
  name: string;
  /** Its page: `/places/arizona/maricopa-county`. */
  path: string;
};

/** Names for the parts of a state that aren't called counties: singular and plural. */
const otherParts: Readonly<Record<string, readonly [string, string]>> = {
  AK: ["borough", "boroughs and areas"],
  AS: ["district", "districts and islands"],
  CT: ["region", "planning regions"],
  LA: ["parish", "parishes"],
  MP: ["island", "islands"],
  PR: ["municipio", "municipios"],
  VI: ["island", "islands"],
};

/** The name for one part of a state: `county`, `parish`. */
export function partWord(state: string): string {
  return otherParts[state]?.[0] ?? "county";
}

/** `15 counties`, `64 parishes`, `1 county` */
export function countWords(state: string, count: number): string {
  if (count === 1) return "1 county";
  const cities = state === "VA" ? " and cities" : "";
  return `${count} ${otherParts[state]?.[1] ?? `counties${cities}`}`;
}

/** Reads counties.csv; the build does too, for the sitemap. */
export function parseCounties(csv: string): County[] {
  return csvRows(csv, ["fips", "state", "county"]).map(({ fips, state, county }) => ({
    fips,
    state,
    name: county,
    path: countyPath(state, county),
  }));
}

/** The page of a state: `/places/arizona`. */
export function statePath(state: string): string {
  return withSlug("/places", stateNames.get(state) ?? state);
}

/** Where the list of all programs opens a state: `/programs#arizona`. */
export function stateProgramsPath(state: string): string {
  return statePath(state).replace("/places/", "/programs#");
}

/** The page of a county: `/places/arizona/maricopa-county`. */
export function countyPath(state: string, county: string): string {
  return withSlug(statePath(state), county);
}

/** A path and a name below it: `Doña Ana County` → `/dona-ana-county` */
export function withSlug(path: string, name: string): string {
  return `${path}/${plainName(name).replaceAll(" ", "-")}`;
}

/** A name in plain small letters and figures: `Doña Ana County` → `dona ana county` */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

/** `Mesa, AZ` and `Mesa Arizona` have their state at the end. */
export function apartFromState(text: string): { name: string; state: string | null } {
  const plain = plainName(text);
  for (const [code, name] of stateNames) {
    for (const ending of [plainName(name), code.toLowerCase()]) {
      if (plain.endsWith(` ${ending}`)) return { name: plain.slice(0, -ending.length - 1), state: code };
    }
  }
  return { name: plain, state: null };
}

/** The postal code of the state with that name or code; null for any other text. */
export function stateCalled(text: string): string | null {
  const plain = plainName(text);
  const [state] = [...stateNames].find(([code, name]) => [code.toLowerCase(), plainName(name)].includes(plain)) ?? [];
  return state ?? null;
}

/** Whether a text is the name of a place, without a ZIP code in it. */
export function isPlaceName(text: string): boolean {
  return /\p{L}/u.test(text) && readZip(text) === null;
}

/** The part of a name that a browser asks about: its first three letters, without spaces. */
export function startOfName(name: string): string {
  return plainName(name).replaceAll(" ", "").slice(0, 3);
}
