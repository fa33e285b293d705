import { counted } from "#app/domain/text/counted.ts";
import type { AnswerPromise } from "#app/domain/time/answer-due.ts";

/**
 * How soon we answer each kind of request, and by which clock: the one table that the pages, the emails and the team's due
 * times use. Our own promises count office hours, so a request on a Sunday is due on Monday while someone is there. Privacy
 * requests keep the clocks of the law (11 CCR 7021 and 7026; the opt-out's 15 days are business days there, and calendar
 * days here).
 */
export const answerTimes = {
  creditAnalysis: { clock: "office", hours: 24 },
  contact: { clock: "office", hours: 24 },
  privacyRequest: {
    access: { clock: "calendar", days: 45 },
    delete: { clock: "calendar", days: 45 },
    correct: { clock: "calendar", days: 45 },
    "opt-out": { clock: "calendar", days: 15 },
  },
  /** We confirm that a privacy request arrived before we answer it. */
  privacyAcknowledgement: { clock: "weekdays", days: 10 },
  accessibilityReport: {
    barrier: { clock: "office", hours: 24 },
    assistance: { clock: "office", sameDay: true },
    feedback: { clock: "office", hours: 48 },
    suggestion: { clock: "office", hours: 48 },
  },
} as const satisfies Record<string, AnswerPromise | Record<string, AnswerPromise>>;

/** Rises whenever a promise above changes: one that was made stays what it was, and says by which version. */
export const answerTimesVersion = 1;

/** A promise by its place in the table: "contact", "privacyRequest.access". */
export type PromiseName = {
  [Name in keyof Promises]: Promises[Name] extends AnswerPromise ? Name : `${Name}.${keyof Promises[Name] & string}`;
}[keyof Promises];
type Promises = typeof answerTimes;

/** The promise that a name stands for. */
export function promiseNamed(name: PromiseName): AnswerPromise {
  const [form = "", part] = name.split(".");
  const promises: Record<string, AnswerPromise | Record<string, AnswerPromise>> = answerTimes;
  const found = promises[form];
  return (part === undefined ? found : (found as Record<string, AnswerPromise>)[part]) as AnswerPromise;
}

/** How long an answer takes, to be read after "within": `{ clock: "calendar", days: 45 }` → "45 days". */
export function answerTimeWords(promise: AnswerPromise): string {
  if ("sameDay" in promise) return "the same business day";
  if ("hours" in promise) return counted(promise.hours, "hour");
  return counted(promise.days, promise.clock === "weekdays" ? "business day" : "day");
}

/** How soon we send an analysis, and how soon we reply, in words that are true on every day. */
export const analysisWithin = withinOpenHours(answerTimes.creditAnalysis);
export const replyWithin = withinOpenHours(answerTimes.contact);

/** A page that is made before anyone reads it cannot name the day. Where something was just sent, the day is named beside this. */
function withinOpenHours(promise: { clock: "office"; hours: number }): string {
  return `within ${answerTimeWords(promise)}, or on our next open day`;
}
