import { type Claim, statedByUs } from "./claim-record.ts";

/** Claims about the reading and the tools. */
export const library = {
  guides: {
    id: "library-guides",
    figure: "25+",
    text: "guides",
    kind: "fact",
    source: "counted in our list of guides",
    evidence: "/guides",
    asOf: "2026-11-23",
    reviewBy: statedByUs.reviewBy,
    counted: "Counted in our list of guides.",
  },
  calculators: {
    id: "library-calculators",
    figure: "13",
    text: "calculators",
    kind: "fact",
    source: "counted in the list of calculators as the site opened with them",
    asOf: statedByUs.asOf,
    reviewBy: statedByUs.reviewBy,
    terms: "13 calculators is how many the site opened with; there are more today.",
    counted: "Counted when the site opened. There are more by now: the resource center says how many today.",
  },
  resources: {
    id: "library-resources",
    figure: "100+",
    text: "resources",
    kind: "fact",
    source: "counted in our library",
    evidence: "/resources",
    asOf: "2026-11-23",
    reviewBy: statedByUs.reviewBy,
    counted: "Guides, reports, calculators, programs, words and answers, as the resource center counts them.",
  },
  downloads: {
    id: "library-downloads",
    figure: "50K+",
    text: "downloads",
    kind: "outcome",
    counted: "Our own figure. This site does not count downloads.",
    ...statedByUs,
  },
} as const satisfies Record<string, Claim>;
