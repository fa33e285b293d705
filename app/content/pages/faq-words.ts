import { whatItCosts, whatTheAnalysisIs } from "#app/content/pages/buying/free-analysis.ts";
import { analysisWithin } from "#app/content/site/answer-times.ts";
import { lenderWords } from "#app/content/site/lender-words.ts";
import type { Faq } from "#app/content/site/records.ts";

/** The questions of the FAQ page, in its order. Facts as of November 2026. */
export const faq = [
  {
    question: "What is free, and what is not?",
    anchor: "free-services",
    answer: [
      `You ask for a credit analysis. ${whatTheAnalysisIs} Asking for it is not a promise to buy anything.`,
      `${whatItCosts} Third parties charge for the appraisal, the title search, the county’s records and more. The credit repair page states the monthly price with its terms.`,
      lenderWords,
      "Some help is free wherever you are. You can read your reports at AnnualCreditReport.com and dispute an error yourself. HUD-approved housing counselors charge little or nothing.",
    ],
    links: [
      { label: "What credit repair costs", to: "/credit-repair#price" },
      { label: "Dispute an error yourself", to: "/guides/dispute-an-error-yourself" },
    ],
  },
  {
    question: "Will asking for an analysis lower my score?",
    anchor: "score",
    answer: [
      "No. Looking at your own credit report never changes your score. The form asks for your name, email and phone, and not for your Social Security number.",
      "Later, when you apply for a loan, the lender makes a hard inquiry. It can cost a few points and stays on your report for two years. Scoring models count several mortgage inquiries within a short time as one, so comparing lenders is safe.",
    ],
    links: [{ label: "What moves a credit score", to: "/guides/what-moves-a-credit-score" }],
  },
  {
    question: "Can you take anything off my credit report?",
    anchor: "removal",
    answer: [
      "No, and no one else can. What is wrong, out of date or not yours can be disputed, and the bureau has to correct it or take it off. What is true stays until its time is up: seven years for most late payments and collections, ten for a chapter 7 bankruptcy.",
      "If someone promises to remove what is true, keep your money.",
    ],
    links: [{ label: "How long marks stay", to: "/guides/how-long-marks-stay" }],
  },
  {
    question: "How long does it take from renting to owning?",
    anchor: "time",
    answer: [
      `Your analysis comes ${analysisWithin}. A credit bureau then has 30 days to look into a dispute, in some cases 45. Finding a home takes most people weeks, and a loan about a month from the accepted offer to closing.`,
      "How long all of it takes depends on where you start. Someone with a good score and savings may be done in a few months. Someone with a recent late payment may do best to wait.",
    ],
    links: [{ label: "The five steps and their times", to: "/how-it-works" }],
  },
  {
    question: "What credit score do I need for a mortgage?",
    anchor: "score-needed",
    answer: [
      "No one number works for every loan. Many lenders ask for at least 580 for an FHA loan, 620 for a conventional loan and 640 for a USDA loan. The VA sets no minimum, though most lenders have one.",
      "These are lenders’ guidelines as of November 2026, not the law. Fannie Mae dropped its own floor of 620 in November 2025, and FHA itself allows 500 to 579 with a larger down payment. A higher score mostly buys a lower rate.",
    ],
    links: [{ label: "Compare the loans", to: "/mortgage-solutions" }],
  },
  {
    question: "What if I have no money for a down payment?",
    anchor: "no-down-payment",
    answer: [
      "You may need less than you think. Most first-time buyers put down less than a fifth of the price. Some loans ask for only a small part of it, and VA and USDA loans ask for nothing down from those who qualify.",
      "Assistance programs can help with the rest. Some are grants, some are loans that are forgiven if you stay, and some have to be paid back when you sell. Plan for closing costs too: they come on top.",
    ],
    links: [
      { label: "Find help with the down payment", to: "/financial-aid" },
      { label: "How assistance works", to: "/guides/down-payment-assistance-explained" },
    ],
  },
] as const satisfies readonly Faq[];
