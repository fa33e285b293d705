/** The dates of a request, in milliseconds since 1970. `dueAt` is the one of the law, before any notice of more time. */
export type RequestDates = {
  acknowledgeBy: number;
  confirmedAt: number | null;
  dueAt: number;
  extendedUntil: number | null;
};

/** Which clock of the law runs out next. */
export type LegalClock = { clock: "confirm" | "answer"; at: number };

/** When the answer is due, with the notice of more time if one was given. */
export function answerBy({ dueAt, extendedUntil }: Pick<RequestDates, "dueAt" | "extendedUntil">): number {
  return extendedUntil ?? dueAt;
}

/** The next step of an open request: confirming its arrival, unless the answer is due sooner. */
export function nextLegalClock(dates: RequestDates): LegalClock {
  const answer = answerBy(dates);
  const { acknowledgeBy, confirmedAt } = dates;
  return confirmedAt === null && acknowledgeBy < answer
    ? { clock: "confirm", at: acknowledgeBy }
    : { clock: "answer", at: answer };
}

/** Calendar days from its arrival in which a request is answered after notice of more time (11 CCR 7021: 45 and 45 more). */
export const mostDays = 90;
