/** What a submission of a form has to keep to, in the browser and again on the server. */
export type SubmitLimits = {
  /** Submissions in a minute: of one device in the browser, of one address on the server. */
  perMinute: number;
  /** Time that a person needs at least between opening the page and sending. */
  leastMs: number;
};

/** For a form that has no limits of its own. */
export const defaultLimits: SubmitLimits = { perMinute: 5, leastMs: 0 };
