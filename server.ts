import type { RequestListener } from "node:http";
import { join } from "node:path";
import * as exportsOfBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { createDevelopmentListener } from "#app/server/http/development.server.ts";
import { serveBuiltSite } from "#app/server/http/serve.server.ts";
import type { Services } from "#app/server/services.server.ts";

// The bundle of this module is build/server/index.js. The build itself imports it to prerender the pages, so importing
// it must do nothing.
export * from "virtual:react-router/server-build";
export { runSiteCommand } from "#app/server/commands/site-commands.server.ts";
export { createDevelopmentServices } from "#app/server/http/development.server.ts";

type Environment = Record<string, string | undefined>;

// The declared exports are the build's properties, but for a way of writing "may be undefined".
const build = exportsOfBuild as ServerBuild;

/** Serves the built site with the settings of an environment until a signal stops it. */
export function serve(environment: Environment): Promise<void> {
  const folder = join(import.meta.dirname, "..");
  return serveBuiltSite(environment, { build, clientFolder: join(folder, "client"), deskFolder: join(folder, "desk") });
}

/** Answers requests with the routes as they are now (`scripts/dev-server.mjs`). */
export function developmentListener(services: Services): RequestListener {
  return createDevelopmentListener(services, build);
}
