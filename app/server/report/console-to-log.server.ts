const methods = ["debug", "error", "info", "log", "trace", "warn"] as const;

/**
 * Sends console output to the log instead: the router quotes an address that it cannot decode, and an address may hold
 * someone's token. The log says where the output came from, but drops its text.
 */
export function redirectConsoleToLog(log: { warn(facts: object, words: string): void }): void {
  for (const method of methods) {
    console[method] = () => log.warn({ method, from: callerOfCaller() }, "a library wrote to the console");
  }
  // Removes Node's own listener, which prints warnings.
  process.removeAllListeners("warning");
  process.on("warning", ({ name, code }: Error & { code?: string }) => log.warn({ type: name, code }, "Node warns"));
}

/** The function and line two calls up: `at decodePath (file:///…/index.js:12:3)`. */
function callerOfCaller(): string | undefined {
  return new Error().stack?.split("\n")[3]?.trim();
}
