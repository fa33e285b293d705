import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { serveForTest } from "#test/http.ts";

async function connectTo(url: string) {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  return socket;
}

test("a stop doesn't wait for a connection that a browser opened but never used", async () => {
  const { url, stop } = await serveForTest();
  const unused = await connectTo(url);
  const closed = once(unused, "close");
  expect(await stop()).toBe(true);
  await closed;
});

test("a stop cuts off a request under way only when its time is up", async () => {
  const { url, stop } = await serveForTest({ stopTimes: { graceMs: 20, limitMs: 200 } });
  const begun = await connectTo(url);
  begun.write("POST /functions/v1/send-form-notification HTTP/1.1\r\nHost: x\r\n");
  const closed = once(begun, "close");
  expect(await stop()).toBe(false);
  await closed;
});
