import type { ServerResponse } from "node:http";

/** What a stream of changes is made of: see the row `live` in the table of views. */
export type LiveSource = {
  listen(onChange: (change: number) => void): () => void;
  /** Whether the session still counts. */
  isOpen(): Promise<boolean>;
};

/** Where the stream is. */
export const livePath = "/desk/live";

/** Proxies close what is silent for a minute; and so soon after a sign-out nothing comes anymore. */
const beatMs = 5000;

/**
 * Sends the number of each change as a server-sent event, until the session ends (`over`), the browser leaves, or the server
 * stops. There is nothing about a person in it.
 */
export function answerLive(response: ServerResponse, { listen, isOpen }: LiveSource, stopping: AbortSignal): void {
  const unlisten = listen((change) => response.write(`event: change\ndata: ${change}\n\n`));
  response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
  response.write("retry: 2000\n\n");
  const end = () => response.end();
  const beat = setInterval(async () => {
    if (await isOpen().catch(() => true)) response.write(": here\n\n");
    else response.end("event: over\ndata: 0\n\n");
  }, beatMs);
  stopping.addEventListener("abort", end);
  response.once("close", () => {
    clearInterval(beat);
    unlisten();
    stopping.removeEventListener("abort", end);
  });
}
