import { limits } from "#app/content/figures/limit-figures.ts";
import type { AssistanceCard, LoanProgramCard } from "#app/content/site/records.ts";

type LoanProgram = LoanProgramCard & {
  /** The row's anchor on the page. */
  id: string;
  /** Who should knock here first, in a few words. */
  door: string;
  /** What the rules of the year say, with their source. `features` may name claims in braces. */
  rules: readonly { text: string; source: string }[];
};

/** When the rules below were looked up, and when to look again. Loan limits have their own days. */
export const programRulesChecked = { asOf: "2026-11-21", reviewBy: "2027-05-21" } as const;

export const loanPrograms = [
  {
    id: "conventional",
    title: "Conventional",
    door: "Fair to good credit",
    description: "A loan that no government agency insures. Most follow the rules of Fannie Mae and Freddie Mac.",
    features: [
      "From {conventionalDown} down",
      "A score of {conventionalScore} at many lenders",
      "No mortgage insurance with {noMortgageInsurance}",
      "For a home you live in, a second home or a rental",
    ],
    bestFor: "Fair to good credit and a steady income. The more you put down, the better it gets.",
    rules: [
      {
        text: `Up to ${limits.baseline} in most counties, ${limits.ceiling} in the costliest. ${limits.islands} ${limits.next}`,
        source: limits.conformingSource,
      },
      {
        text: "You may ask to end mortgage insurance at 80% of the home’s original value; at 78% it ends by itself.",
        source: "12 U.S.C. 4901–4910",
      },
    ],
  },
  {
    id: "fha",
    title: "FHA",
    door: "A score on its way up",
    description: "A lender’s loan that the Federal Housing Administration insures, so lenders can accept lower scores.",
    features: [
      "{fhaDown} down from a score of {fhaScore}",
      "10% down from 500 to 579",
      "Debts {fhaDebtToIncome} of income as the usual guide",
      "Gifts and assistance may cover the down payment",
    ],
    bestFor: "A score on the way up, or more debt than other loans allow.",
    rules: [
      {
        text: `Up to ${limits.fhaFloor} in most counties, ${limits.ceiling} in the costliest.`,
        source: limits.fhaSource,
      },
      {
        text: "1.75% of the loan up front. With 3.5% down, 0.55% a year for the whole term; with 10% down, 0.50% for 11 years. More for large loans.",
        source: "HUD Mortgagee Letter 2023-05",
      },
    ],
  },
  {
    id: "va",
    title: "VA",
    door: "You or your spouse served",
    description: "A lender’s loan that the Department of Veterans Affairs backs for people who served.",
    features: [
      "{vaDown} down with full entitlement",
      "Minimum score set by VA: {vaScore}",
      "No mortgage insurance",
      "Looks at what is left to live on after the bills",
    ],
    bestFor: "Veterans, service members and some surviving spouses. Look here first.",
    rules: [
      {
        text: "Funding fee on first use: 2.15% of the loan, 1.50% with 5% down, 1.25% with 10% down. On later use 3.30% with less than 5% down.",
        source: "VA funding fee, closings from April 7, 2023",
      },
      {
        text: "No fee if VA pays you compensation for a disability.",
        source: "VA funding fee, page of January 15, 2026",
      },
    ],
  },
  {
    id: "usda",
    title: "USDA",
    door: "A home outside the big cities",
    description: "A lender’s loan that the Department of Agriculture guarantees outside the larger cities.",
    features: [
      "{usdaDown} down",
      "A score of {usdaScore} for automated approval",
      "For homes in eligible rural areas, including many small towns",
      "Household income up to 115% of what is usual in the area",
    ],
    bestFor: "Modest incomes and a home where the streetlights end.",
    rules: [
      { text: "1.00% of the loan up front, then 0.35% a year of what is still owed.", source: "7 CFR 3555.107" },
      { text: "Income limits go by county and household size.", source: "USDA Rural Development" },
    ],
  },
  {
    id: "jumbo",
    title: "Jumbo",
    door: "A very large loan",
    description:
      "A loan larger than Fannie Mae and Freddie Mac may buy. The lender often keeps it, and sets its own rules.",
    features: [
      "For prices that the other loans do not reach",
      "Often 10% to 20% down",
      "Often a score of 700 or more, and months of payments in savings",
      "Fixed or adjustable rate",
    ],
    bestFor: "High incomes in costly places. Compare at least three lenders: no two have the same rules.",
    rules: [
      {
        text: `Starts above ${limits.baseline} in most counties, above ${limits.ceiling} in the costliest, in Alaska and in Hawaii.`,
        source: limits.conformingSource,
      },
    ],
  },
  {
    id: "assistance",
    title: "Down Payment Assistance",
    door: "Short on cash to start",
    description:
      "A grant or a second loan from a state, a city, an employer or a nonprofit, beside one of the loans above.",
    features: [
      "Goes toward the down payment, closing costs or both",
      "A grant, or a loan that is forgiven or paid back later",
      "Most have a limit for income and for the price",
      "Many ask for a buyer course first",
    ],
    bestFor: "Anyone who can carry the payment and lacks the cash to start.",
    rules: [
      {
        text: "No national amount and no national rule: each program sets its own, and opens and closes during the year.",
        source: "Ask your state’s housing finance agency",
      },
    ],
  },
] as const satisfies readonly LoanProgram[];

/** The four kinds of help with the cash to start. */
export const assistanceCards = [
  {
    title: "First-Time Buyer Assistance",
    description: "From a state or city, for people who have not owned a home in the last three years.",
    amountClaim: "firstTimeBuyer",
    coverage: "Down payment",
  },
  {
    title: "Local Programs",
    description: "From a city or county, often for homes in certain neighborhoods.",
    amountClaim: "local",
    coverage: "Down payment, sometimes repairs",
  },
  {
    title: "Employer Programs",
    description: "From where you work: hospitals, schools, city halls and some companies help their people buy nearby.",
    amountClaim: "employer",
    coverage: "Down payment",
  },
  {
    title: "Closing Cost Help",
    description: "From a lender, a program or the seller, toward the fees of closing day.",
    amountClaim: "closingCosts",
    coverage: "Title, appraisal, recording and other fees",
  },
] as const satisfies readonly AssistanceCard[];
