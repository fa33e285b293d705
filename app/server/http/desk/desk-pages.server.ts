import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Logger } from "pino";
import type { DeskRequest } from "#app/server/desk/access/desk-request.server.ts";
import type { PlainRequest } from "#app/server/http/pages/route-handler.server.ts";
import {
  type FromThread,
  type PageOrder,
  plainPage,
  responseOf,
  type ThreadNote,
  type ToThread,
} from "./page-thread.server.ts";

/** Makes the desk's pages where they keep no visitor waiting. */
export type DeskPages = {
  /** Rejects with the signal's reason when it is aborted, and when the page cannot be made. */
  make(request: PlainRequest, desk: DeskRequest, signal: AbortSignal): Promise<Response>;
  close(): Promise<void>;
};

/** Longer than any page takes. */
const usualPatienceMs = 30_000;

/**
 * Starts the thread for the first page, since most processes never make one, and a new thread when that one has ended.
 *
 * @param workerData `module`, the module's address, and anything else its `servePages` needs
 */
export function createDeskPages(
  workerData: { module: string } & Record<string, string>,
  log: Logger,
  patienceMs: number = usualPatienceMs,
): DeskPages {
  let thread: Worker | undefined;

  function start(): Worker {
    const started = new Worker(new URL("./desk-pages-thread.server.ts", import.meta.url), { workerData });
    started.unref();
    // One for each page that is being made.
    started.setMaxListeners(0);
    started.on("message", ({ facts, words }: ThreadNote) => log.warn(facts, words));
    started.on("error", (err) => log.error({ err }, "the thread of the desk's pages failed"));
    started.on("exit", () => forget(started));
    return started;
  }

  function forget(ended: Worker): void {
    if (thread === ended) thread = undefined;
  }

  return {
    async make(request, desk, signal) {
      signal.throwIfAborted();
      thread ??= start();
      const asked = thread;
      const { port1: ours, port2: port } = new MessageChannel();
      // Everything the other pages wait for would wait for it, too.
      const patience = setTimeout(() => void asked.terminate(), patienceMs);
      const isGone = Promise.withResolvers<never>();
      const end = () => {
        forget(asked);
        isGone.reject(new Error("The thread of the desk's pages ended."));
      };
      // Whichever comes first: a port that the thread did not receive yet does not close with it.
      ours.once("close", end);
      asked.once("exit", end);
      try {
        const page = pageFrom(ours, desk, signal);
        asked.postMessage({ request, nonce: desk.nonce, port } satisfies PageOrder, [port]);
        return await Promise.race([page, isGone.promise]);
      } finally {
        clearTimeout(patience);
        asked.off("exit", end);
        ours.off("close", end);
        ours.close();
      }
    },
    async close() {
      await thread?.terminate();
    },
  };
}

/** Does what a page asks for while it is made, until it is done or the desk itself has sent a file. */
function pageFrom(port: MessagePort, desk: DeskRequest, signal: AbortSignal): Promise<Response> {
  const failures = new Map<number | Error, unknown>();
  const { see, act } = desk as Record<"see" | "act", (...given: unknown[]) => Promise<unknown>>;
  const calls = { see, act };

  /** Gives the answer to send, if there is one already: a file may be larger than memory. */
  async function answer(call: number, name: "see" | "act", given: unknown[]): Promise<Response | null> {
    const tell = (told: ToThread) => port.postMessage(told);
    try {
      const value = await calls[name](...given);
      if (value instanceof Response && value.body) return value;
      tell(value instanceof Response ? { call, answer: await plainPage(value) } : { call, value });
    } catch (thrown) {
      if (thrown instanceof Response) tell({ call, thrown: await plainPage(thrown) });
      else {
        failures.set(call, thrown);
        tell({ call, failed: true });
      }
    }
    return null;
  }

  return new Promise((resolve, reject) => {
    const original = (error: number | Error) => failures.get(error) ?? error;
    port.on("message", (said: FromThread) => {
      if ("call" in said) answer(said.call, said.name, said.given).then((given) => given && resolve(given), reject);
      else if ("page" in said) resolve(responseOf(said.page));
      else if ("report" in said) desk.reportError(original(said.report));
      else reject(original(said.failure));
    });
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
