import { type RefObject, useEffect, useState } from "react";

/** Calls `then` once, when a place is less than a screen away from the window; gives back what ends the watch. */
export function whenNear(place: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: "75% 0px" },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

/** Whether a place has come within a screen of the window; it stays so. False on the server and before React runs. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => (place.current ? whenNear(place.current, () => setNear(true)) : undefined), [place]);
  return near;
}
