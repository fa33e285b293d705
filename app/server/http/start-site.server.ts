import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "react-router";
import { publicSettings } from "#app/lib/page/built-settings.ts";
import { createShownLine } from "#app/server/promise-line/shown-line.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { createDeskAnswer } from "./desk/desk-answer.server.ts";
import { type ClientTimeouts, createHttpServer, drain, keepConnections, type StopTimes } from "./http-server.server.ts";
import { startMetricsServer } from "./metrics-server.server.ts";
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
