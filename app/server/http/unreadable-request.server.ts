import { randomUUID } from "node:crypto";
import { type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Logger } from "pino";
import { AppError } from "#app/server/report/app-error.server.ts";
import { errorPage, writeFailure } from "./pages/failure.server.ts";
import { badRequest } from "./request/incoming-request.server.ts";

/**
 * Answers requests that Node could not read or did not get in time, and attempts to use the site as a proxy, with a
 * small page and one line in the log. Node has made no response object yet, so it writes to the connection and ends it.
 *
 * @param commonHeaders flat list of headers that every answer carries
 */
export function refuseUnreadable(server: Server, log: Logger, commonHeaders: string[]): void {
  const refuse = (socket: Socket, error: AppError) => {
    const { status, headers, body } = refusal(log, error);
    const own = { ...headers, "Content-Length": Buffer.byteLength(body), Connection: "close" };
    const all = [...commonHeaders, ...Object.entries(own).flat()];
    const lines = all.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    socket.destroySoon();
  };
  server.on("clientError", (fault: NodeJS.ErrnoException, socket) => {
    const error = errorOf(fault.code ?? "");
    // A client that left midway gets no answer.
    if (error && socket.writable) refuse(socket as Socket, error);
    else socket.destroy();
  });
  // Other expectations than 100-continue may be refused (RFC 9110, 10.1.1); Node would refuse them without our page.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  server.on("connect", (_request, socket) => {
    refuse(socket as Socket, new AppError("method-not-allowed", "This site is not a proxy."));
  });
}

/** Refuses a request with an important header twice. Its connection ends: whatever follows is just as doubtful. */
export function refuseDuplicateHeader(response: ServerResponse, log: Logger, commonHeaders: string[]): void {
  const { status, headers, body } = refusal(log, badRequest());
  const own = { ...headers, "Content-Length": String(Buffer.byteLength(body)), Connection: "close" };
  response.writeHead(status, [...commonHeaders, ...Object.entries(own).flat()]);
  response.end(body);
}

function refusal(log: Logger, error: AppError) {
  const requestId = randomUUID();
  writeFailure(log, { requestId }, error);
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Request-Id": requestId,
  };
  return { status: error.status, headers, body: errorPage(error) };
}

/** Null when the request is not at fault, as when a connection broke. */
function errorOf(code: string): AppError | null {
  if (code === "HPE_HEADER_OVERFLOW") return new AppError("headers-too-large", "The headers are larger than 16 KB.");
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return new AppError("too-large", "The request is larger than 16 KB.");
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new AppError("too-slow", "The request took too long to arrive.");
  return code.startsWith("HPE_") && code !== "HPE_INVALID_EOF_STATE" ? badRequest() : null;
}
