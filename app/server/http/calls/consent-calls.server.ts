import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readKeptChoice } from "#app/lib/consent/kept-choice.ts";
import { noteCookieChoice } from "#app/server/consent/cookie-choices.server.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { readDeskCookie } from "#app/server/desk/staff/staff-cookie.server.ts";
import { createAddressLimit } from "#app/server/guard/limiter.server.ts";
import { routePatterns } from "#app/server/http/pages/known-routes.server.ts";
import { type Site, visitorConnection } from "#app/server/http/request/incoming-request.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { ratingOf, vitalNames } from "#app/server/report/vitals.server.ts";
import { answerBeacon, type Call, readBeacon, sendsPrivacyControl } from "./answer-call.server.ts";

/** The style sheet that pages link to for visitors without JavaScript. */
export const cookieBannerSheetPath = "/functions/v1/cookie-banner.css";

/** Logs a choice that was just made. The choice is in the cookie, which no other site's page can send. */
export function createCookieChoiceCall({ build }: Pick<Site, "build">): Call {
  const patternOf = routePatterns(build.routes);
  return {
    method: "POST",
    async answer(request, response, { services, clientAddress: address }, headers) {
      const path = await readBeacon(request);
      const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, services.settings));
      if (!kept) throw new AppError("invalid-fields", "The cookie has no choice in it.");
      const pagePath = patternOf(path) ?? "/404";
      await noteCookieChoice(services, kept, { privacyControl: sendsPrivacyControl(request), pagePath, address });
      answerBeacon(response, headers);
    },
  };
}

/** Hides the banner from visitors who have chosen, and says that we respect their Global Privacy Control. */
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

/**
 * Redirects to the lead-tracking script of the settings. It checks consent once more: without it, with Global Privacy
 * Control, or without such a setting, the script is empty. It is also empty for anyone signed in at the desk: a stranger's
 * script on this host could act in that person's name.
 */
export function answerLeadTracking(
  request: IncomingMessage,
  response: ServerResponse,
  { services }: RequestContext,
  commonHeaders: string[],
): void {
  const connection = visitorConnection(request, services.settings);
  const kept = readKeptChoice(request.headers.cookie, connection);
  const isSignedIn = readDeskCookie(request.headers.cookie, connection) !== null;
  const allowed = kept?.kinds.includes("marketing") && !sendsPrivacyControl(request) && !isSignedIn;
  const src = allowed ? services.settings.leadTrackingSrc : undefined;
  response.writeHead(src ? 302 : 200, [
    ...commonHeaders,
    ...["Content-Type", "text/javascript; charset=utf-8"],
    ...["Content-Length", "0"],
    ...["Cache-Control", "no-store"],
    ...(src ? ["Location", src] : []),
  ]);
  response.end();
}

/** Page views of one address in a minute. Counted in memory, like the numbers themselves. */
const perMinute = 60;

/** A real visit never waits ten minutes: anything larger is not a measurement. */
const schema = z.strictObject({
  path: z.string().startsWith("/").max(300),
  values: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(600_000)),
});

/** Takes the numbers that a visitor's browser measured, if the visitor allows analytics. */
export function createWebVitalsCall({ build }: Pick<Site, "build">): Call {
  const patternOf = routePatterns(build.routes);
  const countView = createAddressLimit(perMinute, "Please wait.");
  return {
    method: "POST",
    async answer(request, response, { services, clientAddress }, headers) {
      const text = await readBeacon(request);
      const kept = readKeptChoice(request.headers.cookie, visitorConnection(request, services.settings));
      if (!kept?.kinds.includes("analytics")) {
        throw new AppError("invalid-fields", "The cookie does not allow analytics.");
      }
      await countView(clientAddress);
      const { path, values } = parse(text);
      const route = patternOf(path) ?? "/404";
      for (const name of vitalNames) {
        const value = values[name];
        if (value === undefined) continue;
        services.vitals.record({ name, value, route, rating: ratingOf(name, value) });
      }
      answerBeacon(response, headers);
    },
  };
}

function parse(text: string): z.infer<typeof schema> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes the body, so we drop it.
    throw new AppError("bad-json", "The request is not valid JSON.");
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AppError("invalid-fields", "These are not measurements of a page.");
  return parsed.data;
}
