import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createWebhookPost, isPublicAddress, type Resolve } from "./post-webhook.server.ts";

const secret = "not used here";
const never = new AbortController().signal;
const inside = { address: "127.0.0.1", family: 4 };
const outside = { address: "8.8.8.8", family: 4 };

async function listen(listener: RequestListener) {
  const asked = vi.fn();
  const server = createServer((request, response) => {
    asked(request.headers.host, request.url);
    listener(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { port: (server.address() as AddressInfo).port, asked };
}

function post(url: string, allowsPrivate: boolean, resolve?: Resolve, signal: AbortSignal = never) {
  return createWebhookPost({ url, secret, allowsPrivate }, resolve)({}, "{}", signal);
}

test.each([
  "https://127.0.0.1/",
  "https://localhost/",
  "https://2130706433/",
  "https://0177.0.0.1/",
  "https://0x7f.1/",
  "https://127.1/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[fe80::1]/",
  "https://169.254.169.254/latest/meta-data/",
  "https://10.0.0.1/",
  "https://0.0.0.0/",
  // Full-width digits, which the URL parser reads as 127.0.0.1.
  "https://１２７.0.0.1/",
])("sends nothing to %s", async (url) => {
  await expect(post(url, false)).rejects.toMatchObject({ code: "EPRIVATE" });
});

test("sends nothing without TLS unless the settings allow it", async () => {
  await expect(post("http://hook.example/", false, async () => [outside])).rejects.toMatchObject({ code: "EPRIVATE" });
});

test("sends nothing to a host name if any of its addresses is private, or if it has none", async () => {
  const { port, asked } = await listen((_request, response) => response.end());
  for (const addresses of [[inside], [outside, inside], []]) {
    const attempt = post(`https://hook.example:${port}/`, false, async () => addresses);
    await expect(attempt).rejects.toMatchObject({ code: "EPRIVATE" });
  }
  expect(asked).not.toHaveBeenCalled();
});

test("looks a name up once for each send and connects only to the address it checked", async () => {
  const { port, asked } = await listen((_request, response) => response.writeHead(204).end());
  const resolve = vi.fn<Resolve>(async () => [inside]);
  const send = createWebhookPost({ url: `http://hook.example:${port}/a?b`, secret, allowsPrivate: true }, resolve);
  expect(await send({}, "{}", never)).toEqual({ status: 204, retryAfter: undefined });
  expect(resolve.mock.calls).toEqual([["hook.example"]]);
  expect(asked).toHaveBeenCalledWith(`hook.example:${port}`, "/a?b");
  resolve.mockResolvedValue([]);
  await expect(send({}, "{}", never)).rejects.toMatchObject({ code: "EPRIVATE" });
});

test("does not follow a redirect", async () => {
  const { port, asked } = await listen((_request, response) =>
    response.writeHead(307, { Location: "http://127.0.0.1:1/" }).end(),
  );
  expect(await post(`http://127.0.0.1:${port}/`, true)).toMatchObject({ status: 307 });
  expect(asked).toHaveBeenCalledTimes(1);
});

test("reads the status of an answer that never ends, then hangs up", async () => {
  const hungUp = Promise.withResolvers<void>();
  const { port } = await listen((_request, response) => {
    response.writeHead(200);
    const flood = setInterval(() => response.write("x".repeat(16 * 1024)), 1);
    response.on("close", () => {
      clearInterval(flood);
      hungUp.resolve();
    });
  });
  expect(await post(`http://127.0.0.1:${port}/`, true)).toMatchObject({ status: 200 });
  await hungUp.promise;
});

test("stops at its time limit while it waits for the answer or the name lookup", async () => {
  const { port } = await listen(() => {});
  const name = expect.stringMatching(/Abort|Timeout/);
  await expect(post(`http://127.0.0.1:${port}/`, true, undefined, AbortSignal.timeout(50))).rejects.toMatchObject({
    name,
  });
  const silent: Resolve = () => new Promise(() => {});
  await expect(post("http://hook.example/", true, silent, AbortSignal.timeout(50))).rejects.toMatchObject({ name });
});

test.each(["8.8.8.8", "1.1.1.1", "100.63.255.255", "172.32.0.1", "192.0.1.1", "2606:4700:4700::1111", "2a00:1450::1"])(
  "%s is public",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "0.0.0.0",
  "10.1.2.3",
  "100.100.100.200",
  "127.0.0.1",
  "127.8.8.8",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "203.0.113.7",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::127.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "::ffff:a00:1",
  "64:ff9b::a00:1",
  "fc00::1",
  "fd00:ec2::254",
  "fe80::1",
  "fe80::1%eth0",
  "ff02::1",
  "2001::1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "0177.0.0.1",
  "2130706433",
  "",
])("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
