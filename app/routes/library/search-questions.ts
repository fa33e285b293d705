import { siteQuestions } from "#app/server/search/page-search.server.ts";

/** Questions that were answered before, which the search boxes load last; written at build time. */
export function loader() {
  return Response.json(siteQuestions());
}
