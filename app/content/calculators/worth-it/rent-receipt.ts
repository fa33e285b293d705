import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 20,
  title: "Rent receipt",
  description: "What you have paid in rent so far, as a receipt, and a building with a window lit for each month.",
  head: {
    title: "Rent receipt: how much rent have you paid?",
    description:
      "Type your rent and the years. You get a receipt by year with the total, and a building with a lit window for each month. Print it or share it.",
  },
  guide: { path: "/reports/rents", label: "Rents by state" },
  searchWords: ["rent paid", "spent on rent", "how much rent", "total rent", "receipt"],
  question: "How much rent have you paid?",
  lead: "Rent buys a roof. Here is your receipt for it: a line for each year, and a building with a lit window for each month.",
  assumes: [
    {
      title: "Your rent now",
      text: "It counts for the last twelve months. Going back, each year’s rent is lower by the yearly rise.",
    },
    {
      title: "The yearly rise",
      text: "It starts at 3%, our planning figure of November 2026, the same one as in Rent or buy. If you know your own, type it over.",
    },
    {
      title: "The example",
      text: "$1,450 and 6 years are made up. The page of your county has the middle rent there, with its source and date.",
    },
  ],
  leavesOut: [
    "Deposits, utilities, renters insurance, parking and moving.",
    "Roommates: if you split the rent, type your part.",
    "What you got besides a roof: a place near work or family, and no furnace to fix.",
    "Whether owning would have cost less. Rent or buy compares the two, and sometimes renting wins.",
  ],
  withoutMortgageRate: true,
  next: "Want keys of your own one day?",
};
