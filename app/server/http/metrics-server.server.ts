import { createHash, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { SiteMetrics } from "#app/server/metrics/site-metrics.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import type { MetricsSettings } from "#app/server/settings/env.server.ts";
import { answerJsonError } from "./calls/answer-call.server.ts";
import { createHttpServer } from "./http-server.server.ts";
import { pathOf } from "./request/incoming-request.server.ts";

/** Answers `GET /metrics` on a separate address, which no visitor reaches; throws what `listen` emits. */
export async function startMetricsServer(settings: MetricsSettings, metrics: SiteMetrics): Promise<Server> {
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
