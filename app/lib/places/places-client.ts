import type { FinderListing } from "#app/content/finder/finder-listing.ts";
import { mostRetries, queryClient } from "#app/lib/search/query-client.ts";
import { type CountyName, type NamedPlaces, noNames, type PlaceFacts, type PlaceSource } from "./find-place.ts";

/** The server's answer for the first three digits of ZIP codes. */
export type ZipsAnswer = { zips: Record<string, readonly string[]>; counties: readonly CountyName[] };

const placeDataPath = "/place-data";

/** Asks the server about counties. It gets three digits of a ZIP code or letters of a name, and the county. */
export const placesFromServer: PlaceSource = {
  async countiesOfZip(zip) {
    const found = await ask<ZipsAnswer>("zips", zip.slice(0, 3));
    const numbers = found && Object.hasOwn(found.zips, zip) ? found.zips[zip] : undefined;
    return found?.counties.filter(({ fips }) => numbers?.includes(fips)) ?? [];
  },
  async countiesOfState(state) {
    return (await ask<readonly CountyName[]>("states", state)) ?? [];
  },
  async namesFrom(start) {
    return (await ask<NamedPlaces>("names", start)) ?? noNames;
  },
  factsOf: (fips) => ask<PlaceFacts>("counties", fips),
  async programsOf(state) {
    return (await ask<readonly FinderListing[]>("programs", state)) ?? [];
  },
};

function ask<Answer>(kind: "zips" | "names" | "states" | "counties" | "programs", key: string): Promise<Answer | null> {
  return queryClient.fetchQuery({
    queryKey: ["place-data", kind, key],
    queryFn: ({ signal }) => fetchAnswer<Answer>(`${placeDataPath}/${kind}/${encodeURIComponent(key)}`, signal),
    // The figures change once a year.
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it fails right away and says so, instead of waiting silently.
    networkMode: "always",
    retry: (failures) => navigator.onLine && failures < mostRetries,
  });
}

async function fetchAnswer<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  const response = await fetch(path, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as Answer;
}
