import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { isIP } from "node:net";
import type { ServerBuild } from "react-router";
import type { Connection } from "#app/lib/consent/site-cookie.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { StaticFiles } from "#app/server/http/static/static-files.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Services } from "#app/server/services.server.ts";
import type { Settings } from "#app/server/settings/env.server.ts";

/** What the HTTP layer needs to answer requests. */
export type Site = {
  services: Services;
  build: ServerBuild;
  mode: "production" | "development";
  /** Flat list of headers for every answer; `files` have them already. */
  commonHeaders: string[];
  files: StaticFiles;
  /** The signed-in side; null when the settings have none. */
  desk: DeskAnswer | null;
  /** Aborted when the process should stop: requests are still answered then, but no connection is kept. */
  stopping: AbortSignal;
};

/** The desk's part of the requests. */
export type DeskAnswer = {
  /** Whether a request is the desk's to answer. */
  takes(request: IncomingMessage, path: string): boolean;
  /** Never rejects. */
  answer(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  /** No answers after that. */
  close(): Promise<void>;
};

/** Gives a request its id and finds the visitor's address. */
export function openRequest(services: Services, request: IncomingMessage): RequestContext {
  const { trustedProxies } = services.settings;
  return { requestId: randomUUID(), clientAddress: clientAddress(request, trustedProxies), services };
}

/**
 * The visitor's address: the socket's, or what the outermost trusted proxy wrote into `X-Forwarded-For`.
 *
 * @param trustedProxies how many of our proxies are in front; each adds one entry at the right. Entries further left
 * are the visitor's own claims and are never believed. An entry that isn't an address is ignored, and so is a header with
 * fewer entries than proxies: it did not come through all of them, so anyone may have written it.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = plainAddress(request.socket.remoteAddress ?? "") ?? "unknown";
  if (trustedProxies < 1) return peer;
  const header = request.headers["x-forwarded-for"];
  // Node joins repeated headers of this name in the order in which they came.
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return plainAddress(entries.at(-trustedProxies) ?? "") ?? peer;
}

/** `[2001:db8::1]:443` → `2001:db8::1`, `::ffff:192.0.2.1` → `192.0.2.1`; null for anything else. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}

/** The path as requested, without the query and not decoded. */
export function pathOf(request: IncomingMessage): string {
  const target = targetOf(request);
  const query = target.indexOf("?");
  return query === -1 ? target : target.slice(0, query);
}

/** RFC 9112 (3.2.2): a server also takes a whole address, which clients send to proxies. */
function targetOf({ url = "" }: IncomingMessage): string {
  if (url.startsWith("/")) return url;
  const target = url.replace(/^https?:\/\/[^/?]*/i, "");
  return target === "" || target.startsWith("?") ? `/${target}` : target;
}

/**
 * The whole requested address, with the scheme of the visitor's own connection. Throws `bad-request` when the host or the
 * path is invalid: another server could read them differently.
 */
export function requestUrl(request: IncomingMessage, settings: Pick<Settings, "trustedProxies">): URL {
  const { host = "" } = request.headers;
  const scheme = visitorConnection(request, settings).https ? "https" : "http";
  const isPath = /^\/[^\\]*$/.test(pathOf(request));
  const url = isPath && /^[^\s/?#@\\]+$/.test(host) ? URL.parse(`${scheme}://${host}${targetOf(request)}`) : null;
  if (!url) throw badRequest();
  return url;
}

/** For a request that could be read in more than one way, or not at all. */
export function badRequest(): AppError {
  return new AppError("bad-request", "The request could not be read.");
}

/** The scheme of the visitor's own connection: a trusted proxy in front handles HTTPS for us, and says so. */
export function visitorConnection(
  { headers }: Pick<IncomingMessage, "headers">,
  { trustedProxies }: Pick<Settings, "trustedProxies">,
): Connection {
  return { https: trustedProxies > 0 && headers["x-forwarded-proto"] === "https" };
}

/** Headers that say which host is meant and where a request ends. If one comes twice, two servers may read two requests. */
const single = new Set(["host", "content-length", "content-type", "transfer-encoding"]);

/** Whether a request has one of these headers twice. Node keeps the first and silently drops the other. */
export function hasDuplicateHeader({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    if (!single.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}

/** The largest body of a call, in bytes. */
const callLimitBytes = 16 * 1024;
/**
 * The largest body of a form sent without script, in bytes. Text that is too long for its field must come back with the
 * form; there each Chinese character takes nine bytes.
 */
export const formLimitBytes = 256 * 1024;

/** The visitor left before the whole body arrived: there is no one to answer. */
export class RequestAborted extends Error {}

/** How much of an oversized body we still read, so that its sender sees the answer. Then we hang up. */
export const bodyPatienceBytes = 1024 * 1024;

/**
 * Reads a body of at most `limitBytes`; throws `too-large` as soon as more is announced or arrives, `RequestAborted` when
 * the connection ends early.
 */
export function readBody(request: IncomingMessage, limitBytes = callLimitBytes): Promise<Buffer> {
  // Without an announced body the server has ended the stream already, and no event will come.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > limitBytes) reject(tooLarge(limitBytes));
    const chunks: Buffer[] = [];
    let size = 0;
    request
      .on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= limitBytes) chunks.push(chunk);
        else reject(tooLarge(limitBytes));
        if (size > bodyPatienceBytes) request.socket.destroySoon();
      })
      .on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
      .on("close", () => {
        // Every request closes in the end; making an error with its stack each time is too expensive.
        if (!request.readableEnded) reject(new RequestAborted());
      });
  });
}

function tooLarge(limitBytes: number): AppError {
  return new AppError("too-large", `The request is larger than ${limitBytes / 1024} KB.`);
}

/** The media type without parameters, in lower case; "" when there is none. */
export function mediaType(request: IncomingMessage): string {
  return (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
