import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { AppError } from "#app/server/app-error.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { clientAddress } from "./client-address.server.ts";
import { logFailure, toAppError } from "./failure.server.ts";
import { answerJson, answerJsonError } from "./json-answer.server.ts";
import { createPageAnswer, notFoundPath, refusePage } from "./page-answer.server.ts";
import { RequestAborted } from "./request-body.server.ts";
import { pathOf } from "./request-path.server.ts";
import { answerSendFormNotification } from "./send-form-notification.server.ts";
import type { Site, SiteEnv } from "./site.server.ts";
import { answerStatic } from "./static-answer.server.ts";
import type { StaticFiles } from "./static-files.server.ts";

/**
 * Answers every request of the site. Prerendered pages and other files come first, straight from memory; only what
 * needs work goes through Hono, whose handlers answer on Node's objects where they can.
 */
export function createRequestListener(site: Site): RequestListener {
  const answerOthers = getRequestListener(createApp(site).fetch, { overrideGlobalObjects: false });
  const underWay = new Set<ServerResponse>();
  site.stopping.addEventListener("abort", () => {
    for (const response of underWay) keepNoConnection(response);
  });
  return (request, response) => {
    if (site.stopping.aborted) keepNoConnection(response);
    if (answerFromMemory(site.files, request, response)) return;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    for (let i = 0; i < site.commonHeaders.length; i += 2) {
      response.setHeader(site.commonHeaders[i] ?? "", site.commonHeaders[i + 1] ?? "");
    }
    answerOthers(request, response);
  };
}

/** The visitor's next request then comes on a new connection, to the process that follows. */
function keepNoConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

function answerFromMemory(files: StaticFiles, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  const path = pathOf(request);
  const file = path === notFoundPath ? undefined : files.get(path);
  if (file) answerStatic(request, response, file);
  return file !== undefined;
}

function createApp(site: Site): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    context.set("request", openRequest(site.services, context.env));
    await next();
  });
  app.all("/functions/v1/send-form-notification", async ({ env, var: { request } }) => {
    await answerSendFormNotification(env.incoming, env.outgoing, request);
    return RESPONSE_ALREADY_SENT;
  });
  app.all("/healthz", async ({ env }) => {
    await answerHealth(site, env);
    return RESPONSE_ALREADY_SENT;
  });
  app.all("*", createPageAnswer(site));
  app.onError((thrown, { env, var: { request } }) => {
    if (thrown instanceof RequestAborted) return RESPONSE_ALREADY_SENT;
    const error = toAppError(thrown);
    logFailure(site.services.log, request.requestId, error);
    return refusePage(env.outgoing, error);
  });
  return app;
}

function openRequest(services: Services, { incoming, outgoing }: HttpBindings): RequestContext {
  const requestId = randomUUID();
  outgoing.setHeader("X-Request-Id", requestId);
  return { requestId, clientAddress: clientAddress(incoming, services.settings.trustedProxies), services };
}

/** 200 exactly while a lead sent here would be taken. */
async function answerHealth(site: Site, { incoming, outgoing }: HttpBindings): Promise<void> {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    const error = new AppError("method-not-allowed", "Only GET is answered here.");
    return answerJsonError(outgoing, error, ["Allow", "GET, HEAD"]);
  }
  const ok = !site.stopping.aborted && (await site.services.canTakeLead());
  answerJson(outgoing, ok ? 200 : 503, { ok });
}
