import type { Logger } from "pino";
import { data } from "react-router";
import type { RequestContext } from "#app/server/context.server.ts";
import { logSource } from "#app/server/guard/log-source.server.ts";
import { AppError, isRefusal } from "#app/server/report/app-error.server.ts";

/** Makes an expected failure of whatever was thrown; what nobody expected says nothing about itself in public. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError("internal-error", "Something went wrong on our side.", { cause: error });
}

/** Logs why a request failed. Refusals, which come in bursts, are counted and name their source by a hash. */
export function logFailure({ services, requestId, clientAddress }: RequestContext, error: AppError): void {
  const { log, metrics, dataKey } = services;
  if (isRefusal(error.code)) {
    metrics?.refusal(error.code);
    writeFailure(log, { requestId, source: logSource(dataKey, clientAddress, Date.now()) }, error);
  } else writeFailure(log, { requestId }, error);
}

/** Logs a failure once: our faults as errors with their cause, a visitor's as a note; never a value that was sent. */
export function writeFailure(log: Logger, request: { requestId: string; source?: string }, error: AppError): void {
  const facts = { ...request, code: error.code, status: error.status };
  // Under a flood nobody reads why, and writing it down would cost more than the refusal.
  if (error.code === "overloaded") log.warn(facts, "request refused");
  else if (error.status >= 500) log.error({ ...facts, err: error.cause ?? error }, "request failed");
  else log.info({ ...facts, fields: error.fields && Object.keys(error.fields) }, "request refused");
}

/**
 * Answers a form that was not taken: logs why, and gives its page what is needed to show it again, with the failure's
 * status and headers. Every form without JavaScript is refused here.
 */
export function refuseForm<Shown>(thrown: unknown, context: RequestContext, show: (error: AppError) => Shown) {
  const error = toAppError(thrown);
  logFailure(context, error);
  const { status, retryAfterSeconds } = error;
  const headers = retryAfterSeconds === undefined ? undefined : { "Retry-After": String(retryAfterSeconds) };
  return data(show(error), { status, ...(headers && { headers }) });
}
