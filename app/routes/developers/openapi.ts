import { describeApi } from "#app/server/developers/api-description.server.ts";

/** The description as JSON, for programs; written at build time. */
export function loader() {
  return Response.json(describeApi());
}
