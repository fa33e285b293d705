import type { Server } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Stops a server without cutting a request.
 *
 * Clients learn by `Connection: close` (the listener adds it) to send nothing more here; only after `graceMs` does the
 * server stop accepting, so that what was already under way on a kept connection still gets its answer.
 *
 * @param limitMs how long requests in flight may take after that; then they are cut
 * @returns whether every request was answered
 */
export async function drain(server: Server, { graceMs, limitMs }: { graceMs: number; limitMs: number }) {
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
