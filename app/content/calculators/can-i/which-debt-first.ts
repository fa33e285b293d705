import type { CalculatorRecord } from "#app/content/calculators/calculator-record.ts";

export const calculator: CalculatorRecord = {
  place: 40,
  title: "Which debt first",
  description: "The order that gets your debts under a lender’s ratio soonest, compared with avalanche and snowball.",
  head: {
    title: "Which debt to pay first for a mortgage",
    description:
      "The order that brings your debts under 36%, 41%, 43% or 50% of income in the fewest months, compared with avalanche and snowball, with the interest of each.",
  },
  guide: { path: "/guides/debt-to-income-explained", label: "Debt-to-income explained" },
  searchWords: ["avalanche", "snowball", "pay off debt", "lower my DTI", "debt payoff", "credit card payoff"],
  question: "Which debt should you pay first?",
  lead: "Lenders count your monthly payments, not your balances. So the debt to clear first for a home loan isn’t always the one with the highest rate.",
  assumes: [
    {
      title: "Ratio first",
      text: "Every order is tried. This is the one that gets your payments under the ratio in the fewest months. If two tie, the one with less interest wins.",
    },
    { title: "Rate first", text: "Highest rate first, called avalanche. It costs the least interest." },
    {
      title: "Smallest first",
      text: "Smallest balance first, called snowball. The first debt is gone soon, which helps people keep going.",
    },
    {
      title: "Each month",
      text: "Each debt grows by a twelfth of its yearly rate and gets its payment. The extra, and the payments of debts that are gone, go to the next debt in the order. “As today” adds nothing and spends what is freed.",
    },
    {
      title: "The ratios",
      text: "28/36 by custom; VA 41, 38 CFR 36.4340; USDA 29/41, 7 CFR 3555.151; FHA 31/43, HUD Handbook 4000.1; 50 at most, Fannie Mae Selling Guide B3-6-02, June 3, 2026. Guides, not laws.",
    },
    { title: "Starting numbers", text: "A made-up household, November 2026." },
  ],
  leavesOut: [
    "A card’s smallest payment, which falls as its balance falls. Your ratio may get there sooner than shown.",
    "Car and student loans with ten payments or fewer left. Some programs stop counting them. Cards always count.",
    "Student loans on pause: lenders count about 0.5% to 1% of the balance each month.",
    "New debts, late fees, and the savings you may need for the down payment at the same time.",
    "The limit on housing alone, which some programs have as well.",
  ],
  withoutMortgageRate: true,
  next: "Not sure what your report says you owe?",
};
