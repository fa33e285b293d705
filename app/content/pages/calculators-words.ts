import type { Calculator } from "#app/content/site/records.ts";

/** All calculators and the receipt of rent, in the order of the questions that people come with. `ready` ones work today, at `path`. */
export const calculators = [
  {
    slug: "affordability",
    title: "Affordability",
    description: "The price your income, debts and savings allow, and which of the three stops you first.",
    ready: true,
    path: "/calculators/affordability",
    guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
    searchWords: ["how much house", "afford", "budget for renters", "28/36"],
  },
  {
    slug: "income-needed",
    title: "Income needed",
    description: "The other way around: the income you need for a home, by kind of loan.",
    ready: true,
    path: "/calculators/income-needed",
    guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
    searchWords: ["salary", "how much do I need to earn"],
  },
  {
    slug: "debt-to-income",
    title: "Debt-to-income",
    description: "The share of your income that housing and debts take: a number every lender looks at.",
    ready: true,
    path: "/calculators/debt-to-income",
    guide: { path: "/guides/debt-to-income-explained", label: "Debt-to-income explained" },
    searchWords: ["DTI", "ratio", "student loans"],
  },
  {
    slug: "which-debt-first",
    title: "Which debt first",
    description: "The order that gets your debts under a lender’s ratio soonest, compared with avalanche and snowball.",
    ready: true,
    path: "/calculators/which-debt-first",
    guide: { path: "/guides/debt-to-income-explained", label: "Debt-to-income explained" },
    searchWords: ["avalanche", "snowball", "pay off debt", "lower my DTI", "debt payoff", "credit card payoff"],
  },
  {
    slug: "card-use",
    title: "Card use, card by card",
    description: "How much of each limit you use, and which card to pay first with the cash you have.",
    ready: true,
    path: "/calculators/card-use",
    guide: { path: "/guides/what-moves-a-credit-score", label: "What moves a credit score" },
    searchWords: ["utilization", "how much of my credit card", "balance", "30%", "pay down cards"],
  },
  {
    slug: "va-residual-income",
    title: "VA residual income",
    description: "What is left each month after taxes, home and debts, next to what VA’s table asks for.",
    ready: true,
    path: "/calculators/va-residual-income",
    guide: { path: "/guides/va-and-usda-loans", label: "VA and USDA loans" },
    searchWords: ["VA loan", "veteran", "residual income chart", "family size", "left over"],
  },
  {
    slug: "monthly-payment",
    title: "Monthly payment",
    description: "Loan, property tax, home insurance and mortgage insurance, drawn as the floors of a house.",
    ready: true,
    path: "/calculators/monthly-payment",
    guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
    searchWords: ["PITI", "mortgage calculator", "principal and interest"],
  },
  {
    slug: "amortization",
    title: "Amortization and extra payments",
    description: "What you still owe after each year, and how much an extra $50 a month takes off.",
    ready: true,
    path: "/calculators/amortization",
    guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
    searchWords: ["schedule", "table", "pay off early", "biweekly", "balance"],
  },
  {
    slug: "mortgage-insurance",
    title: "Mortgage insurance and when it ends",
    description: "What it costs each month, when you can ask to end it, and when it ends by itself.",
    ready: true,
    path: "/calculators/mortgage-insurance",
    guide: { path: "/guides/conventional-or-fha", label: "Conventional or FHA" },
    searchWords: ["PMI", "MIP", "20% down", "80%", "cancel"],
  },
  {
    slug: "down-payment-savings",
    title: "Down payment savings with assistance",
    description: "What you still have to save after an assistance program pays its part.",
    ready: true,
    path: "/calculators/down-payment-savings",
    guide: { path: "/guides/saving-for-a-down-payment", label: "Saving for a down payment" },
    searchWords: ["DPA", "grant", "how long to save", "save each month"],
  },
  {
    slug: "closing-costs",
    title: "Closing costs and cash to close",
    description: "The fees, taxes and deposits of closing day, in the order a Loan Estimate lists them.",
    ready: true,
    path: "/calculators/closing-costs",
    guide: { path: "/guides/closing-costs-line-by-line", label: "Closing costs, line by line" },
    searchWords: ["fees", "escrow", "prepaid", "title"],
  },
  {
    slug: "five-programs",
    title: "Same house, five programs",
    description: "One home under conventional, low-income conventional, FHA, VA and USDA rules, side by side.",
    ready: true,
    path: "/calculators/five-programs",
    guide: { path: "/guides/conventional-or-fha", label: "Conventional or FHA" },
    searchWords: ["compare loans", "FHA", "VA", "USDA", "conventional"],
  },
  {
    slug: "apr-and-points",
    title: "APR and points",
    description: "What fees do to a rate, and how many months it takes for points to pay off.",
    ready: true,
    path: "/calculators/apr-and-points",
    guide: { path: "/guides/read-a-loan-estimate", label: "How to read a Loan Estimate" },
    searchWords: ["annual percentage rate", "buy down", "discount points"],
  },
  {
    slug: "loan-term",
    title: "15 or 30 years",
    description: "What a shorter loan asks for each month, what it saves, and the way between the two.",
    ready: true,
    path: "/calculators/loan-term",
    guide: { path: "/reports/what-a-payment-borrows", label: "What a payment borrows" },
    searchWords: ["15-year", "30-year mortgage", "shorter loan", "loan term", "pay off faster"],
  },
  {
    slug: "adjustable-rate",
    title: "Adjustable rate",
    description: "How high the payment can go under the caps, when, and how a fixed loan’s cost compares.",
    ready: true,
    path: "/calculators/adjustable-rate",
    guide: { path: "/guides/read-a-loan-estimate", label: "Read a Loan Estimate" },
    searchWords: ["ARM", "5/6", "5/1", "7/6", "SOFR", "caps", "2/1/5", "worst case"],
  },
  {
    slug: "temporary-buydown",
    title: "Temporary buydown",
    description:
      "A 2-1, 1-0 or 3-2-1 buydown: who pays what, what is left if you refinance, and what else the money could do.",
    ready: true,
    path: "/calculators/temporary-buydown",
    guide: { path: "/guides/make-an-offer", label: "Make an offer" },
    searchWords: ["2-1 buydown", "3-2-1", "1-0", "seller credit", "builder incentive", "lower payment"],
  },
  {
    slug: "credit-score-price",
    title: "Price of a credit score",
    description: "What the same loan costs at 640, 680 or 740: the part of the rate that is about your score.",
    ready: true,
    path: "/calculators/credit-score-price",
    guide: { path: "/guides/what-moves-a-credit-score", label: "What moves a credit score" },
    searchWords: ["credit score", "LLPA", "rate by score"],
  },
  {
    slug: "rent-or-buy",
    title: "Rent or buy",
    description: "Rent and buy with the same money, year by year, until one is ahead.",
    ready: true,
    path: "/calculators/rent-or-buy",
    guide: { path: "/reports/rents", label: "Rents by state" },
    searchWords: ["renting", "break even", "is it worth it"],
  },
  {
    slug: "rent-receipt",
    title: "Rent receipt",
    description: "What you have paid in rent so far, as a receipt, and a building with a window lit for each month.",
    ready: true,
    path: "/calculators/rent-receipt",
    guide: { path: "/reports/rents", label: "Rents by state" },
    searchWords: ["rent paid", "spent on rent", "how much rent", "total rent", "receipt"],
  },
  {
    slug: "refinance",
    title: "Refinance",
    description: "The month when a new loan has paid back its costs, and what you owe by then.",
    ready: true,
    path: "/calculators/refinance",
    guide: { path: "/reports/mortgage-rates-since-1971", label: "Mortgage rates since 1971" },
    searchWords: ["refi", "lower rate", "break even"],
  },
  {
    slug: "biweekly-and-recast",
    title: "Biweekly, recast or extra",
    description: "The same extra money in four ways: which one saves most, and which one lowers the bill.",
    ready: true,
    path: "/calculators/biweekly-and-recast",
    guide: { path: "/guides/your-first-year-as-an-owner", label: "Your first year as an owner" },
    searchWords: ["recast", "re-amortize", "biweekly", "13th payment", "extra principal", "lump sum"],
  },
  {
    slug: "fha-to-conventional",
    title: "FHA to conventional",
    description: "The month when switching to a conventional loan saves most, and what stops you until then.",
    ready: true,
    path: "/calculators/fha-to-conventional",
    guide: { path: "/guides/fha-loans-explained", label: "FHA loans explained" },
    searchWords: ["drop MIP", "remove FHA mortgage insurance", "refinance out of FHA", "get rid of MIP"],
  },
  {
    slug: "first-year-budget",
    title: "First-year budget",
    description: "Twelve months in a home, month by month, and why the bill rises after the first escrow check.",
    ready: true,
    path: "/calculators/first-year-budget",
    guide: { path: "/guides/your-first-year-as-an-owner", label: "Your first year as an owner" },
    searchWords: [
      "cost of owning",
      "escrow analysis",
      "escrow shortage",
      "moving costs",
      "home maintenance",
      "utilities",
    ],
  },
] as const satisfies readonly Calculator[];

export type CalculatorSlug = (typeof calculators)[number]["slug"];

/** The questions that bring people to a calculator, and the ones that answer each. */
export const calculatorQuestions = [
  {
    id: "can-i",
    question: "Can I buy yet?",
    answer: "Three numbers decide: what you earn, what you owe, and what you saved.",
    also: { to: "/my-path", label: "When could you buy? Find your month" },
    calculators: [
      "affordability",
      "income-needed",
      "debt-to-income",
      "which-debt-first",
      "card-use",
      "va-residual-income",
    ],
  },
  {
    id: "each-month",
    question: "What will it cost each month?",
    answer: "More than the loan: taxes and two kinds of insurance come on top, and one of them can end.",
    calculators: ["monthly-payment", "amortization", "mortgage-insurance"],
  },
  {
    id: "cash",
    question: "How much cash do I need?",
    answer: "The down payment is the part you know. Closing day adds its own costs.",
    also: { to: "/assistance-finder", label: "Find programs that may help with it" },
    calculators: ["down-payment-savings", "closing-costs"],
  },
  {
    id: "which-loan",
    question: "Which loan, at what price?",
    answer: "The advertised rate is only part of the price. Fees and your score set the rest.",
    also: { to: "/compare-loan-estimates", label: "Compare Loan Estimates box by box" },
    calculators: [
      "five-programs",
      "apr-and-points",
      "loan-term",
      "adjustable-rate",
      "temporary-buydown",
      "credit-score-price",
    ],
  },
  {
    id: "worth-it",
    question: "Is it worth it?",
    answer: "Sometimes the answer is no, and these tools say so.",
    calculators: ["rent-or-buy", "rent-receipt", "refinance"],
  },
  {
    id: "i-own-it",
    question: "I have the keys. What now?",
    answer: "The loan can get cheaper, and a home costs more than its bill.",
    also: { to: "/end-mortgage-insurance", label: "Ask to end mortgage insurance: the dates and the letter" },
    calculators: ["first-year-budget", "fha-to-conventional", "biweekly-and-recast"],
  },
] as const satisfies readonly {
  id: string;
  question: string;
  answer: string;
  calculators: readonly CalculatorSlug[];
  /** A tool that isn't a calculator. */
  also?: { to: string; label: string };
}[];

export function calculatorBySlug(slug: CalculatorSlug): Calculator {
  const found = calculators.find((calculator) => calculator.slug === slug);
  if (!found) throw new Error(`Unknown calculator: ${slug}`);
  return found;
}

export function isCalculatorSlug(slug: string): slug is CalculatorSlug {
  return calculators.some((calculator) => calculator.slug === slug);
}
