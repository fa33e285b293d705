import type { ServerResponse } from "node:http";
import type { AppError } from "#app/server/report/app-error.server.ts";
import { site } from "#config/site.ts";

/** The site's paper and ink (app/styles/tokens.css); no sheet can be fetched for this page. */
const look =
  "font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem;" +
  "color-scheme:light dark;background:light-dark(#f4f1e8,#111b16);color:light-dark(#14211b,#f0ecdf)";

/** A page that says why a request was refused before any route could show its own. Takes only our own words. */
export function errorPage({ code, status, message }: AppError): string {
  const title = code === "too-many-requests" ? "One moment, please" : "That did not work";
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${status} | ${site.name}</title><body style="${look}">` +
    `<h1>${title}</h1><p>${message}</p>` +
    `<p>Go back and try again, or call <a href="${site.phone.href}" style="color:inherit">${site.phone.display}</a>.</p>` +
    `<p><a href="/" style="color:inherit">Return Home</a></p></body></html>`
  );
}

export function answerErrorPage(response: ServerResponse, error: AppError, headers: string[] = []): void {
  const body = errorPage(error);
  response.writeHead(error.status, [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Cache-Control", "no-store"],
    ...(error.retryAfterSeconds === undefined ? [] : ["Retry-After", String(error.retryAfterSeconds)]),
    ...headers,
  ]);
  response.end(body);
}
