import { expect, it, onTestFinished, vi } from "vitest";
import { type DeskNews, followDesk } from "./live-connection.ts";

/** As a browser's, with the events that a server would send. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  onerror = () => {};
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  send(name: string, data: string) {
    this.dispatchEvent(new MessageEvent(name, { data }));
  }
  refuse() {
    this.close();
    this.onerror();
  }
}

async function start(status: number) {
  Stream.opened = [];
  vi.stubGlobal("EventSource", Stream);
  vi.stubGlobal("fetch", async () => new Response(null, { status }));
  const heard: DeskNews[] = [];
  const stop = followDesk((news) => heard.push(news));
  onTestFinished(() => {
    stop();
    vi.unstubAllGlobals();
  });
  await vi.waitFor(() => expect(Stream.opened).toHaveLength(1));
  return { heard, stream: Stream.opened[0] as Stream };
}

it("says whose session follows the desk, and when it is over", async () => {
  const { heard, stream } = await start(200);
  stream.send("here", "cora");
  stream.send("over", "0");
  expect(heard).toEqual([{ here: "cora" }, "over"]);
});

it("is over when a stream is refused for want of a session", async () => {
  const signedOut = await start(401);
  signedOut.stream.refuse();
  await vi.waitFor(() => expect(signedOut.heard).toEqual(["over"]));
});

it("is only lost when the server has a problem", async () => {
  const down = await start(503);
  down.stream.refuse();
  await vi.waitFor(() => expect(down.heard).toEqual(["lost"]));
});

it("follows again once somebody signs in in another tab", async () => {
  const { heard, stream } = await start(200);
  stream.send("over", "0");
  const other = new BroadcastChannel("desk");
  onTestFinished(() => other.close());
  await new Promise((resolve) => setImmediate(resolve));
  other.postMessage({ here: "cora" } satisfies DeskNews);
  await vi.waitFor(() => expect(Stream.opened).toHaveLength(2));
  expect(heard).toEqual(["over", { here: "cora" }]);
});
