import type { Logger } from "pino";

const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;

/**
 * Keeps off the output what libraries write to the console: the router quotes an address that it cannot decode, and an
 * address may hold somebody's token. The log learns where such words came from, and none of them.
 */
export function fenceConsole(log: Logger): void {
  for (const method of methods) {
    console[method] = () => log.warn({ method, from: callerOfCaller() }, "a library wrote to the console");
  }
  // Node's own way of showing warnings goes with its listener.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, code }: Error & { code?: string }) => log.warn({ type: name, code }, "Node warns"));
}

/** The function and line that called who calls this: `at decodePath (file:///…/index.js:12:3)`. */
function callerOfCaller(): string | undefined {
  return new Error().stack?.split("\n")[3]?.trim();
}
