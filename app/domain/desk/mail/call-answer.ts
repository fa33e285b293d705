import type { InvitationAnswer } from "./calendar-answer.ts";

/**
 * What was answered to our invitation to a call. `isProven`: our mail server confirms that it came from the address that booked
 * the call. Anyone who was shown one of our emails can write the same answer; it is then a claim, and the call stays.
 */
export type CallAnswer = { answer: InvitationAnswer; isProven: boolean };

/** The words of an event that keeps an answer. */
export function writeCallAnswer({ answer, isProven }: CallAnswer): string {
  return isProven ? `${answer} proven` : answer;
}

/** Reads such words; null without any. A mark from before proofs were kept is not proven. */
export function readCallAnswer(words: string | null): CallAnswer | null {
  if (words === null) return null;
  const [answer, proof] = words.split(" ");
  return { answer: answer as InvitationAnswer, isProven: proof === "proven" };
}

/**
 * The answer that counts: what they surely said, unless that was yes. Then it is the last one, so that a claim can still ask
 * about the call, and can never take away a proven no.
 */
export function countingAnswer(lastProven: CallAnswer | null, last: CallAnswer | null): CallAnswer | null {
  return lastProven !== null && lastProven.answer !== "accepted" ? lastProven : last;
}

export const answerWords: Readonly<Record<InvitationAnswer, string>> = {
  accepted: "they accepted",
  declined: "they declined",
  tentative: "they said maybe",
  proposed: "they asked for another time",
};

/** What every page says of an answer that nothing proves. */
export function claimWords(answer: InvitationAnswer): string {
  return `Somebody wrote that ${answerWords[answer]}. Nothing proves that it was them.`;
}
