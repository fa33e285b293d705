import { destination, type Logger, pino } from "pino";
import type { Settings } from "./env.server.ts";

/** What may hold personal data or a secret. Nothing logs these on purpose; this is the fence behind that. */
const personal = [
  "firstName",
  "lastName",
  "name",
  "email",
  "phone",
  "message",
  "body",
  "to",
  "html",
  "text",
  "authorization",
  "cookie",
  "password",
];

/**
 * Makes the log: one JSON object a line, on standard output for the server.
 * A command says `stderr`, so that its standard output is its result and nothing else.
 */
export function createLog(level: Settings["logLevel"], stream: "stdout" | "stderr" = "stdout"): Logger {
  return pino(
    {
      level,
      redact: { paths: personal.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: "[hidden]" },
      serializers: { err: describeError },
    },
    destination(stream === "stdout" ? 1 : 2),
  );
}

/**
 * Gives of an error what helps to mend it. Its other properties stay out: PostgreSQL's `detail` holds whole rows,
 * and a mail server's answer names the recipient, so addresses and numbers are hidden in the words too.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return {
    type: error.name,
    code: errcode ?? code,
    reason: withoutPersons(error.message),
    stack: withoutPersons(error.stack ?? ""),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function withoutPersons(words: string): string {
  return words
    .replace(/[^\s<>"'(]+@[^\s<>"')]+/g, "[hidden]")
    .replace(/\+?1?[ .-]?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}\b/g, "[hidden]");
}
