import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { issueFormToken } from "#app/server/form-token.server.ts";
import { findMessageForm } from "#app/server/message-forms.server.ts";
import { logFailure, toAppError } from "./failure.server.ts";
import { answerJson, answerJsonError } from "./json-answer.server.ts";

/** Where a form that is first touched fetches its token: its page is prerendered, the same for everybody. */
export const formTokenPath = "/functions/v1/form-token";

/** Answers `GET …?form=contact` with `{ "token" }`. */
export function answerFormToken(
  { method, url = "" }: IncomingMessage,
  response: ServerResponse,
  { services, requestId }: RequestContext,
  commonHeaders: string[],
): void {
  const headers = [...commonHeaders, "X-Request-Id", requestId];
  try {
    if (method !== "GET") throw new AppError("method-not-allowed", "Only GET is answered here.");
    const form = findMessageForm(new URLSearchParams(url.split("?")[1]).get("form") ?? "");
    if (!form) throw new AppError("not-found", "There is no such form.");
    answerJson(response, 200, { token: issueFormToken(services.dataKey, form.id, Date.now()) }, headers);
  } catch (thrown) {
    const error = toAppError(thrown);
    logFailure(services.log, requestId, error);
    if (error.code === "method-not-allowed") headers.push("Allow", "GET");
    answerJsonError(response, error, headers);
  }
}
