import type { CalculatorSlug } from "#app/content/pages/calculators-words.ts";
import type { AnyCalculator } from "./page/calculator.tsx";

/** Every calculator that has its own page, in the order of the list. A page loads only its own. */
export const allCalculators = {
  affordability: async () => (await import("./affordability/affordability-drawing.tsx")).affordability,
  "income-needed": async () => (await import("./income-needed/income-needed-drawing.tsx")).incomeNeeded,
  "debt-to-income": async () => (await import("./debt-to-income/debt-to-income-drawing.tsx")).debtToIncome,
  "which-debt-first": async () => (await import("./which-debt-first/which-debt-first-drawing.tsx")).whichDebtFirst,
  "card-use": async () => (await import("./card-use/card-use-drawing.tsx")).cardUse,
  "va-residual-income": async () =>
    (await import("./va-residual-income/va-residual-income-drawing.tsx")).vaResidualIncome,
  "monthly-payment": async () => (await import("./monthly-payment/monthly-payment-drawing.tsx")).monthlyPayment,
  amortization: async () => (await import("./amortization/amortization-drawing.tsx")).amortization,
  "mortgage-insurance": async () =>
    (await import("./mortgage-insurance/mortgage-insurance-drawing.tsx")).mortgageInsurance,
  "down-payment-savings": async () =>
    (await import("./down-payment-savings/down-payment-savings-drawing.tsx")).downPaymentSavings,
  "closing-costs": async () => (await import("./closing-costs/closing-costs-drawing.tsx")).closingCosts,
  "five-programs": async () => (await import("./five-programs/five-programs-drawing.tsx")).fivePrograms,
  "apr-and-points": async () => (await import("./apr-and-points/apr-and-points-drawing.tsx")).aprAndPoints,
  "loan-term": async () => (await import("./loan-term/loan-term-drawing.tsx")).loanTerm,
  "adjustable-rate": async () => (await import("./adjustable-rate/adjustable-rate-drawing.tsx")).adjustableRate,
  "temporary-buydown": async () => (await import("./temporary-buydown/temporary-buydown-drawing.tsx")).temporaryBuydown,
  "credit-score-price": async () =>
    (await import("./credit-score-price/credit-score-price-drawing.tsx")).creditScorePrice,
  "rent-or-buy": async () => (await import("./rent-or-buy/rent-or-buy-drawing.tsx")).rentOrBuy,
  "rent-receipt": async () => (await import("./rent-receipt/rent-receipt-drawing.tsx")).rentReceipt,
  refinance: async () => (await import("./refinance/refinance-drawing.tsx")).refinance,
  "biweekly-and-recast": async () =>
    (await import("./biweekly-and-recast/biweekly-and-recast-drawing.tsx")).biweeklyAndRecast,
  "fha-to-conventional": async () =>
    (await import("./fha-to-conventional/fha-to-conventional-drawing.tsx")).fhaToConventional,
  "first-year-budget": async () => (await import("./first-year-budget/first-year-budget-drawing.tsx")).firstYearBudget,
} satisfies Record<CalculatorSlug, () => Promise<AnyCalculator>>;
