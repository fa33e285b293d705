import type { IncomingMessage, ServerResponse } from "node:http";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import type { RequestContext } from "#app/server/context.server.ts";
import { createAddressLimit } from "#app/server/http/address-limit.server.ts";
import { pathOf } from "#app/server/http/request-path.server.ts";
import type { Site, SiteEnv } from "#app/server/http/serving.server.ts";
import { compressAnswer } from "#app/server/http/static/compress-answer.server.ts";
import { answerStatic } from "#app/server/http/static/static-answer.server.ts";
import type { StaticFiles } from "#app/server/http/static/static-files.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerErrorPage } from "./error-page.server.ts";
import { logFailure } from "./failure.server.ts";
import { knownRoutes, pagePath, routePatterns } from "./known-routes.server.ts";
import { missedPathShape } from "./missed-path.server.ts";
import { createRouteAnswer } from "./route-answer.server.ts";

/** The prerendered page for whatever does not exist; asked for by its own name it is not found either. */
export const notFoundPath = "/404";

/** Answers what is not simply a file in memory: forms sent to pages, pages made on request, and paths that miss. */
export function createPageAnswer({ build, mode, files, services: { settings } }: Site) {
  const methodsOf = knownRoutes(build.routes);
  const patternOf = routePatterns(build.routes);
  const shapeOf = missedPathShape(build.routes, files.keys());
  const answerRoute = createRouteAnswer(build, mode);
  const countPage = createAddressLimit(
    settings.pagesPerIpPerMinute,
    "You have opened many pages in a short time. Please wait a minute, then open this one again.",
  );
  const notFoundPage = files.get(notFoundPath);

  return async ({ req, env, var: { request } }: Context<SiteEnv>): Promise<Response> => {
    const { incoming, outgoing } = env;
    const path = pathOf(incoming);
    const otherSpelling = isReading(incoming) ? fileOfOtherSpelling(files, path) : null;
    if (otherSpelling !== null) return redirect(incoming, outgoing, otherSpelling);
    const allowed = methodsOf(path) ?? (files.has(path) ? ["GET", "HEAD"] : null);
    if (!allowed) logMiss(request, shapeOf(pagePath(path)));
    if (notFoundPage && (!allowed || path === notFoundPath)) {
      answerStatic(incoming, outgoing, notFoundPage, 404);
      return RESPONSE_ALREADY_SENT;
    }
    if (allowed && !allowed.includes(req.method)) return refuseMethod(outgoing, request, allowed);
    // Forms have limits of their own.
    if (isReading(incoming)) await countPage(request);
    const answer = await answerRoute(req.raw, incoming, request);
    // Of a route that knows no such place, talk or request; its path may hold somebody's token.
    if (answer.status === 404) logMiss(request, patternOf(pagePath(path)));
    return compressAnswer(answer, req.method, incoming.headers["accept-encoding"]);
  };
}

/** Answers with a plain page that says why the request was refused. */
export function refusePage(outgoing: ServerResponse, error: AppError, headers: string[] = []): Response {
  answerErrorPage(outgoing, error, headers);
  return RESPONSE_ALREADY_SENT;
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** `/Get-Started/` → `/get-started`, when that exists: one page has one address. */
function fileOfOtherSpelling(files: StaticFiles, path: string): string | null {
  const plain = path.toLowerCase().replace(/\/$/, "");
  return plain !== path && files.has(plain) ? plain : null;
}

function redirect({ url = "" }: IncomingMessage, outgoing: ServerResponse, path: string): Response {
  const query = url.indexOf("?");
  outgoing.writeHead(308, ["Location", query === -1 ? path : path + url.slice(query), "Content-Length", "0"]);
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
}

function logMiss({ services, requestId }: RequestContext, path: string | null): void {
  services.log.info({ requestId, path }, "not found");
}

function refuseMethod(outgoing: ServerResponse, request: RequestContext, allowed: readonly string[]) {
  const error = new AppError("method-not-allowed", "This page does not take that kind of request.");
  logFailure(request, error);
  return refusePage(outgoing, error, ["Allow", allowed.join(", ")]);
}
