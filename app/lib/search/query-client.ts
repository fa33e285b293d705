import { QueryClient } from "@tanstack/react-query";

const keptForMs = 5 * 60_000;
const longestPauseMs = 30_000;
export const mostRetries = 3;

/** Settings for fetches in the browser: kept 5 minutes, tried 3 more times with growing pauses. Changes are sent once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: keptForMs, retry: mostRetries, retryDelay: pauseBeforeRetryMs },
      mutations: { retry: false },
    },
  });
}

/** 1 s, 2 s, 4 s and so on, never more than 30 s. `failures` counts from 0. */
export function pauseBeforeRetryMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, longestPauseMs);
}

/** The client of this page. Only parts that fetch import it, so that other pages do not load it. */
export const queryClient = createQueryClient();
