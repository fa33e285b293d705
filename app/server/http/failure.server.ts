import type { Logger } from "pino";
import { AppError } from "#app/server/app-error.server.ts";

/** Makes an expected failure of whatever was thrown; what nobody expected says nothing about itself in public. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("internal-error", "Something went wrong on our side.", { cause: error });
}

/** Logs a failure once: our faults as errors with their cause, a visitor's as a note; never a value that was sent. */
export function logFailure(log: Logger, requestId: string, error: AppError): void {
  const facts = { requestId, code: error.code, status: error.status };
  // Under a flood nobody reads why, and writing it down would cost more than the refusal.
  if (error.code === "overloaded") log.warn(facts, "request refused");
  else if (error.status >= 500) log.error({ ...facts, err: error.cause ?? error }, "request failed");
  else log.info({ ...facts, fields: error.fields && Object.keys(error.fields) }, "request refused");
}
