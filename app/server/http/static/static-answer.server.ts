import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedCodings } from "./accept-encoding.server.ts";
import type { StaticBody, StaticFile } from "./static-files.server.ts";

/** Sends a file from memory in the best coding the visitor takes, or 304 when the visitor has it already. */
export function answerStatic(
  request: IncomingMessage,
  response: ServerResponse,
  file: StaticFile,
  status: 200 | 404 = 200,
): void {
  const chosen = chooseBody(file, request.headers["accept-encoding"]);
  const known = request.headers["if-none-match"];
  if (known !== undefined && status === 200 && namesTag(known, chosen.etag)) {
    response.writeHead(304, chosen.notModifiedHeaders);
    response.end();
    return;
  }
  response.writeHead(status, chosen.headers);
  if (request.method === "HEAD") response.end();
  else response.end(chosen.bytes, "latin1");
}

function chooseBody(file: StaticFile, acceptEncoding: string | undefined): StaticBody {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const body = file[coding];
    if (body) return body;
  }
  // Everything was refused: the plain body helps more than an answer without one (RFC 9110 allows both).
  return file.identity;
}

/** Weak comparison, as RFC 9110 (13.1.2) asks: a proxy may have put `W/` in front. */
function namesTag(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch === "*" || ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
