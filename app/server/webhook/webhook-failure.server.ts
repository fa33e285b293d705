import type { SendFailure } from "#app/server/outgoing/failed-send.server.ts";
import type { WebhookAnswer } from "./post-webhook.server.ts";

const longestAskedMs = 3600 * 1000;
/** Busy, or nobody behind the gateway: true of every event, so none of them is tried until later. */
const aboutReceiver = new Set([429, 502, 503, 504]);
/** The receiver says for good that it wants no more. */
const gone = 410;

/** What an answer means; null when the event was taken. */
export function failureOfAnswer({ status, retryAfter }: WebhookAnswer, nowMs: number): SendFailure | null {
  if (status >= 200 && status < 300) return null;
  const code = `HTTP ${status}`;
  if (!aboutReceiver.has(status)) return { scope: "item", isPermanent: status === gone, code };
  const waitMs = askedWaitMs(retryAfter, nowMs);
  return { scope: "transport", isPermanent: false, code, ...(waitMs > 0 && { waitMs }) };
}

/** Nobody answered: the way is closed. */
export function failureOfError(error: unknown): SendFailure {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const isLate = name === "AbortError" || name === "TimeoutError";
  const words = isLate ? "ETIMEDOUT" : typeof code === "string" ? code : "EUNKNOWN";
  return { scope: "transport", isPermanent: false, code: words };
}

/** `Retry-After` in milliseconds, at most an hour: seconds or a date (RFC 9110, 10.2.3); 0 for anything else. */
function askedWaitMs(retryAfter: string | undefined, nowMs: number): number {
  if (!retryAfter) return 0;
  const ms = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - nowMs;
  return Number.isNaN(ms) ? 0 : Math.min(Math.max(ms, 0), longestAskedMs);
}
