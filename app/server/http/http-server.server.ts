import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** How long a client may take, in milliseconds. */
export type ClientTimeouts = {
  /** For all headers of a request. */
  headersMs: number;
  /** For a whole request with its body. */
  requestMs: number;
  /** With nothing moving in either direction: between two requests, or when a client does not read its answer. */
  silenceMs: number;
  /** How often to look for slow requests. */
  checkMs: number;
};

const usualTimeouts: ClientTimeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  // Longer than the 60 s of common proxies, so that they, not we, close idle connections.
  silenceMs: 75_000,
  checkMs: 5_000,
};

/** A server that no slow client can hold open for long. */
export function createHttpServer(listener: RequestListener, timeouts = usualTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      // Only one timer between two requests, the one for silence: setting two with each request is too expensive.
      keepAliveTimeout: 0,
      // A request without a body has no stream that runs to its end; `readBody` knows.
      optimizeEmptyRequests: true,
      connectionsCheckingInterval: timeouts.checkMs,
      // Node's own limits, spelled out: 16 KB of headers.
      maxHeaderSize: 16 * 1024,
      // Node would refuse a request without one, but without our page.
      requireHostHeader: false,
    },
    listener,
  );
  server.maxHeadersCount = 100;
  server.timeout = timeouts.silenceMs;
  return server;
}

/** The connections of a server that is about to listen. Node has such a list, too, but no way to read it. */
export function keepConnections(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  return connections;
}

/** How long a stop may take, in milliseconds. */
export type StopTimes = {
  /** The server still accepts connections, so that a request under way on a kept connection gets its answer. */
  graceMs: number;
  /** How long requests in flight may take after that; then they are cut off. */
  limitMs: number;
};

/**
 * Stops a server without cutting off a request.
 *
 * Clients learn by `Connection: close` (the listener adds it) to send nothing more here; only after the
 * grace does the server stop accepting.
 *
 * @returns whether every request was answered
 */
export async function drain(
  server: Server,
  connections: ReadonlySet<Socket>,
  { graceMs, limitMs }: StopTimes,
): Promise<boolean> {
  await wait(graceMs);
  const closed = new Promise<true>((resolve) => {
    server.close(() => resolve(true));
  });
  // A connection becomes idle after its last answer, and nothing else would close it. Browsers also open connections ahead
  // of need. Node counts those as busy, and each would hold up a stop until its time limit.
  const sweep = setInterval(() => {
    server.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }, 50);
  const clean = await Promise.race([closed, wait(limitMs, false as const, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
  return clean;
}
