import type { IncomingMessage } from "node:http";

/** The path as it was asked for, without the query and not decoded. */
export function pathOf({ url = "" }: IncomingMessage): string {
  const query = url.indexOf("?");
  const target = query === -1 ? url : url.slice(0, query);
  // RFC 9112 (3.2.2): a server also takes a whole address, which clients send to proxies.
  return target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/]*/i, "") || "/";
}
