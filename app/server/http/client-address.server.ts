import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * The visitor's address: the socket's, or what the outermost trusted proxy wrote into `X-Forwarded-For`.
 *
 * @param trustedProxies how many proxies of ours are in front; each adds one entry at the right. Entries further left
 * are the visitor's own claims and are never believed. An entry that is no address is ignored.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = plainAddress(request.socket.remoteAddress ?? "") ?? "unknown";
  if (trustedProxies < 1) return peer;
  const header = request.headers["x-forwarded-for"];
  // Node joins repeated headers of this name in the order in which they came.
  const entries = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  return plainAddress(entries.at(-Math.min(trustedProxies, entries.length)) ?? "") ?? peer;
}

/** `[2001:db8::1]:443` → `2001:db8::1`, `::ffff:192.0.2.1` → `192.0.2.1`; null for what is no address. */
function plainAddress(text: string): string | null {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(address) === 0 ? null : address.toLowerCase();
}
