import { answerTimes, answerTimeWords, type PromiseName } from "#app/content/site/answer-times.ts";
import type { EventSource } from "#app/server/database/schema/desk-schema.server.ts";

/** Promises counted together: one kind of message from visitors, with one promise. */
export const promiseKinds = [
  { id: "analysis", label: "Credit analysis", time: answerTimes.creditAnalysis },
  { id: "message", label: "Message from a form", time: answerTimes.contact },
  { id: "email", label: "Email in a thread", time: answerTimes.contact },
  { id: "barrier", label: "Accessibility barrier", time: answerTimes.accessibilityReport.barrier },
  { id: "assistance", label: "Accessibility help", time: answerTimes.accessibilityReport.assistance },
  { id: "feedback", label: "Accessibility feedback", time: answerTimes.accessibilityReport.feedback },
  { id: "opt-out", label: "Opt-out of sale", time: answerTimes.privacyRequest["opt-out"] },
  { id: "rights", label: "Access, delete, correct", time: answerTimes.privacyRequest.access },
] as const;

/** Name of a kind. */
export type PromiseKind = (typeof promiseKinds)[number]["id"];

const kindOfPromise: Readonly<Record<PromiseName, PromiseKind | null>> = {
  creditAnalysis: "analysis",
  contact: "message",
  "accessibilityReport.barrier": "barrier",
  "accessibilityReport.assistance": "assistance",
  "accessibilityReport.feedback": "feedback",
  "accessibilityReport.suggestion": "feedback",
  "privacyRequest.opt-out": "opt-out",
  "privacyRequest.access": "rights",
  "privacyRequest.delete": "rights",
  "privacyRequest.correct": "rights",
  // An automatic email keeps it, and that isn't a person's answer.
  privacyAcknowledgement: null,
};

/** Returns the kind of a promise by what it was made for; null when no person has to answer it. */
export function kindOf(promise: PromiseName, source: EventSource): PromiseKind | null {
  const kind = kindOfPromise[promise];
  return kind === "message" && source === "mail-in" ? "email" : kind;
}

/** "Credit analysis"; also for promises that no kind counts. */
export function promiseLabel(promise: PromiseName, source: EventSource): string {
  const kind = kindOf(promise, source);
  return promiseKinds.find(({ id }) => id === kind)?.label ?? "Privacy request, to confirm";
}

/** "24 hours", "the same business day". */
export function promisedTime(kind: PromiseKind): string {
  const found = promiseKinds.find(({ id }) => id === kind);
  return found ? answerTimeWords(found.time) : "";
}
