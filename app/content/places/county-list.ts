import { csvRows } from "#app/content/editions/csv-rows.ts";
import { states } from "./states.ts";

/** The territories of FHFA's list, beside the 50 states and DC. */
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

/** What the parts of a state are called where they are no counties. */
const otherParts: Readonly<Record<string, string>> = {
  AK: "boroughs and areas",
  AS: "districts and islands",
  CT: "planning regions",
  LA: "parishes",
  MP: "islands",
  PR: "municipios",
  VI: "islands",
};

/** `15 counties`, `64 parishes`, `1 county` */
export function countWords(state: string, count: number): string {
  if (count === 1) return "1 county";
  const cities = state === "VA" ? " and cities" : "";
  return `${count} ${otherParts[state] ?? `counties${cities}`}`;
}

/** Reads counties.csv; the build does too, for the sitemap. */
export function parseCounties(csv: string): County[] {
  return csvRows(csv, ["fips", "state", "county"]).map(({ fips, state, county }) => ({
    fips,
    state,
    name: county,
    path: `${statePath(state)}/${slugOf(county)}`,
  }));
}

/** The page of a state: `/places/arizona`. */
export function statePath(state: string): string {
  return `/places/${slugOf(stateNames.get(state) ?? state)}`;
}

/** `Doña Ana County` → `dona-ana-county` */
function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
