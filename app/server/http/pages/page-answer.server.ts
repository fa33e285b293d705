import type { IncomingMessage, ServerResponse } from "node:http";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { type RequestContext, requestContext } from "#app/server/context.server.ts";
import { createAddressLimit } from "#app/server/guard/limiter.server.ts";
import {
  clientAddress,
  pathOf,
  RequestAborted,
  requestUrl,
  type Site,
} from "#app/server/http/request/incoming-request.server.ts";
import { compressAnswer } from "#app/server/http/static/content-coding.server.ts";
import { answerStatic, type StaticFiles } from "#app/server/http/static/static-files.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerErrorPage, logFailure, toAppError } from "./failure.server.ts";
import { knownRoutes, missedPathShape, pagePath, routePatterns } from "./known-routes.server.ts";
import { createRouteRunner, sendPage } from "./run-route.server.ts";

/** The prerendered page for every path that does not exist. Its own path answers 404, too. */
export const notFoundPath = "/404";

/** Answers one request; never rejects. */
export type PageAnswer = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: RequestContext,
) => Promise<void>;

/** Answers everything but files in memory: forms sent to pages, pages made on request, and paths that miss. */
export function createPageAnswer(site: Site): PageAnswer {
  const { build, files, services } = site;
  const methodsOf = knownRoutes(build.routes);
  const patternOf = routePatterns(build.routes);
  const shapeOf = missedPathShape(build.routes, files.keys());
  // The router refuses forms sent from other sites by comparing `Origin` with the request's own address. Behind a proxy
  // that address can be an inner one, so the public address of the site counts too.
  const publicHost = new URL(publicSettings.siteUrl).host;
  const runRoute = createRouteRunner(site, publicHost, (request) =>
    clientAddress(request, site.services.settings.trustedProxies),
  );
  const countPage = createAddressLimit(
    services.settings.pagesPerIpPerMinute,
    "You have opened many pages in a short time. Please wait a minute, then open this one again.",
  );
  const notFoundPage = files.get(notFoundPath);

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, context: RequestContext): Promise<void> {
    const url = requestUrl(incoming, services.settings);
    const path = pathOf(incoming);
    const otherSpelling = isReading(incoming) ? fileOfOtherSpelling(files, path) : null;
    if (otherSpelling !== null) return redirect(incoming, outgoing, otherSpelling);
    const allowed = methodsOf(path) ?? (files.has(path) ? ["GET", "HEAD"] : null);
    if (!allowed) logMiss(context, shapeOf(pagePath(path)));
    if (notFoundPage && (!allowed || path === notFoundPath)) return answerStatic(incoming, outgoing, notFoundPage, 404);
    const { method = "" } = incoming;
    if (allowed && !allowed.includes(method)) {
      outgoing.setHeader("Allow", allowed.join(", "));
      throw new AppError("method-not-allowed", "This page does not take that kind of request.");
    }
    // Forms have their own limits.
    if (isReading(incoming)) await countPage(context.clientAddress);
    if (method === "POST") refuseForeignOrigin(incoming.headers.origin, [url.host, publicHost]);
    const page = await runRoute({ url, incoming, outgoing }, (provider) => provider.set(requestContext, context));
    // From a route that knows no such place, booking or request. Its path may contain someone's token.
    if (page.status === 404) logMiss(context, patternOf(pagePath(path)));
    await sendPage(outgoing, await compressAnswer(page, method, incoming.headers["accept-encoding"]));
  }

  return async (incoming, outgoing, context) => {
    outgoing.setHeader("X-Request-Id", context.requestId);
    try {
      await answer(incoming, outgoing, context);
    } catch (thrown) {
      if (thrown instanceof RequestAborted) return;
      const error = toAppError(thrown);
      logFailure(context, error);
      if (outgoing.headersSent) outgoing.destroy();
      else answerErrorPage(outgoing, error);
    }
  };
}

/** The router would refuse it too, but as our own fault. Programs other than browsers send no origin. */
function refuseForeignOrigin(origin: string | undefined, hosts: string[]): void {
  if (origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host))) return;
  throw new AppError("foreign-origin", "This form was sent from another site.");
}

function isReading({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}

/** `/Get-Started/` → `/get-started`, if that exists: one page has one address. */
function fileOfOtherSpelling(files: StaticFiles, path: string): string | null {
  const plain = path.toLowerCase().replace(/\/$/, "");
  return plain !== path && files.has(plain) ? plain : null;
}

function redirect({ url = "" }: IncomingMessage, outgoing: ServerResponse, path: string): void {
  const query = url.indexOf("?");
  outgoing.writeHead(308, ["Location", query === -1 ? path : path + url.slice(query), "Content-Length", "0"]);
  outgoing.end();
}

function logMiss({ services, requestId }: RequestContext, path: string | null): void {
  services.log.info({ requestId, path }, "not found");
}
