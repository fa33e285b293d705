import {
  plannedHomeInsurance,
  plannedMortgageInsurance,
  plannedPropertyTax,
} from "#app/content/figures/planning-figures.ts";
import { planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";
import type { CalculatorWords } from "./calculator-words.ts";

export const incomeNeededWords: CalculatorWords = {
  question: "How much income does this home take?",
  lead: "Start from the home you want. See what each loan asks you to earn, and how close your income comes.",
  assumes: [
    { title: "Both lines", text: `${underwritingLines.source}. Guides, not laws.` },
    { title: "What lenders did", text: `${lenderDecisions.source}.` },
    {
      title: "Starting rates",
      text: `${planningRateSource} for conventional loans, and as far below it for FHA, VA and USDA as our samples are. Not offers: type the ones you are told.`,
    },
    {
      title: "Inside the payment",
      text: `Property tax of ${plannedPropertyTax} and home insurance of ${plannedHomeInsurance} of the price a year, mortgage insurance of ${plannedMortgageInsurance} of a conventional loan: planning assumptions. FHA, VA (first use) and USDA charge by their own tables, upfront fees in the loan.`,
    },
  ],
  leavesOut: [
    "Whether you may have the loan: VA is for service members and veterans, USDA for rural homes and incomes below a limit.",
    "Loan limits: an expensive home may be above FHA’s limit or the conforming limit of its county.",
    "The score and the savings that go with each loan.",
  ],
  next: "Earning about that? The free analysis shows what else a lender will look at.",
};
