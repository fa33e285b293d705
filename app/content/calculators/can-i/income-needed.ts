import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import {
  plannedHomeInsurance,
  plannedMortgageInsurance,
  plannedPropertyTax,
} from "#app/content/figures/closing-figures.ts";
import { percentSign } from "#app/content/figures/figure-words.ts";
import { planningRateSource } from "#app/content/loans/example-mortgage.ts";
import { lenderDecisions } from "#app/content/market/lender-decisions.ts";
import { incomeLimits } from "#app/content/rules/income-limits.ts";
import { nationalLimits } from "#app/content/rules/limits-in-force.ts";
import { underwritingLines } from "#app/content/rules/underwriting-lines.ts";

const [limits] = nationalLimits;

export const calculator: CalculatorRecord = {
  place: 20,
  title: "Income needed",
  description: "The other way around: the income you need for a home, by kind of loan.",
  head: {
    title: "Income needed for a home, by kind of loan",
    description:
      "Type a price and a down payment: the income that conventional, FHA, VA and USDA guides ask for, with taxes, insurance and your debts inside.",
  },
  guide: { path: "/guides/how-much-house-can-you-afford", label: "How much house can you afford" },
  searchWords: ["salary", "how much do I need to earn"],
  question: "How much income does this home take?",
  lead: "Start from the home you want. See what each loan asks you to earn, and how close your income comes.",
  assumes: [
    { title: "Both lines", text: `${underwritingLines.source}. Guides, not laws.` },
    {
      title: "Limits",
      text: `${limits.source}; 7 CFR 3555.151 (USDA’s income limit). Up to ${percentSign(incomeLimits.nearShare)} above USDA’s limit we say to ask for an exception, our own planning figure.`,
    },
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
    "Whether USDA’s map has the home, and what the VA says about your service.",
    "Who counts in USDA’s income limit: it takes everyone in the home, and some deductions.",
    "The score and the savings that go with each loan.",
  ],
  next: "Earning about that? The free analysis shows what else a lender will look at.",
};
