import { useEffect, useState } from "react";
import { findPlace, noPlace, type PlaceFound } from "./find-place.ts";
import { placesFromServer } from "./places-client.ts";

/** The selected county, looked up again whenever the answers behind it change. `first` is the server's result. */
export function usePlace(
  { zip, state, county }: { zip: string; state: string; county: string },
  first?: PlaceFound | undefined,
) {
  const [place, setPlace] = useState(first ?? noPlace);
  const [placeFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = `${zip} ${state} ${county} ${attempt}`;
  const [found, setFound] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again.
  useEffect(() => {
    let current = true;
    const settle = (place: PlaceFound, failed: boolean) => {
      if (!current) return;
      setPlace(place);
      setFailed(failed);
      setFound(asked);
    };
    findPlace({ zip, state, county }, placesFromServer).then(
      (place) => settle(place, false),
      () => settle(noPlace, true),
    );
    return () => {
      current = false;
    };
  }, [zip, state, county, attempt]);
  return { place, placeFailed, isLooking: found !== asked, lookAgain: () => setAttempt((before) => before + 1) };
}
