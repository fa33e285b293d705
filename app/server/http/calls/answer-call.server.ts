import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import { mediaType, RequestAborted, readBody } from "#app/server/http/request/incoming-request.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";

/** One call from our pages' scripts. */
export type Call = {
  method: "GET" | "POST";
  /** `headers` is a flat list that the answer carries. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    headers: string[],
  ): Promise<void> | void;
};

/**
 * Answers a call, or says why not: anything it throws is logged once and answered as JSON. A visitor who leaves midway
 * gets no answer.
 *
 * @param commonHeaders flat list of headers that every answer carries; the call gets it with the request's id
 */
export async function answerCall(
  { method, answer }: Call,
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  commonHeaders: string[],
): Promise<void> {
  const headers = [...commonHeaders, "X-Request-Id", context.requestId];
  try {
    if (request.method !== method) throw new AppError("method-not-allowed", `This address only answers ${method}.`);
    await answer(request, response, context, headers);
  } catch (thrown) {
    if (thrown instanceof RequestAborted) return;
    const error = toAppError(thrown);
    logFailure(context, error);
    if (error.code === "method-not-allowed") headers.push("Allow", method);
    answerJsonError(response, error, headers);
  }
}

/** Answers with JSON. `headers` is a flat list, sent with the headers already set on the response. */
export function answerJson(response: ServerResponse, status: number, value: unknown, headers: string[] = []): void {
  const body = JSON.stringify(value);
  response.writeHead(status, [
    ...headers,
    ...["Content-Type", "application/json"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Cache-Control", "no-store"],
  ]);
  // Node omits the body of an answer to HEAD.
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

/** Reads the text of a `navigator.sendBeacon` of one of our pages; throws `unsupported-type` or `too-large`. */
export async function readBeacon(request: IncomingMessage): Promise<string> {
  if (mediaType(request) !== "text/plain") throw new AppError("unsupported-type", "Please send text/plain.");
  const body = await readBody(request);
  if (body.length > longestBeacon) throw new AppError("too-large", "The request is larger than 1 KB.");
  return body.toString();
}

/** Answers a beacon with 204. The browser doesn't show it; the status is for developers. */
export function answerBeacon(response: ServerResponse, headers: string[]): void {
  response.writeHead(204, [...headers, "Cache-Control", "no-store"]);
  response.end();
}

/** Whether the visitor's browser objects to the sale and sharing of data: https://globalprivacycontrol.org/ */
export function sendsPrivacyControl({ headers }: IncomingMessage): boolean {
  return headers["sec-gpc"] === "1";
}
