import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import { data } from "react-router";
import { mayHaveArrived } from "#app/lib/submission/resending.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { logSource } from "#app/server/guard/limiter.server.ts";
import { AppError, isRefusal } from "#app/server/report/app-error.server.ts";
import { site } from "#config/site.ts";

/** Turns anything that was thrown into an expected failure. An unexpected one shows no details in public. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("internal-error", "Something went wrong on our side.", { cause: error });
}

/** Logs why a request failed. Refusals, which come in bursts, are counted and name their source by a hash. */
export function logFailure({ services, requestId, clientAddress }: RequestContext, error: AppError): void {
  const { log, metrics, dataKey } = services;
  if (isRefusal(error.code)) {
    metrics?.refusal(error.code);
    writeFailure(log, { requestId, source: logSource(dataKey, clientAddress, Date.now()) }, error);
  } else writeFailure(log, { requestId }, error);
}

/** Logs a failure once: our faults as errors with their cause, a visitor's as a note; never a submitted value. */
export function writeFailure(log: Logger, request: { requestId: string; source?: string }, error: AppError): void {
  const facts = { ...request, code: error.code, status: error.status };
  // During a flood no one reads the cause, and logging it would cost more than the refusal.
  if (error.code === "overloaded") log.warn(facts, "request refused");
  else if (error.status >= 500) log.error({ ...facts, err: error.cause ?? error }, "request failed");
  else log.info({ ...facts, fields: error.fields && Object.keys(error.fields) }, "request refused");
}

/**
 * Answers a form that was refused: logs why, and gives its page the data to show it again, with the failure's
 * status and headers. Every form without JavaScript is refused here.
 */
export function refuseForm<Shown>(thrown: unknown, context: RequestContext, show: (error: AppError) => Shown) {
  const error = toAppError(thrown);
  logFailure(context, error);
  const { status, headers } = error;
  return data(show(error), { status, headers });
}

/** The site's paper and ink (app/styles/tokens.css); this page can't load a style sheet. */
const look =
  "font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;" +
  "background:#f4f1e8;color:#14211b;" +
  // Browsers of 2022 drop this line.
  "color-scheme:light dark;background:light-dark(#f4f1e8,#111b16);color:light-dark(#14211b,#f0ecdf)";

/** The page of a form gets here only when our side broke, perhaps after it was stored. */
const sentPerhaps = "If you sent a form, it may have arrived. Go back and send it again as it is, and it counts once";

/** A page that says why a request was refused before any route could show its own. Only for our own words. */
export function errorPage({ code, status, message }: AppError): string {
  const title = code === "too-many-requests" ? "One moment, please" : "That did not work";
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${status} | ${site.name}</title><body style="${look}">` +
    `<h1>${title}</h1><p>${message}</p>` +
    `<p>${mayHaveArrived(code) ? sentPerhaps : "Go back and try again"}, or call <a href="${site.phone.href}" style="color:inherit">${site.phone.display}</a>.</p>` +
    `<p><a href="/" style="color:inherit">Return Home</a></p></body></html>`
  );
}

/** Answers with that page. */
export function answerErrorPage(response: ServerResponse, error: AppError): void {
  const body = errorPage(error);
  response.writeHead(error.status, [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Cache-Control", "no-store"],
    ...Object.entries(error.headers).flat(),
  ]);
  response.end(body);
}
