/**
 * A figure that the site claims. Each one is in this folder once, by topic, so a page loads only the topics it shows;
 * `all-claims.ts` is the whole table.
 */
export type Claim = {
  id: string;
  /** The figure as it is set. */
  figure: string;
  /** What the figure counts, read after it. */
  text: string;
  /** "fact" can be looked up, "offer" is what we will do, "outcome" is what others got, "sample" is made up. */
  kind: "fact" | "offer" | "outcome" | "sample";
  /** The source of the claim. */
  source: string;
  /** Where to look up the proof. Without it the claim is unsubstantiated, and `npm run doctor` says so. */
  evidence?: string;
  /** Day on which the source said it. */
  asOf: string;
  /** The day from which the claim needs another review. */
  reviewBy: string;
  /** Whole sentences that a page must show right next to the figure: prices, conditions, the terms of an example. */
  terms?: string;
  /** How it was counted, said once, on /about#how-we-count. */
  counted?: string;
  /** What nobody outside can know about it, as in "Not known: what counts as a success." It stands on the same page. */
  notKnown?: string;
};

/** Facts shared by the claims that the business makes about itself. */
export const statedByUs = {
  source: "stated by the business, not audited",
  asOf: "2026-11-21",
  reviewBy: "2027-05-21",
} as const;
