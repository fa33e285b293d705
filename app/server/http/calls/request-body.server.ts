import type { IncomingMessage } from "node:http";
import { AppError } from "#app/server/report/app-error.server.ts";

/** The largest body of any request, in bytes. */
const bodyLimitBytes = 16 * 1024;

/** The visitor left before the whole body had come: there is nobody to answer. */
export class RequestAborted extends Error {}

/** How much of a body that is too large anyway is read on, so that its sender gets to the answer; then we hang up. */
const patienceBytes = 1024 * 1024;

/**
 * Reads a body of at most `bodyLimitBytes`; throws `too-large` as soon as more is announced or has come, and
 * `RequestAborted` when the connection ends early.
 */
export function readBody(request: IncomingMessage): Promise<Buffer> {
  // Nothing was announced, so the server has ended the stream already, and it says no more.
  if (request.readableEnded) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > bodyLimitBytes) reject(tooLarge());
    const chunks: Buffer[] = [];
    let size = 0;
    request
      .on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size <= bodyLimitBytes) chunks.push(chunk);
        else reject(tooLarge());
        if (size > patienceBytes) request.socket.destroySoon();
      })
      .on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
      .on("close", () => {
        // Every request closes at last; making an error with its stack each time would be felt.
        if (!request.readableEnded) reject(new RequestAborted());
      });
  });
}

function tooLarge(): AppError {
  return new AppError("too-large", "The request is larger than 16 KB.");
}

/** The media type without parameters, in lower case; "" when there is none. */
export function mediaType(request: IncomingMessage): string {
  return (request.headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
}
