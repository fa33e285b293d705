import type { IncomingMessage } from "node:http";

/** The path as it was asked for, without the query and not decoded. */
export function pathOf({ url = "" }: IncomingMessage): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}
