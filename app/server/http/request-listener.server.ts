import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { creditAnalysisForm } from "#app/forms/credit-analysis.ts";
import { newsletterForm } from "#app/forms/newsletter.ts";
import { cookieChoicePath, leadTrackingPath, webVitalsPath } from "#app/lib/consent/kept-choice.ts";
import { sentToWith } from "#app/lib/submission/sent-note.ts";
import type { RequestContext } from "#app/server/context.server.ts";
import { release } from "#app/server/database/release.server.ts";
import { bringsContact, carriedTo } from "#app/server/lead/carried-contact.server.ts";
import type { RequestCount, SiteMetrics } from "#app/server/metrics/site-metrics.server.ts";
import { AppError } from "#app/server/report/app-error.server.ts";
import { answerCall, answerJson, answerJsonError, type Call } from "./calls/answer-call.server.ts";
import {
  answerCookieBannerSheet,
  answerLeadTracking,
  cookieBannerSheetPath,
  createCookieChoiceCall,
  createWebVitalsCall,
} from "./calls/consent-calls.server.ts";
import {
  formTokenCall,
  formTokenPath,
  sendFormNotificationCall,
  sendFormNotificationPath,
} from "./calls/form-calls.server.ts";
import { deskPath } from "./desk/desk-answer.server.ts";
import { pagePath, type RoutePattern, routePatterns } from "./pages/known-routes.server.ts";
import { createPageAnswer, notFoundPath } from "./pages/page-answer.server.ts";
import {
  hasDuplicateHeader,
  openRequest,
  pathOf,
  type Site,
  visitorConnection,
} from "./request/incoming-request.server.ts";
import { sentCookie } from "./request/receive-submission.server.ts";
import { answerStatic } from "./static/static-files.server.ts";
import { refuseDuplicateHeader } from "./unreadable-request.server.ts";

/**
 * Answers every request of the site. Prerendered pages and other files, which make up most requests, come straight from
 * memory; then the browser's calls; only the rest goes through the router
 * (docs/decisions/008-node-objects-on-the-hot-paths.md).
 */
export function createRequestListener(site: Site): RequestListener {
  const answerPage = createPageAnswer(site);
  const calls = callsOf(site);
  const { metrics } = site.services;
  const known = new Set([...calls.keys(), deskPath]);
  const counts = metrics && createRequestCounts(metrics, known, routePatterns(site.build.routes));
  const underWay = new Set<ServerResponse>();
  site.stopping.addEventListener("abort", () => {
    for (const response of underWay) keepNoConnection(response);
  });
  return (request, response) => {
    if (site.stopping.aborted) keepNoConnection(response);
    const path = pathOf(request);
    if (hasDuplicateHeader(request)) {
      counts?.watch(path, response);
      refuseDuplicateHeader(response, site.services.log, site.commonHeaders);
      return;
    }
    // RFC 9112 (3.2) requires one since HTTP/1.1.
    const lacksHost = request.headers.host === undefined && request.httpVersion === "1.1";
    const isForDesk = site.desk?.takes(request, path) === true;
    if (!lacksHost && !isForDesk && answerFromMemory(site, path, request, response)) {
      counts?.fromMemory(path, response);
      return;
    }
    counts?.watch(isForDesk ? deskPath : path, response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    const answerHere = lacksHost ? undefined : calls.get(path);
    const context = openRequest(site.services, request);
    if (isForDesk && path !== healthPath) {
      setHeaders(response, site.commonHeaders);
      site.desk?.answer(request, response, context);
    } else if (answerHere) {
      answerHere(request, response, context, site.commonHeaders);
    } else {
      setHeaders(response, site.commonHeaders);
      answerPage(request, response, context);
    }
  };
}

/** Gets the flat headers of every answer. */
type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  headers: string[],
) => unknown;

/** The paths for our pages' scripts, and for monitoring the process. */
function callsOf(site: Site): Map<string, Answer> {
  const answering =
    (call: Call): Answer =>
    (...given) =>
      answerCall(call, ...given);
  return new Map<string, Answer>([
    [sendFormNotificationPath, answering(sendFormNotificationCall)],
    [formTokenPath, answering(formTokenCall)],
    [cookieChoicePath, answering(createCookieChoiceCall(site))],
    [cookieBannerSheetPath, answerCookieBannerSheet],
    [leadTrackingPath, answerLeadTracking],
    [webVitalsPath, answering(createWebVitalsCall(site))],
    [healthPath, createHealthAnswer(site)],
  ]);
}

/** 200 exactly when a lead sent here would be accepted. */
const healthPath = "/healthz";

function createHealthAnswer({ stopping, services }: Site): Answer {
  return async (request, response, { requestId }, commonHeaders) => {
    const headers = [...commonHeaders, "X-Request-Id", requestId];
    if (request.method !== "GET" && request.method !== "HEAD") {
      const error = new AppError("method-not-allowed", "This address only answers GET.");
      return answerJsonError(response, error, [...headers, "Allow", "GET, HEAD"]);
    }
    const ok = !stopping.aborted && (await services.canTakeLead().catch(() => false));
    answerJson(response, ok ? 200 : 503, { ok, release }, headers);
  };
}

/** The visitor's next request then comes on a new connection, to the next process. */
function keepNoConnection(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Where a visitor goes after sending a form. */
const sentAt = new Set(
  ([undefined, "being-checked"] as const).map((note) => sentToWith(creditAnalysisForm.sentTo, note)),
);

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
  // A visitor who has just sent a form sees our due time, and the questions after a request for an analysis.
  if (sentAt.has(path) && sentCookie.isIn(request.headers.cookie, connection)) return false;
  // Once a letter has gone out, this page shows the latest one.
  if (path === newsletterForm.action && services.letters.hasLetters()) return false;
  // A calculator form, sent without JavaScript, has its numbers in the query: its page is made for them.
  if (/^\/calculators(?:\/|$)/.test(path) && /\?./.test(request.url ?? "")) return false;
  const file = path === notFoundPath ? undefined : files.get(path);
  if (file) answerStatic(request, response, file);
  return file !== undefined;
}

function setHeaders(response: ServerResponse, headers: string[]): void {
  for (let i = 0; i < headers.length; i += 2) response.setHeader(headers[i] ?? "", headers[i + 1] ?? "");
}

/** Counts answers by their route's pattern. */
type RequestCounts = {
  /** Counts an answer from memory. One lookup and one addition, because there are so many of them. */
  fromMemory(path: string, response: ServerResponse): void;
  /** Counts any other answer when it is done. */
  watch(path: string, response: ServerResponse): void;
};

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** `calls` are paths without a route. All other unknown paths count as one: anyone can request anything. */
function createRequestCounts(metrics: SiteMetrics, calls: ReadonlySet<string>, patternOf: RoutePattern): RequestCounts {
  const ofFiles = new Map<string, number[]>();
  const routeOf = (path: string, other: string) => (calls.has(path) ? path : (patternOf(pagePath(path)) ?? other));

  metrics.addRequestCounts(function* () {
    const sums = new Map<string, RequestCount>();
    for (const [path, counts] of ofFiles) {
      const route = routeOf(path, "file");
      for (const [index, count] of counts.entries()) {
        const status = classes[index] ?? "";
        const sum = sums.get(`${status} ${route}`) ?? { route, status, count: 0 };
        sums.set(`${status} ${route}`, sum);
        sum.count += count;
      }
    }
    yield* sums.values();
  });

  return {
    fromMemory(path, { statusCode }) {
      let counts = ofFiles.get(path);
      if (!counts) {
        counts = classes.map(() => 0);
        ofFiles.set(path, counts);
      }
      const index = Math.floor(statusCode / 100) - 1;
      counts[index] = (counts[index] ?? 0) + 1;
    },
    watch(path, response) {
      const startedAt = performance.now();
      response.once("close", () => {
        const status = response.headersSent ? (classes[Math.floor(response.statusCode / 100) - 1] ?? "") : "cut";
        metrics.request(routeOf(path, "other"), status, (performance.now() - startedAt) / 1000);
      });
    },
  };
}
