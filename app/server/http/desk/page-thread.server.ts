import type { MessagePort } from "node:worker_threads";
import type { RouterContext } from "react-router";
import type { DeskRequest } from "#app/server/desk/access/desk-request.server.ts";
import type { PlainRequest, RouteHandler } from "#app/server/http/pages/route-handler.server.ts";
import { redirectConsoleToLog } from "#app/server/report/log.server.ts";

/** An answer in plain values. */
export type PlainPage = { status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> };

/** One page to make; everything else about it goes through `port`, and ends when that closes. */
export type PageOrder = { request: PlainRequest; nonce: string; port: MessagePort };

/** The thread's messages about a page: it needs something from the desk, it is done, or it failed (see `FailedCall`). */
export type FromThread =
  | { call: number; name: "see" | "act"; given: unknown[] }
  | { page: PlainPage }
  | { report: number | Error }
  | { failure: number | Error };

/** The desk's reply to a call: a value, an answer, one that it threw, or nothing when it failed. */
export type ToThread = { call: number } & (
  | { value: unknown }
  | { answer: PlainPage }
  | { thrown: PlainPage }
  | { failed: true }
);

/** A log message from the thread. */
export type ThreadNote = { facts: object; words: string };

/** A failed desk call, by its number: the error itself, with its log details, stays where the log is. */
class FailedCall extends Error {
  readonly call: number;

  constructor(call: number) {
    super("The desk could not do it.");
    this.call = call;
  }
}

/**
 * Makes the pages that arrive through `orders`, for as long as that is open. It has no store and no settings: for everything a
 * page shows or does, it asks the desk, at the other end of the page's port.
 *
 * @param key where the pages find the desk
 */
export function servePages(orders: MessagePort, handle: RouteHandler, key: RouterContext<DeskRequest>): void {
  redirectConsoleToLog({ warn: (facts, words) => orders.postMessage({ facts, words } satisfies ThreadNote) });
  orders.on("message", async ({ request, nonce, port }: PageOrder) => {
    const tell = (said: FromThread) => port.postMessage(said);
    const leaving = new AbortController();
    port.once("close", () => leaving.abort());
    const desk = { ...callDesk(port, tell), nonce, reportError: (error: unknown) => tell({ report: sendable(error) }) };
    try {
      tell({ page: await plainPage(await handle(request, leaving.signal, (provider) => provider.set(key, desk))) });
    } catch (error) {
      tell({ failure: sendable(error) });
    }
  });
}

function callDesk(port: MessagePort, tell: (said: FromThread) => void): Pick<DeskRequest, "see" | "act"> {
  const waiting: PromiseWithResolvers<unknown>[] = [];
  port.on("message", (told: ToThread) => {
    const asked = waiting[told.call];
    if ("value" in told) asked?.resolve(told.value);
    else if ("answer" in told) asked?.resolve(responseOf(told.answer));
    else asked?.reject("thrown" in told ? responseOf(told.thrown) : new FailedCall(told.call));
  });
  const caller =
    (name: "see" | "act") =>
    (...given: unknown[]) => {
      const asked = Promise.withResolvers<unknown>();
      tell({ call: waiting.push(asked) - 1, name, given });
      return asked.promise;
    };
  return { see: caller("see") as DeskRequest["see"], act: caller("act") as DeskRequest["act"] };
}

/** An error may carry values that can't be sent to another thread; a failed call is named by its number. */
function sendable(error: unknown): number | Error {
  if (error instanceof FailedCall) return error.call;
  if (!(error instanceof Error)) return new Error(`A page threw a ${typeof error}.`);
  return Object.assign(new Error(error.message), { stack: error.stack });
}

/** Takes an answer apart, to send it to another thread. */
export async function plainPage(response: Response): Promise<PlainPage> {
  return { status: response.status, headers: [...response.headers], body: await response.bytes() };
}

/** Rebuilds an answer that came from another thread. */
export function responseOf({ status, headers, body }: PlainPage): Response {
  return new Response(body.length > 0 ? body : null, { status, headers });
}
