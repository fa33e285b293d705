import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { ServerBuild } from "react-router";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import type { SiteMetrics } from "#app/server/metrics/site-metrics.server.ts";
import { createShownLine } from "#app/server/promise-line/promise-line.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { Services } from "#app/server/services.server.ts";
import type { MetricsSettings } from "#app/server/settings/env.server.ts";
import { answerJsonError } from "./calls/answer-call.server.ts";
import { createDeskAnswer } from "./desk/desk-answer.server.ts";
import { pathOf } from "./request/incoming-request.server.ts";
import { createRequestListener } from "./request-listener.server.ts";
import { securityHeaders } from "./static/security-headers.server.ts";
import { readStaticFiles, withText } from "./static/static-files.server.ts";
import { refuseUnreadable } from "./unreadable-request.server.ts";

/** The build's output: the routes, the folder of files for the browser, and the folder of the desk's own build. */
export type BuiltSite = { build: ServerBuild; clientFolder: string; deskFolder: string };

/** A site that listens. */
export type RunningSite = {
  /** Its address, with the port that `PORT=0` led to. */
  url: string;
  /** The address of `/metrics`; null when there is none. */
  metricsUrl: string | null;
  /** Finishes requests under way, stops the deliveries and closes the storage; false when it had to cut off requests. */
  stop(): Promise<boolean>;
};

const usualStopTimes: StopTimes = { graceMs: 300, limitMs: 10_000 };

/** Listens on the address in the settings and starts the deliveries; throws what `listen` emits. */
export async function startSite(
  services: Services,
  { build, clientFolder, deskFolder }: BuiltSite,
  { timeouts, stopTimes = usualStopTimes }: { timeouts?: ClientTimeouts; stopTimes?: StopTimes } = {},
): Promise<RunningSite> {
  const { host, port } = services.settings;
  const commonHeaders = securityHeaders(publicSettings);
  const files = readStaticFiles(clientFolder, commonHeaders);
  const line = services.settings.desk && createShownLine(services, { files, withText });
  const stopping = new AbortController();
  const desk = await createDeskAnswer(services, commonHeaders, deskFolder, stopping.signal);
  const server = createHttpServer(
    createRequestListener({
      services,
      build,
      commonHeaders,
      files,
      desk,
      mode: "production",
      stopping: stopping.signal,
    }),
    timeouts,
  );
  const connections = keepConnections(server);
  refuseUnreadable(server, services.log, commonHeaders);
  let metricsServer: Server | null = null;
  try {
    metricsServer = await startMetrics(services);
    server.listen(port, host);
    await once(server, "listening");
  } catch (error) {
    metricsServer?.close();
    await services.close();
    throw error;
  }
  services.delivery.start();
  line?.start();
  return {
    url: addressOf(server),
    metricsUrl: metricsServer && `${addressOf(metricsServer)}/metrics`,
    async stop() {
      stopping.abort();
      const clean = await drain(server, connections, stopTimes);
      metricsServer?.close();
      metricsServer?.closeAllConnections();
      await line?.stop();
      await desk?.close();
      await services.close();
      return clean;
    },
  };
}

async function startMetrics({ settings, metrics }: Services): Promise<Server | null> {
  return settings.metrics && metrics ? startMetricsServer(settings.metrics, metrics) : null;
}

function addressOf(server: Server): string {
  const { address, port } = server.address() as AddressInfo;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** Answers `GET /metrics` on a separate address, which no visitor reaches; throws what `listen` emits. */
async function startMetricsServer(settings: MetricsSettings, metrics: SiteMetrics): Promise<Server> {
  const server = createHttpServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isAllowed(request.headers.authorization, settings.token)) {
      const error = new AppError("unauthorized", "This page needs a token.");
      return answerJsonError(response, error, ["WWW-Authenticate", "Bearer"]);
    }
    if (request.method !== "GET" || pathOf(request) !== "/metrics") {
      return answerJsonError(response, new AppError("not-found", "This address only answers GET /metrics."));
    }
    const { text, type } = await metrics.scrape();
    response.writeHead(200, { "Content-Type": type, "Cache-Control": "no-store" }).end(text);
  }

  server.listen(settings.port, settings.host);
  await once(server, "listening");
  return server;
}

function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(authorization ?? ""), hash(`Bearer ${token}`));
}

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
function createHttpServer(listener: RequestListener, timeouts = usualTimeouts): Server {
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
function keepConnections(server: Server): ReadonlySet<Socket> {
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
async function drain(
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
