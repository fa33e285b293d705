import type { AnswerPromise } from "#app/domain/time/answer-due.ts";
import { dueTime } from "#app/server/time/office.server.ts";
import { expect } from "./test.ts";

type Dated = { createdAt: string; dueAt: string };

/** Expects a message to be due as promised on the day it came, whatever day that is; it was stored a moment later. */
export function expectDue(message: Dated | undefined, promise: AnswerPromise): void {
  const due = dueTime(promise, Date.parse(message?.createdAt ?? ""));
  expect(Math.abs(Date.parse(message?.dueAt ?? "") - due)).toBeLessThan(1000);
}
