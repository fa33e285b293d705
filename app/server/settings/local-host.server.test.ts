import { expect, test } from "vitest";
import { isLocalHost } from "./local-host.server.ts";

test.each(["localhost", "LocalHost", "127.0.0.1", "127.1.2.3", "::1", "[::1]", "/var/run/postgresql", ""])(
  "%j is this machine",
  (host) => expect(isLocalHost(host)).toBe(true),
);

test.each(["db", "10.0.0.1", "127.0.0.1.evil.example", "localhost.example", "::2", "mail.example", "0.0.0.0"])(
  "%j is another",
  (host) => expect(isLocalHost(host)).toBe(false),
);
