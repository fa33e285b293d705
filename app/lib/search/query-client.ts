import { QueryClient } from "@tanstack/react-query";

const keptForMs = 5 * 60_000;
const longestPauseMs = 30_000;

/** For what the browser fetches: kept 5 minutes, asked for again 3 times with growing pauses; what changes something is sent once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { gcTime: keptForMs, retry: 3, retryDelay: pauseBeforeRetryMs },
      mutations: { retry: false },
    },
  });
}

/** 1 s, 2 s, 4 s and so on, never more than 30 s. `failures` counts from 0. */
export function pauseBeforeRetryMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, longestPauseMs);
}

/** The one of this page; a part that fetches brings this module with it, so that pages without such a part do not. */
export const queryClient = createQueryClient();
