import type { QueryClient } from "@tanstack/react-query";
import { queryClient } from "./query-client.ts";
import { SearchEngine } from "./search-engine.ts";

export const searchIndexPath = "/search-index.json";

/** The engine with the site's index; fetched at the first call, and again only after it was dropped from the cache. */
export function loadSearchEngine(client: QueryClient = queryClient): Promise<SearchEngine> {
  return client.fetchQuery({
    queryKey: ["search-index"],
    queryFn: fetchEngine,
    staleTime: Number.POSITIVE_INFINITY,
    // Offline it fails at once and says so, instead of waiting silently.
    networkMode: "always",
    structuralSharing: false,
  });
}

async function fetchEngine({ signal }: { signal: AbortSignal }): Promise<SearchEngine> {
  const response = await fetch(searchIndexPath, { signal });
  if (!response.ok) throw new Error(`The search index answered ${response.status}`);
  return SearchEngine.fromJson(await response.text());
}
