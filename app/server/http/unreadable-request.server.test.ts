import { expect, test } from "vitest";
import { sendRaw, serveForTest } from "#test/http.ts";

const call = "POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

test.each([
  ["bytes that aren't HTTP", "\u0016\u0003\u0001 hello\r\n\r\n", 400, "bad-request"],
  ["an unknown method", "FROB / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad-request"],
  ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "bad-request"],
  ["a host that isn't one", "POST /x HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, "bad-request"],
  ["no path", "GET nowhere HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400, "bad-request"],
  ["two lengths", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400, "bad-request"],
  ["broken chunks", `${call}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400, "bad-request"],
  ["a proxy's request", "CONNECT other.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", 405, "method-not-allowed"],
  ["endless headers", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"x".repeat(20_000)}\r\n\r\n`, 431, "headers-too-large"],
  ["headers that stop", "GET / HTTP/1.1\r\nHost: x\r\n", 408, "too-slow"],
  ["a body that stops", `${call}Content-Length: 9\r\n\r\n{`, 408, "too-slow"],
])("answers %s with a small error page, and one line in the log", async (_what, sent, status, code) => {
  const timeouts = { headersMs: 200, requestMs: 200, silenceMs: 5000, checkMs: 50 };
  const { url, logged } = await serveForTest({ timeouts });
  const answer = await sendRaw(url, sent);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/X-Content-Type-Options: nosniff/i);
  expect(body).toContain("<h1>That did not work</h1>");
  expect(Buffer.byteLength(body)).toBeLessThan(1024);
  const requestId = /X-Request-Id: (\S+)/i.exec(head)?.[1];
  expect(logged).toEqual([expect.objectContaining({ level: 30, msg: "request refused", requestId, status, code })]);
});

test("answers a client with an unknown expectation like any other", async () => {
  const { url } = await serveForTest();
  const answer = await sendRaw(url, "GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ["Host", "Host: x\r\nHost: evil.example"],
  ["Host in another case", "Host: x\r\nhOST: x"],
  ["Content-Length", "Host: x\r\nContent-Length: 0\r\nContent-Length: 0"],
  ["Content-Type", "Host: x\r\nContent-Type: text/plain\r\nContent-Type: application/json"],
  ["Transfer-Encoding", "Host: x\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked"],
])("refuses a second %s at any path, and closes the connection", async (_name, headers) => {
  const { url, logged } = await serveForTest();
  for (const path of ["/", "/made-here", "/nowhere", "/functions/v1/form-token", "/healthz"]) {
    const [head = "", body = ""] = (await sendRaw(url, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)).split("\r\n\r\n");
    expect(head, path).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/X-Content-Type-Options: nosniff/i);
    expect(head).toMatch(/Connection: close/i);
    expect(body).toContain("That did not work");
  }
  expect(logged.map(({ status, code }) => [status, code])).toEqual(Array(5).fill([400, "bad-request"]));
  expect(JSON.stringify(logged)).not.toContain("evil");
});
