import type { Calculator } from "#app/content/site/records.ts";

/** All thirteen, in the order of the questions that people come with. `ready` ones work today, at `path`. */
export const calculators = [
  {
    slug: "affordability",
    title: "Affordability",
    description: "The price your income, debts and savings allow, and which of the three stops you first.",
    ready: true,
    path: "/calculators/affordability",
    guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
    searchWords: ["how much house", "afford", "budget", "28/36"],
  },
  {
    slug: "income-needed",
    title: "Income needed",
    description: "The other way round: the income that a certain home asks for, by each kind of loan.",
    ready: true,
    path: "/calculators/income-needed",
    guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
    searchWords: ["salary", "how much do I need to earn"],
  },
  {
    slug: "debt-to-income",
    title: "Debt-to-income",
    description: "The share of your income that housing and debts take: the number a lender works out first.",
    ready: true,
    path: "/calculators/debt-to-income",
    guide: { path: "/guides/debt-to-income-explained", label: "Debt-to-income explained" },
    searchWords: ["DTI", "ratio", "student loans"],
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
    searchWords: ["schedule", "pay off early", "biweekly", "balance"],
  },
  {
    slug: "mortgage-insurance",
    title: "Mortgage insurance and when it ends",
    description: "What it costs each month, and the dates on which you can ask for its end or it ends by itself.",
    ready: true,
    path: "/calculators/mortgage-insurance",
    guide: { path: "/guides/conventional-or-fha", label: "Conventional or FHA" },
    searchWords: ["PMI", "MIP", "20 percent down", "80 percent", "cancel"],
  },
  {
    slug: "down-payment-savings",
    title: "Down payment savings with assistance",
    description: "What is left to save once programs that look at your income and price have paid their part.",
    ready: true,
    path: "/calculators/down-payment-savings",
    guide: { path: "/guides/saving-for-a-down-payment", label: "Saving for a down payment" },
    searchWords: ["DPA", "grant", "how long to save"],
  },
  {
    slug: "closing-costs",
    title: "Closing costs and cash to close",
    description: "The fees, taxes and deposits of closing day, in the order in which a Loan Estimate lists them.",
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
    description: "What fees do to a rate, and after how many months paying points has paid off.",
    ready: true,
    path: "/calculators/apr-and-points",
    guide: { path: "/guides/read-a-loan-estimate", label: "How to read a Loan Estimate" },
    searchWords: ["annual percentage rate", "buy down", "discount points"],
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
    description: "Both ways with the same money, year by year, until one of them is ahead.",
    ready: true,
    path: "/calculators/rent-or-buy",
    guide: { path: "/reports/rents", label: "Rents by state" },
    searchWords: ["renting", "break even", "is it worth it"],
  },
  {
    slug: "refinance",
    title: "Refinance",
    description: "The month in which a new loan has earned back what it cost, and what you owe by then.",
    ready: true,
    path: "/calculators/refinance",
    guide: { path: "/reports/mortgage-rates-since-1971", label: "Mortgage rates since 1971" },
    searchWords: ["refi", "lower rate", "break even"],
  },
] as const satisfies readonly Calculator[];

export type CalculatorSlug = (typeof calculators)[number]["slug"];

/** The questions that bring people to a calculator, and the ones that answer each. */
export const calculatorQuestions = [
  {
    id: "can-i",
    question: "Can I buy yet?",
    answer: "Three numbers decide: what comes in, what goes out, what is saved.",
    calculators: ["affordability", "income-needed", "debt-to-income"],
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
    answer: "The down payment is the part you know. Closing day has a list of its own.",
    calculators: ["down-payment-savings", "closing-costs"],
  },
  {
    id: "which-loan",
    question: "Which loan, at what price?",
    answer: "The rate on the poster is one of three prices. Fees and your score set the others.",
    calculators: ["five-programs", "apr-and-points", "credit-score-price"],
  },
  {
    id: "worth-it",
    question: "Is it worth it?",
    answer: "Sometimes no. A tool that never says so is an advertisement.",
    calculators: ["rent-or-buy", "refinance"],
  },
] as const satisfies readonly {
  id: string;
  question: string;
  answer: string;
  calculators: readonly CalculatorSlug[];
}[];

export function calculatorBySlug(slug: CalculatorSlug): Calculator {
  const found = calculators.find((calculator) => calculator.slug === slug);
  if (!found) throw new Error(`No calculator is called ${slug}`);
  return found;
}
