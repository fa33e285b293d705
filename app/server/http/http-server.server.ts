import { createServer, type RequestListener, type Server } from "node:http";

/** How long a client may take, in milliseconds. */
export type ClientTimeouts = {
  /** For all headers of a request. */
  headersMs: number;
  /** For a whole request with its body of at most 16 KB. */
  requestMs: number;
  /** Between two requests. */
  keepAliveMs: number;
  /** With nothing moving in either direction, as when a client does not read its answer. */
  silenceMs: number;
  /** How often slow requests are looked for. */
  checkMs: number;
};

const usualTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the 60 s of common proxies, so that they, not we, close idle connections.
  keepAliveMs: 65_000,
  silenceMs: 75_000,
  checkMs: 5_000,
};

/** A server that no slow or chatty client can hold open for long. */
export function createHttpServer(listener: RequestListener, timeouts = usualTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node's own limits, written down: 16 KB of headers.
      maxHeaderSize: 16 * 1024,
      // Node would refuse a request without one, but in silence.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  server.timeout = timeouts.silenceMs;
  return server;
}
