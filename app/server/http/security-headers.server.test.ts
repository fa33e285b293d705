import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.server.ts";

function policy(settings: { bookingUrl: string; functionsUrl: string }): string {
  const headers = securityHeaders({ siteUrl: "http://localhost:3000", ...settings });
  return headers[headers.indexOf("Content-Security-Policy") + 1] ?? "";
}

test("lets pages frame and call only ourselves", () => {
  const own = policy({ bookingUrl: "/book", functionsUrl: "" });
  expect(own).toContain("frame-src 'self';");
  expect(own).toContain("connect-src 'self';");
});

test("lets pages frame and call what the settings name, by origin", () => {
  const foreign = policy({ bookingUrl: "https://book.example/us?x=1", functionsUrl: "https://back.example:8443/base" });
  expect(foreign).toContain("frame-src 'self' https://book.example;");
  expect(foreign).toContain("connect-src 'self' https://back.example:8443;");
});

test("asks for TLS from then on where the site's address has it, and nowhere else", () => {
  const settings = { bookingUrl: "/book", functionsUrl: "" };
  expect(securityHeaders({ ...settings, siteUrl: "https://keys.example" })).toContain("Strict-Transport-Security");
  expect(securityHeaders({ ...settings, siteUrl: "http://localhost:3000" })).not.toContain("Strict-Transport-Security");
});
