import { answerTimes, answerTimeWords, type PromiseName } from "#app/content/site/answer-times.ts";
import type { StageReason, ThreadKind } from "#app/domain/desk/stages.ts";
import type { AnswerPromise } from "#app/domain/time/answer-due.ts";
import type { CallOutcome } from "#app/server/desk/threads/thread-actions.server.ts";

/** The team's names for kinds of threads, reasons and outcomes. */
export const kindWords: Record<ThreadKind, string> = {
  analysis: "Credit analysis",
  contact: "Message",
  privacy: "Privacy request",
  accessibility: "Accessibility report",
  booking: "Booked call",
  mail: "Email",
};

export const reasonWords: Record<StageReason, string> = {
  won: "won",
  "not-now": "not now",
  "not-for-us": "not for us",
};

export const outcomeWords: Record<CallOutcome, string> = {
  talked: "We talked",
  voicemail: "Left a voicemail",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
};

/** The promise, and how soon: "Privacy request: delete, 45 days". */
export function promiseWords(promise: PromiseName): string {
  const [form = "", part] = promise.split(".");
  const title = promiseTitles[form] ?? form;
  const row = answerTimes[form as keyof typeof answerTimes];
  const time = part === undefined ? row : (row as Record<string, AnswerPromise>)[part];
  return `${part === undefined ? title : `${title}: ${part}`}, ${answerTimeWords(time as AnswerPromise)}`;
}

const promiseTitles: Record<string, string> = {
  creditAnalysis: "Credit analysis",
  contact: "Message",
  privacyRequest: "Privacy request",
  privacyAcknowledgement: "Confirm that it arrived",
  accessibilityReport: "Accessibility report",
};
