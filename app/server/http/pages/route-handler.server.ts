import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

/** A request in plain values, which can go to another thread. */
export type PlainRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
};

/** Runs one request through the routes of a build, with the context from `provide`. */
export type RouteHandler = (
  request: PlainRequest,
  signal: AbortSignal,
  provide: (provider: RouterContextProvider) => void,
) => Promise<Response>;

/** @param host where forms may come from, in addition to the request's own address */
export function createRouteHandler({ build, mode }: { build: ServerBuild; mode: string }, host: string): RouteHandler {
  const handle = createRequestHandler({ ...build, allowedActionOrigins: [host] }, mode);
  return async ({ url, ...sent }, signal, provide) => {
    const provider = new RouterContextProvider();
    provide(provider);
    const response = await handle(new Request(url, { ...sent, signal }), provider);
    // A form that is shown again belongs to one visitor.
    if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
    return response;
  };
}
