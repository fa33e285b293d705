import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerJson, answerJsonError } from "./calls/json-answer.server.ts";
import { RequestAborted } from "./calls/request-body.server.ts";
import { openRequest } from "./open-request.server.ts";
import { logFailure, toAppError } from "./pages/failure.server.ts";
import { createPageAnswer, refusePage } from "./pages/page-answer.server.ts";
import type { Site, SiteEnv } from "./serving.server.ts";

/** 200 exactly while a lead sent here would be taken. */
export const healthPath = "/healthz";

/** Everything that is neither a file in memory nor the call of the browser: health, pages made on request, misses. */
export function createApp(site: Site): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>();
  app.use(async (context, next) => {
    const request = openRequest(site.services, context.env.incoming);
    context.env.outgoing.setHeader("X-Request-Id", request.requestId);
    context.set("request", request);
    await next();
  });
  app.all(healthPath, async ({ env }) => {
    await answerHealth(site, env);
    return RESPONSE_ALREADY_SENT;
  });
  app.all("*", createPageAnswer(site));
  app.onError((thrown, { env, var: { request } }) => {
    if (thrown instanceof RequestAborted) return RESPONSE_ALREADY_SENT;
    const error = toAppError(thrown);
    logFailure(request, error);
    return refusePage(env.outgoing, error);
  });
  return app;
}

async function answerHealth(site: Site, { incoming, outgoing }: HttpBindings): Promise<void> {
  if (incoming.method !== "GET" && incoming.method !== "HEAD") {
    const error = new AppError("method-not-allowed", "Only GET is answered here.");
    return answerJsonError(outgoing, error, ["Allow", "GET, HEAD"]);
  }
  const ok = !site.stopping.aborted && (await site.services.canTakeLead());
  answerJson(outgoing, ok ? 200 : 503, { ok });
}
