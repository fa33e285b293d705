import type { CountyMap } from "#app/server/places/county-map.server.ts";
import type { CountyPage } from "./place-page.server.ts";

/** Where the county lies in its state. */
export function CountyLocator({ map, county }: { map: CountyMap; county: CountyPage }) {
  return (
    <svg
      className="pc-locator"
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={`Where ${county.name} lies in ${county.stateName}`}
    >
      <path className="pc-locator__state" d={map.border} />
      <path className="pc-locator__county" d={map.outlines.get(county.fips) ?? ""} />
    </svg>
  );
}
