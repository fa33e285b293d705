// This module is bundled as `desk/server/index.js`, next to the site's own bundle: the desk's routes, and the code that
// renders them in a separate thread. Stores and settings stay with the server, which does what a page asks for; none are in
// here.
import type { MessagePort } from "node:worker_threads";
import * as exportsOfBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";
import { servePages as serve } from "#app/server/http/desk/page-thread.server.ts";
import { createRouteHandler } from "#app/server/http/pages/route-handler.server.ts";

// The declared exports are the build's properties, except for how they spell "may be undefined".
export const build = exportsOfBuild as ServerBuild;

/** @param host another host that forms may come from, besides the request's own */
export function servePages(orders: MessagePort, { mode, host }: { mode: string; host: string }): void {
  serve(orders, createRouteHandler({ build, mode }, host), deskContext);
}
