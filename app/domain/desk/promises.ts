/**
 * How a promise ended. `answer` and `call`: a person of ours answered, or talked with them. `confirmation`: the email that
 * says a privacy request has come. `extended`: the law gave more time, after notice. `closed`: the team ended the thread without an answer, which keeps no promise.
 */
export type ClockEnd = "answer" | "call" | "confirmation" | "privacy-answered" | "extended" | "closed";

/** Where a thread without an open promise stands in the order of the inbox: the last time a Date can have. */
export const noPromise = 8_640_000_000_000_000;

/** A privacy request is answered by the law's own steps, and by nothing else. */
const isLegal = (promise: string) => promise.startsWith("privacyRequest.");
const isAcknowledgement = (promise: string) => promise === "privacyAcknowledgement";

/**
 * Whether something ends an open promise. An email that goes out by itself ends none, but for the one that the law asks
 * for: that a privacy request has arrived. A colleague's answer says that, too, but it does not answer the request.
 */
export function ends(how: ClockEnd, promise: string): boolean {
  switch (how) {
    case "confirmation":
      return isAcknowledgement(promise);
    case "privacy-answered":
      return isLegal(promise) || isAcknowledgement(promise);
    case "extended":
      return isLegal(promise);
    default:
      // Whoever has a right to an answer gets one, whatever else is said or closed.
      return !isLegal(promise);
  }
}
