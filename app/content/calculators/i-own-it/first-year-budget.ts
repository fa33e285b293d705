import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";
import { averageOfTheWeek } from "#app/content/market/latest-rates.ts";

export const calculator: CalculatorRecord = {
  place: 10,
  title: "First-year budget",
  description: "Twelve months in a home, month by month, and why the bill rises after the first escrow check.",
  head: {
    title: "First-year homeowner budget, month by month",
    description:
      "What a home takes in its first twelve months: the bill, utilities, a repair fund and moving in, and why the bill rises after the escrow check.",
  },
  guide: { path: "/guides/your-first-year-as-an-owner", label: "Your first year as an owner" },
  searchWords: [
    "cost of owning",
    "escrow analysis",
    "escrow shortage",
    "moving costs",
    "home maintenance",
    "utilities",
  ],
  question: "What does the first year of owning cost?",
  lead: "The lender’s bill is only a part of it. See each of the first twelve months, and why the bill can rise though your rate is fixed.",
  assumes: [
    {
      title: "Months and bills",
      text: "Twelve full months after the month of closing. You pay that month’s interest at closing, so the first bill comes in the second full month: eleven bills in twelve months.",
    },
    {
      title: "The bill",
      text: `Loan, mortgage insurance by the rules of each loan, and escrow for property tax and home insurance. ${averageOfTheWeek} Not an offer. Tax and insurance are planning assumptions.`,
    },
    {
      title: "Repair fund",
      text: "1% of the price a year, our own planning figure. An old roof needs more, a new condo less. You pay it to yourself, so it is there when the furnace goes.",
    },
    {
      title: "The escrow check",
      text: "Once a year the servicer compares what it paid with what you paid in. A gap may be spread over twelve months. If it is less than a month of escrow, you may be asked for it within 30 days (12 CFR 1024.17(f)). We count the higher bills as paid in the first year.",
    },
    {
      title: "Moving, furniture, utilities",
      text: "Made-up round numbers, November 2026. Type your own: ask the utilities what the last owner paid.",
    },
  ],
  leavesOut: [
    "Down payment and closing costs: the cash-to-close calculator has those.",
    "A tax bill outside escrow, such as California’s supplemental bill. It comes to you, not to the servicer.",
    "The cushion of up to two months that the servicer may hold. It rises a little with the bills.",
    "Rent that you still pay while your lease runs.",
    "A big repair above the fund, and what taxes give back.",
  ],
  next: "Would a better score make the bill smaller?",
};
