import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerJsonError } from "./json-answer.server.ts";
import { RequestAborted } from "./request-body.server.ts";

/**
 * Runs what answers one of our pages' calls, which come by one method only. What `work` throws is logged once and answered
 * as JSON; who left in the middle of sending is answered nothing.
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
