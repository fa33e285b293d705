import { inTurns } from "./hostile-forms.ts";
import { rawRequest, sendRaw } from "./raw-http.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

/* Requests that are broken in every way, each with a marker in place of a token, an address or anything someone typed. */

/** None of our answers contains it, and no line of the log may. */
const marker = "zq7Marker9kx";
const token = `01997a00-0000-7000-8000-${marker}.${`${marker}${"A".repeat(43)}`.slice(0, 43)}`;

export const form = { "Content-Type": "application/x-www-form-urlencoded" };
export const json = { "Content-Type": "application/json" };
export const call = "/functions/v1/send-form-notification";

/** Addresses that carry people's tokens, and those of routes, files and calls. */
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
/** Input that breaks a decoder, a router or a pattern. */
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
    "/call.ics%",
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

/** Each header that anything here reads, or that is usually logged. It gets the marker. */
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
export const posts = [
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

const consented = `cookie-choice=1.${"0".repeat(32)}.analytics.marketing`;

export const hostileRequests = [
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

/** Sends requests to a site that logs all it can: it answers, keeps running, and logs nothing that was in them. */
export async function expectNothingInLog(site: Site, requests: readonly string[]): Promise<void> {
  const statuses = new Set<number>();
  await inTurns(requests, async (request) => {
    const { status } = await sendRaw(site, request);
    statuses.add(status);
    // 0: cut off in the middle of a request that never ends.
    expect(status, request.slice(0, 200)).toBeLessThan(500);
  });
  for (const status of [200, 400, 404, 422]) expect([...statuses]).toContain(status);
  const lines = site.log.split("\n").filter(Boolean);
  expect(lines.length).toBeGreaterThan(requests.length / 2);
  // All of them come from the log: nothing else was printed.
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), msg: expect.any(String) });
  }
  expect(lines.filter((line) => line.toLowerCase().includes(marker.toLowerCase()))).toEqual([]);
  expect(lines.filter((line) => line.includes("library wrote"))).toEqual([]);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
}
