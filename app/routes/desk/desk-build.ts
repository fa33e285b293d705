// The bundle of this module is `desk/server/index.js` beside the site's own: the desk's routes, and what makes pages of them in
// a thread of their own. Stores and settings stay with the server, which does what a page asks for; none are in here.
import type { MessagePort } from "node:worker_threads";
import * as exportsOfBuild from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";
import { servePages as serve } from "#app/server/http/desk/page-thread.server.ts";
import { createRouteHandler } from "#app/server/http/pages/route-handler.server.ts";

// The declared exports are the build's properties, but for a way of writing "may be undefined".
export const build = exportsOfBuild as ServerBuild;

/** @param host where forms may come from beside the request's own address */
export function servePages(orders: MessagePort, { mode, host }: { mode: string; host: string }): void {
  serve(orders, createRouteHandler({ build, mode }, host), deskContext);
}
