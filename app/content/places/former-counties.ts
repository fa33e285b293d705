import { statePath, withSlug } from "./county-list.ts";

/** Counties that have given way to others, by state: who looks for one is shown where it went. */
const formerCounties: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  // The Census Bureau counts by planning regions since 2022 (87 FR 34235). A region takes in towns of several counties.
  CT: {
    "Fairfield County": ["09190", "09120", "09140"],
    "Hartford County": ["09110", "09140", "09160"],
    "Litchfield County": ["09160", "09140", "09190"],
    "Middlesex County": ["09130"],
    "New Haven County": ["09170", "09140"],
    "New London County": ["09180", "09130", "09150"],
    "Tolland County": ["09110", "09150"],
    "Windham County": ["09150", "09180"],
  },
  // Split in 2019, and renamed in 2015.
  AK: { "Valdez-Cordova Census Area": ["02063", "02066"], "Wade Hampton Census Area": ["02158"] },
  // Renamed in 2015.
  SD: { "Shannon County": ["46102"] },
  // Part of its county since 2013.
  VA: { "Bedford city": ["51019"] },
};

export type FormerCounty = { name: string; state: string; path: string; now: readonly string[] };

/** Each with the path that its page would have, and the numbers of the counties that took over. */
export const allFormerCounties: readonly FormerCounty[] = Object.entries(formerCounties).flatMap(([state, counties]) =>
  Object.entries(counties).map(([name, now]) => ({ name, state, path: withSlug(statePath(state), name), now })),
);
