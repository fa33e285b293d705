import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import { mediaType, RequestAborted, readBody } from "#app/server/http/incoming-request.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/**
 * Answers one call of our pages' scripts, which each have one method. Whatever `work` throws is logged once and answered as
 * JSON. A visitor who leaves while sending gets no answer.
 *
 * @param commonHeaders flat list of headers that every answer carries; `work` gets it with the request's id
 */
export async function answerCall(
  method: "GET" | "POST",
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  context: RequestContext,
  commonHeaders: string[],
  work: (headers: string[]) => Promise<void> | void,
): Promise<void> {
  const headers = [...commonHeaders, "X-Request-Id", context.requestId];
  try {
    if (request.method !== method) throw new AppError("method-not-allowed", `Only ${method} is answered here.`);
    await work(headers);
  } catch (thrown) {
    if (thrown instanceof RequestAborted) return;
    const error = toAppError(thrown);
    logFailure(context, error);
    if (error.code === "method-not-allowed") headers.push("Allow", method);
    answerJsonError(response, error, headers);
  }
}

/** Answers with JSON. `headers` is a flat list that goes along with whatever was set on the response before. */
export function answerJson(response: ServerResponse, status: number, value: unknown, headers: string[] = []): void {
  const body = JSON.stringify(value);
  response.writeHead(status, [
    ...headers,
    ...["Content-Type", "application/json"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Cache-Control", "no-store"],
  ]);
  // Node leaves the body out of an answer to HEAD.
  response.end(body);
}

/** The public form of a failure: `{ "error": { "code", "message", "fields"? } }`. */
export function answerJsonError(response: ServerResponse, error: AppError, headers: string[] = []): void {
  const { code, message, fields } = error;
  const own = Object.entries(error.headers).flat();
  answerJson(response, error.status, { error: { code, message, fields } }, [...headers, ...own]);
}

/** In bytes: enough for a path and a few numbers. */
const longestBeacon = 1024;

/**
 * Answers a `navigator.sendBeacon` of one of our pages with 204, or with the failure that `take` throws. `take` gets its
 * text. The browser shows neither; the status is for developers.
 */
export function answerBeacon(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  commonHeaders: string[],
  take: (text: string) => Promise<void> | void,
): Promise<void> {
  return answerCall("POST", { request, response }, context, commonHeaders, async (headers) => {
    if (mediaType(request) !== "text/plain") throw new AppError("unsupported-type", "Only text/plain is taken here.");
    const body = await readBody(request);
    if (body.length > longestBeacon) throw new AppError("too-large", "The request is larger than 1 KB.");
    await take(body.toString());
    response.writeHead(204, [...headers, "Cache-Control", "no-store"]);
    response.end();
  });
}

/** Whether the visitor's browser objects to the sale and the sharing of data: https://globalprivacycontrol.org/ */
export function sendsPrivacyControl({ headers }: IncomingMessage): boolean {
  return headers["sec-gpc"] === "1";
}
