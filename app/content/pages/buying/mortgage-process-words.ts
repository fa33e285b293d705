import type { DocumentCategory, MortgageStep, Tip } from "#app/content/site/records.ts";

/** The eight steps of the detailed guide, in their order; the page draws `timeframe` to scale. */
export const mortgageProcess = [
  {
    step: 1,
    title: "Pre-Qualification",
    timeframe: "5-10 minutes",
    description: "A first number, from what you say.",
    details:
      "You tell a lender your income, your debts, your savings and your rough score. The lender tells you what you could borrow. No one has checked anything yet, so a seller won’t rely on it. Use it to decide where to start.",
    requirements: [
      "Your income before tax",
      "What your debts take each month",
      "What you have saved",
      "A rough credit score",
    ],
  },
  {
    step: 2,
    title: "Pre-Approval",
    timeframe: "1-3 days",
    description: "The same number, checked against your papers.",
    details:
      "The lender pulls your credit and reads your pay stubs, tax returns and bank statements. You get a letter that says how much it would lend. Ask several lenders within two weeks: scoring counts those checks as one.",
    requirements: [
      "Recent 30 days of pay stubs",
      "W-2s and tax returns, last 2 years",
      "Bank statements, 2–3 months",
      "Consent to a credit check",
    ],
  },
  {
    step: 3,
    title: "House Hunting",
    timeframe: "2-8 weeks",
    description: "You look. The number in the letter is a ceiling, not a goal.",
    details:
      "Visit by day and in the evening, and ask what heat, taxes and dues cost last year. Keep your job, your balances and your accounts as they are: the lender checks them again before closing.",
    requirements: [
      "The pre-approval letter",
      "A realtor you choose",
      "A list of what you need and what you would like",
    ],
  },
  {
    step: 4,
    title: "Purchase Agreement",
    timeframe: "1-3 days",
    description: "Your offer, the seller’s answer, two signatures.",
    details:
      "The agreement names the price, the earnest money, the closing date and your ways out: financing, inspection and appraisal contingencies. Read those lines twice. They decide whether you get your deposit back.",
    requirements: [
      "Earnest money, often 1–3% of the price",
      "The contingencies you need in writing",
      "An inspection date",
    ],
  },
  {
    step: 5,
    title: "Final Application",
    timeframe: "1-2 days",
    description: "Now for this house, with this lender.",
    details:
      "You complete the loan application. Within three business days the lender has to send you a Loan Estimate: three pages with the rate, the payment and every fee. Lay the estimates of two lenders side by side before you go on.",
    requirements: [
      "The signed purchase agreement",
      "Every paper from step 2, up to date",
      "Your choice of loan and term",
    ],
  },
  {
    step: 6,
    title: "Processing and Underwriting",
    timeframe: "2-4 weeks",
    description: "The lender checks you and the house.",
    details:
      "An appraiser says what the house is worth. A title company checks whether anyone else has a claim on it. An underwriter checks the whole file. You will get questions. Answer the same day and tell the whole truth. Most delays are an unanswered question.",
    requirements: [
      "Letters that explain large deposits",
      "Homeowners insurance",
      "The appraisal, ordered by the lender",
      "The title search",
    ],
  },
  {
    step: 7,
    title: "Final Approval",
    timeframe: "2-3 days",
    description: "Clear to close, and three days to read.",
    details:
      "The lender clears the loan. You must get the Closing Disclosure at least three business days before you sign. Compare it line by line with the Loan Estimate and ask about every number that moved.",
    requirements: [
      "The Closing Disclosure, read",
      "The cash to close, by cashier’s check or wire",
      "No new debt since step 2",
    ],
  },
  {
    step: 8,
    title: "Closing",
    timeframe: "1-2 hours",
    description: "You sign, you pay, you get the keys.",
    details:
      "Walk through the house once more on the way. Then you sign the note and the mortgage and pay what the disclosure says. Call a number you already know before you wire money: thieves send fake wire instructions around this day.",
    requirements: ["A photo ID", "The cash to close", "Proof of insurance", "A last walk through the house"],
  },
] as const satisfies readonly MortgageStep[];

export const processTips = [
  {
    title: "Open nothing new",
    description: "No car loan, no store card, no cosigning, from pre-approval until the keys. The lender looks again.",
  },
  {
    title: "Leave the money where it is",
    description: "Each move between accounts has to be explained. Get gifts early, with a letter.",
  },
  {
    title: "Ask three lenders",
    description: "Same day, same loan, same term. Compare page 2 of the Loan Estimates, not the advertisement.",
  },
  {
    title: "Lock the rate in writing",
    description: "Get the date it ends, and the cost to extend it.",
  },
  {
    title: "Answer the same day",
    description: "Underwriting waits for you more often than you wait for underwriting.",
  },
  {
    title: "Keep a cushion",
    description:
      "The first year brings a lawn mower, a furnace filter and new locks. Don’t put your last dollar into the down payment.",
  },
] as const satisfies readonly Tip[];

/** The papers a lender asks for, in the four piles it sorts them into. */
export const documentCategories = [
  {
    category: "Income",
    documents: [
      "Pay stubs, recent 30 days",
      "W-2s, last 2 years",
      "Tax returns, last 2 years, all pages",
      "1099s or profit and loss, if you work for yourself",
    ],
  },
  {
    category: "Assets",
    documents: [
      "Bank statements, 2–3 months, every page",
      "Retirement and investment statements, latest",
      "Gift letter, if someone helps with the down payment",
      "Award letter of an assistance program",
    ],
  },
  {
    category: "Credit and debts",
    documents: [
      "Statements of loans and cards",
      "Letters that explain late payments",
      "Child support or alimony orders",
      "Bankruptcy papers, if there are any",
    ],
  },
  {
    category: "Identity and home",
    documents: [
      "Photo ID, not expired",
      "Social Security number, told only to the lender",
      "Lease and landlord’s contact, last 2 years of addresses",
      "Signed purchase agreement, once you have one",
    ],
  },
] as const satisfies readonly DocumentCategory[];
