import type { IncomingMessage, ServerResponse } from "node:http";
import { readKeptChoice } from "#app/lib/consent/kept-choice.ts";
import { noteCookieChoice } from "#app/server/consent/cookie-choices.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { routePatterns } from "#app/server/http/pages/known-routes.server.ts";
import type { Site } from "#app/server/http/serving.server.ts";
import { visitorConnection } from "#app/server/http/visitor-connection.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerBeacon, sendsPrivacyControl } from "./beacon.server.ts";

/** The sheet that pages link to for visitors without JavaScript. */
export const cookieBannerSheetPath = "/functions/v1/cookie-banner.css";

/** Notes a choice that was just made. The choice is in the cookie, which no other site's page can send along. */
export function createCookieChoiceAnswer({ build, commonHeaders }: Site) {
  const patternOf = routePatterns(build.routes);
  return (request: IncomingMessage, response: ServerResponse, context: RequestContext) =>
    answerBeacon(request, response, context, commonHeaders, async (path) => {
      const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, context.services.settings));
      if (!kept) throw new AppError("invalid-fields", "There is no choice in the cookie.");
      const pagePath = patternOf(path) ?? "/404";
      const { services, clientAddress: address } = context;
      await noteCookieChoice(services, kept, { privacyControl: sendsPrivacyControl(request), pagePath, address });
    });
}

/** Hides the banner from who has chosen, and says that Global Privacy Control was heard. */
export function answerCookieBannerSheet(
  request: IncomingMessage,
  response: ServerResponse,
  { services }: RequestContext,
  commonHeaders: string[],
): void {
  const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, services.settings));
  const rules = [kept && ".ck{display:none}", sendsPrivacyControl(request) && ".ck.ck.ck span{display:inline}"];
  const body = rules.filter(Boolean).join("");
  response.writeHead(200, [
    ...commonHeaders,
    ...["Content-Type", "text/css; charset=utf-8"],
    ...["Content-Length", String(body.length)],
    ...["Cache-Control", "no-store"],
  ]);
  response.end(body);
}
