import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "./when-near.ts";

/** Whether a place has come within a screen of the window; it stays so. False on the server and before React runs. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [place]);
  return near;
}
