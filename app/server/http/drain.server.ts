import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** How long a stop may take, in milliseconds. */
export type StopTimes = {
  /** Accepting goes on, so that what is under way on a kept connection still gets its answer. */
  graceMs: number;
  /** Requests in flight may take so long after that; then they are cut. */
  limitMs: number;
};

/**
 * Stops a server without cutting a request.
 *
 * Clients learn by `Connection: close` (the listener adds it) to send nothing more here; only after the
 * grace does the server stop accepting.
 *
 * @returns whether every request was answered
 */
export async function drain(server: Server, { graceMs, limitMs }: StopTimes): Promise<boolean> {
  await wait(graceMs);
  const closed = new Promise<true>((resolve) => {
    server.close(() => resolve(true));
  });
  // A connection becomes idle after its last answer; nobody else would close it then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const clean = await Promise.race([closed, wait(limitMs, false as const, { ref: false })]);
  clearInterval(sweep);
  server.closeAllConnections();
  return clean;
}
