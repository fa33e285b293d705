/** Calls `then` once, when a place is less than a screen away. Returns a function that stops watching. */
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

/**
 * Calls `then` whenever the address leads to something in a place: what waits behind a closed tab never comes near. Gives
 * back what ends that.
 */
export function whenLinked(place: Element, then: () => void): () => void {
  const look = () => {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    if (target && place.contains(target)) then();
  };
  look();
  window.addEventListener("hashchange", look);
  return () => window.removeEventListener("hashchange", look);
}
