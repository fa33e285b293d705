import { type Claim, statedByUs } from "./claim-record.ts";

const planned = "as the business states it; what is here today is counted on this page";

/** What is said about the reading and the tools. */
export const library = {
  guides: {
    id: "library-guides",
    figure: "25+",
    text: "guides",
    kind: "offer",
    disclosure: `25+ guides: ${planned}.`,
    ...statedByUs,
  },
  calculators: {
    id: "library-calculators",
    figure: "13",
    text: "calculators",
    kind: "fact",
    source: "counted in the list of calculators",
    asOf: statedByUs.asOf,
    reviewBy: statedByUs.reviewBy,
    disclosure: "13 calculators: counted on the calculators page, where each says whether it is ready.",
  },
  resources: {
    id: "library-resources",
    figure: "100+",
    text: "resources",
    kind: "offer",
    disclosure: `100+ resources: ${planned}.`,
    ...statedByUs,
  },
  downloads: {
    id: "library-downloads",
    figure: "50K+",
    text: "downloads",
    kind: "outcome",
    disclosure: "50K+ downloads: as the business states it; we do not count downloads.",
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;
