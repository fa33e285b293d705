import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { fhaRules } from "#app/content/rules/fha.ts";
import { leavingFhaRules } from "#app/content/rules/owning/owner-assumptions.ts";

export const calculator: CalculatorRecord = {
  place: 20,
  title: "FHA to conventional",
  description: "The month when switching to a conventional loan saves most, and what stops you until then.",
  head: {
    title: "FHA to conventional: when dropping FHA’s premium pays",
    description:
      "When a conventional loan in place of your FHA loan saves most: what you owe against the home’s value, the new rate, its costs, and how long you stay.",
  },
  guide: { path: "/guides/fha-loans-explained", label: "FHA loans explained" },
  searchWords: ["drop MIP", "remove FHA mortgage insurance", "refinance out of FHA", "get rid of MIP"],
  question: "When does leaving FHA pay?",
  lead: "With a small down payment, FHA’s yearly premium stays as long as the loan. A conventional loan can end it. See in which month that saves most.",
  assumes: [
    {
      title: "FHA’s premium",
      text: `It goes by down payment, term and loan: ${fhaRules.source}. It gets a little smaller each year.`,
    },
    {
      title: "What you may owe",
      text: `Fannie Mae takes such a loan up to ${leavingFhaRules.highestLoanToValue} cents for each dollar of the home’s value (Selling Guide B2-1.3-02, July 2023). Above 80% it asks for mortgage insurance. We end that once you owe 80%, since you may ask then (12 U.S.C. 4902).`,
    },
    {
      title: "How soon",
      text: "If you take no cash out, Fannie Mae’s guide names no waiting time (B2-1.3-02, July 2023). With cash out it is 12 months (B2-1.3-03, February 2023). Many lenders ask for six payments first: our own planning figure.",
    },
    {
      title: "Saved by the end",
      text: "All you pay from now until you leave, and what you still owe then: with the FHA loan kept, less the same with the switch. The new loan’s costs are in it.",
    },
    {
      title: "The home’s value",
      text: "No one knows it ahead of time. We start with 3.5% a year, the middle state of FHFA’s index from 2005 to 2025. The answer also says what happens if the value stays the same.",
    },
    {
      title: "Starting numbers",
      text: "A made-up home and made-up rates, November 2026, not an offer. The costs are our own round figure. The new rate stays the same, whenever you switch.",
    },
  ],
  leavesOut: [
    "The score, income and debts that the new loan asks for. A low appraisal can stop it, too.",
    "Property tax and home insurance, which stay as they are. Money in the old escrow account comes back to you.",
    "A new FHA loan. There, a part of the upfront premium may come back within three years.",
    "Taxes, and what the cash for the costs would earn elsewhere.",
    "Extra payments, which bring you to 80% sooner.",
  ],
  next: "Would a better score bring a better new rate?",
};
