import { expect, test } from "vitest";
import type { PolicyAddresses } from "#config/content-policy.ts";
import { securityHeaders } from "./security-headers.server.ts";

const own = { bookingUrl: "/book", functionsUrl: "", leadTrackingSrc: "" };

function policy(addresses: PolicyAddresses): string {
  const headers = securityHeaders({ siteUrl: "http://localhost:3000", ...addresses });
  return headers[headers.indexOf("Content-Security-Policy") + 1] ?? "";
}

test("lets pages frame and call only our origin", () => {
  expect(policy(own)).toContain("frame-src 'self';");
  expect(policy(own)).toContain("connect-src 'self';");
});

test("lets pages frame and call the origins of addresses in the settings", () => {
  const foreign = policy({
    bookingUrl: "https://book.example/us?x=1",
    functionsUrl: "https://back.example:8443/base",
    leadTrackingSrc: "https://track.example/t.js?id=1",
  });
  expect(foreign).toContain("frame-src 'self' https://book.example;");
  expect(foreign).toContain("connect-src 'self' https://back.example:8443 https://track.example;");
  expect(foreign).toContain("img-src 'self' data: https://track.example;");
});

test("asks browsers for TLS only when the site's address has TLS", () => {
  expect(securityHeaders({ ...own, siteUrl: "https://keys.example" })).toContain("Strict-Transport-Security");
  expect(securityHeaders({ ...own, siteUrl: "http://localhost:3000" })).not.toContain("Strict-Transport-Security");
});
