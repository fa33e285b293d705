import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
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

/**
 * The headers of every desk page, as a flat list: its own scripts by nonce and nothing from other hosts, no frame
 * around it, hidden from search engines.
 *
 * @param commonHeaders what public answers carry
 */
function deskHeaders(commonHeaders: readonly string[], nonce: string): string[] {
  const own: [string, string][] = [
    ["X-Frame-Options", "DENY"],
    // With "no-referrer" browsers would send the origin of a form as "null".
    ["Referrer-Policy", "same-origin"],
    ["Content-Security-Policy", deskPolicy(nonce)],
    ["X-Robots-Tag", "noindex, nofollow"],
    ["Cache-Control", "no-store"],
  ];
  const kept = commonHeaders.filter((_, index, all) => {
    const name = all[index - (index % 2)];
    return !own.some(([other]) => other === name);
  });
  return [...kept, ...own.flat()];
}

function deskPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    // An incoming email, as its sender made it, with its own policy.
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** The source of a stream of changes: see the row `live` in the table of views. */
type LiveSource = {
  /** Whose session it is. */
  staffId: string;
  listen(onChange: (change: number) => void): () => void;
  /** How many requests came since the last call. */
  arrived(): Promise<number>;
  /** Whether the session still counts. */
  isOpen(): Promise<boolean>;
};

/** Where the stream is. */
const livePath = "/desk/live";

/** Proxies close a stream that is silent for a minute. It also limits how long events can follow a sign-out. */
const beatMs = 5000;

/**
 * Says whose session it is (`here`), then sends the number of each change as a server-sent event, with how many requests came
 * with it, until the session ends (`over`), the browser leaves, or the server stops. The events say nothing about a person.
 */
function answerLive(
  response: ServerResponse,
  { staffId, listen, arrived, isOpen }: LiveSource,
  stopping: AbortSignal,
): void {
  const unlisten = listen(async (change) => {
    const count = await arrived().catch(() => 0);
    if (!response.writableEnded) response.write(`event: change\ndata: ${change} ${count}\n\n`);
  });
  response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  response.write(`retry: 2000\nevent: here\ndata: ${staffId}\n\n`);
  const end = () => response.end();
  const closed = new AbortController();
  stopping.addEventListener("abort", end);
  response.once("close", () => {
    closed.abort();
    unlisten();
    stopping.removeEventListener("abort", end);
  });
  void beat(response, isOpen, closed.signal);
}

/** Tells the browser at each beat that the server is there, and ends the stream with the session. */
async function beat(response: ServerResponse, isOpen: LiveSource["isOpen"], closed: AbortSignal): Promise<void> {
  const next = () => wait(beatMs, true, { signal: closed }).catch(() => false);
  while (await next()) {
    if (!(await isOpen().catch(() => true))) return void response.end("event: over\ndata: 0\n\n");
    if (!response.writableEnded) response.write(": here\n\n");
  }
}
