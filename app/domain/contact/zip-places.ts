import { zonesOfState } from "#app/domain/contact/state-zones.ts";
import type { Places } from "./area-codes.ts";

/**
 * The first three digits of the ZIP codes of each state, as the Census Bureau's ZIP areas of 2020 have them
 * (`app/content/places/zips.csv`). A few are in two states.
 */
const startsOfStates: Readonly<Record<string, string>> = {
  AK: "995-999",
  AL: "350-369",
  AR: "716-729",
  AZ: "850-865",
  CA: "900-961",
  CO: "800-816",
  CT: "060-069",
  DC: "200-205 569 888",
  DE: "197-199",
  FL: "320-349",
  GA: "300-319 398-399",
  HI: "967-968",
  IA: "500-528",
  ID: "832-838",
  IL: "600-629",
  IN: "460-479",
  KS: "660-679",
  KY: "400-427 452 459",
  LA: "700-714",
  MA: "010-027 055",
  MD: "200 202-203 205-219",
  ME: "038-049",
  MI: "480-499",
  MN: "550-567",
  MO: "630-658",
  MS: "386-397",
  MT: "590-599",
  NC: "270-289",
  ND: "580-588",
  NE: "680-693",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-884",
  NV: "889-898",
  NY: "005 063 100-149",
  OH: "430-458",
  OK: "730-749",
  OR: "970-979",
  PA: "150-196",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385 422",
  TX: "733 739 750-799 885",
  UT: "840-847",
  VA: "200-205 220-246",
  VT: "050-059",
  WA: "980-994",
  WI: "530-549",
  WV: "247-268",
  WY: "820-831 834",
};

/** Where a ZIP code of five digits may be: all states that share its beginning, and their zones. */
export function placesOfZip(zip: string): Places {
  const start = Number(/^\d{5}$/.exec(zip)?.[0].slice(0, 3) ?? Number.NaN);
  const states = Object.entries(startsOfStates).flatMap(([state, ranges]) => (isIn(start, ranges) ? [state] : []));
  return { states, zones: [...new Set(states.flatMap(zonesOfState))] };
}

/** ZIP codes that a person names as such: "ZIP 32401", or behind their state: "Mesa, AZ 85201". Five digits alone may be anything. */
export function namedZips(text: string): string[] {
  const called = [...text.matchAll(/\bzip(?:\s*code)?\s*(?:is\s*)?:?\s*(\d{5})\b/gi)].map(([, zip = ""]) => zip);
  const behindState = [...text.matchAll(/\b([A-Z]{2})[\s,]+(\d{5})\b/g)].flatMap(([, state = "", zip = ""]) =>
    placesOfZip(zip).states.includes(state) ? [zip] : [],
  );
  return [...called, ...behindState];
}

function isIn(start: number, ranges: string): boolean {
  return ranges.split(" ").some((range) => {
    const [from = "", to = from] = range.split("-");
    return start >= Number(from) && start <= Number(to);
  });
}
