import { placeIndex } from "#app/server/search/place-index.server.ts";

/** The counties, which the search boxes load after the rest; written at build time. */
export function loader() {
  return Response.json(placeIndex());
}
