import type { AnswerPromise } from "#app/domain/time/answer-due.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { expect } from "./test.ts";

type Dated = { createdAt: string; dueAt: string };

/** Expects a message to be due as promised, counted from when it came: at most a minute before it was stored. */
export function expectDue(message: Dated | undefined, promise: AnswerPromise): void {
  const [storedAt, dueAt] = [message?.createdAt, message?.dueAt].map((time) => Date.parse(time ?? ""));
  expect(dueAt).toBeLessThanOrEqual(dueTime(promise, storedAt ?? Number.NaN));
  expect(dueAt).toBeGreaterThanOrEqual(dueTime(promise, (storedAt ?? Number.NaN) - 60_000));
}
