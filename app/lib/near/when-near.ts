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
