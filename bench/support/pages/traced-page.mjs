/**
 * Opens pages in a separate Chromium and traces what their main threads do. Not through Playwright: it switches the
 * inspector's runtime on, and then each `Error` that a script makes has the engine parse the function around it again,
 * which for React's 170 KB is a task of ten milliseconds that no visitor has.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { findJourneysBrowser } from "../../../scripts/support/chromium.mjs";

const flags = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
/** A phone's window. */
const phone = ["--window-size=412,823", "--force-device-scale-factor=1.75"];
const categories = ["loading", "disabled-by-default-devtools.timeline"];
const quietMs = 1000;

/**
 * `trace(address, slowdown)` returns the events of a first visit, from the navigation until nothing has come for a second.
 */
export async function launchTracedBrowser(moreCategories = []) {
  const profile = mkdtempSync(join(tmpdir(), "bench-traced-"));
  const child = spawn(
    await findJourneysBrowser(),
    [...flags, ...phone, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await addressIn(child.stderr));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  const { send, listen } = protocolOver(socket);
  return { trace, close };

  async function trace(address, slowdown) {
    const { browserContextId } = await send("Target.createBrowserContext");
    const { targetId } = await send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    await send("Emulation.setCPUThrottlingRate", { rate: slowdown }, sessionId);
    await send("Network.enable", {}, sessionId);
    const events = [];
    const stopCollecting = listen("Tracing.dataCollected", ({ value }) => events.push(...value));
    await send("Tracing.start", {
      traceConfig: { includedCategories: [...categories, ...moreCategories] },
      transferMode: "ReportEvents",
    });
    const quiet = untilQuiet(listen, sessionId);
    await send("Page.navigate", { url: address }, sessionId);
    await quiet;
    const complete = new Promise((resolve) => listen("Tracing.tracingComplete", resolve));
    await send("Tracing.end");
    await complete;
    stopCollecting();
    await send("Target.disposeBrowserContext", { browserContextId });
    return events;
  }

  async function close() {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    // It may be gone before it answers.
    void send("Browser.close");
    await gone;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function addressIn(output) {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("Chromium has ended without saying where its protocol is");
}

/** `send` makes a call; `listen` hears an event until the returned function is called. */
function protocolOver(socket) {
  let lastId = 0;
  const calls = new Map();
  const listeners = new Set();
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, error, sessionId } = JSON.parse(data);
    if (id && error) calls.get(id).reject(new Error(error.message));
    else if (id) calls.get(id).resolve(result);
    for (const listener of listeners) if (listener.method === method) listener.hear(params, sessionId);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        calls.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params, sessionId }));
      }),
    listen: (method, hear) => {
      const listener = { method, hear };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Nothing has been asked for or has come for a second, and something has come at all. */
function untilQuiet(listen, wantedSession) {
  return new Promise((resolve) => {
    let timer;
    const stops = ["Network.requestWillBeSent", "Network.loadingFinished", "Network.loadingFailed"].map((method) =>
      listen(method, (_params, session) => {
        if (session !== wantedSession) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          for (const stop of stops) stop();
          resolve();
        }, quietMs);
      }),
    );
  });
}
