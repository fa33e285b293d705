import type { ServerResponse } from "node:http";
import type { RequestCount, SiteMetrics } from "#app/server/metrics/site-metrics.server.ts";
import { pagePath, type RoutePattern } from "./pages/known-routes.server.ts";

/** Counts answers by their route's pattern. */
export type RequestCounts = {
  /** Counts an answer from memory. One lookup and one addition, because there are so many of them. */
  fromMemory(path: string, response: ServerResponse): void;
  /** Counts any other answer when it is done. */
  watch(path: string, response: ServerResponse): void;
};

const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** `calls` are paths without a route. All other unknown paths count as one: anyone can request anything. */
export function createRequestCounts(
  metrics: SiteMetrics,
  calls: ReadonlySet<string>,
  patternOf: RoutePattern,
): RequestCounts {
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
