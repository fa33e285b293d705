import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";
import type { RouterContextProvider, ServerBuild } from "react-router";
import { mostDocumentBytes } from "#app/domain/documents/document-rules.ts";
import { messageForms } from "#app/server/forms/message-forms.server.ts";
import { createAdmission } from "#app/server/guard/admission.server.ts";
import { countedAddress } from "#app/server/guard/limiter.server.ts";
import {
  formLimitBytes,
  mediaType,
  pathOf,
  RequestAborted,
  readBody,
} from "#app/server/http/request/incoming-request.server.ts";
import { newsletterPaths } from "#app/server/newsletter/newsletter-links.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { createRouteHandler, type PlainRequest } from "./route-handler.server.ts";

type Exchange = { url: URL; incoming: IncomingMessage; outgoing: ServerResponse };

/** Runs one request through the routes of a build, with the context from `provide`. */
export type RouteRunner = (exchange: Exchange, provide: (provider: RouterContextProvider) => void) => Promise<Response>;

/**
 * Throws `AppError` for a form that is too large or of another type. The caller has already refused forms from other sites.
 *
 * @param host where forms may come from, in addition to the request's own address
 * @param addressOf the visitor's address
 */
export function createRouteRunner(
  routes: { build: ServerBuild; mode: string },
  host: string,
  addressOf: (request: IncomingMessage) => string,
): RouteRunner {
  const handle = createRouteHandler(routes, host);
  return async (exchange, provide) => {
    using _place = isUpload(exchange.incoming) ? admitUpload(addressOf(exchange.incoming)) : null;
    return await handle(await readRequest(exchange), leavingSignal(exchange.outgoing), provide);
  };
}

/** Reads a request with its form; throws `AppError` for one that is too large or of another type. */
export async function readRequest({ url, incoming }: Omit<Exchange, "outgoing">): Promise<PlainRequest> {
  const { method = "GET" } = incoming;
  return {
    url: url.href,
    method,
    // Only `Set-Cookie`, which no request has, would come as a list.
    headers: { ...incoming.headers } as Record<string, string>,
    body: method === "POST" ? await readForm(incoming) : null,
  };
}

/** Aborted when the visitor leaves before the answer is out. */
export function leavingSignal(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) leaving.abort(new RequestAborted());
  });
  return leaving.signal;
}

async function readForm(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  if (isUpload(incoming)) return new Uint8Array(await readUpload(incoming));
  if (!takesMediaType(incoming)) {
    throw new AppError("unsupported-type", "This page only accepts its own form.");
  }
  return new Uint8Array(await readBody(incoming, formLimitBytes));
}

function takesMediaType(incoming: IncomingMessage): boolean {
  const type = mediaType(incoming);
  if (type === "application/x-www-form-urlencoded") return true;
  // Email programs may send their one click either way (RFC 8058, 3.2); we don't read its content.
  return type === "multipart/form-data" && pathOf(incoming) === newsletterPaths.unsubscribe;
}

/**
 * Pages are rendered completely before anything is sent, so each goes out in one piece. A download may be larger
 * than memory, and is streamed; if it fails midway the connection is cut, so that no one takes it for the whole file.
 */
export async function sendPage(outgoing: ServerResponse, page: Response): Promise<void> {
  if (page.body && page.headers.get("Content-Disposition")?.startsWith("attachment")) {
    outgoing.statusCode = page.status;
    outgoing.setHeaders(page.headers);
    return pipeline(Readable.fromWeb(page.body as NodeStream<Uint8Array>), outgoing).catch(unlessLeft);
  }
  const body = await page.bytes();
  outgoing.statusCode = page.status;
  outgoing.setHeaders(page.headers);
  outgoing.end(body);
}

/** A visitor who stops a download is not our failure. */
function unlessLeft(error: unknown): void {
  if ((error as { code?: unknown }).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
}

/** The file, and room for the fields before it. */
const keptBytes = mostDocumentBytes + 64 * 1024;

/** A video is larger than our limit, and its sender should get to read what is allowed. Then we hang up. */
export const uploadPatienceBytes = 64 * 1024 * 1024;

/** Each upload keeps its file in memory while it arrives. */
const mostAtOnce = 16;

/** A slow sender must not keep the others out. */
const mostOfAddress = 2;

/** Limits uploads under way to as many as fit into memory. */
const uploads = createAdmission(mostAtOnce);
const ofAddress = new Map<string, number>();

/**
 * Takes a place for an upload, which `using` releases. Throws `overloaded` when all places are taken, or when this address
 * has two.
 */
export function admitUpload(address: string): Disposable {
  const sender = countedAddress(address);
  const underWay = ofAddress.get(sender) ?? 0;
  if (underWay >= mostOfAddress) {
    throw new AppError("overloaded", "Two files from here are already on their way.", { retryAfterSeconds: 10 });
  }
  const place = uploads.admit();
  ofAddress.set(sender, underWay + 1);
  return {
    [Symbol.dispose]() {
      place[Symbol.dispose]();
      const left = (ofAddress.get(sender) ?? 1) - 1;
      if (left > 0) ofAddress.set(sender, left);
      else ofAddress.delete(sender);
    },
  };
}

/** Where the forms with a file are sent. */
const uploadPaths = [...messageForms.values()].filter(({ encType }) => encType).map(({ action }) => action);

/** Whether a request is a form that may contain a file. */
function isUpload(request: IncomingMessage): boolean {
  return uploadPaths.includes(pathOf(request)) && mediaType(request) === "multipart/form-data";
}

/**
 * Reads a form with a file. If it is too large, only the beginning is kept: the typed fields come before the file.
 * Throws `RequestAborted` when the connection ends early.
 */
function readUpload(request: IncomingMessage): Promise<Buffer> {
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let [size, come] = [0, 0];
    request
      .on("data", (chunk: Buffer) => {
        const kept = chunk.subarray(0, keptBytes - size);
        if (kept.length > 0) chunks.push(kept);
        size += kept.length;
        come += chunk.length;
        if (come > uploadPatienceBytes) request.socket.destroySoon();
      })
      .on("end", () => resolve(Buffer.concat(chunks)))
      .on("close", () => {
        if (!request.readableEnded) reject(new RequestAborted());
      });
  });
}
