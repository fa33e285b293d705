export type Claim = {
  /** The figure as it is set. */
  figure: string;
  /** What the figure counts, read after it. */
  text: string;
  /** "fact" can be looked up, "offer" is what we will do, "outcome" is what others got, "sample" is made up. */
  kind: "fact" | "offer" | "outcome" | "sample";
  source: string;
  /** Day on which the business stated it. */
  asOf: string;
  /** What has to stand beside the figure. */
  disclosure: string;
};

const stated = { source: "stated by the business, not audited", asOf: "2026-11-21" } as const;

/** Every figure the site claims, once. Pages take them from here, so no figure stands without its disclosure. */
export const claims = {
  "families-helped": {
    figure: "2,500+",
    text: "families helped",
    kind: "outcome",
    disclosure: "Families helped: as the business states it; how many went on to buy is not known.",
    ...stated,
  },
  "tenants-helped": {
    figure: "2,500+",
    text: "tenants helped",
    kind: "outcome",
    disclosure: "Tenants helped: as the business states it; how many went on to buy is not known.",
    ...stated,
  },
  "months-to-own": {
    figure: "5",
    text: "average months to own",
    kind: "outcome",
    disclosure: "Months to own: an average; your time depends on your credit, savings and lease.",
    ...stated,
  },
  "success-rate": {
    figure: "95%",
    text: "success rate",
    kind: "outcome",
    disclosure: "Success rate: past results do not promise yours.",
    ...stated,
  },
  rating: {
    figure: "4.9/5",
    text: "rating",
    kind: "outcome",
    disclosure: "Rating: as the business states it; how many ratings it stands for is not known.",
    ...stated,
  },
  "assistance-programs": {
    figure: "100+",
    text: "assistance programs",
    kind: "offer",
    disclosure: "Programs: run by others, each with its own rules and end date; which ones fit depends on you.",
    ...stated,
  },
  "reply-time": {
    figure: "24 hours",
    text: "to your free credit analysis",
    kind: "offer",
    disclosure: "24 hours: counted from when your request reaches us.",
    ...stated,
  },
} as const satisfies Record<string, Claim>;

export type ClaimId = keyof typeof claims;
