import type { HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import type { Services } from "#app/server/services.server.ts";
import type { StaticFiles } from "./static/static-files.server.ts";

/** What the HTTP layer needs to answer requests. */
export type Site = {
  services: Services;
  build: ServerBuild;
  mode: "production" | "development";
  /** Flat list of headers for every answer; `files` carry them already. */
  commonHeaders: string[];
  files: StaticFiles;
  /** Aborted by the wish to stop: requests are still answered then, but no connection is kept. */
  stopping: AbortSignal;
};

/** What Hono hands to each handler. */
export type SiteEnv = { Bindings: HttpBindings; Variables: { request: RequestContext } };
