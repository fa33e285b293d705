import { join } from "node:path";
import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { serveBuiltSite } from "#app/server/http/serve.server.ts";

// The bundle of this module is build/server/index.js. The build itself imports it to prerender the pages, so importing
// it must do nothing.
export * from "virtual:react-router/server-build";

/** Serves the built site with the settings of an environment until a signal stops it. */
export function serve(environment: Record<string, string | undefined>): Promise<void> {
  // The declared exports are the build's properties, but for a way of writing "may be undefined".
  return serveBuiltSite(environment, {
    build: build as ServerBuild,
    clientFolder: join(import.meta.dirname, "../client"),
  });
}
