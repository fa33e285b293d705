import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { publicEnvironment } from "#config/public-settings.ts";
import type { ClockMessage } from "#test/clock/moved-clock.ts";
import { freePort } from "#test/free-port.ts";
import { clock } from "./clock.ts";

const startWithinMs = 60_000;
/** A server that is stopping may have a request or an email to finish; after this long, it hangs. */
const stopWithinMs = 30_000;

/** The built site as a separate process: what `npm start` runs, with its own port and data. */
export class Site {
  readonly url: string;
  readonly settings: Record<string, string>;
  /** A program that starts it, such as one that filters its system calls: the program and its first arguments. */
  readonly through: readonly string[];
  #process: ChildProcess | undefined;
  #log = "";

  constructor(settings: Record<string, string>, through: readonly string[] = []) {
    this.settings = settings;
    this.through = through;
    this.url = `http://127.0.0.1:${settings.PORT}`;
  }

  /** Everything it has written to its output, across all starts. */
  get log(): string {
    return this.#log;
  }

  get dataDir(): string {
    return this.settings.DATA_DIR ?? "";
  }

  /** Starts it; resolves when `/healthz` says that it can accept a lead. */
  async start(): Promise<void> {
    const [program = process.execPath, ...args] = [...this.through, process.execPath, "scripts/serve.mjs"];
    const child = spawn(program, args, {
      env: { ...bareEnvironment(), ...this.settings, ...clock.environment(), TEST_CLOCK_MOVES: "1" },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    const stopFollowing = clock.follow((clockAheadMs) => setClock(child, clockAheadMs));
    child.once("exit", stopFollowing);
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      stream.setEncoding("utf8").on("data", (text: string) => {
        this.#log += text;
      });
    }
    const startedAt = Date.now();
    while (!(await this.#isHealthy())) {
      const ended = child.exitCode !== null || child.signalCode !== null;
      if (ended || Date.now() - startedAt > startWithinMs) throw new Error(`The site did not start:\n${this.#log}`);
      await wait(50);
    }
  }

  /** Asks it to stop (SIGTERM) and returns its exit code once it has finished its work. */
  async stop(): Promise<number | null> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), stopWithinMs);
    await exited;
    clearTimeout(timer);
    return child.exitCode;
  }

  /** Ends it as a power outage would, in the middle of whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill("SIGKILL");
    await exited;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async #isHealthy(): Promise<boolean> {
    try {
      const answer = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2_000) });
      return answer.ok;
    } catch {
      return false;
    }
  }
}

/** Resolves once a process shows the new time, or has ended. */
export async function setClock(child: ChildProcess, clockAheadMs: number): Promise<void> {
  const message: ClockMessage = { clockAheadMs };
  const set = new Promise<void>((resolve) => {
    const done = () => {
      child.off("message", listen).off("exit", done);
      resolve();
    };
    const listen = (answer: Partial<ClockMessage>) => {
      if (answer.clockAheadMs !== undefined) done();
    };
    child.on("message", listen).once("exit", done);
  });
  if (child.send(message)) await set;
}

/**
 * Starts the built site on a free port with a new data folder; `settings` override the defaults. It has no desk unless
 * they say so: a visitor's journey needs none, and is faster without.
 */
export async function startSite(settings: Record<string, string> = {}, through: readonly string[] = []): Promise<Site> {
  const own = {
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    DATA_DIR: await mkdtemp(join(tmpdir(), "site-")),
    // Journeys send and read more than a visitor would; the limits have separate tests.
    SUBMISSIONS_PER_IP_PER_MINUTE: "100000",
    CONFIRMATIONS_PER_HOUR: "100000",
    CONFIRMATIONS_PER_DAY: "100000",
    PAGES_PER_IP_PER_MINUTE: "100000",
    DESK: "off",
    ...settings,
  };
  const site = new Site(own, through);
  await site.start();
  return site;
}

/** Stops the site and removes its data. */
export async function discardSite(site: Site): Promise<void> {
  await site.stop();
  await rm(site.dataDir, { recursive: true, force: true });
}

/**
 * The settings a process needs to run at all, and those of the build: no other setting of the developer's machine reaches
 * a journey.
 */
export function bareEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "", SITE_BUILD } = process.env;
  // Where faketime sets the machine's time, it sets the site's, too.
  const machineTime = Object.entries(process.env).filter(([name]) => /^(?:LD_PRELOAD|FAKETIME)/.test(name));
  const ofBuild = { ...publicEnvironment(process.env), ...(SITE_BUILD && { SITE_BUILD }) };
  return { PATH, HOME, NODE_ENV: "production", ...Object.fromEntries(machineTime), ...ofBuild };
}
