import type { IncomingMessage } from "node:http";
import { findMessageForm } from "#app/server/forms/message-forms.server.ts";
import { issueFormToken } from "#app/server/guard/form-token-check.server.ts";
import { readBody, visitorConnection } from "#app/server/http/request/incoming-request.server.ts";
import { cookieOfSent, receiveSubmission } from "#app/server/http/request/receive-submission.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerJson, type Call } from "./answer-call.server.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** Where the backend client of the browser sends its one call. */
export const sendFormNotificationPath = "/functions/v1/send-form-notification";

/** The browser's one call: takes any form of the site, above all a request for a free analysis. */
export const sendFormNotificationCall: Call = {
  method: "POST",
  async answer(request, response, { services, clientAddress: address }, headers) {
    if (!isUtf8Json(request)) throw new AppError("unsupported-type", "Please send application/json.");
    const input = parseJsonObject(await readBody(request));
    const taken = await receiveSubmission(services, input, { address });
    const cookie = cookieOfSent(services.dataKey, taken, visitorConnection(request, services.settings));
    answerJson(response, 200, { received: true, ...taken }, [...headers, "Set-Cookie", cookie]);
  },
};

function isUtf8Json({ headers }: IncomingMessage): boolean {
  return /^application\/json *(; *charset="?utf-8"? *)?$/i.test(headers["content-type"] ?? "");
}

function parseJsonObject(body: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    // The parser's message quotes the body, so we drop it.
    throw new AppError("bad-json", "The request is not valid JSON.");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new AppError("bad-json", "The request is not a JSON object.");
  }
  return value;
}

/** A form fetches its token here when it is first touched: its page is prerendered, the same for everyone. */
export const formTokenPath = "/functions/v1/form-token";

/** Answers `GET …?form=contact` with `{ "token" }`. */
export const formTokenCall: Call = {
  method: "GET",
  answer({ url = "" }, response, { services }, headers) {
    const form = findMessageForm(new URLSearchParams(url.split("?")[1]).get("form") ?? "");
    if (!form) throw new AppError("not-found", "This form does not exist.");
    answerJson(response, 200, { token: issueFormToken(services.dataKey, form.id, Date.now()) }, headers);
  },
};
