import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environmentWithMachineClock } from "#test/clock/machine-clock.ts";
import { freePort } from "#test/free-port.ts";
import { type Engine, windowSize } from "./engine-window.ts";
import type { WebKitPrograms } from "./installed-engines.ts";
import { webDriverWindow } from "./webdriver-window.ts";

const startWithinMs = 30_000;

/** WebKit as Debian ships it, driven by WebDriver. */
export function webKitAt(programs: WebKitPrograms): Engine {
  let starting: Promise<RunningDriver> | undefined;
  return {
    async newWindow({ javaScript }) {
      starting ??= startDriver(programs);
      const { url } = await starting;
      // The browser's toolbar is wider than a phone. In full screen, it is gone.
      const args = ["--automation", "--full-screen", `--enable-javascript=${javaScript ? "TRUE" : "FALSE"}`];
      return webDriverWindow(url, { "webkitgtk:browserOptions": { binary: programs.browser, args } }, javaScript);
    },
    async close() {
      const running = await starting;
      if (!running) return;
      for (const process of running.processes) await end(process);
      await rm(running.folder, { recursive: true, force: true });
    },
  };
}

type RunningDriver = { url: string; folder: string; processes: ChildProcess[] };

async function startDriver(programs: WebKitPrograms): Promise<RunningDriver> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const screen = `${windowSize.width}x${windowSize.height}x24`;
  // It takes the first display that is free, and says which.
  const display = spawn(programs.display, ["-displayfd", "1", "-screen", "0", screen], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [number] = await once(display.stdout, "data");
  const port = await freePort();
  const env = {
    ...environmentWithMachineClock(),
    DISPLAY: `:${String(number).trim()}`,
    HOME: folder,
    NO_AT_BRIDGE: "1",
  };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url);
  return { url, folder, processes: [driver, display] };
}

async function untilReady(driverUrl: string): Promise<void> {
  const startedAt = Date.now();
  while (Date.now() - startedAt < startWithinMs) {
    const answer = await fetch(`${driverUrl}/status`).catch(() => null);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error("WebKitWebDriver did not start");
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}
