import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take, in milliseconds. */
export const clientTimeouts = {
  /** All headers of a request. */
  headersMs: 10_000,
  /** A whole request with its body of at most 16 KB. */
  requestMs: 30_000,
  /** Between two requests; longer than the 60 s of common proxies, so that they, not we, close idle connections. */
  keepAliveMs: 65_000,
  /** Nothing moving on the connection in either direction, as with a client that does not read its answer. */
  silenceMs: 75_000,
  /** How often slow requests are looked for. */
  checkMs: 5_000,
};

/** A server that no slow or chatty client can hold open for long. */
export function createHttpServer(listener: RequestListener, timeouts = clientTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node's own limits, written down: 16 KB of headers.
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  server.timeout = timeouts.silenceMs;
  return server;
}
