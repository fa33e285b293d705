import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "./failure.server.ts";
import { answerJsonError } from "./json-answer.server.ts";
import { mediaType, RequestAborted, readBody } from "./request-body.server.ts";

/** A page says no more than a path and a few numbers, in bytes. */
const longestBeacon = 1024;

/**
 * Answers a `navigator.sendBeacon` of one of our pages, whose text `take` gets: with 204, or with the failure that it
 * throws. The browser shows neither; the status is for whoever reads along.
 */
export async function answerBeacon(
  request: IncomingMessage,
  response: ServerResponse,
  { services, requestId }: RequestContext,
  commonHeaders: string[],
  take: (text: string) => Promise<void> | void,
): Promise<void> {
  const headers = [...commonHeaders, "X-Request-Id", requestId];
  try {
    if (request.method !== "POST") throw new AppError("method-not-allowed", "Only POST is answered here.");
    if (mediaType(request) !== "text/plain") throw new AppError("unsupported-type", "Only text/plain is taken here.");
    const body = await readBody(request);
    if (body.length > longestBeacon) throw new AppError("too-large", "The request is larger than 1 KB.");
    await take(body.toString());
    response.writeHead(204, [...headers, "Cache-Control", "no-store"]);
    response.end();
  } catch (thrown) {
    if (thrown instanceof RequestAborted) return;
    const error = toAppError(thrown);
    logFailure(services.log, requestId, error);
    if (error.code === "method-not-allowed") headers.push("Allow", "POST");
    answerJsonError(response, error, headers);
  }
}

/** Whether the visitor's browser objects to the sale and the sharing of data: https://globalprivacycontrol.org/ */
export function sendsPrivacyControl({ headers }: IncomingMessage): boolean {
  return headers["sec-gpc"] === "1";
}
