import { useCallback, useEffect, useState } from "react";
import { findPlace, noPlace, type PlaceFound, placesFromServer } from "./find-place.ts";

/** After this long, a lookup is named. */
const slowMs = 1000;

type Asked = { zip: string; state: string; county: string };

/**
 * The selected county, looked up again whenever the answers behind it change. `first` is the server's result. A lookup that
 * fails takes nothing away that still fits: the same place keeps its list of counties. It tries again once there is a
 * connection.
 */
export function usePlace({ zip, state, county }: Asked, first?: PlaceFound | undefined) {
  const asked = `${zip} ${state} ${county}`;
  const around = `${zip} ${state}`;
  const [found, setFound] = useState({ place: first ?? noPlace, around: "", failed: false, of: "" });
  const [attempt, setAttempt] = useState(0);
  const [isSlow, setSlow] = useState(false);
  const isLooking = found.of !== `${asked} ${attempt}`;
  const lookAgain = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    const settle = (change: (before: typeof found) => Partial<typeof found>) => {
      clearTimeout(slow);
      if (!current) return;
      setSlow(false);
      setFound((before) => ({ ...before, ...change(before), of: `${asked} ${attempt}` }));
    };
    const slow = setTimeout(() => setSlow(true), slowMs);
    findPlace({ zip, state, county }, placesFromServer).then(
      (place) => settle(() => ({ place, around, failed: false })),
      () =>
        settle((before) => ({
          place: before.around === around ? withoutCounty(before.place, county) : noPlace,
          failed: true,
        })),
    );
    return () => {
      current = false;
      clearTimeout(slow);
      setSlow(false);
    };
  }, [zip, state, county, attempt]);
  const { place, failed } = found;
  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", lookAgain);
    return () => window.removeEventListener("online", lookAgain);
  }, [failed, lookAgain]);
  return { place, placeFailed: failed && !isLooking, isLooking, isSlow, lookAgain };
}

/** The list that a county was picked from, without the county itself; help of another state goes, too. */
function withoutCounty(place: PlaceFound, picked: string): PlaceFound {
  const state = place.choices.find(({ fips }) => fips === picked)?.state ?? place.state;
  return state === place.state ? { ...place, county: null } : { ...noPlace, choices: place.choices };
}

export type PlaceLookup = ReturnType<typeof usePlace>;
