import type { ServerResponse } from "node:http";
import type { AppError } from "#app/server/app-error.server.ts";
import { site } from "#config/site.ts";

/** A page that says why a request was refused before any route could show its own. Takes only our own words. */
export function errorPage({ status, message }: AppError): string {
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${status} | ${site.name}</title>` +
    `<body style="font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem">` +
    `<h1>That did not work</h1><p>${message}</p>` +
    `<p>Go back and try again, or call <a href="${site.phone.href}">${site.phone.display}</a>.</p>` +
    `<p><a href="/">Return Home</a></p></body></html>`
  );
}

export function answerErrorPage(response: ServerResponse, error: AppError, headers: string[] = []): void {
  const body = errorPage(error);
  response.writeHead(error.status, [
    ...["Content-Type", "text/html; charset=utf-8"],
    ...["Content-Length", String(Buffer.byteLength(body))],
    ...["Cache-Control", "no-store"],
    ...headers,
  ]);
  response.end(body);
}
