import { useEffect } from "react";

// Browsers refuse a page that rewrites its address at every key.
const pauseMs = 300;

/** What the page was opened with. */
export function queryInAddress(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}

/** Keeps `?q=` at what is searched, so that the page can be shared, reloaded and come back to. `null`: nothing yet. */
export function useQueryInAddress(query: string | null) {
  useEffect(() => {
    if (query === null) return;
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      if (query === "") url.searchParams.delete("q");
      else url.searchParams.set("q", query);
      // The router keeps its own notes in the state.
      if (url.href !== location.href) history.replaceState(history.state, "", url);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query]);
}
