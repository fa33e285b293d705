import { describeOnEachDatabase } from "./support/databases.ts";
import { inTurns } from "./support/hostile-forms.ts";
import { type RawAnswer, rawRequest, sendRaw } from "./support/raw-http.ts";
import type { Site } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

// What guards the site is asked of what the bundler made of it: a bundler has dropped a guard before.

/** Stands for a token, an address, whatever someone typed. No answer of ours has it, and no line of the log may. */
const marker = "zq7Marker9kx";
const token = `01997a00-0000-7000-8000-${marker}.${`${marker}${"A".repeat(43)}`.slice(0, 43)}`;

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const json = { "Content-Type": "application/json" };
const call = "/functions/v1/send-form-notification";

/** Where people's tokens stand in addresses, and where routes, files and calls are. */
const starts = [
  ...[
    "/booking/",
    "/privacy-request/",
    "/newsletter/confirm/",
    "/newsletter/confirm?token=",
    "/newsletter/unsubscribe?token=",
  ],
  ...[
    "/newsletter/preferences?token=",
    "/book/details?",
    "/places/",
    "/places/arizona/",
    "/place-data/zips/",
    "/guides/",
  ],
  ...[
    "/search?q=",
    "/calculators/affordability?income=",
    "/get-started/",
    "/assets/",
    "/",
    "//",
    "/Booking/",
    "/%62ooking/",
  ],
  ...["/functions/v1/", "/functions/v1/form-token?form=", "/healthz/", "/book?start=", "http://other.example/booking/"],
];
/** What breaks a decoder, a router or a pattern. */
const ends = [
  ...[
    "",
    "%",
    "%zz",
    "%2",
    "%c0%af",
    "%e0%a4%a",
    "%00",
    "%2500",
    "%252f..",
    "/..%2f",
    "/move%",
    "/talk.ics%",
    ".data",
    "%.data",
  ],
  ...[
    ".data?_routes=%",
    "/%",
    ";%",
    "?%",
    "?token=%",
    "#%",
    "\\",
    "/move?%ff",
    "%u0041",
    "\u00ff",
    "{}",
    "[",
    "(?",
    "*",
    "$1",
  ],
];

function pathsWithMarker(): string[] {
  return starts.flatMap((start) => ends.map((end) => start + token + end));
}

/** The marker in each header that anything here reads, or that is written down elsewhere. */
const markedHeaders = [
  ...["Host", "Origin", "Referer", "User-Agent", "Cookie", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto"],
  ...["Accept", "Accept-Encoding", "Accept-Language", "If-None-Match", "Content-Type", "Authorization", "X-Request-Id"],
  ...["Range", "Expect", "Upgrade", "Transfer-Encoding", "Content-Length", "Forwarded", "Sec-GPC", marker],
];

const bodies: [headers: Record<string, string>, body: string][] = [
  [form, `email=${marker}&firstName=${marker}%zz&token=${token}`],
  [form, `intent=return&pause=${marker}&choice=${marker}&start=${marker}`],
  [json, `{"formName":"${marker}","email":"${marker}`],
  [json, `["${marker}"]`],
  [
    json,
    JSON.stringify({ formName: "Contact", firstName: marker, email: `${marker}@visitor.example`, message: marker }),
  ],
  [
    { "Content-Type": "multipart/form-data; boundary=a" },
    `--a\r\nContent-Disposition: form-data; name="${marker}"\r\n\r\n${marker}`,
  ],
  [{ "Content-Type": "text/plain" }, `/booking/${token}%`],
  [{ "Content-Type": "text/plain" }, JSON.stringify({ path: `/booking/${token}%`, values: { LCP: 1 } })],
];
const posts = [
  ...[
    call,
    "/functions/v1/cookie-choice",
    "/functions/v1/web-vitals",
    "/get-started",
    "/contact",
    "/newsletter",
    "/newsletter/leave",
    "/book",
  ],
  ...[
    "/book/details",
    "/cookies",
    "/ccpa",
    `/booking/${token}`,
    `/booking/${token}/move`,
    `/newsletter/confirm?token=${token}`,
  ],
  ...[
    `/newsletter/preferences?token=${token}`,
    `/newsletter/unsubscribe?token=${token}`,
    `/privacy-request/${token}`,
    "/faq",
  ],
];

describeOnEachDatabase("The log", (makeDatabase) => {
  test.setTimeout(180_000);

  test("never holds what was in a path, query, header or body, however it was broken", async ({ newSite }) => {
    const site = await newSite({ ...(await makeDatabase()), LOG_LEVEL: "trace", TRUST_PROXY: "1" });
    const consented = `cookie-choice=1.${"0".repeat(32)}.analytics.marketing`;
    const requests = [
      ...pathsWithMarker().map((path) => rawRequest("GET", path)),
      ...posts.flatMap((path) =>
        bodies.map(([headers, body]) => rawRequest("POST", path, { ...headers, Cookie: consented }, body)),
      ),
      ...markedHeaders.flatMap((name) =>
        ["/", "/search?q=a", "/nowhere", call, "/get-started"].flatMap((path) =>
          ["GET", "POST"].map((method) => rawRequest(method, path, { ...form, [name]: `https://${marker}/${token}%` })),
        ),
      ),
      ...["", " ", "\u0000", "%"].map((broken) => `${marker}${broken} /${marker} HTTP/9\r\n\r\n`),
      `CONNECT ${marker}:443 HTTP/1.1\r\nHost: ${marker}\r\n\r\n`,
      `GET /booking/${token}% HTTP/1.1\r\n\r\n`,
    ];
    expect(requests.length).toBeGreaterThan(900);
    const statuses = new Set<number>();
    await inTurns(requests, async (request) => {
      const { status } = await sendRaw(site, request);
      statuses.add(status);
      // 0: cut in the middle of a request that never ends.
      expect(status, request.slice(0, 200)).toBeLessThan(500);
    });
    for (const status of [200, 400, 404, 422]) expect([...statuses]).toContain(status);
    const lines = linesOf(site);
    expect(lines.length).toBeGreaterThan(500);
    // All of them are ours: nothing was printed past the log.
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
    expect(lines.filter((line) => line.toLowerCase().includes(marker.toLowerCase()))).toEqual([]);
    expect(lines.filter((line) => line.includes("library wrote"))).toEqual([]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  });
});

/** Nobody writes these one by one: whatever answers, they are there. */
const everyHeader = [
  ...["x-content-type-options", "referrer-policy", "x-frame-options", "permissions-policy", "content-security-policy"],
  ...["cross-origin-opener-policy", "cross-origin-resource-policy"],
];

test("Every kind of answer has the security headers", async ({ newSite }) => {
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
    ["the banner's sheet", 200, rawRequest("GET", "/functions/v1/cookie-banner.css")],
    ["another spelling", 308, rawRequest("GET", "/FAQ/")],
    ["a redirect of a form", 303, rawRequest("POST", "/cookies", form, "choice=essential")],
    ["a miss", 404, rawRequest("GET", "/nowhere")],
    ["a miss of a broken path", 404, rawRequest("GET", "/booking/a%")],
    ["a link that is not ours", 404, rawRequest("GET", "/booking/a.b")],
    ["a place that is none", 404, rawRequest("GET", "/place-data/counties/00000")],
    ["too many pages", 429, rawRequest("GET", "/search?q=va")],
    ["another method", 405, rawRequest("DELETE", "/get-started")],
    ["another method of a call", 405, rawRequest("GET", call)],
    ["a form from elsewhere", 403, rawRequest("POST", "/contact", { ...form, Origin: "https://other.example" }, "a=1")],
    ["another type", 415, rawRequest("POST", "/contact", json, "{}")],
    ["another type of a call", 415, rawRequest("POST", call, form, "a=1")],
    ["broken JSON", 400, rawRequest("POST", call, json, "{")],
    ["a form with mistakes", 422, rawRequest("POST", "/contact", form, "email=a")],
    ["a large form", 413, rawRequest("POST", "/contact", form, large)],
    ["a large call", 413, rawRequest("POST", call, json, large)],
    ["no host", 400, "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two hosts", 400, rawRequest("GET", "/", { host: "evil.example" })],
    ["no HTTP", 400, "\u0016\u0003\u0001 hello\r\n\r\n"],
    ["large headers", 431, rawRequest("GET", "/", { "X-Long": large })],
    ["a proxy's method", 405, "CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ];
  for (const [what, status, request] of kinds) {
    const answer = await sendRaw(site, request);
    expect(answer.status, what).toBe(status);
    expect(missingHeaders(answer), what).toEqual([]);
  }
});

test("No body above 16 KB is taken, by whatever way and length it comes", async ({ newSite }) => {
  const site = await newSite();
  const large = "x".repeat(17 * 1024);
  const chunk = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
  for (const path of posts) {
    const type = path === call ? json : path.startsWith("/functions/") ? { "Content-Type": "text/plain" } : form;
    if ((await sendRaw(site, rawRequest("POST", path, type, "a=1"))).status === 405) continue;
    const announced = await sendRaw(site, rawRequest("POST", path, type, large));
    expect(announced.status, `${path}, announced`).toBe(413);
    const head = rawRequest("POST", path, { ...type, "Transfer-Encoding": "chunked" });
    expect((await sendRaw(site, head + chunk)).status, `${path}, in chunks`).toBe(413);
  }
});

test("A request that can be read in two ways is refused, and its connection ends", async ({ newSite }) => {
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

test("Whoever never finishes the headers is told so and hung up on", async ({ newSite }) => {
  const site = await newSite();
  const startedAt = performance.now();
  const answer = await sendRaw(site, "GET / HTTP/1.1\r\nHost: localhost\r\nX-More: ");
  expect(answer.status).toBe(408);
  expect(missingHeaders(answer)).toEqual([]);
  // Not at once either: a phone in a tunnel has ten seconds.
  expect(performance.now() - startedAt).toBeGreaterThan(9_000);
});

test("Made pages are limited by address, and say when to come back; prerendered ones are not", async ({ newSite }) => {
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

function linesOf(site: Site): string[] {
  return site.log.split("\n").filter(Boolean);
}

function missingHeaders({ headers }: RawAnswer): string[] {
  return everyHeader.filter((name) => !headers.get(name));
}
