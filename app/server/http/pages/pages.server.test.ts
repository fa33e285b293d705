import { expect, test } from "vitest";
import type { RequestContext } from "#app/server/context.server.ts";
import { findRequestContext } from "#app/server/context.server.ts";
import { release } from "#app/server/database/release.server.ts";
import { builtFiles, fakeBuild, sendRaw, serveForTest } from "#test/http.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const post = (url: string, body: BodyInit, headers: Record<string, string> = form) =>
  fetch(url, { method: "POST", body, headers, redirect: "manual" });

test("shows the 404 page for an unknown path and logs only the path's shape", async () => {
  const { url, logged } = await serveForTest();
  const answer = await fetch(`${url}/lost/ada@example.com?phone=4805550142`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("404 - Page Not Found");
  expect(logged).toHaveLength(1);
  expect(logged[0]).toMatchObject({ msg: "not found", path: "/*/*", requestId: expect.any(String) });
});

test("never answers 304 for a page that doesn't exist", async () => {
  const { url } = await serveForTest();
  expect((await fetch(`${url}/nowhere`, { headers: { "If-None-Match": "*" } })).status).toBe(404);
});

test("answers /404 itself with 404 and logs no miss", async () => {
  const { url, logged } = await serveForTest();
  expect((await fetch(`${url}/404`)).status).toBe(404);
  expect(logged).toEqual([]);
});

test("answers the data of an unknown page with 404 and logs the miss", async () => {
  const { url, logged } = await serveForTest();
  expect((await fetch(`${url}/nowhere.data`)).status).toBe(404);
  expect(logged[0]).toMatchObject({ path: "/*" });
});

test("lets the router make a page that is not prerendered", async () => {
  const { url } = await serveForTest();
  const answer = await fetch(`${url}/made-here?x=1`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.text()).toBe("<h1>made by the router</h1>");
  expect((await fetch(`${url}/made-here`, { method: "HEAD" })).status).toBe(200);
});

test("runs a calculator on the numbers in its query, without storing or logging them", async () => {
  const { url, logged } = await serveForTest();
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, answer.headers.get("cache-control"), await answer.text()];
  };
  for (const asked of ["/calculators/sum?price=265000", "/calculators?price=265000"]) {
    expect(await get(asked)).toEqual([200, "no-store", "<h1>made by the router</h1>"]);
  }
  for (const plain of ["/calculators/sum", "/calculators/sum?", "/calculators"] as const) {
    const file = `${plain.replace("/", "").replace("?", "")}/index.html` as keyof typeof builtFiles;
    expect(await get(plain)).toEqual([200, "public, max-age=0, must-revalidate", builtFiles[file]]);
  }
  expect((await get("/calculators/none?price=265000"))[0]).toBe(404);
  expect(JSON.stringify(logged)).not.toContain("265000");
});

test("hands a form to the route's action, with the services and the visitor's address", async () => {
  const seen: { fields?: FormData; context?: RequestContext | null } = {};
  const build = fakeBuild(async ({ request, context }) => {
    seen.fields = await request.formData();
    seen.context = findRequestContext(context as never);
    return new Response(null, { status: 303, headers: { Location: "/form-success" } });
  });
  const { url } = await serveForTest({ build });
  const answer = await post(`${url}/get-started`, new URLSearchParams({ firstName: "Zoë & Co" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/form-success");
  expect(seen.fields?.get("firstName")).toBe("Zoë & Co");
  expect(seen.context).toMatchObject({ clientAddress: "127.0.0.1", requestId: answer.headers.get("x-request-id") });
});

test("accepts forms only from the site's pages, even behind a proxy that speaks HTTPS", async () => {
  const { url, logged } = await serveForTest({ environment: { TRUST_PROXY: "1" } });
  const send = async (headers: Record<string, string>) =>
    (await post(`${url}/get-started`, "a=1", { ...form, ...headers })).status;
  const here = new URL(url).host;
  expect(await send({})).toBe(200);
  expect(await send({ Origin: url })).toBe(200);
  expect(await send({ Origin: `https://${here}`, "X-Forwarded-Proto": "https" })).toBe(200);
  expect(await send({ Origin: "http://localhost:3000" })).toBe(200);
  expect(logged).toEqual([]);
  for (const Origin of ["https://evil.example", "null", "nonsense"]) expect(await send({ Origin })).toBe(403);
  expect(logged).toHaveLength(3);
  expect(logged[0]).toMatchObject({ msg: "request refused", code: "foreign-origin", status: 403 });
});

test("refuses other types of bodies with 415 and large ones with 413, both with a page", async () => {
  const { url, logged } = await serveForTest();
  const refused = await post(`${url}/get-started`, "{}", { "Content-Type": "application/json" });
  const large = await post(`${url}/get-started`, `message=${"x".repeat(256 * 1024)}`);
  expect([refused.status, large.status]).toEqual([415, 413]);
  for (const answer of [refused, large]) {
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toContain("That did not work");
  }
  expect(logged.map(({ status }) => status)).toEqual([415, 413]);
});

test.each([
  ["POST", "/", "GET, HEAD"],
  ["POST", "/made-here", "GET, HEAD"],
  ["POST", "/robots.txt", "GET, HEAD"],
  ["PUT", "/get-started", "GET, HEAD, POST"],
  ["OPTIONS", "/get-started", "GET, HEAD, POST"],
  ["POST", "/healthz", "GET, HEAD"],
])("refuses %s %s with 405", async (method, path, allow) => {
  const { url } = await serveForTest();
  const answer = await fetch(url + path, { method, ...(method === "POST" && { body: "a=1", headers: form }) });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe(allow);
});

test("answers a form sent to an unknown path with 404", async () => {
  const { url } = await serveForTest();
  expect((await post(`${url}/nowhere`, "a=1")).status).toBe(404);
});

test("is healthy exactly when a lead can be accepted", async () => {
  let able = true;
  const { url } = await serveForTest({ services: { canTakeLead: async () => able } });
  const healthy = await fetch(`${url}/healthz`);
  expect([healthy.status, await healthy.json()]).toEqual([200, { ok: true, release }]);
  expect((await fetch(`${url}/healthz`, { method: "HEAD" })).status).toBe(200);
  able = false;
  const ill = await fetch(`${url}/healthz`);
  expect([ill.status, await ill.json()]).toEqual([503, { ok: false, release }]);
});

test("refuses a broken Host header and endless headers", async () => {
  const { url } = await serveForTest();
  expect(await sendRaw(url, "POST /get-started HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1.1 400/,
  );
  const endless = `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${"x".repeat(20_000)}\r\n\r\n`;
  expect(await sendRaw(url, endless)).toMatch(/^HTTP\/1.1 431/);
});

test("closes a connection that sends no headers", async () => {
  const timeouts = { headersMs: 200, requestMs: 400, silenceMs: 5000, checkMs: 50 };
  const { url } = await serveForTest({ timeouts });
  expect(await sendRaw(url, "GET / HTTP/1.1\r\nHost: x\r\n")).toMatch(/^HTTP\/1.1 408/);
});

test("closes an idle connection", async () => {
  const timeouts = { headersMs: 5000, requestMs: 5000, silenceMs: 200, checkMs: 50 };
  const { url } = await serveForTest({ timeouts });
  expect(await sendRaw(url, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 200/);
});

test("treats a form without a body as empty", async () => {
  const build = fakeBuild(async ({ request }) => new Response(String([...(await request.formData())].length)));
  const { url } = await serveForTest({ build });
  const type = "Content-Type: application/x-www-form-urlencoded";
  const bare = `POST /get-started HTTP/1.1\r\nHost: x\r\n${type}\r\nConnection: close\r\n\r\n`;
  expect(await sendRaw(url, bare)).toMatch(/^HTTP\/1.1 200/);
});

test("makes the form and success pages on request only when a cookie carries data for them", async () => {
  const { url } = await serveForTest();
  const get = async (path: string, cookie: string) =>
    (await fetch(url + path, { headers: { Cookie: cookie, "If-None-Match": "*" } })).status;
  expect(await get("/get-started", "theme=dark; carried-contact=sealed")).toBe(200);
  expect(await get("/get-started", "__Host-carried-contact=sealed")).toBe(304);
  expect(await get("/get-started", "theme=dark")).toBe(304);
  expect(await get("/", "carried-contact=sealed")).toBe(304);
  expect(await get("/form-success", "theme=dark; sent=signed")).toBe(200);
  expect(await get("/form-success", "__Host-sent=signed")).toBe(304);
  expect(await get("/form-success", "theme=dark")).toBe(304);
});
