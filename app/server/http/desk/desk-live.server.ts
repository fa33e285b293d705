import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** The source of a stream of changes: see the row `live` in the table of views. */
export type LiveSource = {
  /** Whose session it is. */
  staffId: string;
  listen(onChange: (change: number) => void): () => void;
  /** How many requests came since the last call. */
  arrived(): Promise<number>;
  /** Whether the session still counts. */
  isOpen(): Promise<boolean>;
};

/** Where the stream is. */
export const livePath = "/desk/live";

/** Proxies close a stream that is silent for a minute. It also limits how long events can follow a sign-out. */
const beatMs = 5000;

/**
 * Says whose session it is (`here`), then sends the number of each change as a server-sent event, with how many requests came
 * with it, until the session ends (`over`), the browser leaves, or the server stops. The events say nothing about a person.
 */
export function answerLive(
  response: ServerResponse,
  { staffId, listen, arrived, isOpen }: LiveSource,
  stopping: AbortSignal,
): void {
  const unlisten = listen(async (change) => {
    const count = await arrived().catch(() => 0);
    if (!response.writableEnded) response.write(`event: change\ndata: ${change} ${count}\n\n`);
  });
  response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  response.write(`retry: 2000\nevent: here\ndata: ${staffId}\n\n`);
  const end = () => response.end();
  const closed = new AbortController();
  stopping.addEventListener("abort", end);
  response.once("close", () => {
    closed.abort();
    unlisten();
    stopping.removeEventListener("abort", end);
  });
  void beat(response, isOpen, closed.signal);
}

/** Tells the browser at each beat that the server is there, and ends the stream with the session. */
async function beat(response: ServerResponse, isOpen: LiveSource["isOpen"], closed: AbortSignal): Promise<void> {
  const next = () => wait(beatMs, true, { signal: closed }).catch(() => false);
  while (await next()) {
    if (!(await isOpen().catch(() => true))) return void response.end("event: over\ndata: 0\n\n");
    if (!response.writableEnded) response.write(": here\n\n");
  }
}
