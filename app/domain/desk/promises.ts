/**
 * How a promise ended. `answer` and `call`: one of us answered, or spoke with them. `confirmation`: the email that says a
 * privacy request has arrived. `extended`: the law gave more time, after notice. `closed`: the team ended the thread without
 * an answer, which keeps no promise. `withdrawn`: they asked us to stop all contact, so nobody waits for an answer anymore.
 */
export type ClockEnd = "answer" | "call" | "confirmation" | "privacy-answered" | "extended" | "closed" | "withdrawn";

/** Sorts a thread without an open promise last in the inbox: the latest time a Date can have. */
export const noPromise = 8_640_000_000_000_000;

/** Only the law's own steps answer a privacy request. */
const isLegal = (promise: string) => promise.startsWith("privacyRequest.");
const isAcknowledgement = (promise: string) => promise === "privacyAcknowledgement";

/**
 * Whether something ends an open promise. An automatic email ends none, except the one the law requires: the notice that a
 * privacy request has arrived. A colleague's answer gives that notice, too, but it does not answer the request.
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
      // A person with a right to an answer gets one, whatever else is said or closed.
      return !isLegal(promise);
  }
}
