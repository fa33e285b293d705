import { answerTimeWords, type PromiseName, promiseNamed } from "#app/content/site/answer-times.ts";
import { isDuty, type StageReason, type ThreadKind } from "#app/domain/desk/stages.ts";
import { type CallOutcome, callOutcomes } from "#app/server/desk/threads/thread-actions.server.ts";

/** The team's names for kinds of threads, reasons and outcomes. */
export const kindWords: Record<ThreadKind, string> = {
  analysis: "Credit analysis",
  contact: "Message",
  privacy: "Privacy request",
  accessibility: "Accessibility report",
  booking: "Booked call",
  mail: "Email",
};

const reasonWords: Record<StageReason, string> = {
  won: "won",
  "not-now": "not now",
  "not-for-us": "not for us",
};

const dutyReasonWords: Record<StageReason, string> = {
  won: "done",
  "not-now": "they did not answer us",
  "not-for-us": "not for us",
};

/** Why a thread was closed. A duty to answer is never won. */
export function reasonWordsOf(kind: ThreadKind): Record<StageReason, string> {
  return isDuty(kind) ? dutyReasonWords : reasonWords;
}

export const outcomeWords: Record<CallOutcome, string> = {
  talked: "We talked",
  voicemail: "Left a voicemail",
  "no-answer": "No answer",
  "wrong-number": "Wrong number",
};

/** How a call can end, as choices of a form. */
export const callChoices = callOutcomes.map((value) => ({ value, label: outcomeWords[value] }));

/** The promise, and how soon: "Privacy request: delete, 45 days". */
export function promiseWords(promise: PromiseName): string {
  const [form = "", part] = promise.split(".");
  const title = promiseTitles[form] ?? form;
  return `${part === undefined ? title : `${title}: ${part}`}, ${answerTimeWords(promiseNamed(promise))}`;
}

const promiseTitles: Record<string, string> = {
  creditAnalysis: "Credit analysis",
  contact: "Message",
  privacyRequest: "Privacy request",
  privacyAcknowledgement: "Confirm that it arrived",
  accessibilityReport: "Accessibility report",
};
