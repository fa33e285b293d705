import { data } from "react-router";
import { placeData } from "#app/server/places/lookup.server.ts";
import type { Route } from "./+types/place-data-call";

/** What the finder asks about places, as JSON. A day is short beside how long the figures hold. */
export function loader({ params }: Route.LoaderArgs) {
  const answer = placeData(params.kind, params.key);
  if (!answer) throw data(null, { status: 404 });
  return Response.json(answer, { headers: { "Cache-Control": "public, max-age=86400" } });
}
