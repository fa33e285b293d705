import type { ServerResponse } from "node:http";
import type { AppError } from "#app/server/report/app-error.server.ts";

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
  const retryAfter = error.retryAfterSeconds === undefined ? [] : ["Retry-After", String(error.retryAfterSeconds)];
  answerJson(response, error.status, { error: { code, message, fields } }, [...headers, ...retryAfter]);
}
