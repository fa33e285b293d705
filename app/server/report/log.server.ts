import { destination, type Logger, type LoggerOptions, pino } from "pino";
import type { Settings } from "#app/server/settings/env.server.ts";

/** Names of fields that may hold personal data or a secret. Nothing logs them on purpose; this is the second line of defense. */
const personal = new Set(
  "firstName lastName first_name last_name name email phone accountReference message body to html text authorization cookie password".split(
    " ",
  ),
);

/**
 * Makes the log: one JSON object a line, on standard output for the server. A command passes `stderr`, so that its standard
 * output has only its result.
 */
export function createLog(level: Settings["logLevel"], stream: "stdout" | "stderr" = "stdout"): Logger {
  return pino(logOptions(level), destination(stream === "stdout" ? 1 : 2));
}

/** What makes a log safe, apart from where it goes. */
export function logOptions(level: Settings["logLevel"]): LoggerOptions {
  return {
    level,
    // Not pino's own redaction: it changes the objects it gets, and one of them may be a lead.
    formatters: { log: (facts) => hidePersonal(facts, 3) },
    serializers: { err: describeError },
  };
}

/**
 * Keeps the parts of an error that help to fix it. Its other properties are dropped: PostgreSQL's `detail` holds whole rows,
 * and the mail server's answer names the recipient, so addresses and numbers are hidden in the message too, and so are link
 * tokens.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    type: error.name,
    code: errcode ?? code,
    reason: withoutSecrets(error.message),
    stack: withoutSecrets(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function hidePersonal(facts: Record<string, unknown>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => {
      if (personal.has(key)) return [key, "[hidden]"];
      const isPlain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      return [key, isPlain && depth > 0 ? hidePersonal(value as Record<string, unknown>, depth - 1) : value];
    }),
  );
}

/** Addresses, phone numbers, and anything that ends in our signature (`DataKey.signed`): the token of someone's link. */
function withoutSecrets(words: string): string {
  return words
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "[hidden]")
    .replace(/[\w.%-]+\.[\w-]{43}/g, "[hidden]")
    .replace(/\+?1?[ .-]?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, "[hidden]");
}

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
