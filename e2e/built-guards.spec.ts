import { inTurns } from "./support/hostile-forms.ts";
import { call, expectNothingInLog, form, hostileRequests, json, posts } from "./support/hostile-requests.ts";
import { missingHeaders, rawRequest, sendRaw } from "./support/raw-http.ts";
import { expect, test } from "./support/test.ts";

// The site's guards are tested in the bundler's output: a bundler has dropped a guard before.

test("The log never holds anything from a path, query, header or body, however broken the request was", async ({
  newSite,
}) => {
  const site = await newSite({ LOG_LEVEL: "trace", TRUST_PROXY: "1" });
  // Some of each kind; `npm run prove` sends all of them, on each database.
  await expectNothingInLog(
    site,
    hostileRequests.filter((_, index) => index % 11 === 0),
  );
});

test("Every kind of response has the security headers", async ({ newSite }) => {
  const site = await newSite({ PAGES_PER_IP_PER_MINUTE: "5" });
  const large = "x".repeat(20_000);
  const kinds: [what: string, status: number, request: string][] = [
    ["a page", 200, rawRequest("GET", "/faq")],
    ["a file", 200, rawRequest("GET", "/robots.txt")],
    ["a page made on request", 200, rawRequest("GET", "/search?q=fha")],
    ["data made on request", 200, rawRequest("GET", "/place-data/zips/850")],
    ["a page's data", 200, rawRequest("GET", "/book.data")],
    ["health", 200, rawRequest("GET", "/healthz")],
    ["a token for a form", 200, rawRequest("GET", "/functions/v1/form-token?form=contact")],
    ["the banner's style sheet", 200, rawRequest("GET", "/functions/v1/cookie-banner.css")],
    ["another spelling of an address", 308, rawRequest("GET", "/FAQ/")],
    ["a redirect after a form", 303, rawRequest("POST", "/cookies", form, "choice=essential")],
    ["a missing page", 404, rawRequest("GET", "/nowhere")],
    ["a missing page with a broken path", 404, rawRequest("GET", "/booking/a%")],
    ["a page that only `npm run dev` has", 404, rawRequest("GET", "/dev/emails")],
    ["a made-up link", 404, rawRequest("GET", "/booking/a.b")],
    ["a place that does not exist", 404, rawRequest("GET", "/place-data/counties/00000")],
    ["too many pages", 429, rawRequest("GET", "/search?q=va")],
    ["the wrong method", 405, rawRequest("DELETE", "/get-started")],
    ["the wrong method for a call", 405, rawRequest("GET", call)],
    ["another site's form", 403, rawRequest("POST", "/contact", { ...form, Origin: "https://other.example" }, "a=1")],
    ["the wrong type", 415, rawRequest("POST", "/contact", json, "{}")],
    ["the wrong type for a call", 415, rawRequest("POST", call, form, "a=1")],
    ["broken JSON", 400, rawRequest("POST", call, json, "{")],
    ["a form with mistakes", 422, rawRequest("POST", "/contact", form, "email=a")],
    ["a large form", 413, rawRequest("POST", "/contact", form, large.repeat(14))],
    ["a large call", 413, rawRequest("POST", call, json, large)],
    ["no Host header", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two Host headers", 400, rawRequest("GET", "/", { host: "evil.example" })],
    ["a request that is not HTTP", 400, "\u0016\u0003\u0001 hello\r\n\r\n"],
    ["large headers", 431, rawRequest("GET", "/", { "X-Long": large })],
    ["a proxy's method", 405, "CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ];
  for (const [what, status, request] of kinds) {
    const answer = await sendRaw(site, request);
    expect(answer.status, what).toBe(status);
    expect(missingHeaders(answer), what).toEqual([]);
  }
});

test("The server refuses a body over 16 KB, or over 256 KB for a form, with or without an announced length", {
  tag: "@prove",
}, async ({ newSite }) => {
  const site = await newSite();
  for (const path of posts) {
    const large = "x".repeat((path.startsWith("/functions/") ? 17 : 257) * 1024);
    const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
    const type = path === call ? json : path.startsWith("/functions/") ? { "Content-Type": "text/plain" } : form;
    if ((await sendRaw(site, rawRequest("POST", path, type, "a=1"))).status === 405) continue;
    const announced = await sendRaw(site, rawRequest("POST", path, type, large));
    expect(announced.status, `${path}, with its length announced`).toBe(413);
    const head = rawRequest("POST", path, { ...type, "Transfer-Encoding": "chunked" });
    expect((await sendRaw(site, head + chunk)).status, `${path}, in chunks`).toBe(413);
  }
});

test("A request that can be read in two ways is refused, and its connection is closed", { tag: "@prove" }, async ({
  newSite,
}) => {
  const site = await newSite();
  const twice = [
    ["Host: localhost", "Host: evil.example"],
    ["Host: localhost", "hOsT: localhost"],
    ["Host: localhost", "Content-Length: 3", "Content-Length: 3"],
    ["Host: localhost", "Content-Length: 3", "Transfer-Encoding: chunked"],
    ["Host: localhost", "Transfer-Encoding: chunked", "Transfer-Encoding: chunked"],
    ["Host: localhost", "Content-Type: application/json", "Content-Type: text/plain"],
  ];
  for (const headers of twice) {
    for (const path of ["/", "/search?q=a", call, "/nowhere", "/healthz"]) {
      const first = `POST ${path} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`;
      const smuggled = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      const answer = await sendRaw(site, first + smuggled);
      expect(answer.status, `${headers.join(", ")} to ${path}`).toBe(400);
      expect(answer.headers.get("connection")).toBe("close");
      expect(answer.body).not.toContain('{"ok":true}');
    }
  }
});

test("Pages made on request are limited per address and say when to come back; prerendered ones are not", async ({
  newSite,
}) => {
  const site = await newSite({ TRUST_PROXY: "1", PAGES_PER_IP_PER_MINUTE: "120" });
  const made = [
    "/search?q=fha",
    "/places/arizona",
    "/place-data/zips/850",
    "/calculators/affordability?income=1",
    "/book",
  ];
  const ask = (path: string, address: string) => sendRaw(site, rawRequest("GET", path, { "X-Forwarded-For": address }));
  const paths = Array.from({ length: 120 }, (_, n) => made[n % made.length] ?? "");
  await inTurns(paths, async (path) => expect((await ask(path, "192.0.2.1")).status, path).toBe(200));
  for (const path of made) {
    const refused = await ask(path, "192.0.2.1");
    expect(refused.status, path).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(refused.body).toContain("One moment, please");
  }
  for (const path of ["/", "/faq", "/assistance-finder", "/robots.txt"]) {
    expect((await ask(path, "192.0.2.1")).status, path).toBe(200);
  }
  expect((await ask("/search?q=fha", "192.0.2.2")).status).toBe(200);
});
