import { type Claim, statedByUs } from "./claim-record.ts";

const upTo =
  "“Up to” amounts are examples, not tied to one program. Each program sets its own amount, income limit, area and end date, and you may have to pay it back.";

const amount = { kind: "sample", terms: upTo, ...statedByUs } as const;

/** The amounts of help that the pages name. */
export const assistance = {
  firstTimeBuyer: {
    id: "assistance-first-time-buyer",
    figure: "up to $15,000",
    text: "down payment help for first-time buyers",
    ...amount,
  },
  local: { id: "assistance-local", figure: "up to $25,000", text: "down payment help from local programs", ...amount },
  employer: { id: "assistance-employer", figure: "up to $20,000", text: "down payment help from employers", ...amount },
  closingCosts: { id: "assistance-closing-costs", figure: "up to $5,000", text: "help with closing costs", ...amount },
  rateReduction: { id: "assistance-rate", figure: "0.5%–1%", text: "off the rate", ...amount },
  gifts: { id: "assistance-gifts", figure: "up to $50,000", text: "in gifts", ...amount },
  sampleSavings: {
    id: "assistance-sample-savings",
    figure: "$12,500",
    text: "sample result",
    ...amount,
  },
  educationHours: {
    id: "education-hours",
    figure: "8 hours",
    text: "of buyer education",
    kind: "fact",
    ...statedByUs,
    terms: "Many courses take about that long, and some take less. The program says which ones count.",
  },
} as const satisfies Record<string, Claim>;
