import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtFiles, sendRaw, serveForTest } from "#test/http.ts";

const home = builtFiles["index.html"];

/** The body as it was sent; `fetch` would decode it. */
async function getBytes(url: string, path: string, headers: string): Promise<{ head: string; body: Buffer }> {
  const answer = Buffer.from(
    await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`),
    "latin1",
  );
  const end = answer.indexOf("\r\n\r\n");
  return { head: answer.subarray(0, end).toString(), body: answer.subarray(end + 4) };
}

test("sends a page in the best encoding that the visitor accepts", async () => {
  const { url } = await serveForTest();
  const br = await getBytes(url, "/", "Accept-Encoding: gzip, deflate, br\r\n");
  const gzip = await getBytes(url, "/", "Accept-Encoding: gzip\r\n");
  const plain = await getBytes(url, "/", "");

  expect(br.head).toContain("Content-Encoding: br");
  expect(brotliDecompressSync(br.body).toString()).toBe(home);
  expect(gzip.head).toContain("Content-Encoding: gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(home);
  expect(plain.head).not.toContain("Content-Encoding");
  expect(plain.body.toString()).toBe(home);
  for (const { head } of [br, gzip, plain]) expect(head).toContain("Vary: Accept-Encoding");
});

test("serves a directory's page at its name without a slash, whatever the query", async () => {
  const { url } = await serveForTest();
  const answer = await fetch(`${url}/get-started?utm_source=mail`, { redirect: "manual" });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe(builtFiles["get-started/index.html"]);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ["/get-started/?a=1&b=/", "/get-started?a=1&b=/"],
  ["/Get-Started", "/get-started"],
  ["/404/", "/404"],
])("redirects %s to the page's one address", async (from, to) => {
  const { url } = await serveForTest();
  const answer = await fetch(url + from, { redirect: "manual" });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("location")).toBe(to);
});

test("never redirects to another site", async () => {
  const { url } = await serveForTest();
  for (const path of ["//evil.example/", "//evil.example/get-started/", "/\\evil.example/"]) {
    expect(await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).not.toMatch(
      /\nlocation:/i,
    );
  }
});

test("answers 304 to a visitor who has the page in that encoding, even when a proxy weakened the tag", async () => {
  const { url } = await serveForTest();
  const get = (headers: Record<string, string>) => fetch(url, { headers });
  const tag = (await get({ "Accept-Encoding": "br" })).headers.get("etag") ?? "";
  const plainTag = (await get({ "Accept-Encoding": "identity" })).headers.get("etag") ?? "";

  expect(plainTag).not.toBe(tag);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
    const answer = await get({ "Accept-Encoding": "br", "If-None-Match": known });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe(tag);
    expect(answer.headers.get("content-type")).toBeNull();
    expect(await answer.text()).toBe("");
  }
  expect((await get({ "Accept-Encoding": "br", "If-None-Match": plainTag })).status).toBe(200);
});

test("answers HEAD like GET, without the body", async () => {
  const { url } = await serveForTest();
  const headers = { "Accept-Encoding": "br" };
  const [get, head] = [await fetch(url, { headers }), await fetch(url, { method: "HEAD", headers })];
  // The client itself asks to close the connection after HEAD.
  const own = ["date", "connection", "keep-alive"];
  const comparable = (answer: Response) => [...answer.headers].filter(([name]) => !own.includes(name));
  expect(head.status).toBe(200);
  expect(comparable(head)).toEqual(comparable(get));
  expect(await head.text()).toBe("");
});

test("lets browsers keep hashed files for good and others for an hour", async () => {
  const { url } = await serveForTest();
  const rule = async (path: string) => (await fetch(url + path)).headers.get("cache-control");
  expect(await rule("/assets/app-Ab12Cd34.js")).toBe("public, max-age=31536000, immutable");
  expect(await rule("/robots.txt")).toBe("public, max-age=3600");
});

test("sends a long file as it was built, in each encoding", async () => {
  const { url } = await serveForTest();
  const path = "/assets/figures-Ij90Kl12.js";
  const plain = await getBytes(url, path, "");
  const gzip = await getBytes(url, path, "Accept-Encoding: gzip\r\n");
  expect(gzip.body.length).toBeGreaterThan(16 * 1024);
  expect(gzip.head).toContain(`Content-Length: ${gzip.body.length}`);
  for (const body of [plain.body, gunzipSync(gzip.body)])
    expect(body.toString()).toBe(builtFiles["assets/figures-Ij90Kl12.js"]);
});

test("sends fonts uncompressed and without Vary", async () => {
  const { url } = await serveForTest();
  const font = await fetch(`${url}/assets/letters-Ef56Gh78.woff2`);
  expect(font.headers.get("content-type")).toBe("font/woff2");
  expect(font.headers.get("vary")).toBeNull();
});

test("finds a file whose name is percent-encoded in requests", async () => {
  const { url } = await serveForTest();
  expect(await (await fetch(`${url}/a%20name.txt`)).text()).toBe("spaced");
});

test.each([
  "/../server/index.js",
  "/..%2fserver%2findex.js",
  "/%2e%2e/server/index.js",
  "/assets/../../package.json",
  "/index.html%00.txt",
  "/%00",
  "/%",
  "/%zz%c3",
  "/.env",
  "/.vite/manifest.json",
  "/index.html.br",
  "/get-started/index.html",
  "/__proto__",
  "/constructor",
])("answers %s with the 404 page", async (path) => {
  const { url } = await serveForTest();
  const answer = await sendRaw(url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).toContain("404 - Page Not Found");
});

test("accepts a full URL as a path", async () => {
  const { url } = await serveForTest();
  const answer = await sendRaw(url, "GET http://x/robots.txt?a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(answer).toContain(builtFiles["robots.txt"]);
});

test("refuses a target that isn't a path", async () => {
  const { url } = await serveForTest();
  const answer = await sendRaw(url, "GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("sends the security headers with pages, files, 304s and misses", async () => {
  const { url } = await serveForTest();
  const answers = [
    await fetch(url),
    await fetch(`${url}/robots.txt`),
    await fetch(url, { headers: { "If-None-Match": "*" } }),
    await fetch(`${url}/nowhere`),
    await fetch(`${url}/healthz`),
    await fetch(`${url}/made-here`),
    await fetch(`${url}/functions/v1/send-form-notification`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 304, 404, 200, 200, 405]);
  for (const { headers } of answers) {
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  }
});
