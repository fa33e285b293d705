import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestContext } from "#app/server/context.server.ts";
import { issueFormToken } from "#app/server/guard/form-token-check.server.ts";
import { findMessageForm } from "#app/server/message/message-forms.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerCall } from "./answer-call.server.ts";
import { answerJson } from "./json-answer.server.ts";

/** Where a form that is first touched fetches its token: its page is prerendered, the same for everybody. */
export const formTokenPath = "/functions/v1/form-token";

/** Answers `GET …?form=contact` with `{ "token" }`. */
export function answerFormToken(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  commonHeaders: string[],
): Promise<void> {
  return answerCall("GET", { request, response }, context, commonHeaders, (headers) => {
    const { url = "" } = request;
    const form = findMessageForm(new URLSearchParams(url.split("?")[1]).get("form") ?? "");
    if (!form) throw new AppError("not-found", "There is no such form.");
    answerJson(response, 200, { token: issueFormToken(context.services.dataKey, form.id, Date.now()) }, headers);
  });
}
