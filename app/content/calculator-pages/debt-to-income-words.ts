import type { CalculatorWords } from "./calculator-words.ts";

export const debtToIncomeWords: CalculatorWords = {
  question: "How much of your income is spoken for?",
  lead: "Lenders work out two numbers: housing over income, then housing and debts over income.",
  assumes: [
    { title: "Classic 28/36", text: "A long-time custom among lenders, not a rule." },
    {
      title: "Conventional",
      text: "36% when a person decides, up to 45% with strong savings and score; automated approvals up to 50%. Fannie Mae Selling Guide B3-6-02, June 3, 2026.",
    },
    { title: "FHA 31/43", text: "HUD Handbook 4000.1. Automated approvals go above it." },
    { title: "VA 41", text: "38 CFR 36.4340. VA also looks at what is left to live on each month." },
    { title: "USDA 29/41", text: "7 CFR 3555.151, higher with good reasons." },
    {
      title: "43%",
      text: "Once the limit for a general qualified mortgage. A price test replaced it on October 1, 2022. Many lenders still use it.",
    },
  ],
  leavesOut: [
    "Debts with ten payments or fewer left, which some programs do not count.",
    "Rent, once you own: your new payment takes its place.",
    "Groceries, phone, power, child care: not in the ratio, but in your month.",
    "Your score. Lenders accept a high ratio more easily with a high score.",
  ],
  withoutMortgageRate: true,
  next: "Over a limit? Paying off the right debt can change that.",
};
