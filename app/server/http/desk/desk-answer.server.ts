import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pLimit from "p-limit";
import type { ServerBuild } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import { deviceOf, readDeskCookie } from "#app/server/desk/staff/staff-cookie.server.ts";
import { createAddressLimit } from "#app/server/guard/limiter.server.ts";
import { answerErrorPage, logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import { knownRoutes } from "#app/server/http/pages/known-routes.server.ts";
import { leavingSignal, readRequest, sendPage } from "#app/server/http/pages/run-route.server.ts";
import {
  type DeskAnswer,
  pathOf,
  RequestAborted,
  requestUrl,
  visitorConnection,
} from "#app/server/http/request/incoming-request.server.ts";
import { answerStatic, readStaticFiles } from "#app/server/http/static/static-files.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { deskHeaders } from "./desk-headers.server.ts";
import { answerLive, livePath } from "./desk-live.server.ts";
import { createDeskPages } from "./desk-pages.server.ts";

/** The desk's build: its address as a module, its routes, and its files for the browser. */
type LoadedDesk = { module: string; build: ServerBuild; clientFolder: string };

/** The first part of each of its paths, whether or not it has a separate host. */
export const deskPath = "/desk";

/** Desk pages made at a time: visitors' requests come first. */
const mostPagesAtOnce = 2;

/** Loads the desk's build (`app/routes/desk/desk-build.ts`). A site without a desk never does. */
async function loadDeskBuild(folder: string): Promise<LoadedDesk> {
  const module = pathToFileURL(join(folder, "server/index.js")).href;
  const { build } = (await import(/* @vite-ignore */ module)) as { build: ServerBuild };
  return { module, build, clientFolder: join(folder, "client") };
}

/**
 * Opens the desk's part of the site; null when the settings have none.
 *
 * @param folder the folder of its build
 * @param stopping aborted when the process should stop
 */
export async function createDeskAnswer(
  services: Services,
  commonHeaders: string[],
  folder: string,
  stopping: AbortSignal,
): Promise<DeskAnswer | null> {
  const { desk, settings } = services;
  if (!desk || !settings.desk) return null;
  const { host, url: deskUrl, passkeyDomain } = settings.desk;
  const { module, build, clientFolder } = await loadDeskBuild(folder);
  const files = readStaticFiles(clientFolder, commonHeaders);
  const methodsOf = knownRoutes(build.routes);
  const pages = createDeskPages({ module, mode: settings.nodeEnv, host: new URL(deskUrl).host }, services.log);
  const inTurn = pLimit(mostPagesAtOnce);
  const countStranger = createAddressLimit(settings.pagesPerIpPerMinute, "Please wait a minute, then try again.");

  async function answerPage(request: IncomingMessage, response: ServerResponse, context: RequestContext) {
    const url = requestUrl(request, settings);
    const { method = "GET" } = request;
    if (url.hostname !== passkeyDomain && method !== "POST") return redirectTo(response, atHost(url, passkeyDomain));
    const allowed = url.pathname === livePath ? ["GET"] : methodsOf(url.pathname);
    if (!allowed) throw new AppError("not-found", "The desk has no such page.");
    if (!allowed.includes(method)) {
      response.setHeader("Allow", allowed.join(", "));
      throw new AppError("method-not-allowed", "This page does not take that kind of request.");
    }
    if (method === "POST") refuseForeign(request, url.hostname === passkeyDomain ? [url.origin, deskUrl] : [deskUrl]);
    const nonce = randomBytes(16).toString("base64");
    for (const [name, value] of pairsOf(deskHeaders(commonHeaders, nonce))) response.setHeader(name, value);
    const connection = visitorConnection(request, settings);
    const visit = await desk?.visit({
      token: readDeskCookie(request.headers.cookie, connection),
      https: connection.https,
      address: context.clientAddress,
      device: deviceOf(request.headers["user-agent"]),
      origin: url.origin,
    });
    if (!visit) return;
    if (!visit.me) await countStranger(context.clientAddress);
    if (url.pathname === livePath) {
      const live = await visit.see("live", livePath).catch(refuseLive);
      return answerLive(response, live, stopping);
    }
    const reportError = (error: unknown) => logFailure(context, toAppError(error));
    const asked = await readRequest({ url, incoming: request });
    const leaving = leavingSignal(response);
    const make = () => pages.make(asked, { ...visit, nonce, reportError }, leaving);
    // A form doesn't wait its turn: its sender's slow network must not hold up others.
    await sendPage(response, await (visit.me && method === "GET" ? inTurn(make) : make()));
  }

  return {
    takes: (request, path) => (host === null ? isDeskPath(path) : request.headers.host === host),
    async answer(request, response, context) {
      response.setHeader("X-Request-Id", context.requestId);
      const path = pathOf(request);
      try {
        const file = request.method === "GET" ? files.get(path.slice(deskPath.length)) : undefined;
        if (file && path.startsWith(`${deskPath}/`)) return answerStatic(request, response, file);
        if (host !== null && path === "/") return redirectTo(response, deskPath);
        await answerPage(request, response, context);
      } catch (thrown) {
        if (thrown instanceof RequestAborted) return;
        const error = toAppError(thrown);
        logFailure(context, error);
        if (response.headersSent) response.destroy();
        else answerErrorPage(response, error);
      }
    },
    close: pages.close,
  };
}

/** A stream can't be redirected to the sign-in page: its own page says what to do. */
function refuseLive(thrown: unknown): never {
  if (thrown instanceof Response) throw new AppError("unauthorized", "Sign in to follow the desk.");
  throw thrown;
}

/** A passkey works with one host name only: 127.0.0.1 is not localhost. */
function atHost(url: URL, hostname: string): string {
  const there = new URL(url);
  there.hostname = hostname;
  return there.href;
}

function redirectTo(response: ServerResponse, Location: string): void {
  response.writeHead(303, { Location, "Content-Length": "0" }).end();
}

function isDeskPath(path: string): boolean {
  return path === deskPath || path === `${deskPath}.data` || path.startsWith(`${deskPath}/`);
}

/** Every browser with passkeys sends both headers with a form; a request without them is not from our pages. */
function refuseForeign({ headers }: IncomingMessage, origins: readonly string[]): void {
  const { origin = "" } = headers;
  if (origins.includes(origin) && headers["sec-fetch-site"] === "same-origin") return;
  throw new AppError("foreign-origin", "This form was sent from another site.");
}

function pairsOf(list: readonly string[]): [string, string][] {
  return list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ""] as [string, string]] : []));
}
