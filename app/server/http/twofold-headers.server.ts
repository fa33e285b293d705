import type { IncomingMessage } from "node:http";

/** What says whose page is asked for, and where a request ends: two of one kind, and two servers may read two requests. */
const single = new Set(["host", "content-length", "content-type", "transfer-encoding"]);

/** Whether a request has one of these headers twice. Node keeps the first and passes over the other in silence. */
export function hasTwofoldHeader({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    if (!single.has(name)) continue;
    if (seen.has(name)) return true;
    seen.add(name);
  }
  return false;
}
