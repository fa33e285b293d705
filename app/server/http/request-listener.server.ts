import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { creditAnalysisForm } from "#app/forms/credit-analysis-fields.ts";
import { cookieChoicePath, leadTrackingPath, webVitalsPath } from "#app/lib/consent/kept-choice.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import { bringsContact, carriedTo } from "#app/server/lead/carried-contact.server.ts";
import { bringsLead } from "#app/server/lead/lead-cookie.server.ts";
import { createApp, healthPath } from "./app.server.ts";
import {
  answerCookieBannerSheet,
  cookieBannerSheetPath,
  createCookieChoiceAnswer,
} from "./calls/cookie-choice-call.server.ts";
import { answerFormToken, formTokenPath } from "./calls/form-token-call.server.ts";
import { answerLeadTracking } from "./calls/lead-tracking-call.server.ts";
import { answerSendFormNotification, sendFormNotificationPath } from "./calls/submission-call.server.ts";
import { createWebVitalsAnswer } from "./calls/web-vitals-call.server.ts";
import { openRequest } from "./open-request.server.ts";
import { asksCalculator } from "./pages/answered-query.server.ts";
import { routePatterns } from "./pages/known-routes.server.ts";
import { notFoundPath } from "./pages/page-answer.server.ts";
import { createRequestCounts } from "./request-counts.server.ts";
import { pathOf } from "./request-path.server.ts";
import type { Site } from "./serving.server.ts";
import { answerStatic } from "./static/static-answer.server.ts";
import { hasTwofoldHeader } from "./twofold-headers.server.ts";
import { answerUnreadable, refuseTwofold } from "./unreadable-request.server.ts";
import { visitorConnection } from "./visitor-connection.server.ts";

/**
 * Answers every request of the site. What is asked for most, prerendered pages and other files, comes straight from
 * memory; then the calls of the browser; only the rest goes through Hono
 * (docs/decisions/008-node-objects-on-the-hot-paths.md).
 */
export function createRequestListener(site: Site): RequestListener {
  const answerOthers = getRequestListener(createApp(site).fetch, {
    overrideGlobalObjects: false,
    // The app answers its own; what comes here could not be made a request for it.
    errorHandler: () => answerUnreadable(site.services.log),
  });
  const calls = callsOf(site);
  const { metrics } = site.services;
  const paths = new Set([...calls.keys(), healthPath]);
  const counts = metrics && createRequestCounts(metrics, paths, routePatterns(site.build.routes));
  const underWay = new Set<ServerResponse>();
  site.stopping.addEventListener("abort", () => {
    for (const response of underWay) keepNoConnection(response);
  });
  return (request, response) => {
    if (site.stopping.aborted) keepNoConnection(response);
    const path = pathOf(request);
    if (hasTwofoldHeader(request)) {
      counts?.watch(path, response);
      refuseTwofold(response, site.services.log, site.commonHeaders);
      return;
    }
    // RFC 9112 (3.2) asks for one, from HTTP/1.1 on.
    const lacksHost = request.headers.host === undefined && request.httpVersion === "1.1";
    if (!lacksHost && answerFromMemory(site, path, request, response)) {
      counts?.fromMemory(path, response);
      return;
    }
    counts?.watch(path, response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    const call = lacksHost ? undefined : calls.get(path);
    if (call) {
      call(request, response, openRequest(site.services, request), site.commonHeaders);
    } else {
      setHeaders(response, site.commonHeaders);
      answerOthers(request, response);
    }
  };
}

type Call = (...given: Parameters<typeof answerFormToken>) => unknown;

/** What the scripts of our pages ask for. */
function callsOf(site: Site): Map<string, Call> {
  return new Map<string, Call>([
    [sendFormNotificationPath, answerSendFormNotification],
    [formTokenPath, answerFormToken],
    [cookieChoicePath, createCookieChoiceAnswer(site)],
    [cookieBannerSheetPath, answerCookieBannerSheet],
    [leadTrackingPath, answerLeadTracking],
    [webVitalsPath, createWebVitalsAnswer(site)],
  ]);
}

/** The visitor's next request then comes on a new connection, to the process that follows. */
function keepNoConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Where a visitor is led who has asked for an analysis. */
const askedAt = new Set([undefined, "no-email" as const].map((note) => sentToWith(creditAnalysisForm.sentTo, note)));

function answerFromMemory(
  { files, services }: Site,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  // With a contact to fill in, the form's page is made for this one visitor.
  const connection = visitorConnection(request, services.settings);
  if (path === carriedTo && bringsContact(request.headers.cookie, connection)) return false;
  // Who has just asked for an analysis is asked what helps to prepare it.
  if (askedAt.has(path) && bringsLead(request.headers.cookie, connection)) return false;
  if (asksCalculator(path, request)) return false;
  const file = path === notFoundPath ? undefined : files.get(path);
  if (file) answerStatic(request, response, file);
  return file !== undefined;
}

function setHeaders(response: ServerResponse, headers: string[]): void {
  for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i] ?? "", headers[i + 1] ?? "");
}
