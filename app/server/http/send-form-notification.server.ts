import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { receiveSubmission } from "#app/server/receive-submission.server.ts";
import { logFailure, toAppError } from "./failure.server.ts";
import { answerJson, answerJsonError } from "./json-answer.server.ts";
import { RequestAborted, readBody } from "./request-body.server.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Where the backend client of the browser sends its one call. */
export const sendFormNotificationPath = "/functions/v1/send-form-notification";

/**
 * Answers the one call of the browser: takes what a form of the site sends, above all a request for a free analysis.
 *
 * @param commonHeaders flat list of headers that every answer carries
 */
export async function answerSendFormNotification(
  request: IncomingMessage,
  response: ServerResponse,
  { services, requestId, clientAddress }: RequestContext,
  commonHeaders: string[],
): Promise<void> {
  const headers = [...commonHeaders, "X-Request-Id", requestId];
  try {
    refuseOtherRequests(request);
    const input = parseJsonObject(await readBody(request));
    const { reference } = await receiveSubmission(services, input, { address: clientAddress });
    answerJson(response, 200, { received: true, reference }, headers);
  } catch (thrown) {
    if (thrown instanceof RequestAborted) return;
    const error = toAppError(thrown);
    logFailure(services.log, requestId, error);
    if (error.code === "method-not-allowed") headers.push("Allow", "POST");
    answerJsonError(response, error, headers);
  }
}

function refuseOtherRequests({ method, headers }: IncomingMessage): void {
  if (method !== "POST") throw new AppError("method-not-allowed", "Only POST is answered here.");
  if (!/^application\/json *(; *charset="?utf-8"? *)?$/i.test(headers["content-type"] ?? "")) {
    throw new AppError("unsupported-type", "Only application/json is taken here.");
  }
}

function parseJsonObject(body: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    // The parser's message quotes what was sent, so it goes nowhere.
    throw new AppError("bad-json", "The request is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad-json", "The request is not a JSON object.");
  }
  return value;
}
