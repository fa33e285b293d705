import { once } from "node:events";
import { connect } from "node:net";
import type { Site } from "./site.ts";

/** An answer as it came over the wire, with header names in lower case. */
export type RawAnswer = { status: number; headers: Map<string, string>; body: string };

/**
 * Sends bytes as they are, which no HTTP client would, and returns what comes back until the server closes the
 * connection. The request should ask for that (`Connection: close`) or be refused.
 */
export async function sendRaw({ url }: Site, request: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  // The server may cut off a client in the middle of sending; anything that it answered before counts.
  socket.on("error", () => {});
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  await once(socket, "connect");
  socket.write(request);
  await new Promise((resolve) => socket.once("close", resolve));
  return parse(Buffer.concat(chunks).toString("latin1"));
}

/** A complete request with a host, which asks the server to close the connection. */
export function rawRequest(method: string, target: string, headers: Record<string, string> = {}, body = ""): string {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers }).map((pair) => pair.join(": "));
  if (body !== "") lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, "", body].join("\r\n");
}

function parse(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { status: Number(first.split(" ")[1] ?? 0), headers: new Map(pairs), body: rest.join("\r\n\r\n") };
}

/** Every answer has these, whichever part of the site gives it. */
const everyHeader = [
  ...["x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy", "content-security-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy"],
];

export function missingHeaders({ headers }: RawAnswer): string[] {
  return everyHeader.filter((name) => !headers.get(name));
}
