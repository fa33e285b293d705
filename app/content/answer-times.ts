/**
 * By when each form is answered: the one place from which the pages, the mails and the due dates of the team take it.
 * `hours` run by the clock, `days` are calendar days, `businessDays` leave out weekends, "business-day" ends when the
 * phone line closes.
 */
export type AnswerTime = { hours: number } | { days: number } | { businessDays: number } | "business-day";

export const answerTimes = {
  creditAnalysis: { hours: 24 },
  contact: { hours: 24 },
  privacyRequest: {
    access: { days: 45 },
    delete: { days: 45 },
    correct: { days: 45 },
    "opt-out": { days: 15 },
  },
  /** That a privacy request arrived is confirmed sooner than it is answered. */
  privacyAcknowledgement: { businessDays: 10 },
  accessibilityReport: {
    barrier: { hours: 24 },
    assistance: "business-day",
    feedback: { hours: 48 },
    suggestion: { hours: 48 },
  },
} as const satisfies Record<string, AnswerTime | Record<string, AnswerTime>>;
