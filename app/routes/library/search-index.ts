import { siteSearch } from "#app/server/search/page-search.server.ts";

/** The index that the search boxes load when someone wants to search; written at build time. */
export function loader() {
  return new Response(siteSearch().toJson(), { headers: { "Content-Type": "application/json" } });
}
