import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { findRequestContext } from "#app/server/context.server.ts";
import { withClientEntry } from "#app/server/http/pages/client-entry.server.ts";
import { logFailure, toAppError } from "#app/server/http/pages/failure.server.ts";
import { contentPolicy } from "#config/content-policy.ts";
import { NonceContext, RequestIdContext } from "./lib/page/page-context.ts";

/** Renders a whole document, lazy parts included, so that it is complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  let renderStatus = status;
  let shellReady = false;
  const known = findRequestContext(provider);
  // The build hashes the scripts in a prerendered page; a page made on request must mark them with a nonce instead.
  const nonce = import.meta.env.PROD && known ? randomBytes(16).toString("base64") : undefined;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={known?.requestId ?? null}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
        </RequestIdContext>
      </NonceContext>,
      {
        ...(nonce && { nonce: { script: nonce, style: nonce } }),
        // Past 12.8 KB React would put finished Suspense parts at the end, to be moved into place by a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          shellReady = true;
        },
        onAllReady() {
          const stream = new PassThrough();
          text(stream).then(resolve, reject);
          pipe(stream);
        },
        // The router hands this one to handleError and renders the error screen.
        onShellError: reject,
        onError(error) {
          renderStatus = 500;
          if (shellReady) reportError(error, request, provider);
        },
      },
    );
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (nonce) headers.set("Content-Security-Policy", policyOf(nonce));
  return new Response(withClientEntry(html, routerContext.manifest.entry.module, nonce), {
    status: renderStatus,
    headers,
  });
}

function policyOf(nonce: string): string {
  const source = [`'nonce-${nonce}'`];
  return contentPolicy(publicSettings, { scripts: source, styles: source });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => reportError(error, request, context);

/** Logs an error of a route once with the id of its request; a failure because the visitor left doesn't count. */
function reportError(error: unknown, request: Request, provider: Readonly<RouterContextProvider>): void {
  if (request.signal.aborted) return;
  const known = findRequestContext(provider);
  if (known) logFailure(known, toAppError(error));
  // During prerendering there are no requests and no log, only someone at a terminal.
  else console.error(error);
}
