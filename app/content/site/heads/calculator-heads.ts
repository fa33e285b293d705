import type { PageHead } from "#app/content/site/records.ts";

/** The heads of the calculators' pages. */
export const calculatorHeads = {
  "/calculators/adjustable-rate": {
    title: "Adjustable-rate mortgage calculator: the worst path",
    description:
      "How high an adjustable payment can go under its caps and when, what it is if the index stays, and the interest next to a fixed loan’s by year.",
    robots: "index, follow",
    breadcrumb: "Adjustable rate",
  },
  "/calculators/affordability": {
    title: "How much house can I afford? What stops you first",
    description:
      "The price your income, debts, cash and loan limit allow, with taxes and insurance inside: which one stops you, and what one step on each would buy.",
    robots: "index, follow",
    breadcrumb: "Affordability",
  },
  "/calculators/amortization": {
    title: "Amortization calculator with extra payments",
    description:
      "What you still owe after each year, what an extra payment each month, each year or once takes off, and the whole schedule by month, to save as CSV.",
    robots: "index, follow",
    breadcrumb: "Amortization",
  },
  "/calculators/apr-and-points": {
    title: "APR and points calculator: two offers side by side",
    description:
      "What points and fees do to a rate: the APR of two mortgage offers by Regulation Z, and the month points pay off, counting what you still owe.",
    robots: "index, follow",
    breadcrumb: "APR and points",
  },
  "/calculators/biweekly-and-recast": {
    title: "Biweekly, recast or extra payments: what saves more",
    description:
      "The same extra money paid at once, with a recast, as biweekly halves or a little each month: what each way saves, when the loan ends, and your bill.",
    robots: "index, follow",
    breadcrumb: "Biweekly or recast",
  },
  "/calculators/card-use": {
    title: "Credit card use calculator, card by card",
    description:
      "How much of each card’s limit you use, and of all together: which card to pay first with your cash to get under 30% and 10%. No score is predicted.",
    robots: "index, follow",
    breadcrumb: "Card use",
  },
  "/calculators/closing-costs": {
    title: "Closing cost calculator: cash to close, line by line",
    description:
      "Closing costs in the sections of a Loan Estimate, with prepaid interest by the day, escrow and credits, down to the cash to bring.",
    robots: "index, follow",
    breadcrumb: "Closing costs",
  },
  "/calculators/credit-score-price": {
    title: "What your credit score costs on a mortgage",
    description:
      "The same loan at nine score bands: Fannie Mae’s charge as dollars and as a rate, mortgage insurance, FHA next to it, and what one band up saves.",
    robots: "index, follow",
    breadcrumb: "Price of a credit score",
  },
  "/calculators/debt-to-income": {
    title: "Debt-to-income calculator: front and back ratio",
    description:
      "Housing and debts as shares of your income, next to the limits of conventional, FHA, VA and USDA loans with their sources and dates.",
    robots: "index, follow",
    breadcrumb: "Debt-to-income",
  },
  "/calculators/down-payment-savings": {
    title: "Down payment savings plan, with help counted",
    description:
      "Months until you have the cash for a home, with down payment help and without, and what that help takes back if you leave in year 1 to 10.",
    robots: "index, follow",
    breadcrumb: "Down payment savings",
  },
  "/calculators/fha-to-conventional": {
    title: "FHA to conventional: when dropping FHA’s premium pays",
    description:
      "When a conventional loan in place of your FHA loan saves most: what you owe against the home’s value, the new rate, its costs, and how long you stay.",
    robots: "index, follow",
    breadcrumb: "FHA to conventional",
  },
  "/calculators/first-year-budget": {
    title: "First-year homeowner budget, month by month",
    description:
      "What a home takes in its first twelve months: the bill, utilities, a repair fund and moving in, and why the bill rises after the escrow check.",
    robots: "index, follow",
    breadcrumb: "First-year budget",
  },
  "/calculators/five-programs": {
    title: "Same house, five loans: conventional, FHA, VA, USDA",
    description:
      "One home under five kinds of loan: cash to start, monthly payment, how long mortgage insurance lasts, cost after 5 and 10 years, and who may use each.",
    robots: "index, follow",
    breadcrumb: "Same house, five programs",
  },
  "/calculators/income-needed": {
    title: "Income needed for a home, by kind of loan",
    description:
      "Type a price and a down payment: the income that conventional, FHA, VA and USDA guides ask for, with taxes, insurance and your debts inside.",
    robots: "index, follow",
    breadcrumb: "Income needed",
  },
  "/calculators/loan-term": {
    title: "15- or 30-year mortgage calculator, and the way between",
    description:
      "The same loan over 15 and 30 years: each payment, all the interest, what you owe by year, and a 30-year loan paid like the shorter one.",
    robots: "index, follow",
    breadcrumb: "15 or 30 years",
  },
  "/calculators/monthly-payment": {
    title: "Mortgage payment calculator with tax and insurance",
    description:
      "What a home costs each month: loan, property tax, home insurance and mortgage insurance by the rules of each loan, with the month in which it ends.",
    robots: "index, follow",
    breadcrumb: "Monthly payment",
  },
  "/calculators/mortgage-insurance": {
    title: "When mortgage insurance ends: PMI, FHA, USDA",
    description:
      "What mortgage insurance costs each month, the month when you may ask to end it, and when it ends by itself: conventional, FHA, VA and USDA.",
    robots: "index, follow",
    breadcrumb: "Mortgage insurance",
  },
  "/calculators/refinance": {
    title: "Refinance calculator: the true break-even",
    description:
      "When a new loan pays off: by the payments, and truly, with what you still owe. What a longer term costs, and costs in cash or added to the loan.",
    robots: "index, follow",
    breadcrumb: "Refinance",
  },
  "/calculators/rent-or-buy": {
    title: "Rent or buy calculator that can say rent",
    description:
      "Renting against buying with the same money each month, for 30 years: who has more after every year, the year the lines cross, and when they do not.",
    robots: "index, follow",
    breadcrumb: "Rent or buy",
  },
  "/calculators/rent-receipt": {
    title: "Rent receipt: how much rent have you paid?",
    description:
      "Type your rent and the years. You get a receipt by year with the total, and a building with a lit window for each month. Print it or share it.",
    robots: "index, follow",
    breadcrumb: "Rent receipt",
  },
  "/calculators/temporary-buydown": {
    title: "2-1 buydown calculator: cost, and what is left",
    description:
      "A 2-1, 1-0 or 3-2-1 buydown year by year: what you pay, what the account adds, what is left if you refinance, and the same money as points.",
    robots: "index, follow",
    breadcrumb: "Temporary buydown",
  },
  "/calculators/va-residual-income": {
    title: "VA residual income calculator by region and family",
    description:
      "What is left of your pay after taxes, home, upkeep and debts, next to VA’s table by region and family size, and the 20% more that lenders look for over 41%.",
    robots: "index, follow",
    breadcrumb: "VA residual income",
  },
  "/calculators/which-debt-first": {
    title: "Which debt to pay first for a mortgage",
    description:
      "The order that brings your debts under 36%, 41%, 43% or 50% of income in the fewest months, compared with avalanche and snowball, with the interest of each.",
    robots: "index, follow",
    breadcrumb: "Which debt first",
  },
} as const satisfies Record<string, PageHead>;
