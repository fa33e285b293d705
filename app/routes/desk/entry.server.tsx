import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from "react-router";
import { deskContext } from "#app/server/desk/access/desk-request.server.ts";

/** Renders the whole document before sending anything, so that an error still gets its own status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = provider.get(deskContext);
  let renderStatus = status;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      // Past 12.8 KB, React would put finished Suspense parts at the end and move them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        pipe(stream);
      },
      onShellError: reject,
      onError(error) {
        renderStatus = 500;
        reportError(error);
      },
    });
  });
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status: renderStatus, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(deskContext).reportError(error);
};
