/**
 * A thousand requests of visitors, caches and robots to the site: each kind with its share, the status that its
 * answers have, and the requests to draw from. In these, `countMark` stands for a number that no other request has.
 */
import { exampleLead } from "./leads/example-lead.mjs";

export const countMark = "00000000";

const pages = [
  "/",
  "/get-started",
  "/how-it-works",
  "/faq",
  "/blog",
  "/calculators",
  "/calculators/monthly-payment",
  "/guides/conventional-or-fha",
  "/reports/loan-limits",
  "/privacy",
];
/** Requests that browsers send, and those that a robot makes up each time. */
const codings = { br: "gzip, deflate, br, zstd", gzip: "gzip, deflate", identity: `identity, x-${countMark}` };

export async function visitorMix(url) {
  const known = await Promise.all(pages.map(async (path) => [path, await tagOf(url + path)]));
  const assets = await assetsOf(`${url}/get-started`);
  const leads = "/functions/v1/send-form-notification";
  return [
    { kind: "pages in brotli", share: 300, status: 200, requests: pages.map((path) => get(path, codings.br)) },
    { kind: "pages in gzip", share: 130, status: 200, requests: pages.map((path) => get(path, codings.gzip)) },
    {
      kind: "pages as they are, from campaigns",
      share: 50,
      status: 200,
      requests: pages.map((path) => get(`${path}?utm_campaign=${countMark}`, codings.identity)),
    },
    {
      kind: "pages that the visitor has",
      share: 150,
      status: 304,
      requests: known.map(([path, tag]) => get(path, codings.br, { "If-None-Match": tag })),
    },
    { kind: "scripts and fonts", share: 220, status: 200, requests: assets.map((path) => get(path, codings.br)) },
    { kind: "HEAD", share: 40, status: 200, requests: pages.map((path) => ({ ...get(path), method: "HEAD" })) },
    // Ranges are not served; a request for one gets the whole file, as RFC 9110 (14.2) allows.
    { kind: "Range", share: 40, status: 200, requests: assets.map((path) => get(path, "", { Range: "bytes=0-99" })) },
    { kind: "paths that are not there", share: 50, status: 404, requests: [get(`/lost/${countMark}`, codings.br)] },
    {
      kind: "pages made on request",
      share: 10,
      status: 200,
      requests: [
        get("/places/arizona/maricopa-county", codings.br),
        get(`/search?q=down+payment+${countMark}`, codings.br),
        get("/calculators/monthly-payment?price=265000", codings.gzip),
      ],
    },
    {
      kind: "leads that are refused",
      share: 10,
      status: 422,
      requests: [{ method: "POST", path: leads, ...json({ ...exampleLead, email: `bench-${countMark}` }) }],
    },
  ];
}

function get(path, coding = "", headers = {}) {
  return { method: "GET", path, headers: { ...(coding && { "Accept-Encoding": coding }), ...headers }, body: "" };
}

function json(value) {
  const body = JSON.stringify(value);
  return { headers: { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) }, body };
}

async function tagOf(url) {
  const answer = await fetch(url, { headers: { "Accept-Encoding": codings.br } });
  return answer.headers.get("etag") ?? "";
}

async function assetsOf(url) {
  const page = await (await fetch(url)).text();
  return [...new Set([...page.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path))];
}
