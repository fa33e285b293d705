import { type Claim, statedByUs } from "./claim-record.ts";

const offered = {
  kind: "offer",
  ...statedByUs,
  disclosure: "Benefits as the business states them; your offer letter says what applies.",
} as const;

/** What is said to those who might work here. */
export const careers = {
  trainingBudget: { id: "training-budget", figure: "$2,000/year", text: "training budget", ...offered },
  parentalLeave: { id: "parental-leave", figure: "16 weeks", text: "paid parental leave", ...offered },
} as const satisfies Record<string, Claim>;
