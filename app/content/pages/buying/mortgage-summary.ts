import type { ProcessStep } from "#app/content/site/records.ts";

/** The five steps of the mortgage page; the eight of the process guide are in mortgage-process.ts. */
export const mortgageSummary = [
  {
    step: 1,
    title: "Pre-qualification & consultation",
    description: "You tell us about income, debts and cash. We tell you which loans are worth a look.",
    duration: "Week 1",
  },
  {
    step: 2,
    title: "Document collection & verification",
    description: "30 days of pay stubs, 2 years of W-2s and tax returns, 2–3 months of bank statements.",
    duration: "Week 2",
  },
  {
    step: 3,
    title: "Property search & offer",
    description: "You look with a realtor you choose, and make an offer within your number.",
    duration: "Week 3",
  },
  {
    step: 4,
    title: "Loan processing & underwriting",
    description: "The lender checks everything. Answer its questions the same day, and open no new credit.",
    duration: "Week 4",
  },
  {
    step: 5,
    title: "Closing & home ownership",
    description: "You sign for an hour or two, pay what the Closing Disclosure says, and take the keys.",
    duration: "Week 5",
  },
] as const satisfies readonly ProcessStep[];
