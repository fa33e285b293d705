import { reportYears } from "#app/content/rules/credit-events.ts";
import { type GlossaryTerm, read } from "./glossary-term.ts";

const scoreGuide = "/guides/what-moves-a-credit-score";
const reportGuide = "/guides/how-to-read-your-credit-report";
const fico = read("FICO, the five parts of a score");

/** The report, the scores made of it, and what moves them. */
export const creditGlossary: readonly GlossaryTerm[] = [
  {
    slug: "credit-report",
    term: "Credit report",
    names: ["credit file"],
    meaning: [
      "A list of your loans, cards and debts, with how you paid each one.",
      "Lenders read it before they lend, and you can read it for free by law.",
    ],
    example: "You order all three at AnnualCreditReport.com. One lists a card you never had, so you dispute it.",
    see: ["credit-bureau", "credit-score", "dispute"],
    more: [reportGuide],
    from: read("Fair Credit Reporting Act, 15 U.S.C. 1681j"),
  },
  {
    slug: "credit-bureau",
    term: "Credit bureau",
    names: ["credit reporting agency"],
    words: ["Equifax", "Experian", "TransUnion"],
    meaning: [
      "A company that collects records of how people pay and sells them as credit reports.",
      "There are three big ones, and each may know something the others don’t.",
    ],
    example: "Your old landlord’s collector reports to one bureau only. Two of your reports are clean, and one is not.",
    see: ["credit-report", "furnisher"],
    more: [reportGuide],
  },
  {
    slug: "credit-score",
    term: "Credit score",
    names: ["score", "credit rating"],
    meaning: [
      "A number that says how likely you are to pay on time, made from your credit report.",
      "Most scores run from 300 to 850, and a higher one usually gets you a lower rate.",
    ],
    example: "One lender sees 655, 662 and 671 for you. Most mortgage lenders take the middle one: 662.",
    sum: [
      ["Three scores", "655, 662, 671"],
      ["The one that counts", "662"],
    ],
    see: ["fico-score", "vantagescore", "credit-utilization"],
    more: [scoreGuide, "/calculators/credit-score-price"],
    from: fico,
  },
  {
    slug: "fico-score",
    term: "FICO score",
    names: ["FICO"],
    meaning: [
      "The brand of credit score that most mortgage lenders use.",
      "There are many versions, so the one in your bank’s app may differ from the lender’s.",
    ],
    example: "Your app says 690 and the lender says 668. Both are right: they come from two versions.",
    see: ["credit-score", "vantagescore"],
    more: [scoreGuide],
  },
  {
    slug: "vantagescore",
    term: "VantageScore",
    meaning: [
      "A brand of credit score that the three bureaus made together.",
      "Free apps often show it, and a mortgage lender may still use a FICO score.",
    ],
    example:
      "A free app shows a VantageScore of 702. Ask the lender which score it uses before you count on that number.",
    see: ["fico-score", "credit-score"],
    more: [scoreGuide],
  },
  {
    slug: "payment-history",
    term: "Payment history",
    names: ["payment record"],
    meaning: [
      "The record of which bills you paid on time and which you paid late.",
      "It is the biggest part of a FICO score, about 35%.",
    ],
    example:
      "You have four cards and pay one 30 days late. That one date can weigh more than the balances on all four.",
    see: ["late-payment", "credit-score", "credit-utilization"],
    more: [scoreGuide],
    from: fico,
  },
  {
    slug: "credit-utilization",
    term: "Credit utilization",
    names: ["card use", "utilization rate", "utilization ratio"],
    meaning: [
      "The share of your card limits that you are using right now.",
      "It counts toward the second-largest part of a FICO score, about 30%, and it changes with each balance reported.",
    ],
    example: "Your limits add up to $4,000 and you owe $1,800, so you use 45%. Pay $1,000 and it falls to 20%.",
    sum: [
      ["$1,800 of $4,000", "45%"],
      ["After paying $1,000", "20%"],
    ],
    see: ["revolving-debt", "statement-date", "credit-score"],
    more: [scoreGuide, "/calculators/card-use"],
    from: fico,
  },
  {
    slug: "statement-date",
    term: "Statement date",
    names: ["closing date of a card", "statement closing date"],
    meaning: [
      "The day your card adds up the month, and most cards report that balance.",
      "Pay before it, and your report shows a smaller balance.",
    ],
    example: "Your statement date is the 20th. You pay $600 on the 18th, so the bureaus see $50 and not $650.",
    sum: [
      ["Balance on the 17th", "$650"],
      ["Paid on the 18th", "$600"],
      ["Reported on the 20th", "$50"],
    ],
    see: ["credit-utilization", "credit-bureau"],
    more: [scoreGuide],
  },
  {
    slug: "hard-inquiry",
    term: "Hard inquiry",
    names: ["hard pull", "hard credit check"],
    meaning: [
      "A look at your report by a lender you asked for money.",
      `It can cost a few points and stays on your report for ${reportYears.inquiry} years.`,
    ],
    example: "You ask three mortgage lenders within two weeks. FICO counts that as one, so comparing is safe.",
    see: ["soft-inquiry", "rate-shopping"],
    more: [scoreGuide],
    from: reportYears,
  },
  {
    slug: "soft-inquiry",
    term: "Soft inquiry",
    names: ["soft pull", "soft credit check"],
    meaning: [
      "A look at your report that is not about a new loan.",
      "It never changes your score, and checking your own report is one.",
    ],
    example: "You check your report three times in a month. Your score stays where it was.",
    see: ["hard-inquiry", "credit-report"],
    more: [scoreGuide],
  },
  {
    slug: "rate-shopping",
    term: "Rate shopping",
    names: ["shopping window"],
    meaning: [
      "Asking several lenders for the same kind of loan in a short time.",
      "Scores count those checks as one if they fall within 14 to 45 days, depending on the version.",
    ],
    example: "You apply at four lenders between March 3 and March 14. For your score that is one check and not four.",
    see: ["hard-inquiry", "loan-estimate"],
    more: ["/guides/choose-a-lender", "/guides/read-a-loan-estimate", "/calculators/apr-and-points"],
    from: read("Consumer Financial Protection Bureau, Your Home Loan Toolkit"),
  },
  {
    slug: "thin-file",
    term: "Thin file",
    words: ["no credit history", "credit invisible", "no credit file"],
    meaning: [
      "A credit report with too little in it to make a score. With no file at all, the CFPB calls you credit invisible.",
      "A lender can look at rent, phone and power bills and decide by hand.",
    ],
    example: "You paid cash for ten years and have no score. Twelve months of rent and two bills can stand in for it.",
    see: ["rent-reporting", "secured-card", "manual-underwriting"],
    more: ["/guides/build-credit-from-a-thin-file", scoreGuide],
  },
  {
    slug: "authorized-user",
    term: "Authorized user",
    meaning: [
      "Someone who may use another person’s card without owing the bill.",
      "The card often shows on your report, with its good months and its bad ones.",
    ],
    example:
      "Your sister adds you to a card she has paid on time for eight years. A lender may ask if you ever paid on it.",
    see: ["thin-file", "payment-history"],
    more: ["/guides/build-credit-from-a-thin-file", scoreGuide],
  },
  {
    slug: "secured-card",
    term: "Secured card",
    names: ["secured credit card"],
    meaning: [
      "A credit card backed by money you leave with the bank.",
      "It reports like any other card, so it can start a record or repair one.",
    ],
    example: "You deposit $300 and get a $300 limit. You buy gas for $40 a month and pay it off each time.",
    see: ["credit-builder-loan", "credit-utilization", "thin-file"],
    more: ["/guides/build-credit-from-a-thin-file", scoreGuide],
  },
  {
    slug: "credit-builder-loan",
    term: "Credit-builder loan",
    meaning: [
      "A small loan whose money stays in the bank until you have paid it off.",
      "You build a payment record and end up with savings, less interest and fees.",
    ],
    example: "You pay $50 a month for 12 months. At the end you get $600 back, less what the loan cost.",
    sum: [
      ["12 × $50", "$600"],
      ["Interest and fees, a sample", "$30"],
      ["Yours at the end", "$570"],
    ],
    see: ["secured-card", "payment-history"],
    more: ["/guides/build-credit-from-a-thin-file", scoreGuide],
  },
  {
    slug: "rapid-rescore",
    term: "Rapid rescore",
    names: ["rapid rescoring"],
    meaning: [
      "A lender asks the bureaus to update your file within days, not weeks.",
      "Only the lender can order it, and it only speeds up what is true.",
    ],
    example:
      "You pay a card down on Monday. The lender sends proof, and the new balance counts by the end of the week.",
    see: ["credit-score", "statement-date"],
    more: [scoreGuide],
  },
];
