import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { receiveCreditAnalysis } from "#app/server/receive-credit-analysis.server.ts";
import { logFailure, toAppError } from "./failure.server.ts";
import { answerJson, answerJsonError } from "./json-answer.server.ts";
import { RequestAborted, readBody } from "./request-body.server.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Answers the one call of the browser: takes a request for a free credit analysis.
 *
 * Works on Node's own request and response, because the detour over web objects costs more than storing the lead
 * (docs/decisions/008-node-objects-on-the-hot-paths.md).
 */
export async function answerSendFormNotification(
  request: IncomingMessage,
  response: ServerResponse,
  { services, requestId, clientAddress }: RequestContext,
): Promise<void> {
  try {
    refuseOtherRequests(request);
    const input = parseJsonObject(await readBody(request));
    const { reference } = await receiveCreditAnalysis(services, input, { address: clientAddress });
    answerJson(response, 200, { received: true, reference });
  } catch (thrown) {
    if (thrown instanceof RequestAborted) return;
    const error = toAppError(thrown);
    logFailure(services.log, requestId, error);
    answerJsonError(response, error, error.code === "method-not-allowed" ? ["Allow", "POST"] : []);
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
