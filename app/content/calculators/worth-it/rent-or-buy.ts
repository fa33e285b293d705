import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { countedClosing, plannedMortgageInsurance } from "#app/content/figures/closing-figures.ts";
import { percentSign } from "#app/content/figures/figure-words.ts";
import { rentOrBuyAssumptions } from "#app/content/rules/rent-or-buy-assumptions.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "Rent or buy",
  description: "Rent and buy with the same money, year by year, until one is ahead.",
  head: {
    title: "Rent or buy calculator that can say rent",
    description:
      "Renting against buying with the same money each month, for 30 years: who has more after every year, the year the lines cross, and when they do not.",
  },
  guide: { path: "/reports/rents", label: "Rents by state" },
  searchWords: ["renting", "break even", "is it worth it"],
  question: "Would renting leave you better off?",
  lead: "Sometimes it does, and then this page says so. Both ways get the same money each month, year by year, for 30 years.",
  assumes: [
    {
      title: "The same money",
      text: "The renter keeps the cash that buying takes upfront. Each month, whoever pays less saves the difference, and both earn the same on it.",
    },
    {
      title: "Home prices",
      text: `${percentSign(rentOrBuyAssumptions.homeGrowth)} a year: the middle state of FHFA’s purchase-only index from the end of 2005 to the end of 2025, a crash and two booms. Yours can fall for years.`,
    },
    {
      title: "Rents, earnings, upkeep",
      text: `${percentSign(rentOrBuyAssumptions.rentGrowth)}, ${percentSign(rentOrBuyAssumptions.investmentReturn)} and ${percentSign(rentOrBuyAssumptions.maintenanceRate)} a year: round planning figures of November 2026. You can change each one.`,
    },
    { title: "Closing costs of buying", text: countedClosing },
    {
      title: "Selling",
      text: `${percentSign(rentOrBuyAssumptions.sellingShare)} of what the home is worth on that day, a planning figure. The buyer’s home counts as sold in every year, so the first years look bad. They are.`,
    },
    {
      title: "Mortgage insurance",
      text: `${plannedMortgageInsurance} of the loan a year under 20% down, a planning figure, until the balance is scheduled to reach 78% of the price (12 U.S.C. 4902).`,
    },
  ],
  leavesOut: [
    "Income tax. Most buyers at these prices take the standard deduction, so interest makes no difference.",
    "Moving, furniture, and a landlord who sells.",
    "What no number shows: staying put, painting a wall, or leaving next spring.",
    "A refinance, and extra payments.",
  ],
  next: "Want to know which homes you could buy?",
};
