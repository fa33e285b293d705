import { stateNames } from "#app/content/places/county-list.ts";
import { noPaidOffer } from "#config/claims.ts";

/** "Georgia (O.C.G.A. 16-9-59)": the states where we may not sell credit repair, each with its law. Empty if there are none. */
export function statesWithoutOffer(): string {
  return Object.entries(noPaidOffer)
    .map(([code, law]) => `${stateNames.get(code) ?? code} (${law})`)
    .join(", ");
}
