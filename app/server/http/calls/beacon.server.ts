import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerCall } from "./answer-call.server.ts";
import { mediaType, readBody } from "./request-body.server.ts";

/** A page says no more than a path and a few numbers, in bytes. */
const longestBeacon = 1024;

/**
 * Answers a `navigator.sendBeacon` of one of our pages, whose text `take` gets: with 204, or with the failure that it
 * throws. The browser shows neither; the status is for whoever reads along.
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
