import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** When the page with the form was opened, on the clock of `performance.now()`. Null until the form comes to life. */
export function useOpenedAt() {
  const openedAt = useRef<number | null>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; an anchor on the same page opens nothing.
  useEffect(() => {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    // "default" is the page that the browser loaded itself; React may come to it later.
    openedAt.current = (key === "default" && load?.loadEventEnd) || performance.now();
  }, []);
  return openedAt;
}
