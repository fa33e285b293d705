import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { deferHydration } from "#app/server/defer-hydration.server.ts";

/** Renders a whole document, lazy parts included, so that it is complete without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  let renderStatus = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        pipe(stream);
      },
      onShellError: reject,
      onError(error) {
        renderStatus = 500;
        console.error(error);
      },
    });
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(import.meta.env.PROD ? deferHydration(html) : html, { status: renderStatus, headers });
}
