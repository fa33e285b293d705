import type { IncomingMessage } from "node:http";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { publicSettings } from "#app/lib/page/public-settings.ts";
import { type RequestContext, requestContext } from "#app/server/context.server.ts";
import { mediaType, readBody } from "#app/server/http/calls/request-body.server.ts";
import { pathOf } from "#app/server/http/request-path.server.ts";
import { visitorConnection } from "#app/server/http/visitor-connection.server.ts";
import { newsletterPaths } from "#app/server/newsletter/newsletter-links.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** Runs a request through the routes; throws `AppError` for a form that is too large or of another type. */
export type RouteAnswer = (web: Request, incoming: IncomingMessage, context: RequestContext) => Promise<Response>;

export function createRouteAnswer(build: ServerBuild, mode: string): RouteAnswer {
  // The router refuses forms sent from other sites by comparing `Origin` with the request's own address. Behind a proxy
  // that address can be an inner one, so the public address of the site counts too.
  const publicHost = new URL(publicSettings.siteUrl).host;
  const allowedActionOrigins = [publicHost];
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, mode);
  return async (web, incoming, context) => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, context);
    const url = publicUrl(web.url, incoming, context);
    if (web.method === "POST") refuseForeignOrigin(incoming.headers.origin, [new URL(url).host, publicHost]);
    const response = await handle(
      new Request(url, {
        method: web.method,
        headers: [...web.headers],
        body: web.method === "POST" ? await readForm(incoming) : null,
        signal: web.signal,
      }),
      provider,
    );
    // What a form shows again is one visitor's own.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}

/** The router would refuse it too, but as a fault of ours. Programs that are no browsers send no origin. */
function refuseForeignOrigin(origin: string | undefined, hosts: string[]): void {
  if (origin === undefined || (URL.canParse(origin) && hosts.includes(new URL(origin).host))) return;
  throw new AppError("foreign-origin", "This form was sent from another site.");
}

async function readForm(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (!takesMediaType(incoming)) {
    throw new AppError("unsupported-type", "This page takes only what its own form sends.");
  }
  return new Uint8Array(await readBody(incoming));
}

function takesMediaType(incoming: IncomingMessage): boolean {
  const type = mediaType(incoming);
  if (type === "application/x-www-form-urlencoded") return true;
  // Mail programs may send their one click either way (RFC 8058, 3.2); what is in it is not read.
  return type === "multipart/form-data" && pathOf(incoming) === newsletterPaths.unsubscribe;
}

/** The router compares the scheme too. */
function publicUrl(url: string, incoming: IncomingMessage, { services }: RequestContext): string {
  return visitorConnection(incoming, services.settings).https ? url.replace(/^http:/, "https:") : url;
}
