import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddress } from "./incoming-request.server.ts";

function request(remoteAddress: string | undefined, forwardedFor?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { "x-forwarded-for": forwardedFor } } as unknown as IncomingMessage;
}

test.each([
  ["ignores the header when no proxy is trusted", 0, "192.0.2.9", "192.0.2.1"],
  ["uses what the one proxy added", 1, "192.0.2.1", "203.0.113.7, 192.0.2.1"],
  ["uses what the outer of two proxies added", 2, "203.0.113.7", "198.51.100.1, 203.0.113.7, 192.0.2.1"],
  [
    "believes none of two entries when three proxies should have added one each",
    3,
    "192.0.2.9",
    "203.0.113.7, 192.0.2.1",
  ],
  ["believes no single entry when two proxies should have added one each", 2, "192.0.2.9", "203.0.113.7"],
  ["ignores an entry that isn't an address", 1, "192.0.2.9", "203.0.113.7, nonsense"],
  ["ignores an empty header", 1, "192.0.2.9", ""],
  ["works without the header", 1, "192.0.2.9", undefined],
  ["drops a port", 1, "203.0.113.7", "203.0.113.7:4711"],
  ["understands IPv6 with brackets and port", 1, "2001:db8::1", "[2001:DB8::1]:443"],
  ["understands IPv4 inside IPv6", 1, "203.0.113.7", "::ffff:203.0.113.7"],
])("%s", (_name, trustedProxies, expected, header) => {
  expect(clientAddress(request("::ffff:192.0.2.9", header), trustedProxies)).toBe(expected);
});

test("calls the address unknown when the connection is already gone", () => {
  expect(clientAddress(request(undefined), 0)).toBe("unknown");
});
